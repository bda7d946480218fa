import LintelModel
import LintelTables

/// What a bar says in one language, and how wide that is.
struct BarTexts {
  let toolbar: Toolbar
  let locale: LocaleID
  let ruler: Ruler
  /// All items of the definition.
  let items: [BarItem]
  /// Those that are on this bar until someone customizes it. Of a bar that is one of two, its own.
  var onBar: [BarItem]
  /// What the system says on its own buttons in this language.
  private let systemWords: Set<String>

  init(toolbar: Toolbar, locale: LocaleID, ruler: Ruler) {
    (self.toolbar, self.locale, self.ruler) = (toolbar, locale, ruler)
    let systemWords = SystemTexts.all(in: locale)
    self.systemWords = systemWords
    items = toolbar.items.indices.map { index in
      let label = Self.label(of: toolbar.items[index], in: locale)
      return BarItem(
        toolbar.items[index], index: index, label: label,
        isTranslation: Self.isTranslation(toolbar.items[index].label, of: toolbar, in: locale),
        isSystemWord: label.map(systemWords.contains) ?? false)
    }
    onBar = items.filter(\.item.isInDefaultSet)
  }

  var title: String? { toolbar.isTitleReplaced ? nil : visible(toolbar.title) }
  var subtitle: String? { toolbar.isTitleReplaced ? nil : visible(toolbar.subtitle) }
  private static func label(of item: Item, in locale: LocaleID) -> String? {
    if let own = item.label.shown(in: locale) { return own }
    guard let system = item.systemItem, item.symbol == nil, SystemItem.text(of: system) != nil else { return nil }
    return SystemTexts.text(of: system, in: locale)
  }

  func visible(_ text: LocalizedText) -> String? { text.shown(in: locale).flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether the text is this language's own.
  func isTranslation(_ text: LocalizedText) -> Bool { Self.isTranslation(text, of: toolbar, in: locale) }

  private static func isTranslation(_ text: LocalizedText, of toolbar: Toolbar, in locale: LocaleID) -> Bool {
    locale != toolbar.sourceLocale && text.values[locale]?.state == .translated
  }

  /// Whether a segment says what the system says on its own buttons.
  func isSystemWord(_ segment: LocalizedText) -> Bool { visible(segment).map(systemWords.contains) ?? false }

  func measured(_ string: String, _ font: Font, source: Int) -> SizedText {
    let text = ruler.measure(string, font)
    return SizedText(string: string, width: text.width, amount: Amount(text, source: source), font: font)
  }

  func titleLabel(_ title: SizedText) -> Label {
    Label(.title, width: title.width.best, item: title.width.best, isTranslation: isTranslation(toolbar.title))
  }

  func subtitleLabel(_ subtitle: SizedText) -> Label {
    let width = subtitle.width.best
    return Label(.subtitle, width: width, item: width, isTranslation: isTranslation(toolbar.subtitle))
  }

  /// A number for the errors of an item's texts, and one for the title's.
  static func source(ofItem index: Int, text: Int = 0) -> Int { (index + 1) << 10 + text }
  static let titleSource = 0
}

/// A text with its width, both as an interval and as a part of sums.
struct SizedText {
  var string: String
  var width: Width
  var amount: Amount
  var font: Font

  /// In some room; `certainty` that it does not fit, where more than the room decides.
  func visible(in room: Width, certainty: Certainty?) -> BarLayout.VisibleText {
    .init(text: string, shown: string, needed: width, room: room, font: font, cut: certainty)
  }

  /// Where there is room enough.
  var whole: BarLayout.VisibleText {
    .init(text: string, shown: string, needed: width, room: width, font: font, cut: nil)
  }
}
