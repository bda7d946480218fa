import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// A file whose bar has two texts of its own, in an app whose other bars are translated.
@Suite("Titles that are written into the code")
struct HardCodedTitleTests {
  private func told(asking: String, others: [String: String] = [:]) async -> [String] {
    let keys = (1...6).map { "screen.\($0)" }
    let bars = keys.enumerated().map { index, key in
      "class Screen\(index): UIViewController { override func viewDidLoad() { title = NSLocalizedString(\"\(key)\", comment: \"\") } }"
    }
    var files = [
      "App/Screens.swift": (["import UIKit"] + bars).joined(separator: "\n"),
      "App/Entries.swift": """
      import UIKit
      class EntryController: UIViewController {
        override func viewDidLoad() {
          title = "Edit Meal Entry"
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go Back", style: .plain, target: self, action: #selector(act))
        }
        func line() -> String { \(asking) }
      }
      """,
    ].merging(others) { $1 }
    for (locale, word) in ["en": "Text", "de": "Wort"] {
      files["App/\(locale).lproj/Localizable.strings"] = (keys + ["line"]).map { "\"\($0)\" = \"\(word)\";\n" }.joined()
    }
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "hard-coded-text" }
    return found.compactMap { $0.location?.file }
  }

  private let asking = "NSLocalizedString(\"line\", comment: \"\")"

  @Test("Are told where the file asks a table for a text elsewhere")
  func asked() async {
    #expect(await Set(told(asking: asking)) == ["App/Entries.swift"])
  }

  @Test("May be meant to stay where it asks for none")
  func unasked() async {
    #expect(await told(asking: "\"\"").isEmpty)
  }

  @Test(
    "Are told where another module writes them and the bar's translates, if they are words that a table has",
    arguments: [("Text", ["Kit/Plan.swift"]), ("Beacon", [])])
  func ofModel(words: String, files: [String]) async {
    let plan = "struct Plan { var name: String?; var displayName: String { name ?? \"\(words)\" } }"
    let detail = """
      import SwiftUI
      struct Detail: View {
        let plan: Plan
        var body: some View { List { }.navigationTitle(Text(verbatim: plan.displayName)) }
      }
      """
    #expect(await told(asking: "\"\"", others: ["Kit/Plan.swift": plan, "App/Detail.swift": detail]) == files)
  }

  @Test("Are told where another text of the bar is translated, though few of the file's and of its folder's are")
  func besideTexts() async {
    func report(title: String, cancel: String) -> [String: String] {
      [
        "App/Settings/Report.swift": """
        import SwiftUI
        struct Report: View {
          var body: some View {
            List { }.navigationTitle("\(title)").toolbar {
              ToolbarItem { switch state { case .ready: runButton(again: false)
                case .done: runButton(again: true)
                case .running: Button(\(cancel)) { } } }
            }
          }
          func runButton(again: Bool) -> some View {
            Button { run() } label: {
              let title: String = again ? "Run again" : "Run"
              Text(title)
            }
          }
        }
        """
      ]
    }
    let translated = report(title: "line", cancel: "NSLocalizedString(\"line\", comment: \"\")")
    #expect(await Set(told(asking: "\"\"", others: translated)) == ["App/Settings/Report.swift"])
    let untranslated = report(title: "Fault Report", cancel: "String(\"Stop it\")")
    #expect(await told(asking: "\"\"", others: untranslated).isEmpty)
  }

  @Test("Are told whatever a screen for tests beside them has")
  func besideTests() async {
    let scenarios = """
      import UIKit
      class TestingScenarios: UIViewController {
        override func viewDidLoad() {
          title = "Some Scenario"
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Load It", style: .plain, target: self, action: #selector(act))
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Drop It", style: .plain, target: self, action: #selector(act))
        }
      }
      """
    #expect(await Set(told(asking: asking, others: ["App/TestingScenarios.swift": scenarios])) == ["App/Entries.swift"])
  }
}
