import LintelModel

/// The tables in which a language has copies of half of the sentences and more: of a word that it has as the source has it nobody
/// knows there whether it is a name.
struct CopiedTables {
  private struct Sentences {
    var all = 0
    var copied = 0
  }

  /// By the table's path.
  private var sentences: [String: [LocaleID: Sentences]] = [:]

  /// - Parameter units: What languages have of one string of the table.
  mutating func add(_ units: some Sequence<StringUnit>, of path: String, source: StringUnit) {
    guard LeftAsIs.isSentence(source) else { return }
    Self.count(units, source: source, in: &sentences[path, default: [:]])
  }

  private static func count(
    _ units: some Sequence<StringUnit>, source: StringUnit, in sentences: inout [LocaleID: Sentences]
  ) {
    let language = source.locale.language
    for unit in units where !unit.varies && unit.locale.language != language {
      sentences[unit.locale, default: Sentences()].all += 1
      if unit.value == source.value { sentences[unit.locale]?.copied += 1 }
    }
  }

  func contains(_ path: String, in locale: LocaleID) -> Bool {
    sentences[path]?[locale].map { $0.copied > 0 && $0.copied * 2 >= $0.all } ?? false
  }
}
