import LintelModel
import Testing

/// One value is one thing at a time, in whatever words the code asks for it.
@Suite("One subject in views, properties and functions")
struct SubjectTests {
  private let filter = """
    enum Kind { case near, far
      func name() -> LocalizedStringKey { switch self { case .near: "kind.near" case .far: "kind.far" } }
    }
    enum Filter { case home, local
      case link(title: String)
      case remote(server: String, kind: Kind)
      var title: String { switch self { case .home: "Home" case .local: "Local" default: "Other" } }
      func name() -> LocalizedStringKey {
        switch self {
        case .home: "filter.home"
        case .local: "filter.local"
        case let .link(title): LocalizedStringKey(title)
        case let .remote(server, _): LocalizedStringKey(server)
        }
      }
      var sign: String { switch self { case .home: "house" case .local: "person" case .link: "link" case .remote: "globe" } }
    }

    """

  private func bars(_ view: String) -> [Toolbar] { SwiftFixture(filter + view).bars }

  @Test("A branch of a view and one of a property of the same value are never both another case")
  func viewAndProperty() {
    let labels = bars(
      """
      struct Feed: View {
        @State var filter: Filter
        var body: some View {
          List { }.toolbar {
            ToolbarItem(placement: .principal) {
              switch filter {
              case let .remote(_, kind): Text(kind.name())
              default: Text(filter.name())
              }
            }
          }
        }
      }
      """
    ).map { $0.items.map(\.label.said) }
    #expect(Set(labels) == [["kind.near"], ["kind.far"], ["filter.home"], ["filter.local"], ["?filter.name()"]])
  }

  @Test("A view that is handed a value asks for the same value under a name of its own")
  func handedOn() {
    let shown = bars(
      """
      struct Head: View {
        @Binding var chosen: Filter
        var body: some View {
          switch chosen {
          case .home: Text("At home")
          default: Text("Elsewhere")
          }
        }
      }
      struct Feed: View {
        @State var filter: Filter
        var body: some View {
          List { }.toolbar {
            ToolbarItem(placement: .topBarLeading) { Head(chosen: $filter) }
            ToolbarItem { if filter == .home { Button("Refresh") { } } }
          }
        }
      }
      """
    ).map { $0.items.map(\.label.said) }
    #expect(Set(shown) == [["At home", "Refresh"], ["Elsewhere"]])
  }

  @Test("What a function is handed is what its caller has, and two values of one type are two")
  func twoValues() {
    let shown = bars(
      """
      struct Feed: View {
        @State var first: Filter
        @State var second: Filter
        func word(of one: Filter) -> String {
          switch one { case .home: "A" default: "B" }
        }
        var body: some View {
          List { }.toolbar {
            ToolbarItem(placement: .topBarLeading) { Button(word(of: first)) { } }
            ToolbarItem(placement: .topBarTrailing) { Button(word(of: first) == "A" ? "" : first.title) { } }
            ToolbarItem(placement: .bottomBar) { Button(second.title) { } }
          }
        }
      }
      """)
    let own = shown.filter { $0.kind == .navigationBar }
    #expect(own.contains { bar in bar.items.contains { $0.label.source == "A" } })
    let bottom = shown.filter { $0.kind == .toolbar }.flatMap(\.items).compactMap(\.label.source)
    #expect(Set(bottom) == ["Home", "Local", "Other"])
  }

  @Test("A label and its symbol are those of one case, however many there are")
  func symbols() {
    let items = bars(
      """
      struct Feed: View {
        @State var filter: Filter
        var body: some View {
          List { }.toolbar { ToolbarItem { Button(filter.name(), systemImage: filter.sign) { } } }
        }
      }
      """
    ).flatMap(\.items)
    let known = items.filter { $0.label.state == .localized }
    #expect(Set(known.map { "\($0.label.said) \($0.symbol ?? "")" }) == ["filter.home house", "filter.local person"])
  }

  @Test("A name that a pattern takes out of a value is not the property of that name")
  func patternNames() {
    let items = bars(
      """
      struct Feed: View {
        let title = "Feed"
        @State var filter: Filter
        var body: some View {
          List { }.toolbar {
            ToolbarItem {
              if case let .link(title) = filter { Button(title) { } }
            }
            ToolbarItem { Button(plain()) { } }
          }
        }
        func plain() -> String {
          guard case let .remote(title, _) = filter else { return title }
          return title
        }
      }
      """
    ).flatMap(\.items)
    #expect(Set(items.map(\.label.said)) == ["?title", "\"Feed\"", "?plain()"])
  }
}
