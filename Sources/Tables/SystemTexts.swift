package import LintelModel

/// What the system writes on the buttons whose text it supplies itself, from `Locales/…/system.txt`.
package enum SystemTexts {
  /// The items that it has a text for in some language.
  private static let items = ["done", "cancel", "edit", "save", "undo", "redo", "back", "close", "add"]

  /// All that the system is known to say on its own buttons in that language, and what people know from every app besides:
  /// Apply, Delete, and other words for Done. Nobody shortens these for one bar's sake.
  package static func all(in locale: LocaleID) -> Set<String> {
    guard let file = file(in: locale) else { return [] }
    return Set(items.compactMap { file[$0].words.first } + file["standard-buttons"].words)
  }

  /// The text of a system item (`done`, `cancel`, `edit`, `save`, `undo`, `redo`), or of the system's own Back, Close and
  /// Add; nil where it is not known. A region that the platform localizes apart (`es-MX`, `pt-PT`) does not get the
  /// text of its language.
  package static func text(of item: String, in locale: LocaleID) -> String? { file(in: locale)?[item].words.first }

  /// The items that the system draws as one of its symbols, each of which means the one action (Apple's documentation of
  /// `UIBarButtonItem.SystemItem` shows them).
  private static let signs = [
    "action": "square.and.arrow.up", "pause": "pause", "play": "play", "search": "magnifyingglass", "trash": "trash",
  ]

  /// What the system says of its item in English: its text, or the action that its sign is trusted to say; nil where neither is
  /// known. What code calls an item, `action`, nobody hears.
  package static func englishWord(of item: String) -> String? {
    text(of: item, in: "en") ?? signs[item].flatMap { SpokenSymbol.action(of: $0) }
  }

  /// What a system item does, for people, where the system's word for it in a language is not known: what the system says in
  /// English, else what code calls it: `toggle sidebar`.
  package static func englishName(of item: String) -> String {
    if let word = englishWord(of: item) { return word }
    return item.reduce(into: "") { name, letter in
      if letter.isUppercase, !name.isEmpty { name += " " }
      name += letter.lowercased()
    }
  }

  private static func file(in locale: LocaleID) -> LanguageFile? {
    var id = locale.id[...]
    while !id.isEmpty {
      if let file = LanguageFiles.named("system", language: String(id)) {
        return file.holds(for: locale) ? file : nil
      }
      id = id.lastIndex(of: "-").map { id[..<$0] } ?? ""
    }
    return nil
  }
}

extension LanguageFile {
  /// Whether the file's texts are also those of the locale's region; a file that names no regions is for all of them.
  fileprivate func holds(for locale: LocaleID) -> Bool {
    guard let region = locale.region, let regions = value("regions") else { return true }
    return regions.split(separator: " ").contains { $0 == region }
  }
}
