import LintelFindings
import LintelModel

extension Rule {
  static let lineBreakAdded = Rule(
    id: "line-break-added",
    title: "A translation breaks no line that its source does not break.",
    severity: .warning,
    isCore: true,
    isByMajority: true,
    why: "A button or a row shows one line: what stands behind the break is gone, or stands where nobody made room for it.",
    examples: [
      .fails("a break in a label", files: [
        "en.lproj/L.strings": "\"k\" = \"Sort by name\";\n", "de.lproj/L.strings": "\"k\" = \"Nach Name\nsortieren\";\n",
      ]),
      .fails("a label of Interface Builder's may have two lines, as a note", files: [
        "en.lproj/L.strings": "\"a1B-2c-D3e.title\" = \"On Screen Display:\";\n",
        "de.lproj/L.strings":
          "/* Class = \"NSTextFieldCell\"; */ \"a1B-2c-D3e.title\" = \"Anzeige\\nauf dem Schirm:\";\n",
      ]),
      .passes("a label in Japanese, which is broken by hand", files: [
        "en.lproj/L.strings": "\"a1B-2c-D3e.title\" = \"On Screen Display:\";\n",
        "ja.lproj/L.strings":
          "/* Class = \"NSTextFieldCell\"; */ \"a1B-2c-D3e.title\" = \"オンスクリーン\\nディスプレイ:\";\n",
      ]),
      .fails("the English name behind, in parentheses, as a note", files: [
        "en.lproj/L.strings": "\"k\" = \"Sort by name\";\n",
        "de.lproj/L.strings": "\"k\" = \"Nach Name\n\t(Sort by name)\";\n",
      ]),
      .passes("the source has one too", files: [
        "en.lproj/L.strings": "\"k\" = \"Sort\\nby name\";\n", "de.lproj/L.strings": "\"k\" = \"Nach Name\\nsortieren\";\n",
      ]),
      .passes("a message has room for lines", files: [
        "en.lproj/L.strings": "\"k\" = \"Messages are received on all relays.\";\n",
        "de.lproj/L.strings": "\"k\" = \"Nachrichten kommen überall an.\n\nPrüfe alle Geräte.\";\n",
      ]),
    ],
    check: .translations { table in
      if table.isSource { return outvoted(in: table) }
      let remarks = table.pairs(.edges).compactMap { source, translation, votes -> Remark? in
        guard let form = translation.forms.first(where: { $0.facts.edges.hasInnerBreak }),
          !source.forms.contains(where: { $0.facts.edges.hasInnerBreak }), !source.value.contains("\n"),
          votes.map({ $0.filled < 3 || $0.withInnerBreak * 2 <= $0.filled }) ?? true
        else { return nil }
        // A label that Interface Builder made may be as high as two lines: its table does not say.
        let isLabel = [translation.comment, source.comment].contains { $0.map(isOfLabel) == true }
        // A long text is a paragraph, with room for lines: there only a break inside of a sentence is a slip.
        // Scripts that set no spaces break where the hand says.
        if isLabel, table.locale.setsNoSpaces { return nil }
        let isLong = source.value.count > 60 || isMessage(source.value) || form.text.contains("\n\n")
        if isLong, !breaksSentence(form.text) { return nil }
        return Remark(
          .fails, "break",
          "The \(table.locale) text \(StringUnit.quoted(form.text, showing: innerBreak(of: form.text))) breaks a line, and its source does not",
          unit: translation, blame: .translation, severity: isLong || isLabel || isGloss(form.text) ? .note : .warning,
          evidence: [.text("source", source.value), .text("translation", form.text)],
          suggestion: advice(on: form.text, of: source.value),
          location: form.location)
      }
      return table.aggregated(remarks, asOne: "many-breaks", "break lines that their source does not break")
    })

  /// Where the first break is that has text before it.
  private static func innerBreak(of text: String) -> StringUnit.QuotedPart {
    guard let start = text.firstIndex(where: { !$0.isWhitespace }), let place = text[start...].firstIndex(where: \.isNewline)
    else { return .start }
    return .place(text.distance(from: text.startIndex, to: place))
  }

  private static func advice(on text: String, of source: String) -> Message {
    if isGloss(text) { return "Write it in one line." }
    if OlderText.isSentence(text, ofLabel: source) { return OlderText.advice }
    return isSeveral(text, ofLabel: source)
      ? "Its lines seem to be texts of their own: keep the one that fits, or translate it anew." : "Write it in one line."
  }

  /// Whether each line is a text by itself, as where what a translator was told stands below the translation: both together have
  /// more than twice as many words as a label, and the second begins like the first.
  private static func isSeveral(_ text: String, ofLabel source: String) -> Bool {
    let words = source.split(whereSeparator: \.isWhitespace).count
    let lines: [Substring] = text.split(whereSeparator: \.isNewline).filter { $0.contains(where: \.isLetter) || $0.contains("%") }
    guard (1...4).contains(words), lines.count > 1, text.split(whereSeparator: \.isWhitespace).count > words * 2 else {
      return false
    }
    return lines.dropFirst().allSatisfy { $0.first(where: \.isLetter)?.isLowercase == false }
  }

  /// Whether a comment that Interface Builder wrote names a class whose texts may have several lines.
  private static func isOfLabel(_ comment: String) -> Bool {
    ["NSTextField", "NSTextFieldCell", "NSTextView", "UILabel", "UITextView"].contains { name in
      comment.contains("Class = \"\(name)\"")
    }
  }

  /// Whether a text is made of sentences, or tells of something with a value behind a colon.
  private static func isMessage(_ text: String) -> Bool {
    text.hasSuffix(".") && !text.hasSuffix("..") || text.contains(". ") || text.contains(": %")
  }

  /// Whether a line ends with a letter or a comma, and the next one goes on in lower case.
  private static func breaksSentence(_ text: String) -> Bool {
    let lines: [Substring] = text.split(whereSeparator: \.isNewline)
    return zip(lines, lines.dropFirst()).contains { line, next in
      guard let last = line.last(where: { !$0.isWhitespace }), let first = next.first(where: { !$0.isWhitespace })
      else { return false }
      return (last.isLetter || last == ",") && first.isLowercase
    }
  }

  /// Whether the second of two lines is in parentheses: a name was set beside its translation on purpose.
  private static func isGloss(_ text: String) -> Bool {
    let lines: [Substring] = text.split(whereSeparator: \.isNewline)
    guard lines.count == 2 else { return false }
    let second = lines[1].drop { $0.isWhitespace }
    return second.first == "(" && second.last { !$0.isWhitespace } == ")"
  }

  /// Where most languages break a line, the source has lost its break.
  private static func outvoted(in table: TableInLocale) -> [Remark] {
    let remarks = OutvotedSource.all(.lineBreak, in: table).filter { !$0.unit.value.contains("\n") }.map { source in
      source.remark(
        "source-break", "breaks no line, and its translations in \(source.languages) do", .note,
        suggestion: "Look whether the source has lost a line break.")
    }
    return table.aggregated(remarks, asOne: "many-outvoted", beyond: 3, "break no line, and most of their translations do")
  }
}
