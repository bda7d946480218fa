import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// What several bars or items have from one place is reported once, there.
@Suite("Findings with one cause")
struct SharedCauseTests {
  private func findings(_ files: [String: String], _ rule: String) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == rule }
  }

  private func controller(_ name: String, _ more: String = "") -> String {
    "final class \(name): UIViewController { override func viewDidLoad() { title = \"\(name)\"\n\(more) } }"
  }

  @Test("A background that the app gives all bars is told where it does so, however many controllers have one")
  func appearance() async {
    let theme = """
      import UIKit
      enum Theme {
        static func apply() {
          let look = UINavigationBarAppearance()
          look.backgroundColor = .systemTeal
          UINavigationBar.appearance().standardAppearance = look
        }
      }
      """
    let own = "navigationController?.navigationBar.barTintColor = .systemTeal"
    let found = await findings(
      ["Theme.swift": theme, "A.swift": controller("A"), "B.swift": controller("B"), "C.swift": controller("C", own)],
      "bar-background")
    #expect(found.map(\.reason).sorted() == ["app-background", "own-background"])
    let app = found.first { $0.reason == "app-background" }
    #expect(app?.definitionLocation == SourceLocation(file: "Theme.swift", line: 6, column: 5))
    #expect(found.first { $0.reason == "own-background" }?.definitionLocation?.line == 2)
  }

  @Test("What a bar's own code sets on it is told at the statement, and not where the bar's first text or item is")
  func statements() async {
    let source = """
      final class Chat: UITableViewController {
        override func viewDidLoad() {
          navigationItem.backButtonTitle = "Chat"
          title = "Chat"
          tableView.topEdgeEffect.isHidden = true
          let look = UINavigationBarAppearance()
          look.backgroundColor = .systemTeal
          navigationItem.standardAppearance = look
          navigationController?.navigationBar.tintColor = .systemRed
        }
      }
      """
    let effect = await findings(["Chat.swift": source], "scroll-edge-effect")
    #expect(effect.map(\.definitionLocation) == [SourceLocation(file: "Chat.swift", line: 5, column: 5)])
    let colours = await findings(["Chat.swift": source], "bar-background")
    #expect(colours.first { $0.reason == "own-background" }?.definitionLocation?.line == 7)
    #expect(colours.first { $0.reason == "tinted-controls" }?.definitionLocation?.line == 9)
    let view = """
      struct Inbox: View {
        var body: some View {
          List { }
            .navigationTitle("Inbox")
            .scrollEdgeEffectHidden(true, for: .top)
        }
      }
      """
    let hidden = await findings(["Inbox.swift": view], "scroll-edge-effect")
    #expect(hidden.map(\.definitionLocation?.line) == [5])
  }

  @Test("Items of one bar that are too small are one finding")
  func targets() async {
    let source = """
      struct Inbox: View {
        var body: some View {
          List { }.navigationTitle("Inbox").toolbar {
            ToolbarItem { Button { } label: { Image(systemName: "at").frame(width: 20) } }
            ToolbarItem { Button { } label: { Image(systemName: "number").frame(width: 20) } }
            ToolbarItem { Button { } label: { Image(systemName: "pencil").frame(width: 22) } }
          }
        }
      }
      """
    let found = await findings(["Inbox.swift": "#if os(iOS)\n\(source)\n#endif"], "target-size")
    #expect(found.count == 1)
    #expect(found.first?.message.english.contains("3 items of ") == true)
    #expect(found.first?.message.english.contains("are views of 20 to 22 pt") == true)
    let listed = found.first?.evidence.first { $0.name == "items" }?.value
    guard case .text(let list)? = listed else {
      Issue.record("It names none of its items.")
      return
    }
    for line in 5...7 { #expect(list.contains("(Inbox.swift:\(line))")) }
  }

  @Test("The text of a custom view is measured in the font that the code gives it")
  func fonts() async throws {
    func needed(_ font: String) async -> Points? {
      let view = """
        let label = UILabel()
        label.text = "Recently Opened Conversations"
        \(font)
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: label)
        """
      let audit = await Auditor.audit(ProjectSource.read(texts: ["A.swift": controller("A", view)]))
      return audit.bars.first?.layouts.first?.items.first?.text?.needed.best
    }
    let small = await needed("label.font = .systemFont(ofSize: 10)")
    let large = await needed("label.font = .systemFont(ofSize: 20)")
    let (smaller, larger) = try (#require(small), #require(large))
    #expect(abs(larger.value / smaller.value - 2) < 0.2)
  }
}
