import LintelInputs
import LintelModel

extension TableAcrossLocales.Share {
  /// Notes of what a language had before a change which of it is gone, and which is the source's text, a mark or a key now.
  /// - Parameter changed: the keys of the language that are otherwise since then.
  mutating func note(_ before: [String: EarlierTexts.Pair], _ changed: Set<String>, in family: TableFamily) {
    guard !before.isEmpty else { return }
    if file == nil { unfinishedFile = family.unfinishedFile(in: locale) }
    let sources = family.sources
    for index in missing {
      let key = sources[index].key
      guard let pair = before[key], pair.wasTranslated(beside: sources[index]), let text = pair.translation?.shownText else {
        continue
      }
      let way: LostText.Way =
        pair.earlierKey.map(LostText.Way.underEarlierKey) ?? (family.isUnfinished(key, in: locale) ? .unfinished : .gone)
      lost[index] = LostText(text: text, way: way)
    }
    noteMisspelledKeys(changed, in: family)
    // What is to be carried over to another key is no leftover.
    let left = Set(
      lost.values.compactMap { text -> String? in if case .underEarlierKey(let key) = text.way { key } else { nil } })
    orphans.removeAll { left.contains($0.key) }
    for index in sources.indices {
      let source = sources[index]
      guard let pair = before[source.key], pair.wasTranslated, pair.isTranslationReworded, let text = pair.translation,
        text.locale == locale, let now = family.translation(of: source.key, in: locale), !now.isUntranslated
      else { continue }
      var reversion = TableAcrossLocales.Reversion(text: text.shownText, now: now.shownText, location: now.location)
      if now.saysExactly(source) || now.saysInOtherLetters(source) {
        // British English may say what American English does.
        if locale.language != family.sourceLocale.language { reverted[index] = reversion }
      } else if let mark = UnfinishedText.forms(of: now, source).first {
        // Of a text with forms the one that is unfinished, and what that form was.
        let form = now.forms[mark]
        let earlier = text.forms.first { $0.plural == form.plural && $0.device == form.device && $0.substitution == form.substitution }
        (reversion.now, reversion.location) = (form.text, form.location)
        if let earlier { reversion.text = earlier.text }
        unfinished[index] = reversion
      }
    }
  }

  private mutating func noteMisspelledKeys(_ changed: Set<String>, in family: TableFamily) {
    let gone = lost.filter { $0.value.way == .gone }
    let texts = Dictionary(gone.map { (family.sources[$0.key].key, $0.value.text) }, uniquingKeysWith: { first, _ in first })
    let renamed = MisspelledKeys(lost: texts, orphans: orphans, changed: changed).renamed
    guard !renamed.isEmpty else { return }
    for index in gone.keys {
      guard let unit = renamed[family.sources[index].key] else { continue }
      lost[index]?.way = .underMisspelledKey(unit.key)
      lost[index]?.place = unit.location
    }
    let keys = Set(renamed.values.map(\.key))
    orphans.removeAll { keys.contains($0.key) }
  }
}

extension StringUnit {
  /// Whether it is another one's text but for capitals and the marks at its ends.
  fileprivate func saysInOtherLetters(_ other: StringUnit) -> Bool {
    guard !varies, !other.varies else { return false }
    let said = SaidText.of(value)
    return !said.isEmpty && said == SaidText.of(other.value)
  }
}

extension EarlierTexts.Pair {
  /// Whether the language had a text of its own for what the source says still.
  fileprivate var wasTranslated: Bool {
    guard let translation, !isSourceReworded else { return false }
    return !translation.value.isEmpty && !translation.saysExactly(source)
  }

  /// The same where a plural was made of the source's text: one of its forms says it still.
  fileprivate func wasTranslated(beside now: StringUnit) -> Bool {
    guard isSourceReworded else { return wasTranslated }
    guard let translation, !source.varies, now.varies, now.forms.contains(where: { $0.text == source.value }) else { return false }
    return !translation.value.isEmpty && !translation.saysExactly(source)
  }
}
