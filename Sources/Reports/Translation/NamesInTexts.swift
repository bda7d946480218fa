import LintelModel

/// Single words with a capital, and which languages have them in texts of their own: a language that keeps such a word, and
/// writes it into a sentence that it has translated, has chosen it. One that forgot to translate it has another word there.
struct NamesInTexts {
  private struct Place: Hashable {
    let table: String
    let word: String
  }

  private let words: [TranslationStrings.Name: String]
  /// The languages that have the word in a text of their own.
  private var languages: [Place: Set<String>] = [:]
  /// What the source writes small in another text is a word of its language, and no name.
  private var small: Set<Place> = []

  /// The text of a string that may be a name: one word of Latin letters, which begins with a capital. Nil for another one.
  static func word(of source: StringUnit) -> String? {
    let text = source.value
    let isWord = text.utf8.count >= 3 && text.utf8.allSatisfy { isLetter($0) }
    return !source.varies && isWord && text.first?.isUppercase == true && text.contains(where: \.isLowercase) ? text : nil
  }

  /// - Parameters:
  ///   - words: The strings that may be names. Only their own tables are looked through.
  ///   - source: The language that they are written in.
  init(_ words: [TranslationStrings.Name: String], in tables: [StringTable], source: LocaleID) {
    self.words = words
    var wanted: [String: Set<String>] = [:]
    for (name, word) in words { wanted[name.table, default: []].insert(word) }
    guard !wanted.isEmpty else { return }
    var sources: [String: Set<String>] = [:]
    for table in tables {
      let path = table.id.path
      guard let words = wanted[path] else { continue }
      let bySmall = Dictionary(words.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
      for unit in table.units where unit.locale.language == source.language {
        sources[path, default: []].insert(unit.value)
        for part in Self.parts(of: unit.value) {
          if let word = bySmall[part] { small.insert(Place(table: path, word: word)) }
        }
      }
    }
    for table in tables {
      let path = table.id.path
      guard let words = wanted[path] else { continue }
      let copies = sources[path] ?? []
      for unit in table.units where unit.locale.language != source.language && !copies.contains(unit.value) {
        for part in Self.parts(of: unit.value) where words.contains(part) {
          languages[Place(table: path, word: part), default: []].insert(unit.locale.language)
        }
      }
    }
  }

  /// Whether one of some languages has the word of a string in a text of its own.
  func has(_ name: TranslationStrings.Name, inTextsOf keepers: Set<String>) -> Bool {
    guard let word = words[name] else { return false }
    let place = Place(table: name.table, word: word)
    return !small.contains(place) && languages[place]?.isDisjoint(with: keepers) == false
  }

  /// Words may stand right before or behind a name where a language writes no spaces.
  private static func parts(of text: String) -> [String] {
    text.utf8.split { !isLetter($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }
}
