import LintelFindings

/// What several corrections of one text make of it together.
enum JoinedFixes {
  /// What one correction puts in the place of what, by characters of the text.
  private struct Change: Hashable {
    let range: Range<Int>
    let characters: [Character]

    init(_ fix: Fix) {
      let (before, after) = (Array(fix.before), Array(fix.after))
      let most = min(before.count, after.count)
      let start = zip(before, after).prefix { $0 == $1 }.count
      let end = min(most - start, zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count)
      range = start..<before.count - end
      characters = Array(after[start..<after.count - end])
    }

    /// Whether the other one, which is not before it, leaves it alone: of two at one place nobody knows which goes first.
    func isApart(from next: Change) -> Bool {
      next.range.lowerBound > range.upperBound
        || next.range.lowerBound == range.upperBound && !range.isEmpty && !next.range.isEmpty
    }
  }

  /// - Returns: Nil where two of them change the same part of it, or are not of one text.
  static func text(of fixes: [Fix]) -> String? {
    guard let before = fixes.first?.before, fixes.allSatisfy({ $0.before == before }) else { return nil }
    let changes = Set(fixes.map { Change($0) }).sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    guard zip(changes, changes.dropFirst()).allSatisfy({ $0.isApart(from: $1) }) else { return nil }
    var characters = Array(before)
    for change in changes.reversed() { characters.replaceSubrange(change.range, with: change.characters) }
    return String(characters)
  }
}
