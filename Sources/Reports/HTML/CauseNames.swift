import LintelFindings

/// What tells causes apart whose headings are alike, such as those of strings of one name in many folders.
struct CauseNames {
  /// By the cause's number, from 0.
  private var distinctions: [Int: String] = [:]

  /// - Parameter causes: Those that have headings, in the order of their numbers.
  init(_ causes: [Matter]) {
    let alike = Dictionary(grouping: causes.indices) { causes[$0].message.english }.values
    for numbers in alike where numbers.count > 1 {
      let worst = numbers.map { causes[$0].findings[0] }
      let ways = [Self.differing(worst.map { $0.table ?? "" }), worst.map { $0.table ?? "" }, worst.map { $0.key ?? "" }]
      // The shortest that tells all of them apart; where none does, nothing is said that does not.
      guard let found = ways.first(where: { Set($0).count == numbers.count && !$0.contains("") }) else { continue }
      for (number, distinction) in zip(numbers, found) { distinctions[number] = distinction }
    }
  }

  /// Nil for a cause whose heading no other has, or that nothing short tells apart.
  func distinction(ofCause number: Int) -> String? { distinctions[number] }

  /// Of each path the folders that not all of them begin or end with.
  static func differing(_ paths: [String]) -> [String] {
    let parts = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    guard let first = parts.first, let least = parts.map(\.count).min() else { return paths }
    let before = (0..<least).first { place in parts.contains { $0[place] != first[place] } } ?? least
    let rest = least - before
    let behind =
      (0..<rest).first { place in parts.contains { $0[$0.count - 1 - place] != first[first.count - 1 - place] } } ?? rest
    return parts.map { $0.dropFirst(before).dropLast(behind).joined(separator: "/") }
  }
}
