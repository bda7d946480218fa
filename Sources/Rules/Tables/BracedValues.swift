/// A value that a text takes by a name in braces: `{path}`, `{count:L}`, as fmt, Python and many programs' own code write it.
struct BracedValue: Hashable {
  /// Without braces and format: `count`.
  var name: String
  /// As it is written: `{count:L}`, `%{count}`.
  var text: String
}

/// The values in braces of one text. `{{` is a brace that is shown, `${name}` is a name of another kind, and what holds more than
/// a name and its format, such as CSS, JSON or a regular expression, is no value.
struct BracedValues {
  /// In the order of the text.
  private(set) var found: [BracedValue] = []
  /// The names by which a text of ICU's MessageFormat chooses a branch: `{count, plural, …}`.
  private(set) var branching: Set<String> = []

  /// The longest format that is taken for one, with its sign: `{date:%Y-%m-%d %H:%M}`.
  private static let longestFormat = 24

  init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return }
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      rest = text[text.index(after: open)...]
      if rest.first == "{" {
        rest.removeFirst()
      } else {
        take(rest, openedAt: open, of: text)
      }
    }
  }

  private mutating func take(_ inside: Substring, openedAt open: String.Index, of text: String) {
    let before: Character = open > text.startIndex ? text[text.index(before: open)] : " "
    let name = inside.prefix(while: Self.isOfName)
    guard let first = name.first, first.isLetter || first == "_", before != "$", before != "\\" else { return }
    // `file{s}`: the ending of a plural.
    if before.isLetter, name.count <= 2 { return }
    let behind = inside[name.endIndex...]
    if behind.first(where: { $0 != " " }) == "," {
      branching.insert(String(name))
    } else if let end = behind.firstIndex(of: "}"), Self.isFormat(behind[..<end]) {
      let isSigned = before == "%" || before == "#" || before == "@"
      let start = isSigned ? text.index(before: open) : open
      found.append(BracedValue(name: String(name), text: String(text[start...end])))
    }
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "." || character == "-"
  }

  /// Nothing, `:L`, `:.1f`, `!r`, `:%H:%M`: fmt's and Python's formats have few letters, but for those of a date.
  private static func isFormat(_ tail: Substring) -> Bool {
    guard let sign = tail.first else { return true }
    guard sign == ":" || sign == "!", tail.count <= longestFormat else { return false }
    if tail.utf8.contains(UInt8(ascii: "%")) { return true }
    return !tail.contains(where: \.isWhitespace) && tail.count(where: \.isLetter) <= 2
  }
}
