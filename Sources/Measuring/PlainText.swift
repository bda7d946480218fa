/// A text of one script, Latin, Greek or Cyrillic, in which every code point is a character of its own.
/// It needs neither the bidirectional algorithm nor a search for clusters, which cost more than adding its advances up.
struct PlainText {
  let text: String
  /// ISO 15924; `Zyyy` for a text without letters.
  let script: String
  let hasLetters: Bool

  /// Nil if the text is anything else.
  init?(_ text: String) {
    var script = Script.common
    for scalar in text.unicodeScalars {
      guard let next = Script(scalar.value) else { return nil }
      if next != .common && next != script {
        guard script == .common else { return nil }
        script = next
      }
    }
    self.text = text
    self.script = script.rawValue
    hasLetters = script != .common
  }

  private enum Script: String {
    case latin = "Latn"
    case greek = "Grek"
    case cyrillic = "Cyrl"
    case common = "Zyyy"

    /// Nil for marks, for what is not seen, and for letters that may be spelled otherwise.
    init?(_ codepoint: UInt32) {
      switch codepoint {
      case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: self = .latin
      case 0x20...0x7E, 0xA0...0xAC, 0xAE...0xBF, 0xD7, 0xF7, 0x2010...0x2027: self = .common
      case 0x386, 0x388...0x3E1: self = .greek
      case 0x400...0x481, 0x48A...0x52F: self = .cyrillic
      default: return nil
      }
    }
  }
}
