import LintelFindings
import LintelModel

extension LocaleID {
  /// Whether its usual script, or the one that it names, runs from right to left.
  fileprivate var isWrittenFromRight: Bool {
    if let script { return ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm"].contains(script) }
    return [
      "ar", "arc", "ars", "ary", "arz", "ckb", "dv", "fa", "he", "iw", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd", "syr",
      "ug", "ur", "yi",
    ].contains(language)
  }
}

extension Rule {
  static let hiddenBidi = Rule(
    id: "hidden-bidi",
    title: "Direction controls in a text are closed, and steer something.",
    severity: .warning,
    isCore: true,
    why: "A direction that is left open turns what stands behind it, in this text or in the one it is put into.",
    examples: [
      .fails("an isolate that is not closed", files: pair("ar", "Open %@", "فتح \u{2068}%@")),
      .fails("an override alone", files: pair("ar", "Master key", "\u{202E}المفتاح الرئيس")),
      .passes("an embedding that the end of the text closes", files: pair("ar", "Open", "\u{202B}فتح")),
      .fails("an override", files: pair("ar", "Open %@", "\u{202E}Open\u{202C} %@")),
      .passes("a mark that puts a colon on the left", files: pair("ar", "User agent:", "\u{200F}User agent:")),
      .passes("balanced isolates around a value", files: pair("ar", "Open %@", "فتح \u{2068}%@\u{2069}")),
      .passes("a mark behind punctuation", files: pair("ar", "Really?", "حقا؟\u{200F}")),
    ],
    check: .translations { table in
      let remarks = table.pairs(.hiddenCharacters).compactMap { source, unit, _ -> Remark? in
        for form in unit.forms {
          let controls = form.facts.hidden.filter { $0.kind != .zeroWidth && $0.kind != .strayJoiner }
          let names = controls.map(\.scalar.codePoint).joined(separator: " ")
          func remark(_ reason: String, _ what: Message, _ severity: Severity, _ suggestion: Message) -> Remark {
            let place = StringUnit.QuotedPart.scalar(of: form.text) { $0 == controls.first?.scalar }
            return Remark(
              .fails, reason,
              "The \(table.locale) text \(StringUnit.quoted(form.text, showing: place)) " + what + " (\(names))", unit: unit,
              blame: table.isSource ? .source : .translation, severity: severity, evidence: [.text("controls", names)],
              suggestion: suggestion, location: form.location)
          }
          // The end of a text is the end of its paragraph, which closes what is open.
          if form.facts.isDirectionOpen, form.facts.placeholders.isEmpty, form.substitution == nil, endsAll(form.text) {
            continue
          }
          if form.facts.isDirectionOpen {
            return remark(
              "unbalanced", "begins a direction and does not end it, or the other way round", .warning,
              controls.allSatisfy { $0.kind == .directionOverride }
                ? "Leave it out: it forces a direction on all that stands behind it."
                : "Close each isolate with U+2069 and each embedding with U+202C.")
          }
          if controls.contains(where: { $0.kind == .directionOverride }) {
            return remark("override", "forces a direction on its letters", .warning, "Use isolates, U+2068 and U+2069.")
          }
          // A mark between letters that all run one way does nothing; around a value it may.
          let isIdle =
            !controls.isEmpty && !form.facts.hasRightToLeftLetters && form.facts.placeholders.isEmpty
            && !(table.locale.isWrittenFromRight && hasSignAtEdge(form.text))
          let isSources = source.value.unicodeScalars.contains { scalar in controls.contains { $0.scalar == scalar } }
          if isIdle, !table.isSource, !isSources {
            var idle = remark("idle", "has direction controls and nothing that runs the other way", .note, "Leave them out.")
            idle.fixes = form.fix(form.text.removingHidden(Set(controls.map(\.scalar))))
            return idle
          }
        }
        return nil
      }
      return table.aggregated(remarks, asOne: "many-controls", "have direction controls that do nothing or are left open")
    })

  /// Whether each end of a direction closes one that was begun, and nothing is overridden: at most something is left open.
  private static func endsAll(_ text: String) -> Bool {
    var open: [Bool] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{202D}", "\u{202E}": return false
      case "\u{202A}", "\u{202B}": open.append(false)
      case "\u{2066}", "\u{2067}", "\u{2068}": open.append(true)
      case "\u{202C}": if open.popLast() != false { return false }
      case "\u{2069}": if open.popLast() != true { return false }
      default: break
      }
    }
    return true
  }

  /// Whether a text begins or ends in a sign, whose side the direction of the paragraph decides.
  private static func hasSignAtEdge(_ text: String) -> Bool {
    let seen = text.unicodeScalars.filter { $0.properties.generalCategory != .format && !$0.properties.isWhitespace }
    return [seen.first, seen.last].contains { scalar in
      scalar.map { !$0.properties.isAlphabetic && $0.properties.numericType == nil } == true
    }
  }
}
