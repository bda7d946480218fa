import LintelModel

/// The tables in which a language has copies of half of the sentences and more: of a word that it has as the source has it nobody
/// knows there whether it is a name.
struct CopiedTables {
  private struct Table: Hashable {
    let path: String
    let locale: LocaleID
  }

  private struct Sentences {
    var all = 0
    var copied = 0
  }

  private var sentences: [Table: Sentences] = [:]

  /// - Parameter units: What languages have of one string of the table.
  mutating func add(_ units: some Sequence<StringUnit>, of path: String, source: StringUnit) {
    guard LeftAsIs.isSentence(source) else { return }
    for unit in units where unit.locale.language != source.locale.language && !unit.varies {
      let table = Table(path: path, locale: unit.locale)
      sentences[table, default: Sentences()].all += 1
      if unit.value == source.value { sentences[table]?.copied += 1 }
    }
  }

  func contains(_ path: String, in locale: LocaleID) -> Bool {
    sentences[Table(path: path, locale: locale)].map { $0.copied > 0 && $0.copied * 2 >= $0.all } ?? false
  }
}
