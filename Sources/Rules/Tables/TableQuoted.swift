import LintelFindings
import LintelModel

extension Rule {
  static let tableQuoted = Rule(
    id: "table-quoted",
    title: "Translations stand without quotation marks that their sources do not have.",
    severity: .warning,
    isCore: true,
    why: "A tool or a hurried hand has put quotation marks around each text: people read them on every button.",
    examples: [
      .fails("every text in quotation marks", files: files { "\\\"Text \($0)\\\"" }),
      .fails("in those of the language", files: files { "„Text \($0)“" }),
      .passes("without", files: files { "Text \($0)" }),
      .passes("one of many", files: files { $0 == 3 ? "„Text \($0)“" : "Text \($0)" }),
    ],
    check: .translations { table in
      guard !table.isSource else { return [] }
      let quoted = table.pairs.compactMap { pair -> StringUnit? in
        guard let unit = pair.translation, unit.locale == table.locale, isQuoted(unit.value), !isQuoted(pair.source.value)
        else { return nil }
        return unit
      }
      guard let first = quoted.first, quoted.count >= 10, quoted.count * 20 >= table.ownCount else { return [] }
      return [
        Remark(
          .fails, "quoted",
          "\(amount: quoted.count) of \(amount: table.ownCount) \(table.locale) strings in \(table.name) stand in quotation marks, which their "
            + "sources do not have",
          blame: .translation,
          evidence: [
            .count("quoted", quoted.count, "strings"), .count("strings", table.ownCount, "strings"),
            .text("for example", first.value), .keys(quoted.map(\.key)),
          ], suggestion: "Take the quotation marks away from all of them at once.", location: first.location,
          count: quoted.count)
      ]
    })

  private static func isQuoted(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last, text.utf8.count > 2 else { return false }
    return "\"“”„«»「『‘‚".unicodeScalars.contains(first) && "\"“”«»」』’‘".unicodeScalars.contains(last)
  }

  private static func files(_ german: (Int) -> String) -> [String: String] {
    [
      "en.lproj/L.strings": (1...12).map { "\"k\($0)\" = \"Words \($0)\";\n" }.joined(),
      "de.lproj/L.strings": (1...12).map { "\"k\($0)\" = \"\(german($0))\";\n" }.joined(),
    ]
  }
}
