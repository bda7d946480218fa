import LintelModel
import Testing

/// A view that a `switch` shows, beside buttons that ask for the same value.
@Suite("Views of one case")
struct ShownCaseTests {
  private static let wizard = """
    enum Page { case start, disk, summary }
    final class Model: ObservableObject {
      @Published var page: Page = .start
      var hasNext: Bool {
        switch page {
        case .summary: return false
        case .start: return false
        default: return true
        }
      }
    }
    struct Wizard: View {
      @ObservedObject var model: Model
      var body: some View {
        Group {
          switch model.page {
          case .start: Text("Start")
          case .disk: Text("Disk")
          case .summary: Summary()
          }
        }
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            if model.page != .start { Button("Back") { } } else { Button("Cancel") { } }
          }
          ToolbarItem(placement: .topBarTrailing) {
            if model.hasNext { Button("Continue") { } } else if model.page == .summary { Button("Save") { } }
          }
        }
      }
    }
    struct Summary: View { var body: some View { List { }.navigationTitle("Summary") } }

    """

  private func labels(_ bar: Toolbar) -> [String] { bar.items.filter { $0.kind != .back }.map(\.label.said) }

  @Test(
    "On the bar of one case's view stands nothing that only other cases have",
    arguments: ["", "struct Elsewhere: View { var body: some View { NavigationStack { Summary() } } }"])
  func ofOneCase(other: String) {
    let bars = SwiftFixture(Self.wizard + other).bars.filter { $0.id.contains("#Summary.") }
    let found = bars.map(labels)
    #expect(found.contains(["Back", "Save"]))
    #expect(!found.contains { $0.contains("Cancel") || $0.contains("Continue") })
  }

  @Test("A view that two cases show has the buttons of both")
  func ofTwoCases() {
    let source = Self.wizard.replacing("Text(\"Disk\")", with: "Summary()")
    let found = SwiftFixture(source).bars.filter { $0.id.contains("#Summary.") }.flatMap(labels)
    #expect(Set(found).isSuperset(of: ["Back", "Save", "Continue"]))
  }

  @Test("What only other cases have is on the bar of the view that shows them, and what the one case has is not on it again")
  func ofOtherCases() {
    let found = SwiftFixture(Self.wizard).bars.filter { $0.id.contains("#Wizard.") }.map(labels)
    #expect(Set(found) == [["Cancel"], ["Back", "Continue"]])
  }

  @Test("Where each case has a view with a title, each has one bar, with what the container has in that case")
  func ofEachCase() {
    let source =
      Self.wizard.replacing("Text(\"Start\")", with: "Start()").replacing("Text(\"Disk\")", with: "Disk()") + """
        struct Start: View { var body: some View { List { }.navigationTitle("Start") } }
        struct Disk: View {
          var body: some View {
            List { }.navigationTitle("Disk").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Format") { } } }
          }
        }
        """
    let bars = SwiftFixture(source).bars
    #expect(!bars.contains { $0.id.contains("#Wizard.") })
    let found = Dictionary(bars.map { ($0.title.said, Set(labels($0))) }, uniquingKeysWith: { $0.union($1) })
    #expect(found == ["Start": ["Cancel"], "Disk": ["Back", "Format", "Continue"], "Summary": ["Back", "Save"]])
    #expect(bars.count == 3)
    let open = SwiftFixture(source.replacing("case .start: Start()", with: "case .start: Text(\"Hello\")")).bars
    #expect(open.filter { $0.id.contains("#Wizard.") }.map(labels) == [["Cancel"]])
  }
}
