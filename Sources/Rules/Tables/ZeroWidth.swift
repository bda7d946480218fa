import LintelFindings
import LintelModel

extension Rule {
  static let zeroWidth = Rule(
    id: "zero-width",
    title: "A text has no characters that nobody sees and no script needs.",
    severity: .warning,
    isCore: true,
    why: "They came in by copying. Searching does not find the word, and screen readers stumble over it.",
    examples: [
      .fails("a zero width space in a word", files: pair("de", "Sich\u{200B}ern")),
      .fails("a byte order mark", files: pair("de", "\u{FEFF}Sichern")),
      .fails("a joiner that joins nothing", files: pair("de", "Sichern\u{200D}")),
      .fails("a zero width space beside a space, as a note", files: pair("de", "Jetzt \u{200B}sichern")),
      .passes("a non-joiner in Persian", files: pair("fa", "می\u{200C}خواهم")),
      .passes("a joiner in an emoji", files: pair("de", "👩\u{200D}💻 Sichern")),
      .passes("places for breaks in Thai", files: pair("th", "บันทึก\u{200B}ไฟล์")),
    ],
    check: .translations { table in
      let remarks = table.pairs(.hiddenCharacters).compactMap { source, unit, _ -> Remark? in
        for form in unit.forms {
          let found = form.facts.hidden.filter { $0.kind == .zeroWidth || $0.kind == .strayJoiner }.map(\.scalar)
          guard let first = found.first, table.isSource || !source.value.unicodeScalars.contains(first) else { continue }
          // A soft hyphen says where a long word may break.
          let isHyphen = found.allSatisfy { $0 == "\u{AD}" }
          // Beside a space a line may break anyway, and no word is torn.
          let isInWord = tearsWord(form.text, Set(found))
          let text = StringUnit.quoted(form.text, showing: .scalar(of: form.text) { $0 == first })
          let names = found.map(\.codePoint).joined(separator: " ")
          return Remark(
            .fails, isHyphen ? "soft-hyphen" : "zero-width",
            "The \(table.locale) text \(text) holds "
              + (found.count == 1 ? "a character" : "\(found.count) characters") + " that nobody sees (\(names))",
            unit: unit, blame: table.isSource ? .source : .translation, severity: isHyphen || !isInWord ? .note : .warning,
            evidence: [.text("characters", names)], suggestion: "Leave it out.", location: form.location,
            fixes: unit.forms.flatMap { $0.fix(without($0)) })
        }
        return nil
      }
      return table.aggregated(remarks, asOne: "many-zero-width", "hold characters that nobody sees")
    })

  /// The text without them. A soft hyphen is somebody's choice, and of joiners that the script needs elsewhere none is told
  /// apart.
  private static func without(_ form: StringUnit.Form) -> String? {
    let found = form.facts.hidden.filter { ($0.kind == .zeroWidth || $0.kind == .strayJoiner) && $0.scalar != "\u{AD}" }
    let scalars = Set(found.map(\.scalar))
    guard form.text.unicodeScalars.count(where: scalars.contains) == found.count else { return nil }
    return form.text.removingHidden(scalars)
  }

  /// Whether one of the characters is between two letters or digits.
  private static func tearsWord(_ text: String, _ characters: Set<Unicode.Scalar>) -> Bool {
    let runs: [Substring.UnicodeScalarView] = text.unicodeScalars.split(omittingEmptySubsequences: true) {
      characters.contains($0)
    }
    let isByteOrderMark = text.unicodeScalars.first == "\u{FEFF}"
    return isByteOrderMark
      || zip(runs, runs.dropFirst()).contains { left, right in
        [left.last, right.first].allSatisfy {
          $0.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } == true
        }
      }
  }

  private static func pair(_ locale: String, _ translation: String) -> [String: String] {
    ["en.lproj/L.strings": "\"k\" = \"Save\";\n", "\(locale).lproj/L.strings": "\"k\" = \"\(translation)\";\n"]
  }
}
