/// A run of English words in a text of another language. It is told by the words that do nothing but join others: names of
/// products, films and licences have few of them, or are written with capitals.
struct EnglishRun {
  /// As it stands in the text.
  let text: String
  /// How many of its words join others.
  let joints: Int
  /// How many of these no other language has.
  let certain: Int

  /// Fewer words that join others may be there by chance. The figure is ours.
  private static let fewest = 3
  /// No more other words stand between two of them in a sentence. The figure is ours.
  private static let farthest = 5

  /// The first run of a text; nil where it has none.
  /// - Parameter language: The text's, whose own words tell nothing.
  static func first(in text: String, of language: String) -> EnglishRun? {
    guard mayBe(in: text) else { return nil }
    let words = RunOfWords.words(of: text)
    return chains(of: words, language).lazy.compactMap { EnglishRun($0, of: words) }.first
  }

  /// The indices of words that join others, near each other and with nothing but words of English letters between.
  private static func chains(of words: [RunOfWords.Word?], _ language: String) -> [[Int]] {
    var chains: [[Int]] = [[]]
    for (index, word) in words.enumerated() {
      guard let word else {
        chains.append([])
        continue
      }
      guard EnglishJoints.isOne(word.small, in: language) else { continue }
      if let last = chains.last?.last, others(among: words[(last + 1)..<index]) > farthest { chains.append([]) }
      chains[chains.count - 1].append(index)
    }
    return chains
  }

  /// How many words stand between two that join others. A word that English and the text's language share tells nothing, but parts
  /// no English sentence either.
  private static func others(among words: ArraySlice<RunOfWords.Word?>) -> Int {
    words.count { word in word.map { !EnglishJoints.isAny($0.small) } ?? true }
  }

  private init?(_ chain: [Int], of words: [RunOfWords.Word?]) {
    let certain = chain.count { EnglishJoints.certain.contains(words[$0]!.small) }
    guard chain.count >= Self.fewest, certain > 0, let first = chain.first, var last = chain.last else { return nil }
    if last + 1 < words.count, words[last + 1] != nil { last += 1 }
    // Names and titles have capitals.
    let others = (first...last).count { !chain.contains($0) && words[$0]!.isSmall }
    guard others >= 2 else { return nil }
    let (start, end) = (words[first]!.text, words[last]!.text)
    text = String(start.base[start.startIndex..<end.endIndex])
    joints = chain.count
    self.certain = certain
  }

  /// Whether four words in a row are in another text, too.
  func shares(wordsWith other: String) -> Bool {
    func small(_ text: String) -> [String] { RunOfWords.words(of: text).map { $0?.small ?? "" } }
    let (own, others) = (small(text), small(other))
    guard own.count >= 4, others.count >= 4 else { return false }
    let known = Set(others.indices.dropLast(3).map { Array(others[$0..<($0 + 4)]) })
    return own.indices.dropLast(3).contains { known.contains(Array(own[$0..<($0 + 4)])) }
  }

  /// Whether a text has enough words that join others: asked of every string of a project, of its bytes.
  static func mayBe(in text: String) -> Bool {
    var (found, word, length) = (0, UInt64(0), 0)
    for byte in text.utf8 {
      let letter = byte | 0x20
      if letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") {
        word = word << 8 | UInt64(letter)
        length += 1
        continue
      }
      if (2...8).contains(length), EnglishJoints.packed.contains(word) { found += 1 }
      (word, length) = (0, 0)
    }
    if (2...8).contains(length), EnglishJoints.packed.contains(word) { found += 1 }
    return found >= fewest
  }
}

/// The words of a text, as far as they are of English letters.
enum RunOfWords {
  struct Word {
    var text: Substring
    var small: String
    var isSmall: Bool
  }

