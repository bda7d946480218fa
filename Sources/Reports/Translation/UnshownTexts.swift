import LintelFindings
import LintelModel

/// A text of an item that its bar does not show: what is spoken of it, its tool tip, its name in the palette.
struct UnshownText {
  let text: LocalizedText
  let sourceLocale: LocaleID
  /// The bars of which an item has it, that of the finding first; of the variants of a bar one.
  let bars: [PageModel.ToolbarPart]

  /// Nil where the language has none of its own.
  func translation(in locale: LocaleID) -> LocalizedValue? {
    text.values[locale].flatMap { $0.state == .translated && $0.text != nil ? $0 : nil }
  }

  var source: String? { text.shown(in: sourceLocale) }
  var sourceLocation: SourceLocation? { text.values[sourceLocale]?.location }

  /// A file of its table, which the definition names at most without its folder.
  func file(in locale: LocaleID) -> String? { (translation(in: locale)?.location ?? sourceLocation)?.file }
}

/// Such texts by what findings say of them: bar, item and key, for the table is known by the text alone.
struct UnshownTexts {
  private typealias Place = (part: PageModel.ToolbarPart, item: String, text: LocalizedText)

  private var places: [String: [Place]] = [:]

  /// - Parameter findings: Only the texts that they name are kept: bars have hundreds of thousands of others.
  init(of findings: some Sequence<Finding>, on parts: [PageModel.ToolbarPart]) {
    var keys: Set<String> = []
    for finding in findings {
      for unit in finding.units where unit.toolbar != nil { if let key = unit.key { keys.insert(key) } }
    }
    guard !keys.isEmpty else { return }
    for part in parts {
      for item in part.toolbar.items {
        for text in [item.accessibilityLabel, item.label, item.paletteLabel, item.toolTip] {
          guard let key = text.key, keys.contains(key) else { continue }
          places[key, default: []].append((part, item.id, text))
        }
      }
    }
  }

  /// Nil for what is about no item's text, or about one that its bar alone has.
  func text(of unit: FoundString) -> UnshownText? {
    guard let key = unit.key, let all = places[key],
      let own = all.first(where: { $0.part.toolbar.id == unit.toolbar && $0.item == unit.item })
    else { return nil }
    let source = own.part.toolbar.sourceLocale
    let same = all.filter { place in
      // The same key may be in several tables: of these it is known where they are.
      place.text.table == own.text.table && place.text.values[source]?.location == own.text.values[source]?.location
    }
    var seen: Set<String> = []
    let bars = ([own] + same).map(\.part).filter { seen.insert($0.toolbar.barID).inserted }
    return UnshownText(text: own.text, sourceLocale: source, bars: bars)
  }
}
