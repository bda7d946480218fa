import LintelFindings
import LintelModel

/// A text of a bar in the languages that a project is translated into.
struct TextAbroad {
  let languages: [LocaleID]
  /// Whether most languages have the source's words, as they have of a name.
  let isName: Bool
  private let text: LocalizedText
  private let source: String
  /// How many languages have another text than the source.
  private let others: Int
  /// Whether a language of another script has the source's.
  private let isCopiedAbroad: Bool
  /// Whether two languages of the source's letters have other words: a name they would keep.
  private let isWord: Bool

  init(_ text: LocalizedText, _ source: String, in project: Project) {
    self.text = text
    self.source = source
    languages = project.translatedLocales
    let values = languages.compactMap { text.values[$0] }.filter { $0.state == .translated }
    others = values.count { $0.text != source }
    // Another word of the same letters is no other spelling of a name; of few languages, two with other words are enough.
    let reworded = values.count { $0.text != source && $0.text.map(Self.isLatin) == true }
    let isOfFew = values.count <= 6 && others >= 2 && reworded > 0 && Self.isLatin(source)
    isWord = reworded >= 2 && Self.isLatin(source)
    isName = others * 2 <= values.count && !isOfFew
    isCopiedAbroad = values.contains { $0.text == source && $0.facts?.isInOwnScript == .no }
  }

  /// A table that has translations of the key, where the one that is asked has none in any language.
  func otherTable(in project: Project) -> String? {
    guard text.state == .localized, let key = text.key, !languages.contains(where: { text.values[$0]?.state == .translated })
    else { return nil }
    let asked = text.table ?? "Localizable"
    return project.tables.first { table in
      table.name != asked && table.units.contains { $0.key == key && languages.contains($0.locale) }
    }?.name
  }

  /// Languages of the project that lack it, too, and have less than half of its strings: what they lack is told with their
  /// table, and a list without them would look complete.
  func lackingWithTheirTable(in project: Project) -> [LocaleID] {
    project.locales.filter { locale in
      locale.language != project.sourceLocale.language && !languages.contains(locale) && left(in: locale) == .missing
    }
  }

  /// Whether at least one language has other words.
  var isTranslatedSomewhere: Bool { others > 0 }

  /// How the text has stayed in the source's language; nil if it has not, or has nothing to translate.
  func left(in locale: LocaleID) -> LeftBehind? {
    LeftBehind(text, source, in: locale, others: others, isName: isName, isCopiedAbroad: isCopiedAbroad)
  }

  /// The same of a text that people only hear. In letters that are not the language's it is no word of that language, and is a copy
  /// beyond doubt where two languages have other words. Where such a copy is left, one in the source's letters is no word of its
  /// language for being left in most of them.
  func leftUnheard(in locale: LocaleID) -> LeftBehind? {
    let isKept = isName && !(isWord && (isCopiedAbroad || source.contains(where: \.isWhitespace)))
    let left = LeftBehind(text, source, in: locale, others: others, isName: isKept, isCopiedAbroad: isCopiedAbroad)
    guard left == .perhapsCopied, text.values[locale]?.facts?.isInOwnScript == .no else { return left }
    return isWord || others >= 2 && !isName ? .copied : .perhapsName
  }

  /// Whether another text of the language, which is translated, has the same words in it: then they were chosen.
  func isChosen(in locale: LocaleID, among sources: ChosenWords.Sources) -> Bool {
    guard let file = text.values[locale]?.location?.file else { return false }
    return ChosenWords(source, in: locale, of: file, among: sources).areOwn
  }

  /// Whether the language has the text in a table that is told as a whole.
  func isInCopiedTable(_ locale: LocaleID, of project: Project) -> Bool {
    guard let file = text.values[locale]?.location?.file else { return false }
    return project.copiedTables[file]?.contains(locale) == true
  }

  private static func isLatin(_ text: String) -> Bool { text.unicodeScalars.allSatisfy { $0.value < 0x250 } }

  /// False for names, abbreviations and what has no words.
  static func isTranslatable(_ source: String, in project: Project) -> Bool {
    let isAbbreviation = source.count <= 4 && source.allSatisfy { $0.isASCII && !$0.isLowercase }
    let isName = project.glossary.contains(source) || project.appNames.values.contains { $0.contains(source) }
    return !isAbbreviation && !isName && Wanted.isTranslatable(source)
  }
}

