import LintelFindings
import LintelModel

extension Rule {
  static let tableScript = Rule(
    id: "table-script",
    title: "A table is written in the script of its language.",
    severity: .warning,
    isCore: true,
    criteria: ["3.1.2"],
    why:
      "Most people read their language in one script: a table in another one is another language's, or a stopgap.",
    examples: [
      .fails("Macedonian in Latin letters", files: files("mk", "Nekoj tekst za broj")),
      .passes("in its own", files: files("mk", "Некој текст за број")),
      .passes("Serbian is written in both", files: files("sr", "Neki tekst za broj")),
      .passes("a language that says its script", files: files("sr-Latn", "Neki tekst za broj")),
      .passes("copies are told as such", files: files("mk", "Some words for number")),
      .passes("names are no words of a language", files: files("ru", "GitHub")),
    ],
    check: .translations { table in
      guard let found = table.strangers, let first = found.first, found.judged >= 20, found.count * 3 >= found.judged * 2 else {
        return []
      }
      let percent = Int((Double(found.count) / Double(found.judged) * 100).rounded())
      // A handful of strings beside copies of the source tells of them, and not of a table in another script.
      guard found.copies <= found.judged, found.judged * 5 >= found.own else { return [] }
      return [
        Remark(
          .fails, "other-script",
          "\(percent) % of the \(table.locale) strings in \(table.name) are not written in the script of the language, such as "
            + "\(StringUnit.quoted(first.value))",
          certainty: .likely, blame: .translation,
          evidence: [
            .count("in another script", found.count, "strings"), .count("looked at", found.judged, "strings"),
          ],
          suggestion: "Write them in its script, or name the script in the folder's name, as in sr-Latn.lproj.",
          location: first.location, count: found.count)
      ]
    })

  private static func files(_ locale: String, _ translation: String) -> [String: String] {
    [
      "en.lproj/L.strings": (1...24).map { "\"k\($0)\" = \"Some words for number \($0)\";\n" }.joined(),
      "\(locale).lproj/L.strings": (1...24).map { "\"k\($0)\" = \"\(translation) \($0)\";\n" }.joined(),
    ]
  }
}
