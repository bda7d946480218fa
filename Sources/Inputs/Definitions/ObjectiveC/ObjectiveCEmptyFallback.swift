import LintelModel

/// Functions of a project's own, in Objective-C, that look a text up and look up again where the translation is empty.
enum ObjectiveCEmptyFallback {
  private static let word = "localizedStringForKey"
  private static let mark = Array(word.utf8)

  /// How far behind the first look-up the second one may be, in tokens: a few statements.
  private static let reach = 80

  /// Where a text that has just been looked up is tested for being empty, before the same key is looked up once more.
  static func places(in file: SourceFile) -> [SourceLocation] {
    guard file.bytes.holds(mark) else { return [] }
    let source = ObjectiveCSource(bytes: file.bytes)
    let lookups = source.tokens.indices.filter { source.identifier(at: $0) == word && source.isSymbol(":", at: $0 + 1) }
    guard lookups.count > 1 else { return [] }
    lazy var lines = SourceLines(file.bytes)
    return zip(lookups, lookups.dropFirst()).compactMap { first, second in
      guard second - first < reach, let key = source.identifier(at: first + 2), source.identifier(at: second + 2) == key,
        let open = source.opening(around: first), source.isSymbol("=", at: open - 1),
        let name = source.identifier(at: open - 2),
        let test = (first..<second).first(where: { isTest($0, of: name, in: source) })
      else { return nil }
      let (line, column) = lines.position(of: source.tokens[test].offset)
      return SourceLocation(file: file.path, line: line, column: column)
    }
  }

  /// `text.length == 0`, `[text length] == 0`, `!text.length`, `[text isEqualToString:@""]`.
  private static func isTest(_ index: Int, of name: String, in source: ObjectiveCSource) -> Bool {
    guard source.identifier(at: index) == name else { return false }
    if source.identifier(at: index + 1) == "isEqualToString", source.isSymbol(":", at: index + 2),
      source.tokens.indices.contains(index + 3), case .string("") = source.tokens[index + 3].kind
    {
      return true
    }
    let isMember = source.isSymbol(".", at: index + 1) && source.identifier(at: index + 2) == "length"
    let isMessage =
      source.isSymbol("[", at: index - 1) && source.identifier(at: index + 1) == "length" && source.isSymbol("]", at: index + 2)
    guard isMember || isMessage else { return false }
    let next = index + 3
    let isZero =
      source.isSymbol("=", at: next) && source.isSymbol("=", at: next + 1) && source.tokens.indices.contains(next + 2)
      && source.tokens[next + 2].kind == .number("0")
    return isZero || source.isSymbol("!", at: isMessage ? index - 2 : index - 1)
  }
}
