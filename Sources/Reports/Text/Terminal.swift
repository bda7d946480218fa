import LintelFindings

/// Text for a terminal: colours if it has them, lines no wider than it is, and nothing in a text that it would obey.
struct Terminal {
  enum Style: String {
    case error = "31;1"
    case warning = "33;1"
    case note = "34;1"
    case review = "35;1"
    case clean = "32;1"
    case bold = "1"
    case soft = "2"
  }

  let colour: Bool
  /// In columns; at least 40, so that a wrong width does not make a column of letters.
  let width: Int
  let words: Localizer
  private(set) var text = ""

  init(colour: Bool, width: Int, words: Localizer = .english) {
    self.colour = colour
    self.width = max(40, width)
    self.words = words
  }

  /// The text as it is put between colours: its control characters visible, its bidi controls without effect.
  func styled(_ text: String, _ style: Style?) -> String { coloured(VisibleCharacters.of(text), style) }

  private func coloured(_ text: String, _ style: Style?) -> String {
    guard colour, let style, !text.isEmpty else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }

  /// A line made of parts, each with its style; it is left as long as it is, so that a place in a file can be clicked.
  mutating func line(_ parts: (String, Style?)...) {
    for (part, style) in parts { text += styled(part, style) }
    text += "\n"
  }

  /// A place in a file before the line that says what is there: as it is, so that it can be clicked.
  mutating func begin(at place: String) { text += VisibleCharacters.of(place) + ": " }

  /// The same in the report's language: literals are Lintel's words, and strings put into them are data.
  mutating func say(_ parts: (Message, Style?)...) {
    for (part, style) in parts { text += coloured(words.visible(part), style) }
    text += "\n"
  }

  /// The same for a paragraph.
  mutating func say(paragraph: Message, indent: Int, style: Style? = nil, hanging: Int = 0) {
    wrap(words.visible(paragraph), indent: indent, style: style, hanging: hanging)
  }

  /// A paragraph, wrapped at spaces but not between a number and its unit; every line begins at the indent.
  mutating func paragraph(_ content: String, indent: Int, style: Style? = nil, hanging: Int = 0) {
    wrap(VisibleCharacters.of(content), indent: indent, style: style, hanging: hanging)
  }

  private mutating func wrap(_ content: String, indent: Int, style: Style?, hanging: Int) {
    var line = ""
    var length = 0
    var start = indent
    // An isolate ends with its line at the latest: one that is open goes on in the next.
    var isolates = Isolates()
    func flush(_ terminal: inout Terminal) {
      terminal.text += String(repeating: " ", count: start) + terminal.coloured(line + isolates.closing, style) + "\n"
    }
    for word in Self.unbroken(content) {
      let wordLength = Terminal.columns(word)
      if length > 0 && start + length + 1 + wordLength > width {
        flush(&self)
        (line, length, start) = (isolates.opening + word, wordLength, indent + hanging)
      } else {
        line += (length > 0 ? " " : "") + word
        length += (length > 0 ? 1 : 0) + wordLength
      }
      isolates.read(word)
    }
    if !line.isEmpty { flush(&self) }
  }

  /// What is between the spaces at which a line may end: words, and numbers with their units.
  private static func unbroken(_ content: String) -> [String] {
    content.split(separator: " ", omittingEmptySubsequences: false).reduce(into: []) { parts, word in
      if let before = parts.last, Isolates.without(before).last?.isNumber ?? false, isUnit(word) {
        parts[parts.count - 1] = before + " " + word
      } else {
        parts.append(String(word))
      }
    }
  }

  private static func isUnit(_ word: Substring) -> Bool {
    let unit = Isolates.without(word).prefix { $0.isASCII && $0.isLetter || $0 == "%" }
    return unit == "pt" || unit == "%"
  }

  mutating func gap() { text += "\n" }

  /// How many columns a text takes: East Asian wide characters and emoji take two, isolates none.
  static func columns(_ text: some StringProtocol) -> Int {
    text.reduce(0) { sum, character in
      guard let scalar = character.unicodeScalars.first else { return sum }
      switch scalar.value {
      case _ where Isolates.isOne(scalar): return sum
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
        return sum + 2
      default: return sum + 1
      }
    }
  }

  /// The text with spaces up to a width.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(text)))
  }
}
