import LintelFindings
import LintelModel

extension Rule {
  static let edgeSpace = Rule(
    id: "edge-space",
    title: "A translation begins and ends with the same space as its source.",
    severity: .warning,
    isCore: true,
    why: "Where the app joins texts, a lost space glues two words together; a space too many shifts a label.",
    examples: [
      .fails("a space is lost", files: pair("de", "Sort by: ", "Sortieren nach:")),
      .fails("a space too many", files: pair("de", "Save", "Sichern ")),
      .passes("Korean sets none before a parenthesis", files: pair("ko", " (default)", "(기본)")),
      .passes("the same", files: pair("de", "Sort by: ", "Sortieren nach: ")),
      .passes("languages that set none", files: pair("ja", "Sort by: ", "並べ替え：")),
    ],
    check: .translations { table in
      let setsNone = ["ja", "zh", "yue", "th", "lo", "km", "my", "bo", "dz"].contains(table.locale.language)
      let remarks = table.pairs(.outline).compactMap { source, translation, votes -> Remark? in
        guard !translation.varies, !source.varies, let own = translation.facts.first?.outline,
          let given = source.facts.first?.outline
        else { return nil }
        func judge(_ place: String, _ own: TextOutline.Space, _ given: TextOutline.Space, _ isKept: Bool) -> Remark? {
          guard own != given, isKept, !(setsNone && own == .none) else { return nil }
          let isLost = own == .none
          if isLost, given == .space, table.locale.language == "ko", translation.value.first == "(" { return nil }
          let isGained = given == .none
          let isBreak = (isLost ? given : own) == .lineBreak
          let verb = isBreak ? "break" : "space"
          let noun: Message = isBreak ? "line break" : "space"
          let end: Message = place == "start" ? "start" : "end"
          return Remark(
            .fails, isLost ? "\(verb)-lost-\(place)" : isGained ? "\(verb)-added-\(place)" : "other-\(place)",
            "The \(table.locale) text \(StringUnit.quoted(translation.value)) has "
              + (isLost ? "no " : "a ") + noun + " at its " + end
              + (isLost
                ? ", and its source has one" : isGained ? ", and its source has none" : " where its source has another"),
            unit: translation, blame: .translation,
            severity: isLost && !Edge.maybeSlip(at: place, of: source) ? .warning : .note,
            evidence: [.text("source", source.value), .text("translation", translation.value)],
            suggestion: "Begin and end the text as the source does.")
        }
        return judge("start", own.leading, given.leading, votes?.keeps(\.sameLeading) ?? true)
          ?? judge("end", own.trailing, given.trailing, votes?.keeps(\.sameTrailing) ?? true)
      }
      return table.told(remarks, asOne: "many-edges", "begin or end with another space than their source")
    })

  private static func pair(_ locale: String, _ source: String, _ translation: String) -> [String: String] {
    ["en.lproj/L.strings": "\"k\" = \"\(source)\";\n", "\(locale).lproj/L.strings": "\"k\" = \"\(translation)\";\n"]
  }
}

private enum Edge {
  /// A tab, or a space behind a whole sentence, joins nothing as often as not: the source may have it by mistake.
  static func maybeSlip(at place: String, of source: StringUnit) -> Bool {
    if place == "start" { return source.value.first == "\t" }
    return source.value.last == "\t"
      || [.fullStop, .question, .exclamation].contains(source.facts.first?.outline.ending)
  }
}
