/// A bar in one language, laid out for every environment: what a rule looks at.
package struct BarInLocale: Hashable, Sendable {
  /// What all languages of the bar have in common.
  package var definition: SharedToolbar
  // Read in place: rules ask each bar for a few of its sixty fields.
  @inlinable package var toolbar: Toolbar {
    _read { yield definition.toolbar }
    set { definition = SharedToolbar(newValue) }
  }
  package var locale: LocaleID
  package var direction: LayoutDirection
  /// One for each group of audited environments in which the same is lost.
  package var layouts: [BarLayout]
  /// The same with the source language's texts: whether it is the translation that does not fit.
  package var sourceLayouts: [BarLayout]
  /// Where it was not laid out, because how it looks there is not published; nothing is judged there.
  package var unjudged: [Environment] = []
  /// By OS line, from the widest down.
  package var thresholds: [OSLine: [Threshold]]
  /// What the app calls itself in any of its languages, if that is known.
  package var appNames: [String]
  /// The faces and means that texts were measured with; nothing for texts that the embedded figures serve.
  package var measuredWith: [String: String]
  /// The widest form of each text that has plural forms, as people see it: `few: 84 файла`.
  package var pluralForms: [String: String]

  package init(
    toolbar: Toolbar, locale: LocaleID, direction: LayoutDirection, layouts: [BarLayout], sourceLayouts: [BarLayout],
    thresholds: [OSLine: [Threshold]] = [:], appNames: [String] = [],
    measuredWith: [String: String] = [:], pluralForms: [String: String] = [:]
  ) {
    self.init(
      definition: SharedToolbar(toolbar), locale: locale, direction: direction, layouts: layouts, sourceLayouts: sourceLayouts,
      thresholds: thresholds, appNames: appNames, measuredWith: measuredWith, pluralForms: pluralForms)
  }

  /// - Parameter definition: The same for all languages of a bar.
  package init(
    definition: SharedToolbar, locale: LocaleID, direction: LayoutDirection, layouts: [BarLayout], sourceLayouts: [BarLayout],
    thresholds: [OSLine: [Threshold]] = [:], appNames: [String] = [],
    measuredWith: [String: String] = [:], pluralForms: [String: String] = [:]
  ) {
    self.definition = definition
    self.locale = locale
    self.direction = direction
    self.layouts = layouts
    self.sourceLayouts = sourceLayouts
    self.thresholds = thresholds
    self.appNames = appNames
    self.measuredWith = measuredWith
    self.pluralForms = pluralForms
  }

  package var isSource: Bool { locale == toolbar.sourceLocale }

  /// The bar with the source language's texts in the environment of `layout`.
  package func source(of layout: BarLayout) -> BarLayout? {
    sourceNumber(in: layout.environment).map { sourceLayouts[$0] }
  }

  /// The number of the layout with the source language's texts in an environment. To copy a layout counts a dozen references,
  /// so whoever asks for one thing of it takes its number.
  package func sourceNumber(in environment: Environment) -> Int? {
    sourceLayouts.indices.first { sourceLayouts[$0].isLaidOut(in: environment) }
  }

  /// The least width, by OS line, at which everything is shown in full.
  package func minimumWidth(on os: OSLine) -> Width? {
    thresholds[os]?.first { $0.event == .everythingFits }?.below
  }
}
