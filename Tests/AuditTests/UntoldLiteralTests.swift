import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// Texts of bars that code writes, and that are not judged as such: the coverage counts them.
@Suite("Literals of which nothing is told")
struct UntoldLiteralTests {
  private func result(
    title: String, button: String, areOthersTranslated: Bool = false, languages: [String] = ["en", "de"]
  ) async -> AuditResult {
    var files = [
      "App/Share/ShareController.swift": """
      import UIKit
      class ShareController: UIViewController {
        override func viewDidLoad() {
          title = \(title)
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: \(button), style: .plain, target: self, action: #selector(act))
        }
      }
      """
    ]
    let keys = (1...6).map { "screen.\($0)" }
    if areOthersTranslated {
      let bars = keys.enumerated().map { index, key in
        "class Screen\(index): UIViewController { override func viewDidLoad() { title = NSLocalizedString(\"\(key)\", comment: \"\") } }"
      }
      files["App/Screens.swift"] = (["import UIKit"] + bars).joined(separator: "\n")
    }
    for language in languages {
      files["App/\(language).lproj/Localizable.strings"] = (keys + ["add"]).map { "\"\($0)\" = \"Text \(language)\";\n" }.joined()
    }
    return await Auditor.audit(ProjectSource.read(texts: files))
  }

  @Test("The coverage says how many there are, and in which file")
  func counted() async throws {
    let result = await result(title: "\"Choose Folder\"", button: "\"Add Feed\"")
    #expect(!result.findings.contains { $0.rule == "hard-coded-text" })
    let left = try #require(result.project.leftOut.first { $0.reason == .literals })
    #expect(left.texts == 2 && left.files == 1 && left.places == ["App/Share/ShareController.swift"])
  }

  @Test("What is told is not counted again")
  func told() async {
    let result = await result(title: "\"Choose Folder\"", button: "NSLocalizedString(\"add\", comment: \"\")", areOthersTranslated: true)
    let told = result.findings.filter { $0.rule == "hard-coded-text" }.count
    #expect(told == 1 && !result.project.leftOut.contains { $0.reason == .literals })
  }

  @Test("A project of one language has none")
  func oneLanguage() async {
    let result = await result(title: "\"Choose Folder\"", button: "\"Add Feed\"", languages: ["en"])
    #expect(!result.project.leftOut.contains { $0.reason == .literals })
  }
}
