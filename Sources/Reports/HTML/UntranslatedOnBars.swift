import LintelFindings
import LintelModel

/// Texts of a bar without a translation, where what is missing is told with their table: who looks at the bar sees them in
/// another language, and nothing else would say so there.
struct UntranslatedOnBars {
  struct Matter {
    let entry: PageModel.Entry
    /// Each once, in the order of the bar.
    let texts: [LocalizedText]
  }

  /// By the name of a table without its folder: a bar knows no more of it.
  private typealias Name = TranslationStrings.Name

  private var entries: [LocaleID: [Name: PageModel.Entry]] = [:]

  init(_ all: [PageModel.Entry]) {
    for entry in all where UntranslatedStrings.isOne(entry.finding) {
      for unit in entry.finding.units {
        guard unit.toolbar == nil, let key = unit.key, let locale = unit.locale else { continue }
        let table = unit.table.map { TableID(path: $0).name } ?? Self.usual
        entries[locale, default: [:]][Name(table: table, key: key)] = entry
      }
    }
  }

  /// By language. What a back button is called is the screen's before.
  func matters(of toolbar: Toolbar, in locales: some Sequence<LocaleID>) -> [LocaleID: [Matter]] {
    guard !entries.isEmpty else { return [:] }
    let shown = [toolbar.title] + toolbar.items.filter { $0.kind != .back }.map(\.label)
    let named = shown.compactMap { text in
      text.key.map { (name: Name(table: text.table ?? Self.usual, key: $0), text: text) }
    }
    guard !named.isEmpty else { return [:] }
    var matters: [LocaleID: [Matter]] = [:]
    for locale in locales {
      guard let found = entries[locale] else { continue }
      var texts: [String: [LocalizedText]] = [:]
      var order: [PageModel.Entry] = []
      for (name, text) in named {
        guard let entry = found[name], text.values[locale]?.state != .translated else { continue }
        if texts[entry.anchor] == nil { order.append(entry) }
        if texts[entry.anchor]?.contains(where: { $0.key == name.key }) != true {
          texts[entry.anchor, default: []].append(text)
        }
      }
      if !order.isEmpty { matters[locale] = order.map { Matter(entry: $0, texts: texts[$0.anchor]!) } }
    }
    return matters
  }

  /// How many texts of bars these are, each once, however many bars and languages show it so.
  static func count(on parts: [PageModel.ToolbarPart]) -> Int {
    let texts = parts.flatMap { $0.untranslated.values.joined() }.flatMap(\.texts)
    return Set(texts.map { Name(table: $0.table ?? usual, key: $0.key ?? "") }).count
  }

  /// The table of a text that names none.
  private static let usual = "Localizable"
}
