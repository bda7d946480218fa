import LintelFindings
import LintelModel

/// What a rule says of definitions, by the languages it says it of, so that it is merged and reported like everything about
/// bars is. The bars have no layouts.
struct DefinitionRemarks {
  private struct Key: Hashable {
    var toolbar: String
    var locale: LocaleID
  }

  /// By toolbar, then language. A toolbar of which nothing is said is in its source language.
  private(set) var bars: [BarInLocale] = []
  private var said: [Key: [Remark]] = [:]

  init(of toolbars: [Toolbar], _ check: (Toolbar) -> [Remark]) {
    for toolbar in toolbars {
      let definition = SharedToolbar(toolbar)
      let byLocale = Dictionary(grouping: check(toolbar)) { $0.locale ?? toolbar.sourceLocale }
      for locale in byLocale.isEmpty ? [toolbar.sourceLocale] : byLocale.keys.sorted() {
        said[Key(toolbar: toolbar.id, locale: locale)] = byLocale[locale]
        bars.append(
          BarInLocale(definition: definition, locale: locale, direction: .leftToRight, layouts: [], sourceLayouts: []))
      }
    }
  }

  func remarks(about bar: BarInLocale) -> [Remark] { said[Key(toolbar: bar.toolbar.id, locale: bar.locale)] ?? [] }
}
