import LintelFindings
import LintelModel

/// Environments that many remarks have in common, kept once. What a bar loses in its languages it loses on the same few dozen
/// screens, and a list of them for each finding would take more memory than all its layouts.
struct SharedEnvironments {
  typealias Kept = (list: [Environment], set: Set<Environment>)

  /// By how many they are.
  private var known: [Int: [Kept]] = [:]

  /// More lists of one length are not looked through: then they have little in common.
  private static let most = 64

  mutating func of(_ list: [Environment]) -> Kept {
    if list.isEmpty { return ([], []) }
    if let same = known[list.count]?.first(where: { $0.list == list }) { return same }
    let new: Kept = (list, Set(list))
    if known[list.count, default: []].count < Self.most { known[list.count, default: []].append(new) }
    return new
  }
}

extension [Finding] {
  /// Where any of them happens.
  var environments: Set<Environment> {
    guard let first else { return [] }
    // Most have the very same ones, which a comparison sees at once.
    return indices.dropFirst().reduce(into: first.environments) { all, index in
      if all != self[index].environments { all.formUnion(self[index].environments) }
    }
  }
}
