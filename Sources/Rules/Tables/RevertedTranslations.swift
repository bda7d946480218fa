import LintelFindings
import LintelModel

/// Translations that a table had before a change, and that are the source's text now: as lost as those that are gone.
enum RevertedTranslations {
  /// How sure it is that nobody means the source's text.
  private enum Doubt {
    /// It has words of a sentence.
    case none
    /// It may be the name of something, in several words.
    case name
    /// A single word may be one that the language took over: but it had another one.
    case word

    init(about source: StringUnit) {
      if Copy.isWording(source.value) {
        self = .none
      } else {
        self = Copy.isNameOfWords(source.value) ? .name : .word
      }
    }
  }

  private struct Batch: Hashable {
    var locales: [LocaleID]
    var doubt: Doubt
  }

  /// - Parameter wanted: indices of the sources that every language has to have.
  static func remarks(
    about table: TableAcrossLocales, _ shares: [TableAcrossLocales.Share], among wanted: Set<Int>
  ) -> [Remark] {
    guard !table.isAside else { return [] }
    var locales: [Int: [LocaleID]] = [:]
    for share in shares {
      for index in share.reverted.keys where wanted.contains(index) { locales[index, default: []].append(share.locale) }
    }
    let batches = Dictionary(grouping: locales.keys.sorted()) {
      Batch(locales: locales[$0]!, doubt: Doubt(about: table.sources[$0]))
    }
    return batches.sorted { $0.value[0] < $1.value[0] }.map { remark(about: $0.value, $0.key, table) }
  }

  private static func remark(about indices: [Int], _ batch: Batch, _ table: TableAcrossLocales) -> Remark {
    let first = table.sources[indices[0]]
    let (isOne, locales) = (indices.count == 1, batch.locales)
    let what: [Evidence] =
      isOne ? [.text("source", first.shownText)] : [.count("strings", indices.count, "strings")]
    let texts = PutBack(indices, in: locales, of: table) { $0.reverted[$1]?.text }
    return Remark(
      .fails, "translations-reverted",
      isOne
        ? "\(first.named) was translated in \(table.name), and is the source's text now: \(LocaleList.short(locales))"
        : "Translations that were there before are the source's text now in \(table.name): \(indices.count * locales.count) (\(LocaleList.short(locales)))",
      certainty: batch.doubt == .word ? .likely : .certain, unit: isOne ? first : nil, blame: .translation,
      severity: batch.doubt == .none ? .error : .warning,
      evidence: what + texts.evidence + [
        .count("languages", locales.count, "languages"), .keys(indices.map { table.sources[$0].key }),
      ],
      suggestion: texts.only.map { text -> Message in "Put back \(StringUnit.quoted(text)), unless the source's text is meant." }
        ?? "Put back what was there, unless the source's text is meant.",
      location: table.shares.first { $0.locale == locales[0] }?.reverted[indices[0]]?.location ?? first.entryLocation,
      count: indices.count * locales.count, locales: locales,
      cause: Cause(table: table.id, keys: Set(indices.map { table.sources[$0].key }), locales: locales))
  }
}
