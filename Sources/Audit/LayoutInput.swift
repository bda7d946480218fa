import LintelModel

/// All that the layout of a bar in one language hangs on, besides what a run is asked to do: two that are equal are laid out
/// alike.
struct LayoutInput: Hashable, Sendable {
  /// With the texts of the source and of the language alone. Where they are in their files does not matter.
  private var toolbar: Toolbar
  /// Whether each text is there in any language at all.
  private var isPresent: [Bool]
  private var starts: [Environment]
  private var widths: [AuditedWidth]

  init(_ toolbar: Toolbar, in locale: LocaleID, apartAt starts: [Environment], _ widths: [AuditedWidth]) {
    isPresent = toolbar.texts().map(\.isPresent)
    self.starts = starts
    self.widths = widths
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
    self.toolbar = own
  }
}
