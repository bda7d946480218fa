import LintelModel

/// Whether a language has words of the source as its own, by what its other texts of the same file say.
struct ChosenWords {
  /// A text of the language that is not its source's, and what the source has for its key.
  private struct Pair {
    let text: String
    let sources: [String]
  }

  private let words: String
  private let pairs: [Pair]
  /// All texts of the source, copied or not.
  private let sources: [String]

  init(_ words: String, in locale: LocaleID, of file: String, _ project: Project) {
    self.words = words
    let tables = project.tables.filter { $0.file == file }
    let names = Set(tables.map(\.name))
    var sources: [String: [String]] = [:]
    let language = project.sourceLocale.language
    // Most files are another language's, and have no text of the source.
    for table in project.tables
    where names.contains(table.name) && (!table.format.isOfOneLanguage || table.locale.language == language) {
      for unit in table.units where unit.locale.language == language {
        sources[unit.key, default: []].append(unit.value)
      }
    }
    self.sources = sources.values.flatMap(\.self)
    pairs = tables.flatMap(\.units).compactMap { unit in
      guard unit.locale == locale, let own = sources[unit.key], !own.contains(unit.value) else { return nil }
      return Pair(text: unit.value, sources: own)
    }
  }

  /// True where another text has them, no text of the same source has other words, and as many texts have them as leave them
  /// out where the source says them.
  var areOwn: Bool {
    let small = words.lowercased()
    if pairs.contains(where: { $0.sources.contains(words) && $0.text.lowercased() != small }) { return false }
    let having = pairs.filter { $0.text.utf8.count > words.utf8.count && areSaid(in: $0.text) }
    guard !having.isEmpty else { return false }
    let vocabulary = Set(sources.flatMap { Self.words(of: $0) })
    let own = having.count { !isOfSource($0.text, vocabulary) }
    let without = pairs.count {
      $0.sources.contains(where: areSaid) && !areSaid(in: $0.text) && !isOfSource($0.text, vocabulary)
    }
    return own > 0 && own >= without
  }

  /// Whether a text is left over from an older source: most of what it says besides is words of the source's language.
  private func isOfSource(_ text: String, _ vocabulary: Set<Substring>) -> Bool {
    let searched = Set(Self.words(of: words))
    let rest = Self.words(of: text).filter { !searched.contains($0) }
    return !rest.isEmpty && rest.count(where: vocabulary.contains) * 3 >= rest.count * 2
  }

  /// Whether a text has the words; a single one may be written small within it.
  private func areSaid(in text: String) -> Bool {
    if text.contains(words) { return true }
    let word = words.lowercased()
    guard !word.contains(where: \.isWhitespace), text.contains(word) else { return false }
    let all: [Substring] = text.split { !$0.isLetter }
    return all.contains { $0 == word }
  }

  private static func words(of text: String) -> [Substring] { text.lowercased().split { !$0.isLetter } }
}
