import LintelModel

extension Toolbar {
  /// What people know a bar by: its title, as far as it is known, else the words of the type that makes it, never a key, what
  /// only code calls it, or signs without a word. A loose item is known by what it shows.
  package var knownName: String { knownText ?? loose.flatMap { $0.symbol ?? $0.systemItem } ?? words }

  /// The same where it is a text of the app, in the bar's source language; nil where it is a name of the code's, whose language
  /// nobody knows.
  package var knownText: String? {
    if let title = shownTitle.shown(in: sourceLocale).flatMap(Self.title), !isKey(title), !isOfState { return title }
    return loose?.shownTexts(in: sourceLocale).lazy.compactMap(Self.title).first ?? screenTitle.flatMap(Self.title)
  }

  /// The type of the screen that a bar is on, as code has it, where the bar's own name has no word that people know: the key of
  /// its title, or signs. Nil where it has one.
  package var screenOfNameless: String? {
    let isNameless = isNamedByKey || !name.isEmpty && !head.contains(where: \.isLetter)
    return isNameless ? screenType ?? controller ?? fileName : nil
  }

  /// The name by which a configuration asks for the bar, behind what people know it by where that name is a key, which nobody
  /// sees: `New list sync · reminders_sync.add.title (RemindersSyncAddView.swift)`.
  package var nameInText: String { isNamedByKey && knownName != head ? "\(knownName) · \(name)" : name }

  /// The item that the bar is all that is known of.
  private var loose: Item? { isUnplaced && items.count == 1 ? items[0] : nil }

  /// Whether a title is only the key of a text that no table has.
  private func isKey(_ title: String) -> Bool {
    title == shownTitle.key && title.contains(where: { $0 == "." || $0 == "_" }) && !title.contains(where: \.isWhitespace)
      && shownTitle.values[sourceLocale]?.state != .translated
  }

  /// Whether its title is that of one of its states, and what all of them share is said by two words or more: `Search: %@` of a main
  /// window, and what each view says that shows its content in one container.
  private var isOfState: Bool {
    guard variant != nil else { return false }
    let isOfContainer = unknownOwner?.reason == .container
    let holdsValue = shownTitle.shown(in: sourceLocale).map { $0.contains("%") && Self.title($0) != $0 } == true
    return (isOfContainer || holdsValue) && words.contains(" ") && words != head
  }

  /// Whether its readers found items and no bar that they are on: they say so in its name.
  private var isUnplaced: Bool { name.contains("placement unknown") }

  // An expression is made anew each time that it is met, and rules ask for the names of thousands of bars.
  private nonisolated(unsafe) static let inType = /(.+) in ([A-Z]\w+)/

  /// A title that says something: one of nothing but values and signs does not.
  private static func title(_ text: String) -> String? {
    let shown = text.withoutValues
    return shown.contains(where: \.isLetter) ? shown : nil
  }

  /// What code calls it, without its file: `RemindersSyncAddView` of `RemindersSyncAddView, bottomBar (A.swift)`.
  private var head: String {
    let own = name.prefix { $0 != "(" && $0 != "," }
    return String(own.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Whether the key of its title is all the name it has.
  private var isNamedByKey: Bool { !head.contains(where: \.isWhitespace) && head.contains { $0 == "." || $0 == "_" } }

  /// `WebRTCVideoPlayerControlsView` is `Web RTC video player controls`.
  private var words: String {
    let head = head
    // What code calls a bar that it makes in a type: `toolbar in InboxController`.
    if let inType = head.wholeMatch(of: Self.inType) { return "\(inType.1) in \(typeWords(String(inType.2)))" }
    if unknownOwner?.reason == .container, variant != nil { return typeWords(fileName) }
    let isOneWord = !head.contains(where: \.isWhitespace)
    let isType = isOneWord && (head.first?.isUppercase == true || isUnplaced && head.contains(where: \.isUppercase))
    let type = screenOfNameless ?? (isType ? head : nil)
    guard let type, !type.isEmpty else { return head.isEmpty ? name : head }
    return typeWords(type)
  }

  private func typeWords(_ type: String) -> String {
    TypeWords.of(type, hasPrefix: location.file.hasSuffix(".m") || location.file.hasSuffix(".mm"))
  }

  private var fileName: String {
    let file = location.file.split(separator: "/").last.map(String.init) ?? location.file
    return String(file.prefix { $0 != "." && $0 != "+" })
  }
}

extension Item {
  /// What people see or hear of an item, else the name of its symbol; nil if nothing of it is known.
  package func shownName(in locale: LocaleID) -> String? { shownTexts(in: locale).first ?? symbol ?? systemItem }

  /// What people see or hear of it, as far as these are texts.
  fileprivate func shownTexts(in locale: LocaleID) -> [String] {
    [label, accessibilityLabel, paletteLabel, toolTip].compactMap { $0.shown(in: locale) }.filter { !$0.isEmpty }
  }
}

/// The words that a type's name is made of.
enum TypeWords {
  /// - Parameter hasPrefix: Whether the name may begin with the capitals that tell an Objective-C project's types from others'.
  static func of(_ type: String, hasPrefix: Bool = false) -> String {
    var stem = type[...]
    for ending in ["ViewController", "TableViewController", "Controller", "View", "Screen", "Toolbar"]
    where stem.hasSuffix(ending) && stem.count > ending.count {
      stem = stem.dropLast(ending.count)
      break
    }
    var words: [String] = []
    let letters = Array(stem)
    for (index, letter) in letters.enumerated() {
      let follows = index + 1 < letters.count && letters[index + 1].isLowercase
      let isStart = letter.isUppercase && (index == 0 || letters[index - 1].isLowercase || follows)
      if words.isEmpty || isStart && !words[words.count - 1].isEmpty { words.append("") }
      if letter == "_" { words.append("") } else { words[words.count - 1].append(letter) }
    }
    words.removeAll(where: \.isEmpty)
    if hasPrefix, words.count > 1, (2...3).contains(words[0].count), isInCapitals(words[0]) { words.removeFirst() }
    return words.enumerated().map { index, word in
      if index == 0 { return word.prefix(1).uppercased() + word.dropFirst() }
      return word.count > 1 && isInCapitals(word) ? word : word.lowercased()
    }.joined(separator: " ")
  }

  private static func isInCapitals(_ word: String) -> Bool { word.allSatisfy { $0.isUppercase || $0.isNumber } }
}
