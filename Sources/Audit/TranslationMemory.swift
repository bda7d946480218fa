import LintelModel

/// How a project translates what it says several times, in whichever table: made once, and asked for each string that a
/// language has left as its source is, or lacks.
struct TranslationMemory: Sendable {
  private struct Name: Hashable {
    let table: TableID
    let key: String
  }

  private struct Entry {
    let name: Name
    let source: String
    let text: String
    let location: SourceLocation
    /// What translators are told of it.
    let comment: String?
    /// Left as its source is.
    let isCopy: Bool
  }

  /// The sources as they are compared, of strings that have theirs in common with others.
  private var sources: [TableID: [String: String]] = [:]
  private var entries: [LocaleID: [String: [Entry]]] = [:]

  init(_ project: Project) {
    let own = project.sourceLocale
    var (names, texts): ([String: [Name]], [Name: String]) = ([:], [:])
    for table in project.tables {
      for unit in table.units where unit.locale == own && !unit.varies {
        let name = Name(table: table.id, key: unit.key)
        guard texts[name] == nil, let source = Self.compared(unit.value) else { continue }
        names[source, default: []].append(name)
        texts[name] = unit.value
      }
    }
    for (source, names) in names where names.count > 1 {
      for name in names { sources[name.table, default: [:]][name.key] = source }
    }
    for table in project.tables {
      guard let known = sources[table.id] else { continue }
      for unit in table.units where unit.locale.language != own.language && !unit.varies && !unit.isUntranslated {
        let name = Name(table: table.id, key: unit.key)
        guard let source = known[unit.key], let given = texts[name], unit.value != unit.key || unit.value == given,
          let text = Self.compared(unit.value)
        else { continue }
        entries[unit.locale, default: [:]][source, default: []].append(
          Entry(
            name: name, source: given, text: unit.value, location: unit.location, comment: unit.comment, isCopy: text == source))
      }
    }
  }

  /// By key, how other strings translate what a table in a language has left as its source is.
  func translationsOfCopies(in table: TableInLocale) -> [String: [KnownTranslation]] {
    guard !table.isSource, sources[table.id] != nil else { return [:] }
    var found: [String: [KnownTranslation]] = [:]
    for index in table.pairs.indices {
      let pair = table.pairs[index]
      guard let own = pair.translation, own.value == pair.source.value, own.locale == table.locale else { continue }
      let known = translations(of: pair.source, in: table.locale, outside: table.id)
      if !known.isEmpty { found[pair.source.key] = known }
    }
    return found
  }

  /// By their indices and by language, how other strings translate the sources that languages lack.
  func translationsOfMissing(in table: TableAcrossLocales) -> [Int: [LocaleID: [KnownTranslation]]] {
    guard sources[table.id] != nil else { return [:] }
    var found: [Int: [LocaleID: [KnownTranslation]]] = [:]
    for share in table.shares where entries[share.locale] != nil {
      for index in share.missing {
        let known = translations(of: table.sources[index], in: share.locale, outside: table.id)
        if !known.isEmpty { found[index, default: [:]][share.locale] = known }
      }
    }
    return found
  }

  /// The most frequent two, of the very source where it is translated. None where the language leaves it as it is as often:
  /// then it may be a name.
  private func translations(of source: StringUnit, in locale: LocaleID, outside table: TableID) -> [KnownTranslation] {
    guard !source.varies, let compared = sources[table]?[source.key], let same = entries[locale]?[compared] else { return [] }
    let name = Name(table: table, key: source.key)
    let others = same.filter { $0.name != name }
    let translated = others.filter { !$0.isCopy }
    guard translated.count > others.count - translated.count else { return [] }
    let exact = translated.filter { $0.source == source.value }
    let pool = exact.isEmpty ? translated : exact
    let groups = Dictionary(grouping: pool) { $0.text }
    // What several tables translate in one way has one sense as far as anybody can see, and so has a phrase: its words say in
    // which of their senses they are meant.
    let isPhrase = source.value.split(whereSeparator: \.isWhitespace).count > 1
    let isOnlySense = groups.count == 1 && (isPhrase || Set(pool.map(\.name.table)).count > 1)
    let all = groups.values.compactMap { group in
      group.min { $0.location < $1.location }.map { first in
        var known = KnownTranslation(source: first.source, text: first.text, location: first.location, count: group.count)
        known.mayDiffer = !isOnlySense && !group.contains { Self.areOfOneContext($0, source, in: table) }
        return known
      }
    }
    let known = all.areOfOneSense ? all.filter { !$0.mayDiffer } : all
    let sorted = known.sorted { $0.count != $1.count ? $0.count > $1.count : $0.location < $1.location }
    return Array(sorted.prefix(2))
  }

  /// Whether another string is one of the same matter: of the same table, under the same key, told in the same words, or else in a
  /// table beside this one. A word of two parts of an app may have two senses.
  private static func areOfOneContext(_ other: Entry, _ source: StringUnit, in table: TableID) -> Bool {
    if other.name.table == table || other.name.key == source.key && source.key != source.value { return true }
    if let comment = source.comment.map(words), let given = other.comment.map(words), !comment.isEmpty, !given.isEmpty {
      return !comment.isDisjoint(with: given)
    }
    return other.name.table.folder == table.folder
  }

  /// The words of a comment that may say what a string is. Shorter ones seldom mean anything. The figure is ours.
  private static func words(of comment: String) -> Set<String> {
    Set(comment.lowercased().split { !$0.isLetter }.filter { $0.count > leastLetters }.map(String.init))
  }

  private static let leastLetters = 3

  /// Without what says nothing else: capitals, and an ellipsis or a colon at the end. Nil for what has no letter.
  private static func compared(_ source: String) -> String? {
    var rest = source[...]
    while let last = rest.last, last.isWhitespace || "….:：".contains(last) { rest.removeLast() }
    return rest.contains(where: \.isLetter) ? rest.lowercased() : nil
  }
}
