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

  // MARK: Functions that answer for cases

  /// A bar with the name of a line in the title's place, and what stands beside it where `condition` holds.
  private func beside(_ condition: String, _ answers: String, otherwise: String = "") -> [[String]] {
    SwiftFixture(
      """
      enum Line { case home, local, trending, saved
        func name() -> LocalizedStringKey {
          switch self { case .home: "home" case .local: "local" case .trending: "trending" case .saved: "saved" }
        }
      }
      \(answers)
      struct Feed: View {
        @State var line: Line
        @State private var model = Model()
        var body: some View {
          List { }.toolbar {
            ToolbarItem(placement: .principal) { Text(line.name()) }
            if \(condition) { ToolbarItem(placement: .topBarTrailing) { Button("live") { } } } \(otherwise)
          }
        }
      }
      """
    ).bars.map { $0.items.map(\.label.said) }
  }

  @Test(
    "What a function lets stand by the case that it is handed stands beside the texts of these cases alone",
    arguments: [
      "switch line { case .local, .trending: return true default: return false }",
      "switch line { case .local, .trending: true case .home, .saved: false }",
      "if line == .local || line == .trending { return true }\nreturn false",
      "if case .home = line { return false } else if line == .saved { return false }\nreturn true",
      "guard isReady else { return false }\nreturn [.local, .trending].contains(line)",
      "isReady && line != .home && !(line == .saved)",
    ])
  func answeredByCase(body: String) {
    let shown = beside(
      "model.streams(line)", "final class Model { var isReady = false\nfunc streams(_ line: Line) -> Bool {\n\(body)\n} }")
    #expect(Set(shown.filter { $0.contains("live") }.joined()) == ["local", "trending", "live"])
    #expect(Set(shown.filter { !$0.contains("live") }.joined()).isSuperset(of: ["home", "saved"]))
  }

  @Test("A property that answers for a case says as much of what it is asked of, also where it has answered no")
  func answeredByProperty() {
    let shown = beside(
      "line.isLive", "final class Model { }\nextension Line { var isLive: Bool { self == .local } }",
      otherwise: "else { ToolbarItem(placement: .topBarTrailing) { Button(\"off\") { } } }")
    #expect(Set(shown.map { Set($0) }) == [["local", "live"], ["home", "off"], ["trending", "off"], ["saved", "off"]])
  }

  @Test(
    "An answer that only the running program knows, or one of another value, rules nothing out",
    arguments: [
      "store.has(line)", "let line = last\nreturn line == .local",
      "switch last { case .local: return true default: return false }",
    ])
  func unknownAnswers(body: String) {
    let shown = beside(
      "model.streams(line)",
      "final class Model { var last = Line.home\nfunc streams(_ line: Line) -> Bool {\n\(body)\n} }")
    for name in ["home", "local", "trending", "saved"] { #expect(shown.contains { Set($0) == [name, "live"] }) }
  }
}
