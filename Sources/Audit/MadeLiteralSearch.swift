import LintelModel

/// Finds the texts of bars that every language had before a change, and that are written into the code since.
enum MadeLiteralSearch {
  /// By the place of today's text the key that it had, and the languages besides the source that had its text.
  static func found(before: Project, now: Project) -> [SourceLocation: EarlierTexts.ReplacedKey] {
    let old = Dictionary(before.toolbars.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var found: [SourceLocation: EarlierTexts.ReplacedKey] = [:]
    for toolbar in now.toolbars {
      guard let earlier = old[toolbar.id], earlier != toolbar else { continue }
      let asked = Set(toolbar.texts().compactMap(\.key))
      let literals = Set(earlier.texts().lazy.filter { $0.state == .literal }.compactMap(\.source))
      func note(_ text: LocalizedText, _ before: LocalizedText) {
        guard let place = text.location, found[place] == nil, let key = before.key, !asked.contains(key) else { return }
        let locales = Self.locales(of: before, source: earlier.sourceLocale, otherwise: text.source)
        if !locales.isEmpty { found[place] = .init(key: key, locales: locales) }
      }
      // A bar has one title, whatever it says.
      for (text, before) in zip(toolbar.ownTexts(.own), earlier.ownTexts(.own)) where isLiteral(text) && before.state == .localized {
        note(text, before)
      }
      let texts = earlier.items.flatMap { $0.texts(.own) }.filter { $0.state == .localized && $0.key != nil }
      for text in toolbar.items.flatMap({ $0.texts(.own) }) where isLiteral(text) {
        // Of items, which come and go, those in the same words are the same.
        guard let words = text.source, !literals.contains(words),
          let before = texts.first(where: { $0.key == words || $0.shown(in: earlier.sourceLocale) == words })
        else { continue }
        note(text, before)
      }
    }
    return found
  }

  private static func isLiteral(_ text: LocalizedText) -> Bool {
    text.state == .literal && text.isOfCode && text.expression == nil && text.source?.hasInk == true
  }

  /// None where a language lacked the text, or all of them read as the source, as a name does.
  private static func locales(of text: LocalizedText, source: LocaleID, otherwise words: String?) -> [LocaleID] {
    let others = text.values.filter { $0.key.language != source.language }
    let english = text.shown(in: source)
    guard text.isInTable, others.values.allSatisfy({ $0.state != .missing && $0.text?.hasInk == true }),
      others.values.contains(where: { $0.text != words && $0.text != english })
    else { return [] }
    return others.keys.sorted()
  }
}
