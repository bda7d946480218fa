import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A button that was taken out for another one")
struct ReplacedItemTests {
  /// A bar of a storyboard with one button, and the languages' table of the file.
  private func app(_ id: String, _ title: String, beside others: String = "") -> [String: String] {
    [
      "App/Base.lproj/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s1"><objects>
      <viewController id="vc-aa-001" sceneMemberID="viewController">
      <navigationItem key="navigationItem" title="Kitchen" id="nv-aa-001">
      \(others)<barButtonItem key="rightBarButtonItem" title="\(title)" id="\(id)"/>
      </navigationItem></viewController>
      </objects></scene></scenes></document>
      """,
      "App/de.lproj/Main.strings": "\"nv-aa-001.title\" = \"Küche\";\n",
      "App/fr.lproj/Main.strings": "\"nv-aa-001.title\" = \"Cuisine\";\n",
    ]
  }

  private func compared(_ before: [String: String], _ now: [String: String]) async -> (
    result: AuditResult, comparison: BaselineComparison
  ) {
    let (old, new) = (ProjectSource.read(texts: before), ProjectSource.read(texts: now))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    return later.compared(with: Baseline(of: earlier.findings), of: earlier.project)
  }

  @Test("The new one is told once, with what it stands in place of, and nothing of the old one counts as fixed")
  func replaced() async throws {
    let found = await compared(app("bb-aa-001", "Add"), app("bb-aa-002", "Share"))
    let symbols = found.result.findings.filter { $0.rule == "symbol-available" }
    #expect(symbols.count == 1 && symbols.first?.change?.state == .new)
    #expect(symbols.first?.evidence.contains(.text("in place of", "Add")) == true, "\(symbols.map(\.evidence))")
    #expect(found.comparison.fixed.isEmpty, "\(found.comparison.fixed)")
  }

  @Test("One that is put beside it stands in place of nothing, and what is found of one that is gone alone is fixed")
  func notReplaced() async {
    let other = "<barButtonItem key=\"leftBarButtonItem\" title=\"Share\" id=\"bb-aa-002\"/>"
    let added = await compared(app("bb-aa-001", "Add"), app("bb-aa-001", "Add", beside: other)).result.findings
    #expect(!added.flatMap(\.evidence).contains { $0.name == "in place of" })
    let removed = await compared(app("bb-aa-001", "Add", beside: other), app("bb-aa-001", "Add")).comparison
    #expect(removed.fixed.map(\.rule).contains("symbol-available"))
  }

  @Test("What is found of the old one and not of the new one is fixed")
  func mended() async {
    let comparison = await compared(app("bb-aa-001", "Add"), app("bb-aa-002", "Sort")).comparison
    #expect(comparison.fixed.map(\.rule).contains("symbol-available"))
  }
}

@Suite("A text of a bar in whose place another one stands")
struct SwappedTextTests {
  private func app(_ title: String) -> [String: String] {
    let long = "Alle Einstellungen dieser sehr umfangreichen Anwendung auf einmal ändern"
    return [
      "App/Page.swift": """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = \(title)
        }
      }
      """,
      "App/en.lproj/Localizable.strings": "\"page.title\" = \"Settings\";\n\"page.short\" = \"Options\";\n",
      "App/de.lproj/Localizable.strings": "\"page.title\" = \"\(long)\";\n\"page.short\" = \"Optionen\";\n",
    ]
  }

  @Test(
    "What was found of it counts as judged no more, and not as fixed",
    arguments: ["\"Settings\"", "\"All settings\"", "NSLocalizedString(\"page.short\", comment: \"\")"])
  func literal(now: String) async {
    let before = ProjectSource.read(texts: app("NSLocalizedString(\"page.title\", comment: \"\")"))
    let new = ProjectSource.read(texts: app(now))
    let (earlier, later) = (await Auditor.audit(before), await Auditor.audit(new, since: before))
    #expect(earlier.findings.contains { $0.rule == "title-truncated" && $0.key == "page.title" })
    let comparison = later.compared(with: Baseline(of: earlier.findings), of: earlier.project).comparison
    #expect(!comparison.fixed.contains { $0.key == "page.title" }, "\(comparison.fixed)")
    #expect(comparison.ofUnjudgedStrings.contains { $0.key == "page.title" })
  }

  private func button(_ key: String) -> [String: String] {
    let german = "\"page.sort\" = \"Sortieren \";\n\"page.prefs\" = \"Einstellungen\";\n"
    return [
      "App/Page.swift": """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: NSLocalizedString("\(key)", comment: ""), style: .plain, target: self, action: #selector(open))
        }
      }
      """,
      "App/en.lproj/Localizable.strings": "\"page.sort\" = \"Sort\";\n\"page.prefs\" = \"Preferences\";\n",
      "App/de.lproj/Localizable.strings": german, "App/fr.lproj/Localizable.strings": german,
    ]
  }

  @Test("So it is with a button that runs the same and is called by another key")
  func sameAction() async {
    let (before, new) = (ProjectSource.read(texts: button("page.sort")), ProjectSource.read(texts: button("page.prefs")))
    let (earlier, later) = (await Auditor.audit(before), await Auditor.audit(new, since: before))
    let comparison = later.compared(with: Baseline(of: earlier.findings), of: earlier.project).comparison
    #expect(!comparison.fixed.contains { $0.key == "page.sort" && $0.bar != nil }, "\(comparison.fixed)")
  }
}
