import LintelFindings
import LintelModel

extension Rule {
  static let wrongEscape = Rule(
    id: "wrong-escape",
    title: "Every escape in a text is one that the platform knows.",
    severity: .error,
    isCore: true,
    why: "The platform drops the backslash and shows the rest: “u203A” instead of “›”.",
    examples: [
      .fails("a small u", files: ["en.lproj/L.strings": "\"path\" = \"Settings \\u203A General\";\n"]),
      .fails(
        "a backslash before a letter of the text",
        files: [
          "en.lproj/L.strings": "\"a\" = \"Are you sure?\";\n", "he.lproj/L.strings": "\"a\" = \"בטוח\\ה?\";\n",
        ]),
      .fails("a variable of Swift source", files: ["en.lproj/L.strings": "\"hello\" = \"Hello \\(name)\";\n"]),
      .fails(
        "a second line break that lost its n",
        files: [
          "en.lproj/L.strings": "\"scan\" = \"Started.\\n\\nKeep it open.\";\n",
          "nl.lproj/L.strings": "\"scan\" = \"Gestart.\\n\\Houd hem open.\";\n",
        ]),
      .fails(
        "a slash in place of the backslash",
        files: [
          "en.lproj/L.strings": "\"scan\" = \"Started.\\nKeep it open.\";\n",
          "nl.lproj/L.strings": "\"scan\" = \"Gestart. /n Houd hem open.\";\n",
        ]),
      ShownBackslash.example,
      .passes("a capital U", files: ["en.lproj/L.strings": "\"path\" = \"Settings \\U203A General\";\n"]),
      .passes("an apostrophe, which reads as it should", files: ["en.lproj/L.strings": "\"a\" = \"Don\\'t\";\n"]),
      .passes("line breaks and quotes", files: ["en.lproj/L.strings": "\"a\" = \"One\\n\\\"two\\\"\";\n"]),
    ],
    check: .translations { table in
      let signs = BrokenLineBreak.remarks(in: table) + ShownBackslash.remarks(in: table)
      // Where the source has the same one, all of them are reported as one, and as the source's.
      return table.pairs(.unknownEscapes).compactMap { source, unit, _ -> Remark? in
        let original: StringUnit? = table.isSource ? nil : source
        guard let (escape, shown) = Self.telling(of: unit, source: original) else { return nil }
        if shown == .letter, let letter = Self.secondBreak(escape, of: unit, source: original) {
          let (written, meant) = ("\\n\\\(letter)", "\\n\\n\(letter)")
          return Remark(
            .fails, "line-break",
            "“\(written)” breaks the line once: the second break lost its n, and people read "
              + "\(StringUnit.quoted(unit.value, showing: .sign("\n\(letter)", in: unit.value)))",
            unit: unit, blame: table.isSource ? .source : .translation, severity: .warning,
            evidence: [.text("escape", escape.text), .text("shown", unit.value)],
            suggestion: "Write “\(meant)”.", location: escape.location,
            fixes: unit.unknownEscapes.count > 1 || unit.varies
              ? []
              : unit.forms[0].fix(
                unit.value.replacingOnly("\n\(letter)", with: "\n\n\(letter)"), respellsEscapes: true))
        }
        let isLost = losesBackslashAlone(escape)
        let isWithin = isWithinWord(escape)
        let what: Message =
          isLost
          ? "The backslash of \(escape.text) is not shown: people read "
          : "\(escape.text) is no escape in a table: people read "
        // One is a note and the other a warning: people are told what makes the difference.
        let effect: Message =
          !isLost ? "" : isWithin ? ", and a sign may be missing between two words" : ", and nothing else is lost"
        return Remark(
          .fails, shown.rawValue,
          what
            + "\(StringUnit.quoted(unit.value, showing: .sign(String(escape.text.dropFirst()), in: unit.value)))" + effect,
          unit: unit, blame: table.isSource ? .source : .translation,
          severity: Self.grade(of: escape, shown, in: unit, source: original),
          evidence: [.text("escape", escape.text), .text("shown", unit.value)],
          suggestion: shown == .interpolation
            ? "Use a placeholder: %@."
            : isNumber(escape)
              ? advice(onNumber: escape.text)
              : "Leave the backslash out: “\(String(escape.text.dropFirst()))”"
                + (isWithin ? ", or write the sign that was meant, such as “/”." : "."),
          location: escape.location, fixes: unit.varies ? [] : unit.forms[0].fix(withNumbers(unit), respellsEscapes: true))
      } + signs
    })

