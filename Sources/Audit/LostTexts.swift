import LintelInputs
import LintelModel

extension TableAcrossLocales.Share {
  /// Notes of what a language had before a change which of it is gone, and which is the source's text now.
  mutating func note(_ before: [String: EarlierTexts.Pair], in family: TableFamily) {
    guard !before.isEmpty else { return }
    let sources = family.sources
    for index in missing {
      guard let pair = before[sources[index].key], pair.wasTranslated else { continue }
      lost[index] = pair.translation?.value
    }
    // British English may say what American English does.
    guard locale.language != family.sourceLocale.language else { return }
    for index in sources.indices {
      guard let pair = before[sources[index].key], pair.wasTranslated, pair.isTranslationReworded,
        let text = pair.translation, text.locale == locale,
        let now = family.translation(of: sources[index].key, in: locale), !now.isUntranslated, now.saysExactly(sources[index])
      else { continue }
      reverted[index] = TableAcrossLocales.Reversion(text: text.value, location: now.location)
    }
  }
}

extension EarlierTexts.Pair {
  /// Whether the language had a text of its own for what the source says still.
  fileprivate var wasTranslated: Bool {
    guard let translation, !isSourceReworded else { return false }
    return !translation.value.isEmpty && !translation.saysExactly(source)
  }
}
