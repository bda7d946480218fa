import LintelModel

/// What a text is that a variable of a function carries on: `NSString *title = …; alert.messageText = title;`.
extension ObjectiveCShownRole {
  /// Of more reads than these nobody sees at a glance what they have in common.
  private static let mostReads = 8
  /// Tokens around an assignment: more than a function has that people read.
  private static let mostTokens = 4_000

  /// The one role that a name has where the function reads it next, until something else is assigned to it; nil where it has
  /// several, or is no variable of the function.
  func roleOfReads(of name: String, from start: Int, hops: Int) -> ShownRole? {
    guard let block = function(around: start), isDeclared(name, in: block.lowerBound..<start) else { return nil }
    var (reads, found) = (0, Set<ShownRole>())
    for index in start..<min(block.upperBound, start + Self.mostTokens) {
      guard reads < Self.mostReads else { break }
      guard source.identifier(at: index) == name, !source.isSymbol(".", at: index - 1), !source.isSymbol(">", at: index - 1),
        !isLabel(index)
      else { continue }
      if source.isSymbol("=", at: index + 1) {
        // `if (isOpen) { title = …; } else { title = …; }`: nothing has read it yet.
        if reads > 0 { break }
        continue
      }
      reads += 1
      if let role = role(before: index, hops: hops + 2) { found.insert(role) }
    }
    return found.count == 1 ? found.first : nil
  }

  /// A part of a message's name, `title:`, but not the first text of a choice, `isOpen ? title : other`.
  private func isLabel(_ index: Int) -> Bool { source.isSymbol(":", at: index + 1) && !source.isSymbol("?", at: index - 1) }

  /// `NSString *title`
  private func isDeclared(_ name: String, in tokens: Range<Int>) -> Bool {
    tokens.contains { index in
      guard source.identifier(at: index) == name, source.isSymbol("*", at: index - 1) else { return false }
      return source.identifier(at: index - 2).map { ["NSString", "NSMutableString", "NSAttributedString"].contains($0) } == true
    }
  }

  /// The outermost block around a token: no block is around a function.
  private func function(around index: Int) -> Range<Int>? {
    var (depth, place, open) = (0, index - 1, Int?.none)
    let first = max(0, index - Self.mostTokens)
    while place >= first {
      if source.isSymbol("}", at: place) { depth += 1 }
      if source.isSymbol("{", at: place) {
        if depth == 0 { open = place } else { depth -= 1 }
      }
      // The function before this one ends, and no block is open.
      if source.isSymbol("@", at: place), source.identifier(at: place + 1) == "implementation" { break }
      place -= 1
    }
    return open.map { $0..<max($0, source.end(from: $0)) }
  }
}
