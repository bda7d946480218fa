import LintelFindings
import LintelModel

/// Translations that people read before a change and read no more, while the source still has the string: gone from their table,
/// left under a key that the source has no more, or called untranslated. Who deletes a key in all languages means to; who loses a
/// part of a file does not, and a whole file is no less of a loss while the project has the language elsewhere.
struct LostTranslations {
  private struct Batch: Hashable {
    var locales: [LocaleID]
    var way: LostText.Way
    /// The file that is left with no entry at all; nil where others are left.
    var emptied: String?
  }

  /// By the languages that lost them, and how, indices into the table's sources.
  private var batches: [Batch: [Int]] = [:]
  /// What each language lacks besides.
  let rest: [TableAcrossLocales.Share]

  /// - Parameter wanted: indices of the sources that every language has to have.
  init(in table: TableAcrossLocales, _ shares: [TableAcrossLocales.Share], among wanted: Set<Int>) {
    guard !table.isAside else {
      rest = shares
      return
    }
    var lost: [Int: [LostText.Way: [LocaleID]]] = [:]
    var emptied: [Batch: [Int]] = [:]
    rest = shares.filter { !$0.isToldAsDeleted }.map { share in
      var own = Set(share.lost.keys).intersection(wanted).subtracting(share.elsewhere)
      // Who empties a file loses all of it, names and what no code asks for among it: one matter.
      if !own.isEmpty, let file = Self.emptied(share, of: table) {
        own = Set(share.lost.keys).subtracting(share.elsewhere)
        emptied[Batch(locales: [share.locale], way: .gone, emptied: file)] = own.sorted()
        var left = share
        left.missing.removeAll(where: own.contains)
        return left
      }
      guard !own.isEmpty else { return share }
      for index in own { lost[index, default: [:]][share.lost[index]!.way, default: []].append(share.locale) }
      var left = share
      left.missing.removeAll(where: own.contains)
      // What it lacked before is missing as before, and no reason to call the table absent.
      left.file = share.file ?? share.unfinishedFile ?? table.sourceFile
      return left
    }
    batches = emptied
    for index in lost.keys.sorted() {
      for (way, locales) in lost[index]! { batches[Batch(locales: locales, way: way), default: []].append(index) }
    }
  }

  /// The file of a language that has no other, if no entry is left in it.
  private static func emptied(_ share: TableAcrossLocales.Share, of table: TableAcrossLocales) -> String? {
    guard let file = share.file, StringTable.Format(file: file)?.isOfOneLanguage == true, share.orphans.isEmpty,
      share.lost.values.allSatisfy({ $0.way == .gone })
    else { return nil }
    let missing = table.optional.union(share.missing)
    return table.sources.indices.allSatisfy(missing.contains) ? file : nil
  }

  func remarks(about table: TableAcrossLocales) -> [Remark] {
    batches.sorted { ($0.value[0], $0.key.locales[0]) < ($1.value[0], $1.key.locales[0]) }
      .map { Self.remark(about: $0.value, $0.key, table) }
  }

  private static func remark(about indices: [Int], _ batch: Batch, _ table: TableAcrossLocales) -> Remark {
    let first = table.sources[indices[0]]
    let (isOne, locales) = (indices.count == 1, batch.locales)
    let what: [Evidence] =
      isOne ? [.text("source", first.shownText)] : [.count("strings", indices.count, "strings")]
    let texts = PutBack(indices, in: locales, of: table) { $0.lost[$1]?.text }
    return Remark(
      .fails, "translations-lost", message(about: indices, batch, table),
      unit: isOne ? first : nil, blame: .translation, severity: .error,
      evidence: what + texts.evidence + [
        .count("languages", locales.count, "languages"), .text("without a translation", LocaleList.whole(locales)),
        .keys(indices.map { table.sources[$0].key }),
      ],
      suggestion: suggestion(batch, first.key, texts.only),
      location: place(of: indices[0], in: locales[0], table) ?? first.entryLocation, definedAt: batch.way.isOfKey ? first.location : nil,
      count: indices.count * locales.count, locales: locales,
      cause: Cause(table: table.id, keys: Set(indices.map { table.sources[$0].key }), locales: locales))
  }

  /// Where it stands under another key, else where it would be.
  private static func place(of index: Int, in locale: LocaleID, _ table: TableAcrossLocales) -> SourceLocation? {
    let share = table.shares.first { $0.locale == locale }
    if let place = share?.lost[index]?.place ?? share?.places[index] { return place }
    // Of a file that holds nothing any more no line is nearer.
    guard let share, let file = share.file else { return nil }
    let missing = table.optional.union(share.missing)
    return table.sources.indices.allSatisfy(missing.contains) ? SourceLocation(file: file, line: 1) : nil
  }

  private static func message(about indices: [Int], _ batch: Batch, _ table: TableAcrossLocales) -> Message {
    let text = table.sources[indices[0]].named
    let (isOne, count, languages) = (indices.count == 1, indices.count * batch.locales.count, LocaleList.short(batch.locales))
    switch batch.way {
    case .gone:
      if let file = batch.emptied, !isOne {
        return "\(file) is empty: \(amount: count) translations that were there before are gone (\(languages))"
      }
      return isOne
        ? "\(text) has lost the translation that it had in \(table.name): \(languages)"
        : "Translations that were there before are gone from \(table.name): \(count) (\(languages))"
    case .unfinished:
      return isOne
        ? "\(table.name) calls the translation of \(text) untranslated now, so that people read the source's text: \(languages)"
        : "\(table.name) calls translations untranslated now, so that people read the source's texts: \(count) (\(languages))"
    case .underEarlierKey(let key):
      return "\(text) has another key in \(table.name) than before, and its translations are not under it: \(count) (\(languages)). "
        + "The key was \(StringUnit.quoted(key))"
    case .underMisspelledKey(let key):
      let old = StringUnit.quoted(table.sources[indices[0]].key)
      return "The key \(old) of \(table.name) was renamed to \(StringUnit.quoted(key)), and not in the source: \(languages). "
        + "By mistake? People read \(text) there"
    }
  }

  /// - Parameters:
  ///   - key: the first string's.
  ///   - only: the text, where it is one.
  private static func suggestion(_ batch: Batch, _ key: String, _ only: String?) -> Message {
    switch batch.way {
    case .gone:
      only.map { text -> Message in
        "Put back \(StringUnit.quoted(text)); if nothing shows it any more, delete the key in every language."
      }
        ?? "Put back what was there; if nothing shows it any more, delete the keys in every language."
    case .unfinished: "Mark what is right as translated again, or translate it anew."
    case .underEarlierKey(let earlier):
      "Carry the translations over from the key \(StringUnit.quoted(earlier)): \(batch.locales.count)."
    case .underMisspelledKey: "Call the key \(StringUnit.quoted(key)) again, or rename it in the source and in code, too."
    }
  }
}

extension LostText.Way {
  /// Whether two keys are told, each with its line.
  fileprivate var isOfKey: Bool { if case .underMisspelledKey = self { true } else { false } }
}