  /// The letter that begins a paragraph where `\n\H` is meant as `\n\nH`; nil where that is not evident.
  private static func secondBreak(_ escape: StringUnit.UnknownEscape, of unit: StringUnit, source: StringUnit?) -> Character? {
    // `\u203A` and `\x41` were meant for the character of that number.
    guard escape.text.count == 2, let letter = escape.text.last, letter.isLetter, letter.isUppercase,
      unit.value.replacing("\n\n\(letter)", with: "").contains("\n\(letter)")
    else { return nil }
    guard let source else { return letter }
    func paragraphs(_ text: String) -> Int { text.split(separator: "\n\n" as String).count }
    return paragraphs(source.value) > paragraphs(unit.value) ? letter : nil
  }

  /// Whether a character's number was meant: `\u203A`, `\x41`.
  private static func isNumber(_ escape: StringUnit.UnknownEscape) -> Bool {
    guard let first = escape.text.dropFirst().first else { return false }
    return first.isASCII && ("uUxX".contains(first) || first.isNumber)
  }

  /// Whether what people read is the text without the backslash. Before a Latin letter another escape was meant, as before those
  /// that are on the keys of n, t and r on a Russian keyboard or sound like them.
  private static func losesBackslashAlone(_ escape: StringUnit.UnknownEscape) -> Bool {
    guard escape.text.count == 2, let letter = escape.text.last, letter.isLetter, !letter.isASCII else { return false }
    return !"нтр".contains(letter)
  }

  /// The character that a number of four digits names, as in `\u203A`; nil for another escape.
  private static func character(of escape: String) -> Unicode.Scalar? {
    let digits = escape.dropFirst(2)
    guard escape.hasPrefix("\\u"), digits.count == 4, let number = UInt32(digits, radix: 16), number >= 0x20 else { return nil }
    return Unicode.Scalar(number)
  }

  /// What to write in its place: the character, where one can see it and a table takes it as it is.
  private static func advice(onNumber escape: String) -> Message {
    guard let scalar = character(of: escape), scalar != "\"", scalar != "\\", isSeen(scalar) else {
      return "Write the character itself, or a capital U and its four digits."
    }
    let spelled = "\\U" + escape.dropFirst(2).uppercased()
    return "Write “\(String(Character(scalar)))” or “\(spelled)”."
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .spaceSeparator, .lineSeparator, .paragraphSeparator, .nonspacingMark,
      .enclosingMark, .spacingMark:
      false
    default: true
    }
  }

  /// The text with the characters that numbers of four digits name, as in `\u203A`; nil where another escape is none.
  private static func withNumbers(_ unit: StringUnit) -> String? {
    var text = unit.value
    for escape in Set(unit.unknownEscapes.map(\.text)) {
      let digits = escape.dropFirst(2)
      guard let scalar = character(of: escape),
        text.split(separator: "u\(digits)", omittingEmptySubsequences: false).count - 1
          == unit.unknownEscapes.count(where: { $0.text == escape })
      else { return nil }
      text = text.replacing("u\(digits)", with: String(Character(scalar)))
    }
    return text
  }

  /// Whether letters are on both sides of the backslash, which may have been meant for a sign between two words.
  private static func isWithinWord(_ escape: StringUnit.UnknownEscape) -> Bool {
    escape.isBehindLetter && escape.text.count == 2 && escape.text.last?.isLetter == true
  }

  private enum Shown: String { case letter, interpolation }

  /// The gravest of those that are told; of several, the first.
  private static func telling(
    of unit: StringUnit, source: StringUnit?
  ) -> (escape: StringUnit.UnknownEscape, shown: Shown)? {
    let told = unit.unknownEscapes.compactMap { escape in shows(escape).map { (escape: escape, shown: $0) } }
    let grades = told.map { grade(of: $0.escape, $0.shown, in: unit, source: source) }
    return grades.max().flatMap { gravest in grades.firstIndex(of: gravest) }.map { told[$0] }
  }

  private static func grade(
    of escape: StringUnit.UnknownEscape, _ shown: Shown, in unit: StringUnit, source: StringUnit?
  ) -> Severity {
    if shown == .letter, secondBreak(escape, of: unit, source: source) != nil { return .warning }
    // Who reads the right words loses nothing, unless another sign was meant between two of them.
    if losesBackslashAlone(escape) { return isWithinWord(escape) ? .warning : .note }
    return shown == .letter ? .error : .warning
  }

  /// Nil for a sign, which means no more than itself: many tools escape apostrophes, slashes and question marks, as C does.
  private static func shows(_ escape: StringUnit.UnknownEscape) -> Shown? {
    guard let first = escape.text.dropFirst().first else { return nil }
    return first == "(" ? .interpolation : first.isLetter || first.isNumber ? .letter : nil
  }
}
