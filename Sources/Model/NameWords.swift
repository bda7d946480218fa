/// The words that a name in source code is made of, in small letters: `loop`, `kit` and `example` of `LoopKit Example`, `iob`,
/// `debug` and `view` of `IOBDebugView`.
package enum NameWords {
  package static func of(_ name: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let isAfterSmall = index > 0 && letters[index - 1].isLowercase
      let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if !letter.isLetter || letter.isUppercase && (isAfterSmall || isBeforeSmall) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if letter.isLetter { word += letter.lowercased() }
    }
    return word.isEmpty ? words : words + [word]
  }
}
