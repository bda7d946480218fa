import LintelFindings
import LintelModel

extension Rule {
  static let damagedLetters = Rule(
    id: "damaged-letters",
    title: "A text shows the letters that were written.",
    severity: .error,
    isCore: true,
    why:
      "A program read or saved the file in another encoding: people read “Ã¼” where “ü” was written, and “�” or “?” where a letter is lost.",
    examples: [
      .fails("letters that were read in another encoding", files: pair("pt", "Open", "Ã–ffnen fÃ¼r alle")),
      .fails("an apostrophe that was", files: pair("pt", "Today", "Aujourdâ€™hui")),
      .fails("letters of which one is lost", files: pair("pt", "For everybody", "fÃ¼r alle Ã")),
      .fails("a letter that is lost", files: pair("pt", "Open", "\u{FFFD}ffnen")),
      .fails(
        "a question mark in place of a letter", before: pair("pt", "The authority", "un’autorità"),
        files: pair("pt", "The authority", "un?autorit?")),
      .needsReview(
        "question marks within words of several texts",
        files: [
          "en.lproj/L.strings": "\"a\" = \"The address\";\n\"b\" = \"The tree\";\n",
          "fr.lproj/L.strings": "\"a\" = \"l?adresse\";\n\"b\" = \"l?arbre\";\n",
        ]),
      .passes("letters and marks side by side", files: pair("pt", "Name A–Z", "Navn A–Å, «à», “É”, Å–A, MANHÃ")),
      .passes("letters that a text speaks of", files: pair("pt", "Read as “ü”, not “Ã¼” or “�”", "Leia “ü”, não “Ã¼” nem “�”")),
      .passes("an address", files: pair("pt", "See example.org/a?b=c", "Siehe example.org/de?b=c")),
      .passes("a question without a space behind it", files: pair("pt", "Really? Yes", "Wirklich?Ja")),
    ],
    check: .translations { table in
      let certain = table.pairs.compactMap { DamagedText.remark(on: $0, in: table) }
      return guessed(table)
        + table.aggregated(certain, asOne: "many-damaged", "show other signs than the letters that were written")
        + DamagedText.doubts(in: table)
    })

  /// An encoding that was guessed, once for a file.
  private static func guessed(_ table: TableInLocale) -> [Remark] {
    guard let guess = table.guess else { return [] }
    return [
      Remark(
        .fails, "encoding-guessed",
        "The file is neither UTF-8 nor UTF-16: its letters were read as \(guess.encoding), which is a guess",
        blame: table.isSource ? .source : .translation, severity: guess.wasCertain ? .error : .warning,
        suggestion: "Save the file as UTF-8, and look whether its letters are right.", location: guess.location,
        locale: table.locale)
    ]
  }
}

/// A text whose letters a program damaged.
private enum DamagedText {
  /// What is certain of a string; of several forms the first that is damaged.
  static func remark(on pair: TableInLocale.Pair, in table: TableInLocale) -> Remark? {
    guard let unit = pair.translation, unit.locale == table.locale else { return nil }
    let source: StringUnit? = table.isSource ? nil : pair.source
    return unit.forms.lazy.compactMap { form -> Remark? in
      misread(form, of: unit, source, in: table) ?? lost(form, of: unit, source, in: table)
        ?? replaced(form, of: unit, in: table)
    }.first
  }

  private static func misread(
    _ form: StringUnit.Form, of unit: StringUnit, _ source: StringUnit?, in table: TableInLocale
  ) -> Remark? {
    guard let found = MisreadLetters(in: form.text), !has(source, found.shown) else { return nil }
    let text = StringUnit.quoted(form.text, showing: .sign(found.shown, in: form.text))
    return Remark(
      .fails, "misread",
      "The \(table.locale) text \(text) has “\(found.shown)” where “\(found.meant)” was written: a program read it in another encoding",
      unit: unit, blame: table.isSource ? .source : .translation, severity: .error,
      evidence: [.text("text", form.text)], suggestion: advice(found.mended), location: form.location,
      fixes: form.fix(found.mended))
  }

  private static func lost(
    _ form: StringUnit.Form, of unit: StringUnit, _ source: StringUnit?, in table: TableInLocale
  ) -> Remark? {
    let sign = "\u{FFFD}"
    guard form.text.unicodeScalars.contains("\u{FFFD}"), !has(source, sign), !isSpokenOf(form.text) else { return nil }
    let text = StringUnit.quoted(form.text, showing: .scalar(of: form.text) { $0 == "\u{FFFD}" })
    return Remark(
      .fails, "lost", "The \(table.locale) text \(text) has “\(sign)”, which programs set in place of a letter that they cannot read",
      unit: unit, blame: table.isSource ? .source : .translation, severity: .error, evidence: [.text("text", form.text)],
      suggestion: "Write the letter that was there.", location: form.location)
  }

  private static func replaced(_ form: StringUnit.Form, of unit: StringUnit, in table: TableInLocale) -> Remark? {
    guard let earlier = table.earlier[unit.key]?.translation,
      let before = earlier.forms.first(where: {
        $0.plural == form.plural && $0.device == form.device && $0.width == form.width && $0.substitution == form.substitution
      }), let found = LostLetter(in: form.text, before: before.text)
    else { return nil }
    let text = StringUnit.quoted(form.text, showing: .place(found.place))
    return Remark(
      .fails, "question-mark", "The \(table.locale) text \(text) has “?” where it had “\(String(found.letter))” before the change",
      unit: unit, blame: .translation, severity: .error,
      evidence: [.text("text", form.text)], suggestion: advice(before.text), location: form.location,
      fixes: form.fix(before.text))
  }

  /// Question marks within words: one may be a slip, several have a cause.
  static func doubts(in table: TableInLocale) -> [Remark] {
    if table.isSource || table.locale.language == "en" { return [] }
    let remarks = table.pairs.compactMap { pair -> Remark? in
      guard let unit = pair.translation, unit.locale == table.locale,
        unit.varies || unit.value.utf8.contains(UInt8(ascii: "?")),
        !pair.source.forms.contains(where: { LostLetter.place(in: $0.text) != nil })
      else { return nil }
      return unit.forms.lazy.compactMap { form -> Remark? in
        guard let place = LostLetter.place(in: form.text),
          // What the change did is told as certain.
          replaced(form, of: unit, in: table) == nil
        else { return nil }
        return Remark(
          .needsReview, "question-mark-in-word",
          "The \(table.locale) text \(StringUnit.quoted(form.text, showing: .place(place))) has “?” within a word, "
            + "as other texts of the table do: a letter may be lost there",
          certainty: .likely, unit: unit, blame: .translation, severity: .warning,
          evidence: [.text("source", pair.source.value), .text("translation", form.text)],
          suggestion: "Write the letter that was there.", location: form.location)
      }.first
    }
    if remarks.count < 2 { return [] }
    return table.aggregated(remarks, asOne: "many-question-marks", "have “?” within a word: letters may be lost there")
  }

  /// Whether it stands alone within quotation marks wherever it is: “�” is spoken of there, and no letter is lost.
  private static func isSpokenOf(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.allSatisfy { index in
      scalars[index] != "\u{FFFD}" || MisreadLetters.isQuoted(index..<index + 1, in: scalars)
    }
  }

  private static func has(_ source: StringUnit?, _ sign: String) -> Bool {
    source?.forms.contains { $0.text.contains(sign) } ?? false
  }

  private static func advice(_ mended: String?) -> Message {
    guard let mended else { return "Write the letters that were meant." }
    return "Write the letters that were meant. The text is then \(StringUnit.quoted(mended))."
  }
}
