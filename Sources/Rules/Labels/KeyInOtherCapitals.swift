import LintelModel

extension Project {
  /// The key of a table of a name that is the same but for capitals, where it is written as programs write names: tables tell
  /// capitals apart, and people do not. Nil where there is none, or the words may be a text of their own.
  func keyInOtherCapitals(than words: String, of table: String?) -> String? {
    guard !words.contains(where: \.isWhitespace) else { return nil }
    let (name, length, lowered) = (table ?? "Localizable", words.utf8.count, words.lowercased())
    for table in tables where table.name == name {
      for unit in table.units where unit.key.utf8.count == length && unit.key != words && unit.key.lowercased() == lowered {
        if IdentifierSpelling(unit.key) != nil { return unit.key }
      }
    }
    return nil
  }

  /// The one key of a table of a name that words which may be a key are a slip of spelling of. Nil where there are several, or none.
  func keyMisspelled(as words: String, of table: String?) -> String? {
    guard words.utf8.count >= SlipOfSpelling.shortest, KeysNotFound.isIdentifier(words) else { return nil }
    let (name, lengths) = (table ?? "Localizable", words.utf8.count - 1...words.utf8.count + 1)
    var found: Set<String> = []
    for table in tables where table.name == name {
      for unit in table.units where lengths.contains(unit.key.utf8.count) && SlipOfSpelling.isBetween(unit.key, words) {
        found.insert(unit.key)
      }
    }
    return found.count == 1 ? found.first : nil
  }
}
