import LintelFindings
import LintelModel

extension Rule {
  static let deletedKey = Rule(
    id: "deleted-key",
    title: "A key that code asks for is not deleted from its table.",
    severity: .error,
    isCore: true,
    criteria: ["3.1.2"],
    why: "Where its text was, people read the key itself, or the source's words in every language.",
    examples: [
      .fails(
        "a title becomes its key", before: app(#""account.title" = "Account";"#, #""account.title" = "Konto";"#),
        files: app("", "")),
      .fails(
        "only the source has lost it", before: app(#""account.title" = "Account";"#, #""account.title" = "Konto";"#),
        files: app("", #""account.title" = "Konto";"#)),
      .fails(
        "only the source's text was emptied", before: app(#""account.title" = "Account";"#, #""account.title" = "Konto";"#),
        files: app(#""account.title" = "";"#, #""account.title" = "Konto";"#)),
      .fails(
        "a text that is its own key loses its translations",
        before: app(#""Account" = "Account";"#, #""Account" = "Konto";"#, key: "Account"), files: app("", "", key: "Account")
      ),
      .fails(
        "two places ask for it, which is one matter",
        before: app(#""account.title" = "Account";"#, #""account.title" = "Konto";"#, more: again),
        files: app("", "", more: again)),
      .fails(
        "a table is deleted as a whole", before: app(ofKeys("Account"), ofKeys("Konto")),
        files: app("", "").filter { $0.key.hasSuffix(".swift") }),
      .fails(
        "the table is called otherwise now", before: app(ofKeys("Account"), ofKeys("Konto")),
        files: app("", "").filter { $0.key.hasSuffix(".swift") }.merging([
          "en.lproj/Main.strings": "\"account.save\" = \"Save\";\n" + ofKeys("Account"),
          "de.lproj/Main.strings": "\"account.save\" = \"Sichern\";\n" + ofKeys("Konto"),
        ]) { $1 }),
      .fails(
        "a text that is on no bar, and that SwiftUI takes as a key",
        before: app(#""account.hint" = "Hint";"#, #""account.hint" = "Hinweis";"#, more: hint("Text(\"account.hint\")")),
        files: app("", "", more: hint("Text(\"account.hint\")"))),
      .needsReview(
        "code has the name, and nothing says what for",
        before: app(#""account.hint" = "Hint";"#, #""account.hint" = "Hinweis";"#, more: hint("\"account.hint\"")),
        files: app("", "", more: hint("\"account.hint\""))),
      .needsReview(
        "code has the names of many", before: app("", "", more: hint(allHints).merging(hints) { $1 }),
        files: app("", "", more: hint(allHints))),
      .passes(
        "no code asks for it any more", before: app(#""account.title" = "Account";"#, #""account.title" = "Konto";"#),
        files: app("", "", key: "profile.title")),
      .passes("it never had a text", before: app("", ""), files: app("", "")),
      .passes(
        "another table of the name has it", before: app(#""account.title" = "Account";"#, #""account.title" = "Konto";"#),
        files: app("", "").merging([
          "Shared/en.lproj/Localizable.strings": "\"account.title\" = \"Account\";\n",
          "Shared/de.lproj/Localizable.strings": "\"account.title\" = \"Konto\";\n",
        ]) { $1 }),
    ],
    check: .project { project in
      guard let deleted = project.earlier?.deleted, !deleted.isEmpty else { return [] }
      let names = Set(project.tables.map(\.name))
      let tables = AskedKey.all(in: project, of: deleted)
      return tables.flatMap { table, all in
        [all.filter { !$0.isMentioned }, all.filter(\.isMentioned)].flatMap { keys in
          // A table that is gone as a whole is one matter, and so is a list of no help.
          keys.count < 4 || names.contains(table) && keys.count <= 20
            ? keys.map(\.remark) : [AskedKey.remark(of: keys, ofTable: table)]
        }
      }
    })

  private static func ofKeys(_ text: String) -> String {
    ["account.title", "account.help", "account.add", "account.edit"].map { "\"\($0)\" = \"\(text)\";" }.joined(
      separator: "\n")
  }

  private static func hint(_ value: String) -> [String: String] { ["Hint.swift": "let hint = \(value)\n"] }
  private static let allHints = "[\"hint.1\", \"hint.2\", \"hint.3\", \"hint.4\"]"
  private static let hints = ["en": "Hint", "de": "Hinweis"].reduce(into: [String: String]()) { files, hint in
    files["\(hint.key).lproj/Hints.strings"] = (1...4).map { "\"hint.\($0)\" = \"\(hint.value) \($0)\";\n" }.joined()
  }

  private static let again = ["Help.swift": "let help = NSLocalizedString(\"account.title\", comment: \"\")\n"]

  private static func app(
    _ source: String, _ german: String, key: String = "account.title", more: [String: String] = [:]
  ) -> [String: String] {
    let buttons = ["save", "help", "add", "edit"].map { "Button(\"account.\($0)\") { }" }.joined(separator: "; ")
    return [
      "Account.swift": """
      import SwiftUI
      struct Account: View {
        var body: some View { List { }.navigationTitle("\(key)").toolbar { \(buttons) } }
      }
      """,
      "en.lproj/Localizable.strings": "\"account.save\" = \"Save\";\n\(source)\n",
      "de.lproj/Localizable.strings": "\"account.save\" = \"Sichern\";\n\(german)\n",
    ].merging(more) { $1 }
  }
}
