extension Branch {
  /// Whether it needs no word of its own in one arm where another one is in an arm that says as much: of `a || b` that fails, `a`
  /// and `b` fail; of `a` that fails, `a && b` fails.
  package func isImplied(in arm: Int, by other: Branch, in otherArm: Int) -> Bool {
    guard kind == .condition, other.kind == .condition else { return false }
    if isPart(of: other) {
      // Of several one holds, which says nothing of each.
      guard let parts = other.parts(joinedBy: "||") else { return otherArm == 0 && other.asksOnlyTogether(with: words) }
      return otherArm == 1 && parts.contains { says($0, in: 1, as: arm) }
    }
    guard other.isPart(of: self) else { return false }
    if arm == 0, let parts = parts(joinedBy: "||") { return parts.contains { other.says($0, in: 0, as: otherArm) } }
    if arm == 1, let parts = parts(joinedBy: "&&") { return parts.contains { other.says($0, in: 1, as: otherArm) } }
    return false
  }

  /// Whether the condition can hold only where this part of it does: of `a || b, c` that is true of `c`, and not of `a`.
  private func asksOnlyTogether(with part: String) -> Bool {
    guard words.contains("||") else { return true }
    var clauses: [[Substring]] = [[]]
    var depth = 0
    for word in words.split(separator: " ") {
      depth += word.utf8.count { "([{".utf8.contains($0) } - word.utf8.count { ")]}".utf8.contains($0) }
      let isLast = depth == 0 && word.last == ","
      clauses[clauses.count - 1].append(isLast ? word.dropLast() : word)
      if isLast { clauses.append([]) }
    }
    return clauses.contains { clause in
      let asked = clause.joined(separator: " ")
      return asked == part || asked.contains(part) && !asked.contains("||")
    }
  }

  /// Whether a part of a joined condition that is in an arm is this condition in that one: a condition and its negation are one.
  private func says(_ part: String, in arm: Int, as own: Int) -> Bool {
    part == words && own == arm || part == "!" + words && own == 1 - arm
  }

  /// What the operator joins, outside of all parentheses; nil where anything else joins or binds something there.
  private func parts(joinedBy sign: Substring) -> [String]? {
    guard !words.utf8.contains(UInt8(ascii: "\"")) else { return nil }
    var parts: [[Substring]] = [[]]
    var depth = 0
    for word in words.split(separator: " ") {
      if depth == 0 {
        if ["let", "var", "case", "?"].contains(word) { return nil }
        if word == "||" || word == "&&" {
          guard word == sign else { return nil }
          parts.append([])
          continue
        }
      }
      for letter in word.utf8 {
        switch letter {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
      }
      if depth == 0, word.last == "," { return nil }
      parts[parts.count - 1].append(word)
    }
    return parts.count > 1 ? parts.map { $0.joined(separator: " ") } : nil
  }
}
