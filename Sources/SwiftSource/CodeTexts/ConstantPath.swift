/// A constant of a type of localized texts, nested by the parts of its key: `L10n.Settings.title`, as generators write them. What
/// declares it may be written by the build.
struct ConstantPath {
  let type: String
  /// What is behind the type: `Settings.title`.
  let path: String

  /// - Parameter index: The token of the last name.
  init?(endingAt index: Int, in source: SourceTokens) {
    guard source.isSign(index - 1, "."), source.tokens[index].kind == .word, Self.isSmall(index, in: source), index > 1,
      source.tokens[index - 2].kind == .word, !Self.isSmall(index - 2, in: source)
    else { return nil }
    var names = [source.written(index)]
    var first = index - 2
    while source.isSign(first - 1, "."), let outer = source.word(first - 2), outer.first?.isUppercase == true {
      names.insert(source.written(first), at: 0)
      first -= 2
    }
    let type = source.written(first)
    guard !source.isSign(first - 1, "."), Self.isOfTexts(type) else { return nil }
    self.type = type
    path = names.joined(separator: ".")
  }

  private static func isSmall(_ index: Int, in source: SourceTokens) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(source.bytes[Int(source.tokens[index].start)])
  }

  /// Whether a type is called as those are that generators make of tables. The list is ours.
  private static func isOfTexts(_ type: String) -> Bool {
    let name = type.lowercased()
    return name.hasSuffix("strings") || ["l10n", "i18n", "localiz", "localis", "translat"].contains { name.contains($0) }
  }
}
