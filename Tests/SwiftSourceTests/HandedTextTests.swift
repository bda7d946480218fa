import LintelModel
import Testing

/// Texts that a view is handed by those who show it.
@Suite("Texts that views are handed")
struct HandedTextTests {
  private let detail = "struct Detail: View { let title: String\nvar body: some View { List { }.navigationTitle(title) } }"

  private func titles(_ files: [String: String]) -> Set<String> {
    Set(SwiftFixture(files).bars.filter { $0.location.file == "Detail.swift" }.map(\.title.said))
  }

  @Test("A case that stands in backticks is the one that callers write without them")
  func backticks() {
    let view = "struct Detail: View { let kind: Kind\nvar body: some View { List { }.navigationTitle(kind.label) } }"
    let found = titles([
      "Detail.swift": view,
      "Kind.swift": """
      enum Kind {
        case `internal`
        case remote
        case external
      }
      extension Kind {
        var label: String {
          switch self {
          case .`internal`: return String(localized: "internal")
          case .remote: return String(localized: "remote")
          case .external: return String(localized: "external")
          }
        }
      }
      """,
      "Main.swift": """
      struct Main: View {
        var body: some View {
          NavigationLink { Detail(kind: .internal) } label: { Text("A") }
          NavigationLink { Detail(kind: .external) } label: { Text("B") }
        }
      }
      """,
    ])
    #expect(found == ["internal", "external"])
  }

  @Test("Members and types in backticks are found by their names")
  func backtickedMembers() {
    let bar = SwiftFixture([
      "A.swift": "struct Inbox: View { var body: some View { List { }.navigationTitle(Names.`Type`.default) } }",
      "B.swift": "enum Names { enum `Type` { static let `default` = String(localized: \"mail\") } }",
    ]).bar
    #expect(bar?.title.said == "mail")
  }

  @Test("What a loop over all cases hands on is one text of each case")
  func allCases() {
    let found = titles([
      "Detail.swift": detail,
      "Gesture.swift": """
      enum Gesture: CaseIterable {
        case tap, swipe
        var name: String {
          switch self {
          case .tap: String(localized: "tap")
          case .swipe: String(localized: "swipe")
          }
        }
      }
      """,
      "Main.swift": """
      struct Main: View {
        var body: some View {
          ForEach(Gesture.allCases.filter { $0.isShown }.sorted(by: { $0.order < $1.order }), id: \\.self) { gesture in
            Detail(title: gesture.name)
          }
        }
      }
      """,
    ])
    #expect(found == ["tap", "swipe"])
  }

  @Test("The name of a value is one of those that the project makes, where each of them is localized")
  func madeValues() {
    let view = "struct Detail: View { let sample: Sample\nvar body: some View { List { }.navigationTitle(sample.name) } }"
    let made = """
      struct Sample { let id: String\nlet name: String }
      let samples = [
        Sample(id: "a", name: String(localized: "plain")), Sample(id: "b", name: String(localized: "moving")),
      ]
      """
    #expect(titles(["Detail.swift": view, "Sample.swift": made]) == ["plain", "moving"])
    let loaded = made + "\nfunc load(_ row: Row) -> Sample { Sample(id: row.id, name: row.name) }"
    #expect(titles(["Detail.swift": view, "Sample.swift": loaded]) == ["?sample.name"])
  }

  @Test(
    "What a type for previews alone hands in is no text of the app",
    arguments: ["enum DetailPreview", "private enum Sketches"])
  func previews(type: String) {
    let name = type.split(separator: " ").last ?? ""
    let found = titles([
      "Detail.swift": detail
        + "\n#Preview { \(name).standard }\n\(type) { static var standard: some View { Detail(title: \"Title 1\") } }",
      "Main.swift": "struct Main: View { var body: some View { Detail(title: String(localized: \"mode\")) } }",
      "DetailTests.swift": "import Testing\n@Test func shows() { assertSnapshot(DetailPreview.standard) }",
    ])
    #expect(found == ["mode"])
  }

  @Test("A bar of a type for previews alone is none")
  func previewBar() {
    let fixture = SwiftFixture(
      """
      private struct Host: View { var body: some View { List { }.navigationTitle("Host") } }
      #Preview { Host() }
      """)
    #expect(fixture.bars.isEmpty)
  }
}
