import LintelModel

extension StringUnit {
  /// What a quotation of a text shows that is too long to be shown as a whole: the place of what is said about it.
  package enum QuotedPart: Hashable, Sendable {
    case start, end
    /// What stands so many characters behind the start.
    case place(Int)

    /// The first place of a sign, such as a placeholder; the start where the text has none.
    package static func sign(_ sign: String, in text: String) -> QuotedPart {
      text.firstRange(of: sign).map { .place(text.distance(from: text.startIndex, to: $0.lowerBound)) } ?? .start
    }

    /// The first of some characters, however invisible; the start where the text has none.
    package static func scalar(of text: String, where isMeant: (Unicode.Scalar) -> Bool) -> QuotedPart {
      let place = text.firstIndex { $0.unicodeScalars.contains(where: isMeant) }
      return place.map { .place(text.distance(from: text.startIndex, to: $0)) } ?? .start
    }

    /// Where two texts begin to differ.
    package static func difference(_ text: String, _ other: String) -> QuotedPart {
      .place(zip(text, other).prefix { $0 == $1 }.count)
    }
  }

  /// So many characters are quoted, with the signs that something is left out.
  private static let quotedLength = 80
  /// So many are shown before what is told, and so many from it on: enough to know the words around it.
  private static let (before, from) = (38, 40)

  /// Text for a message: one line, and no longer than one reads.
  package static func quoted(_ text: String, showing part: QuotedPart = .start) -> Message {
    let line: [Character] = text.map { $0.isNewline ? "⏎" : $0 }
    return "“\(line.count > quotedLength ? shortened(line, showing: part) : String(line))”"
  }

  /// The unit's text for a message; with its key where variables' forms are put into it, and no file has it as it is quoted.
  package var named: Message {
    let text = shownText
    return text == value ? StringUnit.quoted(text) : "\(StringUnit.quoted(text)) (\(key))"
  }

  /// Two texts for one message, which shows where they begin to differ.
  package static func quoted(_ text: String, besides other: String) -> (Message, Message) {
    let part = QuotedPart.difference(text, other)
    return (quoted(text, showing: part), quoted(other, showing: part))
  }

  private static func shortened(_ line: [Character], showing part: QuotedPart) -> String {
    let room = quotedLength - 1
    switch part {
    case .start: return String(line.prefix(room)) + "…"
    case .end: return "…" + String(line.suffix(room))
    case .place(let place):
      // What a reader sees from the start or to the end is read more easily.
      if place + from / 2 <= room { return shortened(line, showing: .start) }
      if place + from >= line.count { return shortened(line, showing: .end) }
      return "…" + String(line[(place - before)..<(place + from)]) + "…"
    }
  }

  /// Whether a message quotes the text so, whichever part of it is shown.
  package static func isQuoted(_ text: String, as quotation: String) -> Bool {
    guard !text.isEmpty else { return false }
    if text == quotation { return true }
    // A page asks this of every string and quotation: what quotes something else in full is told at once.
    guard quotation.contains("⏎") || quotation.hasPrefix("…") || quotation.hasSuffix("…") else { return false }
    let line = String(text.map { $0.isNewline ? "⏎" : $0 })
    if line == quotation { return true }
    guard line.count > quotedLength, quotation.count == quotedLength else { return false }
    switch (quotation.hasPrefix("…"), quotation.hasSuffix("…")) {
    case (false, true): return line.hasPrefix(quotation.dropLast())
    case (true, false): return line.hasSuffix(quotation.dropFirst())
    // A text may itself begin or end so.
    case (true, true):
      return line.contains(quotation.dropFirst().dropLast()) || line.hasPrefix(quotation.dropLast())
        || line.hasSuffix(quotation.dropFirst())
    case (false, false): return false
    }
  }
}
