/// The names of a file that refer to one literal each: `static let filename = "Settings"`. Looked for when one is asked for.
final class NamedConstants {
  private var texts: [String: String]?

  /// What a name refers to, written as `name`, `Self.name` or `Type.name`; nil where the file says it in two ways, or not.
  func text(of range: Range<Int>, in source: SourceTokens) -> String? {
    guard range.count == 1 || range.count == 3 && source.isSign(range.lowerBound + 1, "."),
      source.word(range.lowerBound) != nil, let name = source.word(range.upperBound - 1)
    else { return nil }
    let known = texts ?? Self.all(in: source)
    texts = known
    return known[name]
  }

  private static func all(in source: SourceTokens) -> [String: String] {
    var found: [String: String] = [:]
    var others: Set<String> = []
    for index in source.tokens.indices where source.tokens[index].kind == .word {
      let isLet = source.isWord(index, "let")
      if isLet || source.isWord(index, "var") {
        guard let name = source.word(index + 1) else { continue }
        if isLet, let text = literal(behind: index + 1, in: source), found[name] == nil || found[name] == text {
          found[name] = text
        } else {
          others.insert(name)
        }
      } else if isParameter(index, in: source), let name = source.word(index) {
        others.insert(name)
      }
    }
    return found.filter { !others.contains($0.key) }
  }

  private static func literal(behind name: Int, in source: SourceTokens) -> String? {
    var equals = name + 1
    if source.isSign(equals, ":"), source.isWord(equals + 1, "String") { equals += 2 }
    guard source.isSign(equals, "="), source.tokens.indices.contains(equals + 1),
      // What goes on behind the literal makes another text of it.
      !["+", ".", "?"].contains(where: { source.isSign(equals + 2, $0) })
    else { return nil }
    return source.constant(equals + 1..<equals + 2)
  }

  /// `name: String`, `with name: String`: within its function it is no constant of the file's.
  private static func isParameter(_ index: Int, in source: SourceTokens) -> Bool {
    guard source.isSign(index + 1, ":"),
      source.isSign(index - 1, "(") || source.isSign(index - 1, ",") || source.word(index - 1) != nil
    else { return false }
    return !source.isWord(index - 1, "let") && !source.isWord(index - 1, "var")
      && source.word(index + 2)?.first?.isUppercase == true
  }
}
