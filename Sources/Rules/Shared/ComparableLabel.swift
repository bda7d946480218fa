import LintelModel

/// A text as it is compared with another one: in lower case, letters and digits only, one space between words, without what
/// is written or left out as one likes: signs of vowels in Arabic and Hebrew, the width of a letter.
struct ComparableLabel: Hashable {
  let text: String

  init(_ text: String) {
    if let words = Self.latin(text) {
      self.text = words
      return
    }
    var words = ""
    for character in Self.folded(text).lowercased() {
      if character.isLetter || character.isNumber
        || character.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation })
      {
        words.append(character)
      } else if !words.hasSuffix(" "), !words.isEmpty, character != "'", character != "’", character != "\u{AD}" {
        words.append(" ")
      }
    }
    while words.hasSuffix(" ") { words.removeLast() }
    self.text = words
  }

  /// In the capitals of a locale, with ß as SS.
  init(_ text: String, in locale: LocaleID) {
    var text = text.replacing("ß", with: "ss").replacing("ẞ", with: "SS")
    if locale.language == "tr" || locale.language == "az" {
      text = text.replacing("İ", with: "i").replacing("I", with: "ı")
    }
    self.init(text)
  }

  var isEmpty: Bool { text.isEmpty }

  var list: [Substring] { text.split(separator: " ") }

  func hasWord(in words: Set<String>) -> Bool { list.contains { words.contains(String($0)) } }

  /// Whether it holds another one's words in their order, and these as whole words where the other's script parts words by
  /// spaces. Where words are parted makes no difference: log in, login.
  func contains(_ other: ComparableLabel) -> Bool {
    guard holdsLetters(of: other) else { return false }
    if !other.partsWords { return true }
    let (wanted, words) = (other.joined, list)
    return words.indices.contains { start in
      var run = ""
      for word in words[start...] where run.count < wanted.count { run += word }
      return run == wanted
    }
  }

  /// Whether it holds another one's letters in one run: those of a longer word, too.
  func holdsLetters(of other: ComparableLabel) -> Bool { joined.contains(other.joined) }

  /// Whether it holds another one's words in their order, and others between them.
  func holdsScattered(_ other: ComparableLabel) -> Bool {
    var rest = list[...]
    return other.list.allSatisfy { word in
      guard let index = rest.firstIndex(of: word) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }

  private var joined: String { text.replacing(" ", with: "") }

  /// Chinese, Japanese and the scripts of Southeast Asia part no words; Korean joins what English parts.
  private var partsWords: Bool {
    !text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0E00..<0x1100, 0x1780..<0x1800, 0x1100..<0x1200, 0x2E80..<0xA4D0, 0xAC00..<0xD7B0, 0xF900..<0xFB00,
        0x20000..<0x32000:
        true
      default: false
      }
    }
  }

  /// The same of a text in ASCII, as most are; nil of others.
  private static func latin(_ text: String) -> String? {
    var words: [UInt8] = []
    words.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): words.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): words.append(byte | 0x20)
      case UInt8(ascii: "'"): break
      case 0..<0x80: if let last = words.last, last != UInt8(ascii: " ") { words.append(UInt8(ascii: " ")) }
      default: return nil
      }
    }
    if words.last == UInt8(ascii: " ") { words.removeLast() }
    return String(decoding: words, as: UTF8.self)
  }

  private static func folded(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // Points of Hebrew; signs of vowels of Arabic, and the stroke that only widens a word.
      case 0x591...0x5BD, 0x5BF, 0x5C1...0x5C7, 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC: break
      // What a dotted İ leaves of its dot in lower case.
      case 0x130: result.append("i")
      case 0xFF01...0xFF5E: result.append(Unicode.Scalar(scalar.value - 0xFEE0)!)
      case 0xFF66...0xFF9D: result.append(fullWidthKana[Int(scalar.value - 0xFF66)])
      case 0xFF9E: result.append("\u{3099}")
      case 0xFF9F: result.append("\u{309A}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Of U+FF66 and those that follow (The Unicode Standard, Halfwidth and Fullwidth Forms).
  private static let fullWidthKana = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars)
}
