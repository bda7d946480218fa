package import LintelModel

/// An action that a system symbol means everywhere, of `Data/standard-symbols.csv`.
///
/// Source: the standard icons of Apple's guideline (Icons, 2025) and the bar button items of UIKit that bring a symbol; the
/// names are those of SF Symbols. Which of them should replace a text is ours: not those whose word is as common as the symbol,
/// such as Done, Save and Edit, nor those that have rules of their own, Back and Close.
package struct StandardSymbol: Hashable, Sendable {
  /// What a button says in English: `Delete`.
  package var action: String
  /// The symbols that mean it, today's first: `trash`, `trash.fill`.
  package var symbols: [String]
  /// Whether the symbol is better known than the word, so that a bar shows it in place of the word.
  package var replacesText: Bool
  /// What buttons say in other languages, by language, in lower case; nothing where the word may mean another action, too.
  package var names: [String: [String]]

  package static let all: [StandardSymbol] = {
    let table = CSV(Embedded.text("Data/standard-symbols.csv"))
    return table.rows.map { row in
      let names = languages.map { ($0, row[$0].split(separator: "/").map { $0.lowercased() }) }
      return StandardSymbol(
        action: row["action"], symbols: row["symbols"].split(separator: " ").map(String.init),
        replacesText: row["in place of text"] == "yes",
        names: Dictionary(uniqueKeysWithValues: names.filter { !$0.1.isEmpty }))
    }
  }()

  /// The table's columns of words: languages, and Chinese by its script.
  private static let languages = ["de", "fr", "es", "it", "pt", "nl", "pl", "ru", "ja", "ko", "zh-Hans", "zh-Hant"]

  private static let byAction = Dictionary(
    all.map { ($0.action.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  private static let byName: [String: [String: StandardSymbol]] = Dictionary(
    uniqueKeysWithValues: languages.map { language in
      let named = all.flatMap { symbol in (symbol.names[language] ?? []).map { ($0, symbol) } }
      return (language, Dictionary(named, uniquingKeysWith: { first, _ in first }))
    })
  private static let everySymbol = Set(all.flatMap(\.symbols))

  /// The symbol for what a button says in English, in any case; nil for an action that has none.
  package static func named(_ action: String) -> StandardSymbol? { byAction[action.lowercased()] }

  /// The symbol for what a button says in a language, in any case; nil for an action that has none, and for a language that the
  /// table does not have.
  package static func named(_ action: String, in locale: LocaleID) -> StandardSymbol? {
    if locale.language == "en" { return named(action) }
    let isTraditional = locale.script == "Hant" || locale.script == nil && ["TW", "HK", "MO"].contains(locale.region ?? "")
    let language = locale.language == "zh" ? (isTraditional ? "zh-Hant" : "zh-Hans") : locale.language
    return byName[language]?[action.lowercased()]
  }

  /// Whether people know the symbol from every other app, with or without an outline around it.
  package static func isKnown(_ symbol: String) -> Bool {
    everySymbol.contains(symbol) || symbol.hasSuffix(".circle") && everySymbol.contains(String(symbol.dropLast(7)))
  }
}
