import LintelModel

/// The words of a text, each by a number: two letters or more, whatever their case. Values that code puts in are none.
///
/// To compare numbers makes no string of each word of a project.
enum LetterWords {
  static func of(_ text: String) -> [UInt64] {
    var words: [UInt64] = []
    var (hash, length) = (start, 0)
    var isValue = false
    func end() {
      if length >= 2 { words.append(hash) }
      (hash, length) = (start, 0)
    }
    for scalar in text.unicodeScalars {
      if isValue {
        // A value ends with the letter that says its type: `%1$lld`.
        if "0123456789$.+-#*hlLqjzt".unicodeScalars.contains(scalar) { continue }
        isValue = false
        if scalar.isLetter || scalar == "@" || scalar == "%" { continue }
      }
      if scalar.isLetter {
        // FNV-1a, in 64 bits.
        hash = (hash ^ UInt64(scalar.isASCII ? scalar.value | 0x20 : scalar.value)) &* 0x100_0000_01B3
        length += 1
      } else {
        end()
        isValue = scalar == "%"
      }
    }
    end()
    return words
  }

  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
}
