import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// An app that is hardly translated: that other code asks a table for the same words shows that they are meant to be.
@Suite("Texts written into code that other code asks a table for")
struct AskedElsewhereTests {
  private func result(
    _ words: String = "Add Feed", asking: String = "NSLocalizedString(\"Add Feed\", comment: \"\")", in file: String = "App/List.swift",
    key: String = "Add Feed", german: String? = "Feed hinzufügen"
  ) async -> AuditResult {
    let others = (1...6).map { "\"Text \($0)\" = \"Text \($0)\";\n" }.joined()
    var files = [
      file: """
      import UIKit
      class ListController: UITableViewController {
        func fill(_ cell: UITableViewCell) {
          cell.textLabel?.text = \(asking)
        }
      }
      """,
      "App/Share/Share.swift": """
      import UIKit
      class ShareController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "\(words)", style: .plain, target: self, action: #selector(act))
        }
      }
      """,
      "en.lproj/Localizable.strings": "\"\(key)\" = \"Add Feed\";\n\"later\" = \"Later\";\n" + others,
    ]
    if let german { files["de.lproj/Localizable.strings"] = "\"\(key)\" = \"\(german)\";\n" }
    return await Auditor.audit(ProjectSource.read(texts: files))
  }

  private func told(_ result: AuditResult) -> [Finding] { result.findings.filter { $0.rule == "hard-coded-text" } }

  @Test("One is told at its place, with the place that asks and the languages that lose their text")
  func plain() async throws {
    let result = await result()
    let finding = try #require(told(result).first)
    #expect(told(result).count == 1 && finding.verdict == .fails && finding.reason == "asked-elsewhere")
    #expect(finding.location?.file == "App/Share/Share.swift" && finding.location?.line == 6)
    #expect(finding.suggestion?.english == "Ask for “Add Feed” of the table Localizable here, too, as is done at App/List.swift:4.")
    #expect(!result.project.leftOut.contains { $0.reason == .literals })
  }

  @Test("So is one whose key is a name")
  func named() async {
    let found = told(await result(asking: "NSLocalizedString(\"feed.add\", comment: \"\")", key: "feed.add"))
    #expect(found.map { $0.verdict } == [.fails], "\(found.map { $0.message.english })")
  }

  @Test("One that every language has in the source's words is a question")
  func untranslated() async {
    #expect(told(await result(german: "Add Feed")).map { $0.verdict } == [.needsReview])
  }

  @Test("Other words, another part of the project, and a project of one language show nothing")
  func silent() async {
    #expect(told(await result("Take Feed")).isEmpty)
    #expect(told(await result(in: "Tool/List.swift")).isEmpty)
    #expect(told(await result(german: nil)).isEmpty)
  }

  @Test("A text that no code asks for may stand in a table for another reason")
  func unasked() async {
    #expect(told(await result(asking: "\"\"")).isEmpty)
  }
}
