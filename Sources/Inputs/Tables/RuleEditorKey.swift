import LintelModel

/// A key of a table that gives AppKit's rule editor (`NSRuleEditor`, `NSPredicateEditor`) its rows: `%[Date,Subject]@ %[is,is
/// not]@ %@` stands for each row that takes one choice of each list. A language may form other groups than the source does, one
/// for each word that needs another form: what it has for `%[Date]@ …` and for `%[Subject]@ …` is all that the source has.
///
/// Source: Apple, `NSRuleEditor.formattingStringsFilename` and `formattingDictionary`.
struct RuleEditorKey {
  /// What stands around the lists; one more than there are lists.
  let words: [String]
  /// The choices of each list, in the order of the key.
  let choices: [[String]]

  /// Nil where the key has no list.
  init?(_ key: String) {
    // Units are looked at by the hundred thousand.
    guard key.utf8.contains(UInt8(ascii: "[")) else { return nil }
    var words = [""]
    var choices: [[String]] = []
    var rest = key[...]
    while let start = rest.firstRange(of: "%[") {
      guard let end = rest[start.upperBound...].firstRange(of: "]@") else { break }
      words[words.count - 1] += rest[..<start.lowerBound]
      choices.append(rest[start.upperBound..<end.lowerBound].split(separator: ",").map { String($0).trimmed })
      words.append("")
      rest = rest[end.upperBound...]
    }
    words[words.count - 1] += rest
    guard !choices.isEmpty, choices.allSatisfy({ !$0.isEmpty }) else { return nil }
    (self.words, self.choices) = (words, choices)
  }

  /// Beyond so many comparisons of a row with a key nothing is looked for: no editor has as many rows.
  private static let most = 65_536

  /// Which of some keys have every row of this one among them, without those that have none of them; nil where a row is
  /// missing.
  func covering(among keys: [RuleEditorKey]) -> [Int]? {
    let sets: [[Set<String>]] = keys.map { key in key.words == words ? key.choices.map { Set($0) } : [] }
    let alike = sets.indices.filter { !sets[$0].isEmpty }
    let rows = choices.reduce(1) { min(Self.most + 1, $0 * $1.count) }
    guard rows * alike.count <= Self.most else { return nil }
    var used: Set<Int> = []
    for row in 0..<rows {
      var number = row
      let chosen = choices.map { list in
        defer { number /= list.count }
        return list[number % list.count]
      }
      let having = alike.filter { zip(sets[$0], chosen).allSatisfy { $0.contains($1) } }
      guard !having.isEmpty else { return nil }
      used.formUnion(having)
    }
    return used.sorted()
  }
}

extension StringUnit {
  /// What a language has for a key of the source in groups of its own, as one text of several forms.
  /// - Parameter parts: Its own units, in the order of their places; at least one.
  init(joining parts: [StringUnit], as key: String) {
    self.init(
      key: key, locale: parts[0].locale, value: parts[0].value,
      variants: parts.map { LocalizedValue.Variant(text: $0.value, location: $0.location) }, comment: parts[0].comment,
      state: parts[0].state, location: parts[0].location)
  }
}
