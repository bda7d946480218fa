import LintelFindings
import LintelModel

extension Rule {
  static let textMadeLiteral = Rule(
    id: "text-made-literal",
    title: "A text that tables translate is not written into the code instead.",
    severity: .error,
    isCore: true,
    criteria: ["3.1.2"],
    why: "Its translations are still in the tables, and nobody reads them any more.",
    examples: [
      .fails(
        "a row's text is written into the code", before: app("NSLocalizedString(\"settings.row\", comment: \"\")"),
        files: app("\"Settings\"")),
      .fails(
        "the same in other words", before: app("NSLocalizedString(\"settings.row\", comment: \"\")"),
        files: app("\"All settings\"")),
      .fails(
        "what SwiftUI took as a key is a text", before: view("Text(\"settings.row\")"),
        files: view("Text(verbatim: \"Settings\")")),
      .needsReview(
        "the text stands elsewhere in the file", before: app("NSLocalizedString(\"settings.row\", comment: \"\")"),
        files: app("title", "let title = \"Settings\"\n")),
      .fails(
        "other code still asks for the key", before: app("NSLocalizedString(\"settings.row\", comment: \"\")", asking),
        files: app("\"Settings\"", asking)),
      .passes(
        "another key is asked for", before: app("NSLocalizedString(\"settings.row\", comment: \"\")"),
        files: app("NSLocalizedString(\"help.row\", comment: \"\")")),
      .passes(
        "nothing is said any more", before: app("NSLocalizedString(\"settings.row\", comment: \"\")"), files: app("nil")),
    ],
    check: .project { project in
      (project.earlier?.writtenOut ?? []).filter { found in
        !WordsOfCode.isName(found.words) && TextAbroad.isTranslatable(found.words, in: project)
      }.map { found -> Remark in
        let isReworded = [found.unit.shownText, found.key].allSatisfy { $0.lowercased() != found.words.lowercased() }
        let count = found.locales.count
        return Remark(
          found.isSamePlace ? .fails : .needsReview, found.isSamePlace ? "was-localized" : "perhaps-localized",
          !found.isSamePlace
            ? "The key “\(found.key)” is asked for no more, and its text “\(found.words)” is written into the code: is it shown where the key was?"
            : isReworded
            ? "“\(found.words)” is written into the code now, where before this change the key “\(found.key)” was, which is translated into \(count, "language")"
            : "“\(found.words)” was translated into \(count, "language") before this change, and is written into the code now",
          certainty: found.isSamePlace ? .certain : .likely, unit: found.unit, blame: .definition,
          evidence: [
            .text("key asked for before", found.key),
            .text("languages that translate it", LocaleList.whole(found.locales)),
          ],
          suggestion:
            found.isStillAsked
            ? "Ask for the key “\(found.key)” again, which other code still asks for."
            : "Ask for the key “\(found.key)” again; or take it out of the tables, if the text is not to be translated any more.",
          location: found.place, locales: found.locales)
      }
    })

  private static func app(_ text: String, _ more: String = "") -> [String: String] {
    [
      "Rows.swift": """
      import UIKit
      \(more)final class Rows: UITableViewController {
        func fill(_ row: UITableViewCell) {
          row.textLabel?.text = \(text)
        }
      }
      """
    ].merging(tables) { $1 }
  }

  private static let asking = "let other = NSLocalizedString(\"settings.row\", comment: \"\")\n"

  private static func view(_ text: String) -> [String: String] {
    [
      "Rows.swift": """
      import SwiftUI
      struct Rows: View {
        var body: some View {
          \(text)
        }
      }
      """
    ].merging(tables) { $1 }
  }

  private static let tables = [
    "en.lproj/Localizable.strings": "\"settings.row\" = \"Settings\";\n\"help.row\" = \"Help\";\n",
    "de.lproj/Localizable.strings": "\"settings.row\" = \"Einstellungen\";\n\"help.row\" = \"Hilfe\";\n",
  ]
}
