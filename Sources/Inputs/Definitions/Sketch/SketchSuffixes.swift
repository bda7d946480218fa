import LintelModel

extension SketchItemParser {
  private static let styles: [String: Item.Style] = [
    "plain": .plain, "prominent": .prominent, "primary": .primary, "secondary": .secondary, "tertiary": .tertiary,
    "destructive": .destructive, "cancel": .cancel,
  ]
  /// Nil for `pinned`, which is no priority: such an item never leaves.
  private static let priorities: [String: Item.Priority?] = [
    "low": .low, "standard": .standard, "high": .high, "user": .user, "pinned": nil,
  ]

  /// The marks that touch a closing bracket: `!`, `~`, `?`, `^high`, `@secondary`.
  mutating func takeSuffixes(into item: inout SketchItem) throws(SketchError) {
    while index < end, !line.marks[index].isSpace {
      let start = index
      let mark = line.marks[index]
      if mark.is("!") {
        item.isProminent = true
        advance()
      } else if mark.is("~") {
        item.style = .destructive
        advance()
      } else if mark.is("?") {
        item.isInDefaultSet = false
        advance()
      } else if mark.is("^") {
        let name = try takeName("^", of: Self.priorities, ["high", "low", "pinned", "standard", "user"])
        if let name { item.priority = name } else { item.isPinned = true }
      } else if mark.is("@") {
        item.style = try takeName("@", of: Self.styles, Self.styles.keys.sorted())
      } else if mark.is("[") || mark.is("{") || mark.is("\"") || mark.is("(") {
        return
      } else {
        throw line.error(
          at: start, "'\(mark.scalar)' after an item", allowed: "a space, or !, ~, ?, ^high, ^low, @secondary …")
      }
    }
  }

  private mutating func takeName<Value>(
    _ mark: String, of values: [String: Value], _ allowed: [String]
  ) throws(SketchError) -> Value {
    let start = index
    advance()
    let letters = line.marks[index..<end].prefix { !$0.isLiteral && ("a"..."z").contains($0.scalar) }
    let name = String(String.UnicodeScalarView(letters.map(\.scalar)))
    guard let value = values[name] else {
      throw line.error(at: start, mark + name, allowed: allowed.map { mark + $0 }.joined(separator: ", "))
    }
    for _ in letters { advance() }
    return value
  }
}
