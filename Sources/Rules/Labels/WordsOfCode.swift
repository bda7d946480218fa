import LintelModel

/// A text of a bar that people of every language read in the source's, because no table has it: which words are meant for them,
/// and whether the project shows that it means to translate such texts.
struct WordsOfCode {
  let text: LocalizedText
  let item: Item?
  let words: String

  /// Every one of a bar, with its item; in a project that is hardly translated none but those that other code asks a table for.
  static func all(on toolbar: Toolbar, in project: Project) -> [WordsOfCode] {
    let isHardlyTranslated = project.translatedLocales.isEmpty
    if isHardlyTranslated && project.askedTexts.isEmpty { return [] }
    let found = texts(of: toolbar, in: project) { !$0.isInTable }
    return isHardlyTranslated ? found.filter { $0.askedElsewhere(on: toolbar, in: project) != nil } : found
  }

  /// Keys that other languages have a text for, and the source's table has none, though it has others.
  static func lostInSource(on toolbar: Toolbar, in project: Project) -> [WordsOfCode] {
    let locale = toolbar.sourceLocale
    if project.translatedLocales.isEmpty { return [] }
    return texts(of: toolbar, in: project) { text in
      guard text.isInTable, let value = text.values[locale], let key = text.key, value.text == key,
        // A name is its own key in every language.
        text.values.contains(where: { $1.state == .translated && $1.text != key })
      else { return false }
      return value.location == nil || value.location?.file == text.location?.file
    }.filter { found in
      let name = found.text.table ?? "Localizable"
      return found.isIdentifier
        && project.tables.contains { $0.name == name && $0.units.contains { $0.locale == locale } }
    }
  }

  private static func texts(
    of toolbar: Toolbar, in project: Project, where isMeant: (LocalizedText) -> Bool
  ) -> [WordsOfCode] {
    guard toolbar.kind != .sheetButtons, !DeveloperScreen.isNamed(byPath: toolbar.location.file) else { return [] }
    let own = toolbar.ownTexts().map { (nil as Item?, $0) }
    let items = toolbar.items.filter { $0.isOperable && $0.kind != .back }.flatMap { item in
      item.texts(.own).map { (Optional(item), $0) }
    }
    var seen: Set<SourceLocation?> = []
    return (own + items).compactMap { item, text in
      guard text.isOfCode, isMeant(text), text.expression == nil, !DeveloperScreen.isNamed(byPath: text.location?.file ?? ""),
        let words = text.key ?? text.source, !words.contains("%"), !words.contains("\\("),
        // What differs from a key in its capitals alone is that key misspelled, and no name: `SaveButton` for `saveButton`.
        TextAbroad.isTranslatable(words, in: project) && !isName(words) || isMisspelledKey(text, in: project), seen.insert(text.location).inserted
      else { return nil }
      return WordsOfCode(text: text, item: item, words: words)
    }
  }

  private static func isMisspelledKey(_ text: LocalizedText, in project: Project) -> Bool {
    guard text.state == .localized, !text.isInTable, let key = text.key else { return false }
    return project.keyInOtherCapitals(than: key, of: text.table) != nil
  }

  /// Whether all other texts on bars are in tables, few as they may be: two at least, of the project and of the table, and one of
  /// the module. A base shows it, too, if no more than one was in none.
  func isException(in project: Project) -> Bool {
    let places = FoundKeys.Place.all(of: text)
    // What is written into the code names no table.
    let asked = text.state == .literal ? [places[0], places[2]] : Array(places.prefix(3))
    func isOnly(in counts: [FoundKeys.Place: FoundKeys]) -> Bool {
      asked.allSatisfy { place in
        guard let count = counts[place] else { return false }
        return count.found >= (place == places[2] ? 1 : 2) && count.all - count.found <= 1
      }
    }
    return isOnly(in: project.foundKeys) || project.earlier.map { isOnly(in: $0.foundKeys) } == true
  }

  /// Whether the bar has another text that is in a table, on any of its faces, in a project that translates most. What the
  /// back button says is the screen's before.
  func isBesideTexts(ofTablesOn toolbar: Toolbar, in project: Project) -> Bool {
    guard project.foundKeys[.project]?.translatesMost == true else { return false }
    return project.toolbars.contains { bar in
      guard bar.barID == toolbar.barID else { return false }
      let items = bar.items.filter { $0.kind != .back }
      return (bar.ownTexts(.own) + items.flatMap { $0.texts(.own) }).contains(where: \.isInTable)
    }
  }

  /// Whether a bar of another module shows it among texts that are in tables: what a model falls back to, `name ?? "Untitled"`.
  /// Where it may be a name, a table has the words for another place.
  func isShownAmongTexts(on toolbar: Toolbar, _ isSure: Bool, in project: Project) -> Bool {
    let (own, shown) = (FoundKeys.Place.all(of: text)[2], FoundKeys.Place.all(in: toolbar.location.file)[0])
    guard own != shown, [.project, shown].allSatisfy({ project.foundKeys[$0]?.translatesMost == true }) else { return false }
    return isSure || KeyWithText(words, in: toolbar.sourceLocale, of: project) != nil
  }

  /// The string that other code of the same part of the project asks a table for, in just these words; nil where they may be a
  /// name, which no language translates.
  func askedElsewhere(on toolbar: Toolbar, in project: Project) -> AskedText? {
    guard text.state == .literal, !isIdentifier, let file = text.location?.file,
      let asked = project.askedTexts[AskedText.Words(words, in: file)]
    else { return nil }
    return asked.languages.isEmpty && !areWording(in: toolbar.sourceLocale) ? nil : asked
  }

  /// `GitHub`, `iCloud`: a capital inside, and not where a program's names have it.
  static func isName(_ words: String) -> Bool {
    if ofPlatform.contains(words) { return true }
    return Copy.isName(words) && (words.first?.isUppercase == true || words.dropFirst().first?.isUppercase == true)
  }

  /// What the platform's maker calls its own, in every language.
  private static let ofPlatform: Set = [
    "Apple Intelligence", "Apple Music", "Apple Pay", "Apple TV", "Apple Vision Pro", "Apple Wallet", "Apple Watch",
    "App Store", "iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS", "Dynamic Island", "Face ID", "Game Center",
    "Mac Catalyst", "Optic ID", "Touch ID",
  ]

  /// `settings.title`, `DONE_BUTTON`, `shareImage`: written for programs.
  var isIdentifier: Bool { IdentifierSpelling(words) != nil }

  /// `New Folder`, `Share`: plain words, no name. One word is, if it is a command; `GitHub Issues` may be what a person calls a
  /// product.
  func areWording(in locale: LocaleID) -> Bool {
    let parts: [Substring] = words.split(whereSeparator: \.isWhitespace)
    if parts.count > 1 { return !(Copy.isNameOfWords(words) && parts.contains { Copy.isName(String($0)) }) }
    return text.values[locale]?.facts?.verb == .yes
  }
}

extension FoundKeys {
  /// Whether so many texts have what one lacks that it was forgotten.
  func shows(_ found: Int, of all: Int, atLeast few: Int) -> Bool { found >= few && found * 3 >= all * 2 }
  /// Most texts that ask for a key find it.
  var findsMost: Bool { shows(found, of: asked, atLeast: 5) }
  /// Most texts are in tables.
  var translatesMost: Bool { shows(found, of: all, atLeast: 5) }
}
