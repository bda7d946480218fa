import LintelFindings
import LintelModel

/// A text of an item that its bar does not show: what is spoken of it, its tool tip, its name in the palette.
struct UnshownText {
  let text: LocalizedText
  let sourceLocale: LocaleID
  /// The bar that the finding is about.
  fileprivate let own: PageModel.ToolbarPart
  fileprivate let others: [PageModel.ToolbarPart]

  /// The bars of which an item has it, that of the finding first; of the variants of a bar one.
  var bars: [PageModel.ToolbarPart] { [own] + others.filter { $0.toolbar.barID != own.toolbar.barID } }

  /// Nil where the language has none of its own.
  func translation(in locale: LocaleID) -> LocalizedValue? {
    text.values[locale].flatMap { $0.state == .translated && $0.text != nil ? $0 : nil }
  }

  var source: String? { text.shown(in: sourceLocale) }
  var sourceLocation: SourceLocation? { text.values[sourceLocale]?.location }

  /// Files that may be of its table, which the definition names at most without its folder: where code has the source's text, other
  /// languages' translations tell it.
  func files(in locale: LocaleID) -> [String] {
    let own = [translation(in: locale)?.location, sourceLocation].compactMap { $0?.file }
    return own + Set(text.values.values.filter { $0.state == .translated }.compactMap { $0.location?.file }).sorted()
  }

  /// Where its bar is.
  var file: String { own.toolbar.location.file }

  /// The name of its table, without a folder; nil for a text that is in none. Code that names none means `Localizable`.
  var table: String? { text.state == .localized ? text.table ?? "Localizable" : text.table }
}

/// Such texts by what findings say of them: bar, item and key, for the table is known by the text alone.
struct UnshownTexts {
  private struct Place: Hashable {
    var toolbar: String
    var item: String
    var key: String
  }

  /// The same key may be in several tables: of these it is known where they are.
  private struct Text: Hashable {
    var key: String
    var table: String?
    var location: SourceLocation?

    init(_ text: LocalizedText, key: String, of toolbar: Toolbar) {
      self.key = key
      table = text.table
      location = text.values[toolbar.sourceLocale]?.location
    }
  }

  private var places: [Place: (part: PageModel.ToolbarPart, text: LocalizedText)] = [:]
  /// The bars of each, one of a bar's variants.
  private var bars: [Text: [PageModel.ToolbarPart]] = [:]

  /// - Parameters:
  ///   - units: Only the texts that findings name are kept: bars have hundreds of thousands of others.
  ///   - others: What these are about besides.
  init(of units: some Sequence<FoundString>, and others: [FoundString], on parts: [PageModel.ToolbarPart]) {
    var keys: Set<String> = Set(others.compactMap(\.key))
    for unit in units where unit.toolbar != nil { if let key = unit.key { keys.insert(key) } }
    guard !keys.isEmpty else { return }
    var seen: [Text: Set<String>] = [:]
    for part in parts {
      for item in part.toolbar.items {
        for text in [item.accessibilityLabel, item.label, item.paletteLabel, item.toolTip] + item.segments {
          guard let key = text.key, keys.contains(key) else { continue }
          let place = Place(toolbar: part.toolbar.id, item: item.id, key: key)
          if places[place] == nil { places[place] = (part, text) }
          let own = Text(text, key: key, of: part.toolbar)
          if seen[own, default: []].insert(part.toolbar.barID).inserted { bars[own, default: []].append(part) }
        }
      }
    }
  }

  /// Nil for what is about no item's text, or about one that its bar alone has.
  func text(of unit: FoundString) -> UnshownText? {
    guard let key = unit.key, let toolbar = unit.toolbar, let item = unit.item,
      let own = places[Place(toolbar: toolbar, item: item, key: key)]
    else { return nil }
    return UnshownText(
      text: own.text, sourceLocale: own.part.toolbar.sourceLocale, own: own.part,
      others: bars[Text(own.text, key: key, of: own.part.toolbar)] ?? [])
  }
}
