import LintelModel
import Testing

/// Cases, `true` and `false` that a call writes for a view's own property.
@Suite("What a view is made with decides")
struct DecidedArmTests {
  private func faces(_ items: String, tool: String) -> [[String]] {
    SwiftFixture(
      """
      struct Inbox: View {
        @State var face = Tool.Face.text
        var body: some View { List { }.toolbar { ToolbarItemGroup { \(items) } } }
      }
      \(tool)
      """
    ).bars.map { bar in bar.items.map { $0.symbol ?? $0.label.said } }
  }

  private static let body = """
    var body: some View {
      Button { } label: {
        switch face {
        case .text: Text(title)
        case .symbol: Image(systemName: "xmark").accessibilityLabel(title)
        }
      }
    }
    """
  private static let memberwise = """
    struct Tool: View {
      enum Face { case text, symbol }
      let title: LocalizedStringKey
      var face: Face = .text
      \(body)
    }
    """
  private static let initialized = """
    struct Tool: View {
      enum Face { case text, symbol }
      let title: LocalizedStringKey
      let face: Face
      init(title: LocalizedStringKey, face: Face = .text) { self.title = title; self.face = face }
      \(body)
    }
    """
  private static let compared = """
    struct Tool: View {
      enum Face { case text, symbol }
      let title: LocalizedStringKey
      var face: Face = .text
      var body: some View {
        Button { } label: { if face == .symbol { Image(systemName: "xmark") } else { Text(title) } }
      }
    }
    """

  @Test(
    "A case that is written there shows its arm, and so does the one that a call leaves it at",
    arguments: [memberwise, initialized, compared])
  func decided(_ tool: String) {
    let both = #"Tool(title: "Send"); Tool(title: "Close", face: .symbol)"#
    #expect(faces(both, tool: tool) == [["Send", "xmark"]])
  }

  @Test("What only the running program knows leaves both arms", arguments: [memberwise, initialized, compared])
  func undecided(_ tool: String) {
    #expect(Set(faces(#"Tool(title: "Close", face: face)"#, tool: tool).joined()) == ["Close", "xmark"])
  }

  @Test("A default arm is left where another case is written, and none where a case of its own is")
  func others() {
    let tool = """
      struct Tool: View {
        enum Face { case text, symbol, both }
        let face: Face
        var body: some View {
          Button { } label: {
            switch face {
            case .symbol: Image(systemName: "xmark")
            default: Text("Close")
            }
          }
        }
      }
      """
    #expect(faces("Tool(face: .symbol)", tool: tool) == [["xmark"]])
    #expect(faces("Tool(face: .text)", tool: tool) == [["Close"]])
  }

  @Test("A flag decides as well, and a state or what a method of the view's sets does not")
  func flags() {
    func tool(_ property: String, _ more: String = "") -> String {
      """
      struct Tool: View {
        \(property)
        var body: some View { Button { } label: { if isBold { Text("Bold") } else { Text("Plain") } } }
        \(more)
      }
      """
    }
    #expect(faces("Tool(isBold: true)", tool: tool("var isBold = false")) == [["Bold"]])
    #expect(faces("Tool()", tool: tool("var isBold = false")) == [["Plain"]])
    #expect(faces("Tool()", tool: tool("@State var isBold = false")).count == 2)
    let setter = "func bold() -> Self { var copy = self; copy.isBold = true; return copy }"
    #expect(faces("Tool()", tool: tool("var isBold = false", setter)).count == 2)
  }
}
