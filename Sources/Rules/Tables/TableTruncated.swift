import LintelFindings
import LintelModel

extension Rule {
  static let tableTruncated = Rule(
    id: "table-truncated",
    title: "The platform reads a string table to its end.",
    severity: .error,
    isCore: true,
    why: "The platform stops at a stray character and says nothing: every string behind it appears untranslated.",
    examples: [
      .fails(
        "a stray character",
        files: [
          "en.lproj/Localizable.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n",
          "fr.lproj/Localizable.strings": "\"a\" = \"Un\";»\n\"b\" = \"Deux\";\n",
        ]),
      .fails(
        "a missing semicolon loses the whole table",
        files: [
          "en.lproj/Localizable.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n",
          "fr.lproj/Localizable.strings": "\"a\" = \"Un\"\n\"b\" = \"Deux\";\n",
        ]),
      .fails(
        "quotation marks within a text",
        files: [
          "en.lproj/Localizable.strings": "\"a\" = \"One\";\n",
          "fr.lproj/Localizable.strings": "\"a\" = \"Le \"premier\" texte\";\n",
        ]),
      .fails(
        "a missing equals sign",
        files: [
          "en.lproj/Localizable.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n",
          "fr.lproj/Localizable.strings": "\"a\" \"Un\";\n\"b\" = \"Deux\";\n",
        ]),
      .fails(
        "a text that nothing closes",
        files: [
          "en.lproj/Localizable.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n",
          "fr.lproj/Localizable.strings": "\"a\" = \"Un;\n\"b\" = \"Deux\";\n",
        ]),
      .fails(
        "a text that nothing closes, and no semicolon",
        files: [
          "en.lproj/Localizable.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n",
          "fr.lproj/Localizable.strings": "\"a\" = \"Un\n\"b\" = \"Deux\";\n",
        ]),
      .fails(
        "a backslash before the quotation mark that was to close the text",
        files: [
          "en.lproj/Localizable.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n",
          "fr.lproj/Localizable.strings": "\"a\" = \"Un\\\";\n\"b\" = \"Deux\";\n",
        ]),
      .fails(
        "a key that nothing closes",
        files: [
          "en.lproj/Localizable.strings": "\"a\" = \"One\";\n",
          "fr.lproj/Localizable.strings": "\"a = \"Un\";\n",
        ]),
      .fails(
        "a stray character at the end loses nothing yet",
        files: ["en.lproj/Localizable.strings": "\"a\" = \"One\";\n;\n"]),
      .passes("a clean table", files: ["en.lproj/Localizable.strings": "\"a\" = \"One\";\n"]),
    ],
    check: .file { table in
      guard let loss = table.loss else { return [] }
      if loss.keys == 0 {
        return [
          Remark(
            .fails, "lost-whole", whatStands(at: loss) + "; the platform reads nothing of this table", blame: .definition,
            suggestion: ConflictMarks.end(loss) || loss.quote != nil ? advice(for: loss) : "Repair what stands there.",
            location: loss.location)
        ]
      }
      // Nothing that people see is gone, but what is added to the table would be.
      if loss.lostKeys.isEmpty {
        return [
          Remark(
            .fails, "nothing-lost",
            whatStands(at: loss) + "; the platform stops reading this table here, and loses no key",
            blame: .definition, severity: .note, suggestion: "Remove what stands there, before a key is added behind it.",
            location: loss.location)
        ]
      }
      let repeats = loss.lostEntries - loss.lostKeys.count
      let repeated: Message = repeats > 0 && repeats < loss.lostEntries ? "; \(amount: repeats) of them repeat earlier keys" : ""
      return [
        Remark(
          .fails, loss.lostKeys.count == loss.keys ? "lost-whole" : "lost-rest",
          whatStands(at: loss) + "; the platform loses \(amount: loss.lostKeys.count) of \(amount: loss.keys) keys of this table "
            + "(\(amount: loss.lostEntries) of \(amount: loss.entries) entries" + repeated + ")",
          blame: .definition,
          evidence: [
            .count("lost keys", loss.lostKeys.count, "keys"), .count("keys", loss.keys, "keys"),
            .count("lost entries", loss.lostEntries, "entries"), .text("first lost key", loss.lostKeys.first ?? ""),
          ], suggestion: advice(for: loss), location: loss.location, count: loss.lostKeys.count,
          cause: Cause(
            table: table.id, keys: Set(loss.lostKeys),
            locales: [table.locale]))
      ]
    })
}

