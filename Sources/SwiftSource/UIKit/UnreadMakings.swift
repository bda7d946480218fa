import LintelModel
import SwiftSyntax

/// What code puts on bars by expressions that are not followed: the bars say so, and what is made on the way is on them. That
/// no code puts it on a bar would be false.
struct UnreadMakings {
  private struct Expression {
    let file: String
    let lines: ClosedRange<Int>
    let words: String
  }

  private var expressions: [Expression] = []

  init(_ placements: [SlotAssignment]) {
    for one in placements where one.slot.isList || one.slot == .pinned { add(one.value) }
  }

  private mutating func add(_ value: Value) {
    switch value {
    case .expression(let expression):
      let words = expression.operand.elements.map(\.trimmedDescription).joined(separator: " ")
      let place = expression.location
      let last = place.line + words.utf8.count { $0 == UInt8(ascii: "\n") }
      expressions.append(Expression(file: place.file, lines: place.line...last, words: words))
    case .list(let values), .choice(let values): for one in values { add(one.value) }
    default: break
    }
  }

  /// Whether one of them makes the object in a closure of its own, or calls the function that makes it.
  func make(_ object: MadeObject) -> Bool {
    let maker = object.activation.root.name
    return expressions.contains { one in
      one.file == object.location.file && one.lines.contains(object.location.line)
        || !maker.isEmpty && Self.calls(maker, in: one.words)
    }
  }

  private static func calls(_ name: String, in words: String) -> Bool {
    var rest = words[...]
    while let found = rest.firstRange(of: name + "(") {
      let before = found.lowerBound == words.startIndex ? nil : words[words.index(before: found.lowerBound)]
      if before.map({ $0.isLetter || $0.isNumber || $0 == "_" }) != true { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }
}
