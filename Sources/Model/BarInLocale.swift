/// A bar in one language, laid out for every environment: what a rule looks at.
public struct BarInLocale: Hashable, Sendable {
  public var toolbar: Toolbar
  public var locale: LocaleID
  public var direction: LayoutDirection
  /// One for each group of audited environments in which the same is lost.
  public var layouts: [BarLayout]
  /// The same with the source language's texts: whether it is the translation that does not fit.
  public var sourceLayouts: [BarLayout]
  /// Where it was not laid out, because nobody has published how it stands there; nothing is judged there.
  public var unjudged: [Environment] = []
  /// By OS line, from the widest down.
  public var thresholds: [OSLine: [Threshold]]
  /// What the app calls itself in any of its languages, if that is known.
  public var appNames: [String]
  /// The faces and means that texts were measured with; nothing for texts that the embedded figures serve.
  public var measuredWith: [String: String]
  /// The widest form of each text that has plural forms, as people see it: `few: 84 файла`.
  public var pluralForms: [String: String]

  public init(
    toolbar: Toolbar, locale: LocaleID, direction: LayoutDirection, layouts: [BarLayout], sourceLayouts: [BarLayout],
    thresholds: [OSLine: [Threshold]] = [:], appNames: [String] = [],
    measuredWith: [String: String] = [:], pluralForms: [String: String] = [:]
  ) {
    self.toolbar = toolbar
    self.locale = locale
    self.direction = direction
    self.layouts = layouts
    self.sourceLayouts = sourceLayouts
    self.thresholds = thresholds
    self.appNames = appNames
    self.measuredWith = measuredWith
    self.pluralForms = pluralForms
  }

  public var isSource: Bool { locale == toolbar.sourceLocale }

  /// The bar with the source language's texts where `layout` stands.
  public func source(of layout: BarLayout) -> BarLayout? {
    sourceLayouts.first { $0.environment == layout.environment || $0.alike.contains(layout.environment) }
  }

  /// The least width, by OS line, at which everything stands in full.
  public func minimumWidth(on os: OSLine) -> Width? {
    thresholds[os]?.first { $0.event == .everythingFits }?.below
  }
}
