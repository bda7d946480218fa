import LintelModel

/// Whether a language has words of the source as its own, by what its other texts of the same file say.
struct ChosenWords {
  /// A text of the language that is not its source's, and what the source has for its key.
  private struct Pair {
    let text: String
    let sources: [String]
  }

  /// What the source says in tables of some names.
  final class Source {
    /// By key; in several folders one may say several things.
    let texts: [String: [String]]
    /// The words of all its texts, copied or not, in lower case.
    private(set) lazy var vocabulary: Set<Substring> = Set(texts.values.joined().flatMap { ChosenWords.words(of: $0) })

    fileprivate init(ofTables names: Set<String>, _ project: Project) {
      var texts: [String: [String]] = [:]
      let language = project.sourceLocale.language
      // Most files are another language's, and have no text of the source.
      for table in project.tables
      where names.contains(table.name) && (!table.format.isOfOneLanguage || table.locale.language == language) {
        for unit in table.units where unit.locale.language == language {
          texts[unit.key, default: []].append(unit.value)
        }
      }
      self.texts = texts
    }
  }

  /// The source's texts by the names of tables: each item asks in each of its languages, and nearly all mean the same table.
  final class Sources {
    fileprivate let project: Project
    private var known: [Set<String>: Source] = [:]

    init(_ project: Project) { self.project = project }

    fileprivate func source(ofTables names: Set<String>) -> Source {
      if let source = known[names] { return source }
      let source = Source(ofTables: names, project)
      known[names] = source
      return source
    }
  }

  private let words: String
  private let pairs: [Pair]
  private let source: Source

  init(_ words: String, in locale: LocaleID, of file: String, among sources: Sources) {
    self.words = words
    let tables = sources.project.tables.filter { $0.file == file }
    let source = sources.source(ofTables: Set(tables.map(\.name)))
    self.source = source
    pairs = tables.flatMap(\.units).compactMap { unit in
      guard unit.locale == locale, let own = source.texts[unit.key], !own.contains(unit.value) else { return nil }
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
    let vocabulary = source.vocabulary
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
    if text.mayHold(words), text.contains(words) { return true }
    let word = words.lowercased()
    guard !word.contains(where: \.isWhitespace), text.mayHold(word), text.contains(word) else { return false }
    let all: [Substring] = text.split { !$0.isLetter }
    return all.contains { $0 == word }
  }

  private static func words(of text: String) -> [Substring] { text.lowercased().split { !$0.isLetter } }
}
