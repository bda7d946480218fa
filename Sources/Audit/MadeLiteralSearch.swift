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
        let locales = Self.locales(of: before, source: earlier.sourceLocale, otherwise: words(of: text))
        guard !locales.isEmpty else { return }
        found[place] = .init(key: key, locales: locales)
        found[place]!.text = before.shown(in: earlier.sourceLocale)
      }
      // A bar has one title, whatever it says.
      for (text, before) in zip(toolbar.ownTexts(.own), earlier.ownTexts(.own))
      where before.state == .localized && isLiteral(text, before, earlier) {
        note(text, before)
      }
      let texts = earlier.items.flatMap { $0.texts(.own) }.filter { $0.state == .localized && $0.key != nil }
      for item in toolbar.items {
        for (index, text) in item.texts(.own).enumerated() {
          guard let words = words(of: text), !literals.contains(words) else { continue }
          // Of items, which come and go, those in the same words are the same, and those that alone run the same.
          let same = texts.first { $0.key == words || $0.shown(in: earlier.sourceLocale) == words }
          guard let before = same ?? self.text(index, of: item, on: toolbar, before: earlier), isLiteral(text, before, earlier) else {
            continue
          }
          note(text, before)
        }
      }
    }
    return found
  }

  /// The text that the same item had in the same role; nil where two run the same, or nothing shows what they run.
  private static func text(_ index: Int, of item: Item, on toolbar: Toolbar, before earlier: Toolbar) -> LocalizedText? {
    func isAlike(_ other: Item) -> Bool {
      other.kind == item.kind && other.symbol == item.symbol && other.action == item.action && other.deed == item.deed
    }
    guard (item.action ?? item.deed) != nil, toolbar.items.count(where: isAlike) == 1 else { return nil }
    let alike = earlier.items.filter(isAlike)
    guard alike.count == 1, alike[0].texts(.own).count == item.texts(.own).count else { return nil }
    let before = alike[0].texts(.own)[index]
    return before.state == .localized && before.key != nil ? before : nil
  }

  /// What code says by itself: a literal, or a key that no table has.
  private static func words(of text: LocalizedText) -> String? {
    guard text.isOfCode, text.expression == nil, text.state == .literal || text.state == .localized && !text.isInTable,
      let words = text.source ?? text.key, words.hasInk
    else { return nil }
    return words
  }

  private static func isLiteral(_ text: LocalizedText, _ before: LocalizedText, _ earlier: Toolbar) -> Bool {
    guard let words = words(of: text) else { return false }
    if text.state == .literal { return true }
    // A key that stands where another one stood may lack its texts. It is no key if the other one was a name, and it is a text.
    let shown = before.shown(in: earlier.sourceLocale)
    return before.key != shown && HardCodingSearch.isText(words, inPlaceOf: shown)
  }

  /// The languages that had the text: that another one lacked it makes the loss no smaller for them.
  private static func locales(of text: LocalizedText, source: LocaleID, otherwise words: String?) -> [LocaleID] {
    let others = text.values.filter {
      $0.key.language != source.language && $0.value.state != .missing && $0.value.text?.hasInk == true
    }
    guard text.isInTable else { return [] }
    let translations = others.map { HardCodingSearch.Translation(locale: $0.key, text: $0.value.text ?? "", varies: false) }
    return HardCodingSearch.locales(of: translations, otherThan: Set([words, text.shown(in: source)].compactMap { $0 }))
  }
}
