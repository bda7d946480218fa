import LintelModel

/// An entry as it is written.
struct POEntry {
  struct Text {
    var bytes: [UInt8] = []
    /// Where its first quote stands.
    var start: Int
    var string: String { String(decoding: bytes, as: UTF8.self) }
  }

  var context: Text?
  var id: Text?
  var plural: Text?
  var strings: [(index: Int, text: Text)] = []
  /// `#.`, which a program took from the source.
  var notes: [String] = []
  /// `#`, which a translator wrote.
  var remarks: [String] = []
  var references: [String] = []
  var flags: [String] = []
  var isObsolete = false

  var comment: String? {
    let lines = notes.isEmpty ? remarks : notes
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The only word of its references or notes, if it reads as a name.
  var name: String? {
    func isKey(_ word: String) -> Bool { KeyStyle.isIdentifier(word) && !word.contains("/") && !word.contains(":") }
    if references.count == 1, isKey(references[0]), StringTable.Format(file: references[0]) == nil { return references[0] }
    return notes.count == 1 && isKey(notes[0]) ? notes[0] : nil
  }

  /// Whether names in braces are values, by the flags of xgettext; nil where they say nothing of it.
  var isBraceFormat: Bool? {
    let formats = ["c++-format", "perl-brace-format", "python-brace-format", "rust-format"]
    if flags.contains(where: formats.contains) { return true }
    return flags.contains { flag in formats.contains { flag == "no-" + $0 } } ? false : nil
  }

  /// Weblate's flag: `max-length:20`.
  var limit: StringUnit.Limit? {
    let written = flags.first { $0.hasPrefix("max-length:") }?.dropFirst("max-length:".count)
    guard let written, let most = Int(written), most > 0 else { return nil }
    return StringUnit.Limit(maximum: Double(most), unit: .characters)
  }
}

/// Takes a PO file apart, line by line.
struct POParser {
  private(set) var entries: [POEntry] = []
  /// One for each entry that is not read; its key is its source text, where that was read.
  private(set) var faults: [(offset: Int, found: String, expected: String, key: String?)] = []
  private let bytes: [UInt8]
  private var entry = POEntry()
  private enum Part { case context, id, plural, string }
  private var part: Part?
  /// Whether the entry is broken: nothing is read up to the next one, or to a blank line.
  private var isLost = false
  /// Whether it broke in its context, so that its source text is not that of an entry without one.
  private var isContextLost = false

