import LintelAudit
import LintelFindings
import Testing

@Suite("A key of a bar that is a slip of spelling of one that the table has")
struct MisspelledKeyTests {
  /// - Parameter isOnBar: Whether the other keys are asked for on the bar, too, or in the file alone.
  private func advice(asking key: String, isOnBar: Bool) async -> [String] {
    let keys = ["page_open_short", "page_close_short", "page_print_long", "page_share_long", "page_send_long", "mark_as_read_short"]
    let rows = keys.dropLast().map { key -> String in
      let text = "NSLocalizedString(\"\(key)\", comment: \"\")"
      return isOnBar ? "UIBarButtonItem(title: \(text), style: .plain, target: self, action: #selector(act))" : text
    }.joined(separator: ", ")
    func table(_ language: String) -> String { keys.map { "\"\($0)\" = \"\(language) \($0.dropFirst(5))\";\n" }.joined() }
    let files = [
      "App/Page.swift": """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = NSLocalizedString("\(key)", comment: "")
          \(isOnBar ? "navigationItem.rightBarButtonItems" : "texts") = [\(rows)]
        }
        @objc func act() {}
      }
      """,
      "App/en.lproj/Localizable.strings": table("Text"), "App/de.lproj/Localizable.strings": table("Wort"),
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings
      .filter { ["bar-text-key-missing", "key-missing"].contains($0.rule) }.compactMap { $0.suggestion?.english }
  }

  @Test(
    "The advice names the key that is meant",
    arguments: ["mark_as_raed_short", "mark_as_rad_short", "mark_as_reads_short", "mark_as_reed_short"])
  func near(key: String) async {
    let told = ["Ask for “mark_as_read_short”, which the table has, or add the key."]
    #expect(await advice(asking: key, isOnBar: true) == told)
    #expect(await advice(asking: key, isOnBar: false) == told)
  }

  @Test("Of a name that is like none, it is to add the key", arguments: ["mark_as_seen_short", "mark_as_read_shrotly"])
  func other(key: String) async {
    #expect(await advice(asking: key, isOnBar: true) == ["Add the key to the table, and have it translated."])
  }
}
