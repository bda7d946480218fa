/// The classes that a file declares members with: `IBOutlet Pane *pane;`, `@property (strong) Pane *pane;`.
enum ObjectiveCMembers {
  /// By the class that has them and by their names, `_pane` as `pane`.
  static func find(in source: ObjectiveCSource) -> [String: [String: String]] {
    var found: [String: [String: String]] = [:]
    var index = 0
    while index < source.tokens.count {
      let start = index + 3
      guard source.isSymbol("@", at: index), let type = source.identifier(at: index + 2) else {
        index += 1
        continue
      }
      switch source.identifier(at: index + 1) {
      case "interface":
        index = start
        while index < source.tokens.count, !(source.isSymbol("@", at: index) && source.identifier(at: index + 1) == "end") {
          index += 1
        }
        found[type, default: [:]].merge(members(in: start..<max(start, index), of: source)) { old, _ in old }
      case "implementation" where source.isSymbol("{", at: start):
        index = source.end(from: start)
        found[type, default: [:]].merge(members(in: start..<index, of: source)) { old, _ in old }
      default: index += 1
      }
    }
    return found
  }

  private static func members(in range: Range<Int>, of source: ObjectiveCSource) -> [String: String] {
    var found: [String: String] = [:]
    var type: String?
    var index = range.lowerBound
    while index < min(range.upperBound, source.tokens.count) {
      switch source.tokens[index].kind {
      case .symbol(";"), .symbol("{"), .symbol("}"), .symbol("@"):
        type = nil
        index += 1
      case .symbol("*"):
        // A star of a type's own parts has no name behind it: `NSArray<Pane *> *panes`.
        if let type, let name = source.identifier(at: index + 1).flatMap({ ObjectiveCEvaluator.member([$0]) }),
          source.isSymbol(";", at: index + 2) || source.isSymbol(",", at: index + 2)
            || source.identifier(at: index + 2) != nil
        {
          found[name] = type
        }
        index += 1
      case .identifier(let word):
        if type == nil, !qualifiers.contains(word), !word.hasPrefix("_") { type = word }
        index += 1
      default: index = source.end(from: index)
      }
    }
    return found
  }

  private static let qualifiers: Set = [
    "property", "private", "protected", "public", "package", "IBOutlet", "nullable", "nonnull", "const", "volatile",
  ]
}
