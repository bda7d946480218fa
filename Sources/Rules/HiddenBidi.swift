import LintelFindings
import LintelModel

extension Rule {
  static let hiddenBidi = Rule(
    id: "hidden-bidi",
    title: "Direction controls in a text are closed, and steer something.",
    severity: .warning,
    isCore: true,
    why: "A direction that is left open turns what stands behind it, in this text or in the one it is put into.",
    examples: [
      .fails("an isolate that is not closed", files: pair("Open %@", "فتح \u{2068}%@")),
      .fails("an override", files: pair("Open %@", "\u{202E}Open\u{202C} %@")),
      .passes("balanced isolates around a value", files: pair("Open %@", "فتح \u{2068}%@\u{2069}")),
      .passes("a mark behind punctuation", files: pair("Really?", "حقا؟\u{200F}")),
    ],
    check: .translations { table in
      let remarks = table.pairs(.hiddenCharacters).compactMap { source, unit, _ -> Remark? in
        for form in unit.forms {
          let controls = form.facts.hidden.filter { $0.kind != .zeroWidth && $0.kind != .strayJoiner }
          let names = controls.map(\.scalar.codePoint).joined(separator: " ")
          func remark(_ reason: String, _ what: Message, _ severity: Severity, _ suggestion: Message) -> Remark {
            Remark(
              .fails, reason, "The \(table.locale) text \(StringUnit.quoted(form.text)) " + what + " (\(names))", unit: unit,
              blame: table.isSource ? .source : .translation, severity: severity, evidence: [.text("controls", names)],
              suggestion: suggestion, location: form.location)
          }
          if form.facts.isDirectionOpen {
            return remark(
              "unbalanced", "begins a direction and does not end it, or the other way round", .warning,
              "Close each isolate with U+2069 and each embedding with U+202C.")
          }
          if controls.contains(where: { $0.kind == .directionOverride }) {
            return remark("override", "forces a direction on its letters", .warning, "Use isolates, U+2068 and U+2069.")
          }
          // A mark between letters that all run one way does nothing; around a value it may.
          let isIdle = !controls.isEmpty && !form.facts.hasRightToLeftLetters && form.facts.placeholders.isEmpty
          let isSources = source.value.unicodeScalars.contains { scalar in controls.contains { $0.scalar == scalar } }
          if isIdle, !table.isSource, !isSources {
            return remark("idle", "has direction controls and nothing that runs the other way", .note, "Leave them out.")
          }
        }
        return nil
      }
      return table.told(remarks, asOne: "many-controls", "have direction controls that do nothing or are left open")
    })

  private static func pair(_ source: String, _ translation: String) -> [String: String] {
    ["en.lproj/L.strings": "\"k\" = \"\(source)\";\n", "ar.lproj/L.strings": "\"k\" = \"\(translation)\";\n"]
  }
}
