import LintelModel

/// A text that is proposed as a whole, beside its source: whoever takes it over should have nothing left to mend in it.
struct ProposedText {
  let text: String
  /// What a value is spelled as in it that was put in.
  let spelling: String
  let source: String

  /// Whether no space, hyphen, comma or bracket of it is left over, and no line break is lost. What the source has so is meant.
  var isClean: Bool {
    let hasEdges =
      text.first?.isWhitespace == source.first?.isWhitespace && text.last?.isWhitespace == source.last?.isWhitespace
    let hasLines = text.contains { $0.isNewline } == source.contains { $0.isNewline }
    return hasEdges && hasLines && Self.strays(in: text).isSubset(of: Self.strays(in: source)) && !hasStrayBehindValue
      && !hasUnpaired
  }

  /// Spaces side by side, and a space on the inner side of a bracket or before a mark that ends something: `"%@" .`
  private static func strays(in text: String) -> Set<String> {
    let characters = Array(text)
    var found: Set<String> = []
    for (index, character) in characters.enumerated() where isSpace(character) {
      guard index > 0, index + 1 < characters.count else { continue }
      let (before, next) = (characters[index - 1], characters[index + 1])
      let endsThere = index + 2 == characters.count || characters[index + 2].isWhitespace
      if isSpace(next) { found.insert("  ") }
      if opening.contains(before) { found.insert("\(before) ") }
      // `.gitignore` is a name.
      if closing.contains(next) || ".,".contains(next) && endsThere { found.insert(" \(next)") }
    }
    for pair in brackets where text.contains("\(pair.0)\(pair.1)") { found.insert("\(pair.0)\(pair.1)") }
    return found
  }

  /// A hyphen that joins the value with nothing, and a comma that the source has nowhere: the sign's letter was lost to it.
  private var hasStrayBehindValue: Bool {
    guard let range = text.firstRange(of: spelling), let mark = text[range.upperBound...].first else { return false }
    let behind = text[range.upperBound...].dropFirst().first
    if Self.hyphens.contains(mark) { return behind.map { $0.isWhitespace } ?? true }
    return ",;".contains(mark) && !source.contains(mark)
  }

  private var hasUnpaired: Bool {
    func isPaired(_ text: String, _ pair: (Character, Character)) -> Bool {
      text.count { $0 == pair.0 } == text.count { $0 == pair.1 }
    }
    return Self.brackets.contains { !isPaired(text, $0) && isPaired(source, $0) }
  }

  private static func isSpace(_ character: Character) -> Bool { character == " " || character == "\u{A0}" }

  /// A hyphen, and one that no line is broken behind.
  static let hyphens: Set<Character> = ["-", "\u{2010}", "\u{2011}"]
  private static let brackets: [(Character, Character)] = [("(", ")"), ("[", "]"), ("{", "}"), ("（", "）"), ("「", "」")]
  private static let opening = Set(brackets.map { $0.0 })
  private static let closing = Set(brackets.map { $0.1 })
}

extension StringUnit.Form {
  /// The numbers that it says besides its values, in their order of size: `16` of `Up to %@ bytes (16 MiB)`.
  var saidNumbers: [Int] {
    var (rest, start) = ("", text.startIndex)
    for (_, range) in placeholderPlaces {
      rest += "\(text[start..<range.lowerBound]) "
      start = range.upperBound
    }
    rest += text[start...]
    return rest.split { !isDigit($0) }.map { digits in
      digits.reduce(0) { ($0 &* 10) &+ ($1.wholeNumberValue ?? 0) }
    }.sorted()
  }

  /// Whether it is one of ten, in whichever script: 「一」 is a word as well.
  private func isDigit(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.numericType == .decimal
  }
}
