import LintelFindings
import LintelModel

/// Texts that stand for a translation and are none: a mark for what is still to be written, or the name of the key.
enum UnfinishedTranslations {
  /// So many are told one by one.
  private static let mostTold = 3

  /// - Parameter wanted: indices of the sources that every language has to have.
  static func lost(
    about table: TableAcrossLocales, _ shares: [TableAcrossLocales.Share], among wanted: Set<Int>
  ) -> [Remark] {
    guard !table.isAside else { return [] }
    var locales: [Int: [LocaleID]] = [:]
    for share in shares {
      for index in share.unfinished.keys where wanted.contains(index) { locales[index, default: []].append(share.locale) }
    }
    let batches = Dictionary(grouping: locales.keys.sorted()) { locales[$0]! }
    return batches.sorted { $0.value[0] < $1.value[0] }.map { lost(indices: $0.value, in: $0.key, table) }
  }

  private static func lost(indices: [Int], in locales: [LocaleID], _ table: TableAcrossLocales) -> Remark {
    let first = table.sources[indices[0]]
    let isOne = indices.count == 1
    let what: [Evidence] = isOne ? [.text("source", first.shownText)] : [.count("strings", indices.count, "strings")]
    let texts = PutBack(indices, in: locales, of: table) { $0.unfinished[$1]?.text }
    let now = table.shares.first { $0.locale == locales[0] }?.unfinished[indices[0]]
    let mark = StringUnit.quoted(now?.now ?? "")
    return Remark(
      .fails, "translations-unfinished",
      isOne
        ? "\(first.named) was translated in \(table.name), and is \(mark) now, which is no translation: \(LocaleList.short(locales))"
        : "Translations that were there before are no translations now in \(table.name): \(indices.count * locales.count), such as \(mark) (\(LocaleList.short(locales)))",
      unit: isOne ? first : nil, blame: .translation, severity: .error,
      evidence: what + texts.evidence + [
        .count("languages", locales.count, "languages"), .keys(indices.map { table.sources[$0].key }),
      ],
      suggestion: texts.only.map { text -> Message in "Put back \(StringUnit.quoted(text)), or translate it anew." }
        ?? "Put back what was there, or translate it anew.",
      location: now?.location ?? first.entryLocation, count: indices.count * locales.count, locales: locales,
      cause: Cause(table: table.id, keys: Set(indices.map { table.sources[$0].key }), locales: locales))
  }

  /// Those of one table in a language, whether they were ever translated or not.
  static func remarks(in table: TableInLocale) -> [Remark] {
    guard !table.isSource else { return [] }
    let pairs = table.pairs(.unfinished)
    guard pairs.count > mostTold else { return pairs.map { remark(about: $0.source, $0.translation, in: table) } }
    let first = pairs[0]
    return [
      Remark(
        .fails, "many-unfinished",
        "\(table.name) has \(table.locale) texts that are marks or names of keys, and no translations: \(pairs.count), such as \(StringUnit.quoted(mark(of: first.translation).text))",
        certainty: .likely, blame: .translation, severity: .warning,
        evidence: [.count("strings", pairs.count, "strings"), .keys(pairs.map(\.source.key))], suggestion: "Translate them.",
        location: mark(of: first.translation).location, count: pairs.count,
        cause: Cause(table: table.id, keys: Set(pairs.map(\.source.key)), locales: [table.locale]),
        strings: pairs.map { FoundString(reason: "unfinished", key: $0.source.key, location: mark(of: $0.translation).location) })
    ]
  }

  private static func remark(about source: StringUnit, _ translation: StringUnit, in table: TableInLocale) -> Remark {
    let mark = mark(of: translation)
    let text = StringUnit.quoted(mark.text)
    return Remark(
      .fails, "unfinished",
      mark.text == translation.key
        ? "The \(table.locale) text of \(StringUnit.quoted(source.shownText)) is \(text), which is the name of its key"
        : "The \(table.locale) text of \(StringUnit.quoted(source.shownText)) is \(text), which is a mark and no translation",
      certainty: .likely, unit: translation, blame: .translation, severity: .warning,
      evidence: [.text("source", source.shownText)], suggestion: "Translate it.", location: mark.location,
      cause: Cause(table: table.id, keys: [source.key], locales: [table.locale]))
  }

  /// Of a text with forms the first that is unfinished.
  private static func mark(of translation: StringUnit) -> StringUnit.Form {
    let forms = translation.forms
    return forms.first { $0.facts.isUnfinished } ?? forms[0]
  }
}
