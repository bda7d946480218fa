import LintelModel

extension Value {
  /// Whether the code says the same by both: the same words, in which no name stands for something else.
  func reads(like other: Value, depth: Int = 0) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing): return true
    case (.onBar(let one), .onBar(let two)): return one == two
    // Each call makes its own.
    case (.object(let one), .object(let two)): return one === two || one.location == two.location
    case (.parameter(let one, _), .parameter(let two, _)): return one == two
    case (.drawn(let one, let slot, _), .drawn(let two, let other, _)): return one == two && slot == other
    case (.unread(let one), .unread(let two)): return one == two
    case (.closure(let one, _), .closure(let two, _)): return one.id == two.id
    case (.list(let ones), .list(let twos)), (.choice(let ones), .choice(let twos)):
      guard ones.count == twos.count else { return false }
      return depth >= Self.deepest || zip(ones, twos).allSatisfy { $0.value.reads(like: $1.value, depth: depth + 1) }
    case (.expression(let one), .expression(let two)): return one.reads(like: two, depth: depth)
    default: return false
    }
  }

  /// What names stand for is compared as deep as this: 2. Hostile source nests it without end.
  fileprivate static let deepest = 2
}

extension SourceExpression {
  fileprivate func reads(like other: SourceExpression, depth: Int) -> Bool {
    let text = operand.text
    guard text == other.operand.text else { return false }
    guard depth < Value.deepest else { return true }
    let names = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return names.allSatisfy { name in
      switch (scope[String(name)], other.scope[String(name)]) {
      case (nil, nil): true
      case (let one?, let two?): one.reads(like: two, depth: depth + 1)
      default: false
      }
    }
  }
}
