import LintelAudit
import LintelFindings
import Testing

@Suite("Spoken names of a screen's bars")
struct NamesOfScreenTests {
  private func found(_ source: String) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: ["Reader.swift": source])).findings.filter { $0.rule == "duplicate-name" }
  }

  private func controller(_ statements: String) -> String {
    """
    final class ReaderController: UIViewController {
      override func viewDidLoad() {
        title = "Reader"
        let text = UIBarButtonItem(image: UIImage(systemName: "globe"), style: .plain, target: self, action: #selector(choose))
        text.accessibilityLabel = "Language"
        let app = UIBarButtonItem(image: UIImage(systemName: "gearshape"), menu: UIMenu(children: languages))
        app.accessibilityLabel = "Language"
        \(statements)
      }
    }
    """
  }

  @Test("A button at the top and a menu at the bottom are one by ear")
  func acrossBars() async throws {
    let all = await found(controller("navigationItem.rightBarButtonItem = text; toolbarItems = [app]"))
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.reason == "same-name-on-screen" && finding.verdict == .fails)
    #expect(finding.message.english == "An item at the top of Reader and one at its bottom are both called “Language”")
    // Where the second one has its name from.
    #expect(finding.location?.line == 7)
  }

  @Test("A button and a menu at both ends of one bar are told as two of the bar")
  func acrossEnds() async {
    let all = await found(controller("navigationItem.rightBarButtonItem = text; navigationItem.leftBarButtonItem = app"))
    #expect(all.map(\.reason) == ["same-name"])
  }

  @Test("One item that is put on both bars is one, and two that may never be together are a question")
  func doubted() async {
    let same = await found(controller("navigationItem.rightBarButtonItem = text; toolbarItems = [text]"))
    #expect(same.isEmpty)
    let branches = "if isWide { navigationItem.rightBarButtonItem = text } else { toolbarItems = [app] }"
    #expect(await found(controller(branches)).allSatisfy { $0.verdict == .needsReview })
  }

  @Test("So are two menus of a view of SwiftUI's")
  func view() async {
    let all = await found(
      """
      struct ReaderView: View {
        var body: some View {
          List { }.navigationTitle("Reader").toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Menu { Button("English") { } } label: { Image(systemName: "globe") }.accessibilityLabel("Language")
            }
            ToolbarItem(placement: .bottomBar) {
              Menu { Button("German") { } } label: { Image(systemName: "gearshape") }.accessibilityLabel("Language")
            }
          }
        }
      }
      """)
    #expect(all.map(\.reason) == ["same-name-on-screen"])
  }
}
