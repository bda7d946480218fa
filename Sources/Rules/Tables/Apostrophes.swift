/// Which single marks of a text are apostrophes: of an elision, a shortened word, a year or a measure, or a letter of the language.
/// All others may be quotation marks.
struct Apostrophes {
  private let text: [Character]
  private let language: String

  init(in text: [Character], of language: String) { (self.text, self.language) = (text, language) }

  static func mayBeOne(_ sign: Character) -> Bool { "'’‘`".contains(sign) }

  /// Whether the sign at a place is one for certain.
  func isOne(at place: Int) -> Bool {
    guard Self.mayBeOne(text[place]) else { return false }
    let (before, behind) = (isOfWord(place - 1), isOfWord(place + 1))
    if before, behind { return true }
    if before { return isBehindShortened(place) }
    return behind && (isBeforeYear(place) || isBeforeShortened(place))
  }

  /// Whether a quotation may begin there: not behind a word.
  func mayOpen(at place: Int) -> Bool { !isOfWord(place - 1) && text.indices.contains(place + 1) && !text[place + 1].isWhitespace }

  /// Whether a quotation may end there: not before a word.
  func mayClose(at place: Int) -> Bool { !isOfWord(place + 1) && place > 0 && !text[place - 1].isWhitespace }

  /// Chinese, Japanese and Korean set marks between letters without a space.
  private func isOfWord(_ place: Int) -> Bool {
    guard text.indices.contains(place) else { return false }
    return (text[place].isLetter || text[place].isNumber) && text[place].unicodeScalars.first!.value < Self.firstOfEastAsia
  }

  /// The first radical of CJK: ideographs, kana and syllables of Hangul are behind it.
  private static let firstOfEastAsia: UInt32 = 0x2E80

  // MARK: Words

  /// `po'`, `l'`, `tog'`
  private func isBehindShortened(_ place: Int) -> Bool {
    let start = text[..<place].lastIndex { !$0.isLetter }.map { $0 + 1 } ?? 0
    let word = String(text[start..<place]).lowercased()
    if language == "uz" { return word.hasSuffix("o") || word.hasSuffix("g") }
    return Self.shortenedAtEnd[language]?.contains(word) == true
  }

  /// `'t`, `'n`, `'Ohana`
  private func isBeforeShortened(_ place: Int) -> Bool {
    let end = text[(place + 1)...].firstIndex { !$0.isLetter } ?? text.count
    let word = String(text[(place + 1)..<end]).lowercased()
    if Self.withGlottalStop.contains(language) { return word.first.map { "aeiouāēīōū".contains($0) } ?? false }
    return Self.shortenedAtStart[language]?.contains(word) == true
  }

  /// `'90s`, `'68`
  private func isBeforeYear(_ place: Int) -> Bool {
    let digits = text[(place + 1)...].prefix(while: \.isNumber)
    return digits.count == 2
  }

  /// Elided before a vowel, or cut off, as dictionaries of the languages have them.
  private static let shortenedAtEnd: [String: Set<String>] = [
    "it": [
      "po", "mo", "di", "da", "va", "fa", "sta", "be", "ca", "co", "de", "ne", "te", "to", "ve", "vo", "l", "un", "d", "c", "s", "m",
      "t", "v", "dell", "all", "dall", "nell", "sull", "coll", "quell", "quest", "bell", "sant", "anch", "com", "dov", "cos", "gl",
      "senz", "tutt",
    ],
    "fr": ["c", "d", "j", "l", "m", "n", "s", "t", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu", "quelqu", "presqu"],
    "ca": ["d", "l", "m", "n", "s", "t"], "oc": ["d", "l", "m", "n", "s", "t", "qu"],
    "mt": ["ta", "ma", "sa", "fi", "bi", "l", "b", "f", "x", "m"], "sw": ["ng"], "en": ["o", "ol", "th"],
  ]

  private static let shortenedAtStart: [String: Set<String>] = [
    "nl": ["s", "t", "n", "k", "m", "r", "ns", "tis", "twas"], "af": ["n", "t", "s", "k"], "fy": ["t", "n", "s", "k"],
    "nds": ["n", "t", "s"], "li": ["t", "n", "s"], "en": ["tis", "twas", "em", "cause", "til", "n", "round"],
    "de": ["s", "n", "ne", "nem", "nen", "ner", "rein", "raus", "rauf", "runter"], "ca": ["l", "n", "m", "s", "t", "ls", "ns"],
    "cy": ["r", "n", "i", "u", "w", "ch", "th", "m"], "br": ["zo", "vez", "m", "z"], "ro": ["n", "l", "i"], "ha": ["ya", "yan", "yar"],
  ]

  /// Those whose glottal stop begins words, and is often typed as an apostrophe.
  private static let withGlottalStop: Set = ["haw", "rar", "sm", "to", "ty"]
}
