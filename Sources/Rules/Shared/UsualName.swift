import LintelFindings
import LintelModel
import LintelTables

/// What an item without a name is probably called, where a table of the project has just that text.
struct UsualName {
  let key: KeyWithText
  private let words: String

  var advice: Message { key.adviceOnName(words) }

  /// By what its code does, else by what its symbol means in every app; nil where no table has such a text with translations. An
  /// item of two states has a name for each, and none of them is looked for.
  /// - Parameter source: The language of the bar's own texts.
  static func known(for item: Item, in source: LocaleID, of project: Project) -> UsualName? {
    guard item.facts.otherSymbol.value == nil else { return nil }
    for words in deeds(of: item) + meanings(of: item, in: source) {
      if let key = KeyWithText(words, in: source, of: project) { return UsualName(key: key, words: words) }
    }
    return nil
  }

  private init(key: KeyWithText, words: String) {
    (self.key, self.words) = (key, words)
  }

  /// `mark as read` of a function `markAsRead`; none of a whole statement.
  private static func deeds(of item: Item) -> [String] {
    guard let deed = item.action ?? item.deed, deed.count > 2, deed.allSatisfy({ $0.isASCII && $0.isLetter }) else { return [] }
    var words = ""
    for letter in deed {
      if letter.isUppercase, !words.isEmpty { words += " " }
      words += letter.lowercased()
    }
    return [words]
  }

  /// `Share` and `Export` of square.and.arrow.up, as the source's language has them.
  private static func meanings(of item: Item, in source: LocaleID) -> [String] {
    guard item.hasSystemName, !item.isImageUnread, let symbol = item.symbol else { return [] }
    let own = StandardSymbol.all.filter { $0.symbols.contains(symbol) }
    let parts: [Substring] = symbol.split(separator: ".").filter { $0 != "circle" && $0 != "fill" }
    let plain = parts.joined(separator: ".")
    let meant = own.isEmpty ? StandardSymbol.all.filter { $0.symbols.contains(plain) } : own
    return meant.flatMap { meaning -> [String] in
      source.language == "en" ? [meaning.action] : meaning.names[source.language] ?? []
    }
  }
}
