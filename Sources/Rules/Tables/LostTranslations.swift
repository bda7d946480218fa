import LintelFindings
import LintelModel

/// Translations that a table had before a change and has no more, while the source still has the string. Who deletes a key in all
/// languages, or takes a language out of the table, means to; who loses a part of a file does not.
struct LostTranslations {
  /// By the languages that lost them, indices into the table's sources.
  private var batches: [[LocaleID]: [Int]] = [:]
  /// What each language lacks besides.
  let rest: [TableAcrossLocales.Share]

  /// - Parameter wanted: indices of the sources that every language has to have.
  init(in table: TableAcrossLocales, _ shares: [TableAcrossLocales.Share], among wanted: Set<Int>) {
    guard !table.isAside else {
      rest = shares
      return
    }
    var lost: [Int: [LocaleID]] = [:]
    rest = shares.map { share in
      let own = Set(share.lost.keys).intersection(wanted).subtracting(share.elsewhere)
      // A language that has nothing of the table any more was taken out of it.
      guard share.file != nil, !own.isEmpty, wanted.count > share.missing.count(where: wanted.contains) else { return share }
      for index in own { lost[index, default: []].append(share.locale) }
      var share = share
      share.missing.removeAll(where: own.contains)
      return share
    }
    batches = Dictionary(grouping: lost.keys.sorted()) { lost[$0]! }
  }

  func remarks(about table: TableAcrossLocales) -> [Remark] {
    batches.sorted { $0.value[0] < $1.value[0] }.map { Self.remark(about: $0.value, in: $0.key, table) }
  }

  private static func remark(about indices: [Int], in locales: [LocaleID], _ table: TableAcrossLocales) -> Remark {
    let first = table.sources[indices[0]]
    let isOne = indices.count == 1
    let what: [Evidence] =
      isOne ? [.text("source", first.shownText)] : [.count("strings", indices.count, "strings")]
    let texts = PutBack(indices, in: locales, of: table) { $0.lost[$1] }
    return Remark(
      .fails, "translations-lost",
      isOne
        ? "\(first.named) has lost the translation that it had in \(table.name): \(LocaleList.short(locales))"
        : "Translations that were there before are gone from \(table.name): \(indices.count * locales.count) (\(LocaleList.short(locales)))",
      unit: isOne ? first : nil, blame: .translation, severity: .error,
      evidence: what + texts.evidence + [
        .count("languages", locales.count, "languages"), .text("without a translation", LocaleList.whole(locales)),
        .keys(indices.map { table.sources[$0].key }),
      ],
      suggestion: texts.only.map { text -> Message in "Put back \(StringUnit.quoted(text)), or delete the key in every language." }
        ?? "Put back what was there, or delete the key in every language.",
      location: table.shares.first { $0.locale == locales[0] }?.places[indices[0]] ?? first.entryLocation,
      count: indices.count * locales.count, locales: locales,
      cause: Cause(table: table.id, keys: Set(indices.map { table.sources[$0].key }), locales: locales))
  }
}
