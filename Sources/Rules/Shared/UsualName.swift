import LintelFindings
import LintelModel
import LintelTables

/// What an item without a name is probably called, where a table of the project has just that text.
struct UsualName {
  let key: KeyWithText
  private let words: String

  var advice: Message { key.adviceOnName(words) }

  /// By what its code does, else by what its symbol means in every app, if the code does not do something else, else by what the
  /// project calls the button that it is; nil where no table has such a text with translations. An item of two states has a name
  /// for each, and none of them is looked for.
  /// - Parameter source: The language of the bar's own texts.
  static func known(for item: Item, in source: LocaleID, of project: Project) -> UsualName? {
    guard item.facts.otherSymbol.value == nil else { return nil }
    for words in deeds(of: item) + meanings(of: item, in: source) {
      if let key = KeyWithText(words, in: source, of: project) { return UsualName(key: key, words: words) }
    }
    // The case's other words may say as much: so the key has to call the first one an action.
    if let word = item.destination.flatMap({ DeedWords.saying($0).first }),
      let key = KeyWithText(word, in: source, of: project, where: { isOfAction($0, word) })
    {
      return UsualName(key: key, words: word)
    }
    guard let words = view(of: item), let key = KeyWithText(words, in: source, of: project) else { return nil }
    return UsualName(key: key, words: words)
  }

  /// The word that Apple has for the symbol, as a figure: `Print` of printer; none where the code does something else with it.
  static func ofSymbol(_ item: Item, in source: LocaleID) -> [Evidence] {
    guard item.facts.otherSymbol.value == nil else { return [] }
    let words = meanings(of: item, in: source).map { word -> String in word.prefix(1).uppercased() + word.dropFirst() }
    return words.isEmpty ? [] : [.text("what the symbol stands for", words.joined(separator: " / "))]
  }

  private init(key: KeyWithText, words: String) {
    (self.key, self.words) = (key, words)
  }

  /// `mark as read` of a function `markAsRead`, and `share` of `shareButtonClicked`; none of a whole statement but the case that it
  /// opens.
  private static func deeds(of item: Item) -> [String] {
    let deed = (item.action ?? item.deed).flatMap { DeedWords.isName($0) ? $0 : nil } ?? item.destination
    return deed.map(DeedWords.saying).flatMap { $0.isEmpty ? nil : [$0.joined(separator: " ")] } ?? []
  }

  /// `settings` of a view of the project's in `SettingsButton.swift`, which is handed what it does.
  private static func view(of item: Item) -> String? {
    let file = (item.madeAt ?? item.location).file
    let name = file.split(separator: "/").last.map(String.init) ?? file
    guard item.variable == nil, name.hasSuffix("Button.swift") else { return nil }
    let words = DeedWords.saying(String(name.dropLast(".swift".count)))
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Whether a key ends with the word behind one that says what it is of: `account.action.mention`.
  private static func isOfAction(_ key: String, _ word: String) -> Bool {
    let words = DeedWords.all(of: key)
    guard words.count > 1, words.last == word else { return false }
    return ["action", "actions", "button", "buttons", "command"].contains(words[words.count - 2])
  }

  /// `Share` and `Export` of square.and.arrow.up, as the source's language has them: of what the code does, if that is known, only
  /// the one that it names.
  private static func meanings(of item: Item, in source: LocaleID) -> [String] {
    guard item.hasSystemName, !item.isImageUnread, let symbol = item.symbol else { return [] }
    let own = StandardSymbol.all.filter { $0.symbols.contains(symbol) }
    let parts: [Substring] = symbol.split(separator: ".").filter { $0 != "circle" && $0 != "fill" }
    let plain = parts.joined(separator: ".")
    let meant = own.isEmpty ? StandardSymbol.all.filter { $0.symbols.contains(plain) } : own
    let done = doneWords(of: item)
    return meant.filter { done.isEmpty || done.isSuperset(of: DeedWords.all(of: $0.action)) }.flatMap { meaning -> [String] in
      source.language == "en" ? [meaning.action] : meaning.names[source.language] ?? []
    }
  }

  /// All words of what its code calls, opens and sets; none where that is not known.
  private static func doneWords(of item: Item) -> Set<String> {
    let deeds = [item.action ?? item.deed].compactMap { $0 }.filter { !DeedWords.saysNothing($0) }
    let names = item.deedNames.filter { !DeedWords.saying($0).isEmpty }
    return Set((deeds + names).flatMap(DeedWords.all))
  }
}
