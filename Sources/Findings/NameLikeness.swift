/// How much of a name that was asked for is in one that there is: by the pairs of letters that both have, whatever their case.
/// People leave the file out, or a word, more often than they slip.
package struct NameLikeness {
  private let asked: String
  private let pairs: Set<[Character]>

  package init(to asked: String) {
    self.asked = asked.lowercased()
    pairs = Self.pairs(of: self.asked)
  }

  /// From 0 to 1; above 1 for a name that has all of it in one piece, the shorter the name, the more.
  package func of(_ name: String) -> Double {
    let name = name.lowercased()
    guard !asked.isEmpty, !name.isEmpty else { return 0 }
    if name.contains(asked) { return 1 + Double(asked.count) / Double(name.count) }
    let own = Self.pairs(of: name)
    guard !pairs.isEmpty, !own.isEmpty else { return 0 }
    return 2 * Double(pairs.intersection(own).count) / Double(pairs.count + own.count)
  }

  /// The nearest first; equally near ones as they are sorted.
  package func nearestFirst(_ names: [String]) -> [String] {
    let near = Set(names).map { (name: $0, likeness: of($0)) }
    return near.sorted { $0.likeness == $1.likeness ? $0.name < $1.name : $0.likeness > $1.likeness }.map(\.name)
  }

  private static func pairs(of name: String) -> Set<[Character]> {
    let letters = name.filter { $0.isLetter || $0.isNumber }
    return Set(zip(letters, letters.dropFirst()).map { [$0, $1] })
  }
}
