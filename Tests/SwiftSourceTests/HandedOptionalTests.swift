import LintelModel
import Testing

@Suite("What is handed in decides")
struct HandedOptionalTests {
  private func faces(_ calls: String, button: String) -> [[String?]] {
    SwiftFixture(
      """
      struct Inbox: View {
        @State var icon: String?
        var body: some View { List { }.toolbar { ToolbarItemGroup { \(calls) } } }
      }
      \(button)
      """
    ).bars.map { $0.items.map(\.symbol) }
  }

  private static let memberwise = """
    struct Tool: View {
      let title: LocalizedStringKey
      var symbol: String? = nil
      var body: some View {
        Button { } label: { if let symbol { Label(title, systemImage: symbol) } else { Text(title) } }
      }
    }
    """

  private static let initialized = """
    struct Tool: View {
      let title: LocalizedStringKey
      let symbol: String?
      init(title: LocalizedStringKey, symbol: String? = nil) { self.title = title; self.symbol = symbol }
      var body: some View {
        Button { } label: { if let symbol = symbol { Label(title, systemImage: symbol) } else { Text(title) } }
      }
    }
    """

  @Test("A view that unwraps what it is made with shows one arm", arguments: [memberwise, initialized])
  func decided(_ button: String) {
    let both = #"Tool(title: "Send", symbol: nil); Tool(title: "Add", symbol: "plus")"#
    #expect(faces(both, button: button) == [[nil, "plus"]])
  }

  @Test("A value left at its initializer's default decides as well")
  func initialValue() {
    #expect(faces(#"Tool(title: "Send")"#, button: Self.initialized) == [[nil]])
  }

  @Test(
    "A text that is looked up is there as a literal is, and a name that may be nil decides nothing",
    arguments: [
      (#"String(localized: "add")"#, 1), (#"NSLocalizedString("add", comment: "")"#, 1), ("Words.add", 1), ("Words.made", 1),
      ("Words.mayBe", 2), (#"String(data: data, encoding: .utf8)"#, 2), ("Other.add", 2),
    ])
  func lookedUp(name: String, bars: Int) {
    let members = """
      @ViewBuilder func tool(_ symbol: String, name: String? = nil) -> some View {
        if let name { Button { } label: { Image(systemName: symbol) }.accessibilityLabel(name) } else {
          Button { } label: { Image(systemName: symbol) }
        }
      }
      """
    let words = """
      enum Words {
        static var add: String { NSLocalizedString("add", comment: "") }
        static let made = look("add")
        static var mayBe: String? { defaults.string(forKey: "add") }
        static func look(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      }
      """
    let source = """
      struct Inbox: View {
        \(members)
        var body: some View { List { }.toolbar { ToolbarItem { tool("plus", name: \(name)) } } }
      }
      \(words)
      """
    #expect(SwiftFixture(source).bars.count == bars)
  }

  @Test("What only the running program knows leaves both arms", arguments: [memberwise, initialized])
  func undecided(_ button: String) {
    #expect(Set(faces(#"Tool(title: "Send", symbol: icon)"#, button: button).joined()).count == 2)
  }

  @Test("Which of several values it is stays open where it is only known to be there")
  func value() {
    let button = """
      struct Tool: View {
        var symbol: String? = nil
        var body: some View {
          Button { } label: {
            if let symbol {
              switch symbol {
              case "plus": Image(systemName: "plus.circle")
              default: Image(systemName: "circle")
              }
            } else {
              Text("None")
            }
          }
        }
      }
      """
    let found = faces(#"Tool(symbol: "plus")"#, button: button)
    #expect(found.allSatisfy { $0.count == 1 } && found.joined().contains("plus.circle"))
    #expect(!found.joined().contains(nil))
  }
}