/// Where nothing but a semicolon is missing, nothing that stands there is wrong.
private func advice(for loss: TableLoss) -> Message {
  if ConflictMarks.end(loss) { return ConflictMarks.advice }
  let lacksSemicolon = loss.expected == "\";\"" && ["the end of the line", "the end of the file"].contains(loss.found)
  let (line, column) = (loss.location.line, loss.location.column)
  // What stands in the line shows which of its marks is meant.
  if let text = loss.text {
    if let quote = loss.quote { return advice(for: quote, in: text, line: line) }
    if lacksSemicolon { return "Line \(line) reads “\(text)”: put “;” at its end." }
    if let stray = strayMark(in: loss) { return "Line \(line) reads “\(text)”: delete the “\(stray)” in column \(column)." }
    return "Line \(line) reads “\(text)”: remove or repair what stands in column \(column)."
  }
  if lacksSemicolon { return "Put “;” at the end of line \(line)." }
  if let stray = strayMark(in: loss) { return "Delete the “\(stray)” in line \(line)." }
  return "Remove or repair what stands there."
}

/// What to write, where a quotation mark is to blame.
private func advice(for quote: QuoteFault, in text: String, line: Int) -> Message {
  switch quote.kind {
  case .openText(hasSemicolon: true): "Line \(line) reads “\(text)”: close the text of “\(quote.key)” with \" before “;”."
  case .openText(hasSemicolon: false): "Line \(line) reads “\(text)”: close the text of “\(quote.key)” with \" and put “;” behind it."
  case .escapedEnd:
    "Line \(line) reads “\(text)”: the backslash keeps the last \" from closing the text of “\(quote.key)”; delete that backslash."
  case .innerMarks: "Line \(line) reads “\(text)”: write \\\" for each \" inside the text of “\(quote.key)”."
  case .openKey: "Line \(line) reads “\(text)”: close the key “\(quote.key)” with \" before “=”."
  }
}

/// A mark between two entries, which can be no part of either. A letter or a quotation mark may begin a key.
private func strayMark(in loss: TableLoss) -> String? {
  guard loss.expected == "a key or the end of the file", loss.found.count == 3, loss.found.hasPrefix("\""),
    loss.found.hasSuffix("\"")
  else { return nil }
  let mark = loss.found.dropFirst().first!
  return mark == "\"" || mark.isLetter || mark.isNumber ? nil : String(mark)
}

/// Where the table breaks, what was found there and what is allowed: who mends it goes there first, however much is lost behind it.
private func whatStands(at loss: TableLoss) -> Message {
  "\(loss.location.file), line \(loss.location.line): found \(part(loss.found)), expected \(part(loss.expected))"
}

/// What a parser calls a place in a table; a single character is in quotation marks, or as its number, and a tag as it is.
private func part(_ name: String) -> Message {
  let isTag = name.first == "<" && name.last == ">"
  if name.hasPrefix("U+") || isTag { return .data(name) }
  // The parser's own marks beside a quotation mark, as in `"""`, nobody can read.
  guard name.hasPrefix("\""), name.hasSuffix("\""), name.count > 2 else { return Message(stringLiteral: name) }
  let inner = name.dropFirst().dropLast()
  return inner.count == 1 ? "“\(Message.data(String(inner)))”" : .data(name)
}
