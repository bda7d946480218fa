/// A pattern of paths or names: `*` matches any characters but `/`, `**` for any at all, `?` for one character.
package struct WildcardPattern: Hashable, Sendable {
  package var text: String
  private let characters: [Character]

  package init(_ text: String) {
    self.text = text
    characters = Self.withoutRepetition(text)
  }

  /// How many `*` and `?` it has.
  package var wildcards: Int { text.utf8.count { $0 == 0x2A || $0 == 0x3F } }
  /// Patterns with more of them are refused where they are read from a project: 64.
  package static let maximumWildcards = 64

  /// Three asterisks say no more than two, and `**/**/` no more than `**/`.
  private static func withoutRepetition(_ text: String) -> [Character] {
    var found: [Character] = []
    for character in text {
      if character == "*", found.suffix(2) == ["*", "*"] { continue }
      found.append(character)
      if found.suffix(6) == ["*", "*", "/", "*", "*", "/"], found.count == 6 || found[found.count - 7] == "/" {
        found.removeLast(3)
      }
    }
    return found
  }

  /// Whether the whole text is one that the pattern describes.
  package func matches(_ name: String) -> Bool {
    // Which places of the pattern can be reached with what has been read: no backtracking, however many asterisks there are.
    var places: Set<Int> = []
    reach(0, into: &places)
    for character in name {
      var next: Set<Int> = []
      for place in places where place < characters.count {
        switch characters[place] {
        case "*": if isDeep(place) || character != "/" { reach(place, into: &next) }
        case "?": if character != "/" { reach(place + 1, into: &next) }
        case let own: if own == character { reach(place + 1, into: &next) }
        }
      }
      places = next
      if places.isEmpty { return false }
    }
    return places.contains(characters.count)
  }

  /// Whether the pattern describes the path or a folder above it. A pattern without `/` describes names in any folder.
  package func covers(path: String) -> Bool {
    let pattern = text.hasSuffix("/") ? WildcardPattern(String(text.dropLast())) : self
    let parts = path.split(separator: "/")
    if !pattern.text.contains("/") { return parts.contains { pattern.matches(String($0)) } }
    return parts.indices.contains { pattern.matches(parts[...$0].joined(separator: "/")) }
  }

  /// An asterisk may match nothing, and `**/` for no folder.
  private func reach(_ place: Int, into places: inout Set<Int>) {
    guard places.insert(place).inserted, place < characters.count, characters[place] == "*" else { return }
    reach(place + 1, into: &places)
    let isFolders = characters[place...].starts(with: "**/") && (place == 0 || characters[place - 1] == "/")
    if isFolders { reach(place + 3, into: &places) }
  }

  /// Whether the asterisk there is one of two.
  private func isDeep(_ place: Int) -> Bool {
    (place + 1 < characters.count && characters[place + 1] == "*") || (place > 0 && characters[place - 1] == "*")
  }
}
