import LintelModel
import LintelTables

/// What a bar says in one language, and how wide that is.
struct BarTexts {
  let toolbar: Toolbar
  let locale: LocaleID
  let ruler: Ruler

  var title: String? { toolbar.isTitleReplaced ? nil : visible(toolbar.title) }
  var subtitle: String? { toolbar.isTitleReplaced ? nil : visible(toolbar.subtitle) }
  /// The item's own label, else what the system writes on it, where that is known in this language.
  func label(of item: Item) -> String? {
    if let own = item.label.shown(in: locale) { return own }
    guard let system = item.systemItem, item.symbol == nil, SystemItem.text(of: system) != nil else { return nil }
    return SystemTexts.text(of: system, in: locale)
  }

  func visible(_ text: LocalizedText) -> String? { text.shown(in: locale).flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether the text is this language's own.
  func isTranslation(_ text: LocalizedText) -> Bool {
    locale != toolbar.sourceLocale && text.values[locale]?.state == .translated
  }

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
