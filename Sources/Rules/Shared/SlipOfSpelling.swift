/// What a finger makes of a name: one letter more, less or another, or two that changed places.
enum SlipOfSpelling {
  /// Of shorter names another letter makes another name. The figure is ours.
  static let shortest = 8

  /// Whether one of two names may be the other one, mistyped; digits number what is alike.
  static func isBetween(_ one: String, _ other: String) -> Bool {
    let (a, b) = (Array(one), Array(other))
    guard a != b, abs(a.count - b.count) <= 1 else { return false }
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = min(zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count, min(a.count, b.count) - start)
    let (left, right) = (a[start..<a.count - end], b[start..<b.count - end])
    guard (left + right).allSatisfy(\.isLetter) else { return false }
    return left.count <= 1 && right.count <= 1 || left.count == 2 && right.count == 2 && left.elementsEqual(right.reversed())
  }
}