  /// Nil stands for what is no word of English letters: another script, a value, a quotation.
  static func words(of text: String) -> [Word?] {
    return bare(text).split(whereSeparator: \.isWhitespace).flatMap { part -> [Word?] in
      let (before, rest) = (part.prefix { !isOfWord($0) }, part.drop { !isOfWord($0) })
      let word = rest.prefix(while: isOfWord)
      let after = rest.dropFirst(word.count)
      guard !word.isEmpty, before.allSatisfy(isMark), after.allSatisfy(isMark) else {
        return part.allSatisfy(isMark) ? [] : [nil]
      }
      return [Word(text: word, small: word.lowercased(), isSmall: word.first?.isLowercase == true)]
    }
  }

  /// Marks of layout stand within sentences; what is quoted, a label or code, is no part of one.
  private static func bare(_ text: String) -> String {
    guard mayHaveMarks(text) else { return text }
    return text.replacing(/<[^<>]*>/, with: " ")
      .replacing(/"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」|`[^`]*`/, with: " \u{1} ")
  }

  /// Whether a text may have a mark of layout or a quotation, by its bytes: to make the two patterns takes longer than all else
  /// that is asked of a text, and most have neither. Every quotation mark that is no ASCII begins with a byte of these, as does
  /// the one sign that Unicode takes for a backtick.
  private static func mayHaveMarks(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "`"), 0xC2, 0xE1, 0xE2, 0xE3: true
      default: false
      }
    }
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isASCII && character.isLetter || "'’-".contains(character)
  }

  private static func isMark(_ character: Character) -> Bool { ".,;:!?()…–—".contains(character) }
}

/// English words that do nothing but join others.
enum EnglishJoints {
  /// Those that are a word of no other language that apps are translated into. The list is ours.
  static let certain: Set<String> = [
    "about", "already", "and", "because", "between", "cannot", "could", "during", "from", "its", "only", "other", "please",
    "several", "should", "that", "the", "their", "these", "they", "this", "those", "through", "until", "when", "where",
    "whether", "which", "while", "with", "without", "would", "you", "your",
  ]

  /// Others, each with languages that have a word of these letters. The lists are ours.
  private static let shared: [String: Set<String>] = [
    "are": ["da", "it", "nb", "nn", "no", "ro"], "be": ["br", "cy", "hr", "hu", "ku", "lt", "lv", "ro", "sl"],
    "by": ["cs", "cy", "da", "dsb", "hsb", "nb", "nn", "no", "pl", "sk", "sv"], "can": ["az", "tr"],
    "for": ["af", "da", "eo", "fo", "ga", "is", "nb", "nn", "no"], "has": ["an", "ast", "ca", "es", "gl", "oc"],
    "have": ["da"], "if": ["kab"],
    "is": [
      "af", "cy", "da", "et", "fi", "fy", "ga", "gd", "gsw", "hu", "is", "la", "lb", "li", "lv", "mt", "nb", "nds", "nl", "nn",
      "no", "sc", "sv", "tr",
    ],
    "may": ["ceb", "fil", "tl", "vi"], "not": ["de", "gd", "ro"], "of": ["af", "cy", "fy", "li", "nds", "nl", "tr"],
    "or": ["br", "ca", "eo", "fr", "ga", "gd", "kw", "lv", "oc", "sv"],
    "to": [
      "bs", "cnr", "cs", "csb", "da", "dsb", "hr", "hsb", "lt", "lv", "nb", "nn", "no", "pl", "sk", "sl", "sr", "szl", "vi",
    ],
    "will": ["de", "gsw", "lb", "nds", "nl"],
  ]

  static func isAny(_ word: String) -> Bool { certain.contains(word) || shared[word] != nil }

  static func isOne(_ word: String, in language: String) -> Bool {
    certain.contains(word) || shared[word].map { !$0.contains(language) } == true
  }

  /// All of them as their letters' bytes, of which there are at most eight.
  static let packed = Set(
    certain.union(shared.keys).map { word in word.utf8.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } })
}
