import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// The same text, asked for by the name of its table or without.
@Suite("A text whose table code begins to name, or names no more")
struct NamedTableTests {
  private static let title = "The settings of this long account page and of all others"

  private func app(_ title: String, table: String) -> [String: String] {
    func strings(_ save: String, _ own: String) -> String { "\"account.save\" = \"\(save)\";\n\(own)" }
    var files = [
      "App/Account.swift": """
      import SwiftUI
      struct Account: View {
        var body: some View {
          List { }.navigationTitle(\(title)).navigationBarTitleDisplayMode(.inline).toolbar { Button("account.save") { } }
        }
      }
      """
    ]
    for (language, save) in ["en": "Save", "de": "Sichern"] {
      let own = "\"account.title\" = \"\(Self.title), in \(language)\";\n"
      files["App/\(language).lproj/Localizable.strings"] = strings(save, table == "Localizable" ? own : "")
      if table != "Localizable" { files["App/\(language).lproj/\(table).strings"] = own }
    }
    return files
  }

  @Test(
    "What is found in it is found as before",
    arguments: [
      ("\"account.title\"", "Localizable"), ("Text(\"account.title\", tableName: \"Localizable\")", "Localizable"),
      ("Text(\"account.title\", tableName: \"Remote\")", "Remote"),
    ])
  func same(code: String, table: String) async {
    for (earlierCode, earlierTable) in [
      ("\"account.title\"", "Localizable"), ("Text(\"account.title\", tableName: \"Localizable\")", "Localizable"),
    ] {
      for (before, now) in [
        (app(earlierCode, table: earlierTable), app(code, table: table)),
        (app(code, table: table), app(earlierCode, table: earlierTable)),
      ] {
        let (old, new) = (ProjectSource.read(texts: before), ProjectSource.read(texts: now))
        let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
        #expect(earlier.findings.contains { $0.rule == "title-truncated" })
        let compared = later.compared(with: Baseline(of: earlier.findings), of: earlier.project).comparison
        #expect(compared.reported.map(\.rule) == [] && compared.fixed.map(\.rule) == [])
      }
    }
  }
}
