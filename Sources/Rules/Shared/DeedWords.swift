/// What a function's or a case's name says of an action, word by word: `mark`, `as`, `read` of `markAsRead`.
enum DeedWords {
  /// Without what only says that a button does it: `share` of `shareButtonClicked`, `back` of `onBackTapped`. None where the name
  /// says nothing else, as `action` and `onTap`, which are what a parameter is called, or where on the bar the button is.
  static func saying(_ name: String) -> [String] {
    var words = all(of: name)[...]
    while let first = words.first, starts.contains(first) { words.removeFirst() }
    var isOfButton = false
    while let last = words.last, ends.contains(last) || isOfButton && ["bar", "item", "nav"].contains(last) {
      words.removeLast()
      isOfButton = true
    }
    return words.allSatisfy(empty.contains) ? [] : Array(words)
  }

  static func saysNothing(_ deed: String) -> Bool { isName(deed) && saying(deed).isEmpty }

  /// Whether it is one name, and no statement.
  static func isName(_ deed: String) -> Bool { deed.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") } }

  /// All words in lower case: `url` and `list` of `URLList`.
  static func all(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (place, letter) in letters.enumerated() {
      let isLetter = letter.isLetter || letter.isNumber
      let next = letters.indices.contains(place + 1) ? letters[place + 1] : nil
      let isEnd = word.last != nil && letter.isUppercase && (!letters[place - 1].isUppercase || next?.isLowercase == true)
      if !isLetter || isEnd {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if isLetter { word.append(letter) }
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }

  private static let starts: Set = [
    "on", "did", "will", "handle", "perform", "do", "tap", "tapped", "press", "pressed", "click", "clicked", "button", "btn",
    "action",
  ]
  private static let ends: Set = [
    "button", "btn", "click", "clicked", "press", "pressed", "tap", "tapped", "touched", "action", "handler", "completion",
    "callback", "closure", "selector", "block",
  ]
  /// Parameters' names, and places on a bar.
  private static let empty: Set = [
    "action", "handler", "completion", "callback", "closure", "block", "selector", "perform", "run", "execute", "call", "body",
    "left", "right", "leading", "trailing", "first", "second", "third", "primary", "secondary", "main", "top", "bottom", "nav",
    "navbar", "navigation", "bar", "item", "tap", "press", "click", "select", "selected", "it", "this",
  ]
}