/// How a text has stayed in the source's language.
enum LeftBehind: String {
  case missing, copied, perhapsCopied, literal
  /// Copied in letters that are not the language's own: a name may be left so, and no word.
  case perhapsName

  var isCopy: Bool { self == .copied || self == .perhapsCopied || self == .perhapsName }

  /// - Parameters:
  ///   - others: how many languages have another text than the source.
  ///   - isName: whether most have the source's, as they have of a name.
  ///   - isCopiedAbroad: whether a language of another script has the source's.
  init?(_ text: LocalizedText, _ source: String, in locale: LocaleID, others: Int, isName: Bool, isCopiedAbroad: Bool) {
    switch text.state {
    case .none, .unresolved: return nil
    case .literal: self = .literal
    case .localized:
      guard let value = text.values[locale], value.state != .missing else {
        self = .missing
        return
      }
      if value.state == .fallback {
        guard let from = value.from, from.language != locale.language else { return nil }
        self = .missing
        return
      }
      guard value.text == source else { return nil }
      // A placeholder is no word.
      let words: [Substring] = source.split(whereSeparator: \.isWhitespace).filter { !$0.contains("%") }
      let isForeign = value.facts?.isInOwnScript == .no
      if words.count == 1, Self.shared[locale.language]?.contains(words[0].lowercased()) == true { return nil }
      // What is written small is no name, nor is what most languages translate.
      let isWording = words.dropFirst().contains { $0.first?.isLowercase == true } && (others > 0 || isForeign)
      if Copy.isSentence(source) || words.count >= 2 && (isWording || !isName) {
        self = .copied
      } else if words.count >= 2
        || words.allSatisfy(Self.isPlainWord) && !words.isEmpty
          // Languages of one script share words: one that most keep is theirs, unless it is untranslated.
          && (isForeign || (others == 0 ? isCopiedAbroad : !isName))
      {
        self = .perhapsCopied
      } else {
        return nil
      }
    }
  }

  /// Words that are the language's own as well as English.
  private static let shared: [String: Set<String>] = [
    "cs": ["album", "menu", "video"],
    "da": ["album", "filter", "format", "info", "menu", "server", "start", "status", "version", "video"],
    "de": ["album", "details", "filter", "format", "info", "name", "server", "start", "status", "tools", "version", "video"],
    "fr": [
      "actions", "album", "date", "description", "documents", "format", "image", "menu", "message", "messages", "notes",
      "notifications", "options", "page", "pause", "photos", "question", "type", "version",
    ],
    "id": ["album", "filter", "format", "menu", "status", "video"],
    "it": ["album", "file", "menu", "server", "video"],
    "nb": ["album", "filter", "format", "info", "server", "start", "status", "video"],
    "nl": ["album", "filter", "info", "menu", "server", "servers", "start", "status", "type", "video"],
    "pl": ["album", "format", "menu", "status"],
    "pt": ["menu", "status"],
    "sk": ["album", "menu", "video"],
    "sv": ["album", "filter", "format", "info", "server", "start", "status", "version", "video"],
    "vi": ["album", "menu", "video"],
  ]

  /// Whether a word is spelled as words are: a name may have capitals and digits inside.
  private static func isPlainWord(_ word: Substring) -> Bool {
    word.count >= 3 && word.allSatisfy(\.isLetter) && word.dropFirst().allSatisfy(\.isLowercase)
  }

  var reason: String {
    switch self {
    case .missing: "no-translation"
    case .copied, .perhapsCopied, .perhapsName: "copy"
    case .literal: "hard-coded"
    }
  }

  var what: Message {
    switch self {
    case .missing: "has no translation"
    case .copied: "is a copy of its source"
    case .perhapsCopied, .perhapsName: "is the same as in the source"
    case .literal: "is written into the definition, and stays the same"
    }
  }
}

extension LocalizedText {
  /// The text as a string of a table; nil if no table has it.
  func cause(in locales: [LocaleID]) -> Cause? {
    guard state == .localized, let key else { return nil }
    // The same place as the table's own findings have: its folder without the language's. Code may hold the source's text.
    let files = values.values.filter { $0.state == .translated }.compactMap(\.location?.file).filter { file in
      StringTable.Format(file: file)?.isExchange == false
    }
    return files.min().map { Cause(table: TableID(path: $0), keys: [key], locales: locales) }
  }
}