  /// Lines of comments and references that are kept of one entry.
  private static let maximumLines = 50

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == Ascii.newline || $0 == Ascii.carriageReturn } ?? bytes.count
      line(start, end)
      start = end + 1
    }
    finish()
  }

  private mutating func finish() {
    if !isLost, let start = (entry.id ?? entry.context)?.start {
      if entry.strings.isEmpty {
        // What it has is whole.
        part = nil
        fail(start, found: "an entry without msgstr", expected: "msgid and msgstr")
      }
      if !isLost { entries.append(entry) }
    }
    entry = POEntry()
    part = nil
    isLost = false
    isContextLost = false
  }

  private mutating func fail(_ offset: Int, found: String? = nil, expected: String) {
    let key = part == .id ? nil : entry.id.flatMap { $0.bytes.isEmpty ? nil : $0.string }
    faults.append((offset, found ?? Ascii.describe(bytes, at: offset), expected, key))
    isLost = true
    isContextLost = part == .context
    part = nil
  }

  private mutating func line(_ start: Int, _ end: Int) {
    var index = skipSpace(start, end)
    guard index < end else {
      if isLost { finish() }
      return
    }
    var isObsolete = false
    if bytes[index] == UInt8(ascii: "#") {
      let kind = index + 1 < end ? bytes[index + 1] : Ascii.space
      guard kind == UInt8(ascii: "~") else { return comment(kind, index, end) }
      index = skipSpace(index + 2, end)
      // An earlier source text of an entry that is gone.
      guard index < end, bytes[index] != UInt8(ascii: "|") else { return }
      isObsolete = true
    }
    if bytes[index] != Ascii.quote {
      let wordStart = index
      while index < end, bytes[index] != Ascii.quote, !isSpace(bytes[index]) { index += 1 }
      guard open(String(decoding: bytes[wordStart..<index], as: UTF8.self), wordStart, isObsolete) else { return }
      index = skipSpace(index, end)
      guard index < end, bytes[index] == Ascii.quote else {
        return fail(index, found: index < end ? nil : "the end of the line", expected: "\"")
      }
      begin(at: index)
    }
    guard !isLost else { return }
    guard part != nil else { return fail(index, expected: "msgctxt, msgid or a comment") }
    while index < end {
      guard bytes[index] == Ascii.quote else { return fail(index, expected: "\" or the end of the line") }
      guard let next = text(index, end) else { return }
      index = skipSpace(next, end)
    }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == Ascii.space || byte == Ascii.tab }

  private func skipSpace(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, isSpace(bytes[index]) { index += 1 }
    return index
  }

  private mutating func comment(_ kind: UInt8, _ start: Int, _ end: Int) {
    // Comments stand before their entry.
    if entry.id != nil || isLost { finish() }
    let isPlain = isSpace(kind)
    let from = skipSpace(min(end, start + (isPlain ? 1 : 2)), end)
    let text = String(decoding: bytes[from..<end], as: UTF8.self)
    guard !text.isEmpty else { return }
    switch kind {
    case UInt8(ascii: "."): if entry.notes.count < Self.maximumLines { entry.notes.append(text) }
    case UInt8(ascii: ":"):
      if entry.references.count < Self.maximumLines { entry.references += text.split(separator: " ").map(String.init) }
    case UInt8(ascii: ","):
      if entry.flags.count < Self.maximumLines {
        entry.flags += text.split(separator: ",").map { String($0.filter { $0 != " " }) }
      }
    case UInt8(ascii: "|"): break
    default: if isPlain, entry.remarks.count < Self.maximumLines { entry.remarks.append(text) }
    }
  }

  /// Goes on to the part that a keyword names; false where the line is passed over.
  private mutating func open(_ word: String, _ start: Int, _ isObsolete: Bool) -> Bool {
    let begins = word == "msgctxt" && (entry.context != nil || entry.id != nil) || word == "msgid" && entry.id != nil
    if begins || isLost && (word == "msgctxt" || word == "msgid" && !isContextLost) { finish() }
    if isLost {
      if word == "msgid" { isContextLost = false }
      return false
    }
    entry.isObsolete = entry.isObsolete || isObsolete
    switch word {
    case "msgctxt": part = .context
    case "msgid": part = .id
    case "msgid_plural" where entry.id != nil && entry.plural == nil && entry.strings.isEmpty: part = .plural
    case "msgstr" where entry.id != nil && entry.plural == nil && entry.strings.isEmpty:
      part = .string
      entry.strings.append((0, POEntry.Text(start: start)))
    default:
      guard word.hasPrefix("msgstr["), word.hasSuffix("]"), entry.plural != nil, let index = Int(word.dropFirst(7).dropLast()),
        (0..<POPluralForms.maximumCount).contains(index), !entry.strings.contains(where: { $0.index == index })
      else {
        let isKnown = entry.id != nil && entry.strings.isEmpty
        fail(
          start, found: "\"\(word.prefix(40))\"",
          expected: isKnown ? entry.plural == nil ? "msgid_plural or msgstr" : "msgstr[0]" : "msgctxt, msgid or a comment")
        return false
      }
      part = .string
      entry.strings.append((index, POEntry.Text(start: start)))
    }
    return true
  }

  /// Where the first quote of the part stands.
  private mutating func begin(at offset: Int) {
    switch part {
    case .context: entry.context = POEntry.Text(start: offset)
    case .id: entry.id = POEntry.Text(start: offset)
    case .plural: entry.plural = POEntry.Text(start: offset)
    case .string: entry.strings[entry.strings.count - 1].text.start = offset
    case nil: break
    }
  }

  private mutating func append(_ byte: UInt8) {
    switch part {
    case .context: entry.context?.bytes.append(byte)
    case .id: entry.id?.bytes.append(byte)
    case .plural: entry.plural?.bytes.append(byte)
    case .string: entry.strings[entry.strings.count - 1].text.bytes.append(byte)
    case nil: break
    }
  }
}

extension POParser {
  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8,
    UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11, Ascii.quote: Ascii.quote, Ascii.backslash: Ascii.backslash,
  ]

  /// Reads what stands between two quotes of one line.
  /// - Returns: Where it goes on behind the second one; nil for an entry that is lost.
  fileprivate mutating func text(_ start: Int, _ end: Int) -> Int? {
    var index = start + 1
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte == Ascii.quote { return index }
      guard byte == Ascii.backslash else {
        append(byte)
        continue
      }
      guard index < end else { break }
      if let plain = Self.escapes[bytes[index]] {
        append(plain)
        index += 1
        continue
      }
      // Octal and hexadecimal numbers of a byte, as in C.
      let isHexadecimal = bytes[index] == UInt8(ascii: "x")
      if isHexadecimal { index += 1 }
      let limit = min(end, index + (isHexadecimal ? 2 : 3))
      var digits: [UInt8] = []
      while index < limit, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, isHexadecimal || digit < 8 {
        digits.append(UInt8(digit))
        index += 1
      }
      guard !digits.isEmpty else {
        fail(
          index - (isHexadecimal ? 2 : 1), found: "\"\\\(Character(Unicode.Scalar(bytes[min(index, end - 1)])))\"",
          expected: "an escape of C, such as \\n, \\\" or \\\\")
        return nil
      }
      append(UInt8(truncatingIfNeeded: digits.reduce(0) { $0 * (isHexadecimal ? 16 : 8) + Int($1) }))
    }
    fail(start, found: "a text without its second quote", expected: "\" before the end of the line")
    return nil
  }
}
