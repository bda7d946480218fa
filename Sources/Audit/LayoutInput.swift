import LintelModel

/// All that the layout of a bar in one language hangs on, besides what a run is asked to do: two that are equal are laid out
/// alike.
struct LayoutInput: Equatable, Sendable {
  private let toolbar: Toolbar
  private let locale: LocaleID
  private let starts: [Environment]
  private let widths: [AuditedWidth]

  init(_ toolbar: Toolbar, in locale: LocaleID, apartAt starts: [Environment], _ widths: [AuditedWidth]) {
    self.toolbar = toolbar
    self.locale = locale
    self.starts = starts
    self.widths = widths
  }

  static func == (a: Self, b: Self) -> Bool {
    guard a.locale == b.locale, a.starts == b.starts, a.widths == b.widths else { return false }
    let (texts, others) = (a.toolbar.texts(), b.toolbar.texts())
    return texts.count == others.count && zip(texts, others).allSatisfy { $0.isPresent == $1.isPresent }
      && a.narrowed == b.narrowed
  }

  /// The bar with the texts of the source and of the language alone. Where they are in their files does not matter. Made when
  /// two are compared: most inputs never are.
  private var narrowed: Toolbar {
    let source = toolbar.sourceLocale
    var own = toolbar
    own.forEachText { text in
      let values = text.values
      text.values = [:]
      for locale in [source, locale] {
        guard var value = values[locale] else { continue }
        value.location = nil
        for index in value.variants.indices { value.variants[index].location = nil }
        text.values[locale] = value
      }
    }
    return own
  }
}
