import LintelModel

/// States of a bar in which one of its titles meets more items than on any face that is shown: there it is cut first.
struct CrowdedTitles {
  private let titles: [Conditions]
  private let items: [Conditions]
  /// Indices of the items that take room beside a title.
  private let counted: Set<Int>

  /// Titles of one bar that are looked at: 16.
  private static let mostTitles = 16

  init(_ draft: BarDraft) {
    titles = draft.titles.map(\.conditions)
    items = draft.items.map(\.conditions)
    counted = Set(
      draft.items.indices.filter { index in
        let item = draft.items[index]
        return !item.value.kind.isSpacer && item.value.isInDefaultSet && item.conditions.areOfBranches
      })
  }

  /// - Parameter faces: The title and the items of each that is shown, by their indices.
  func states(besides faces: [(title: Int?, items: [Int])], within here: Conditions) -> [Conditions] {
    guard titles.count > 1, counted.count > 1 else { return [] }
    return titles.indices.prefix(Self.mostTitles).compactMap { title in
      guard titles[title].areOfBranches, !here.excludes(titles[title]) else { return nil }
      let met = faces.filter { $0.title == title }.map { face in face.items.count(where: counted.contains) }
      guard let most = met.max() else { return nil }
      return Conditions.fullest(
        of: counted.sorted().map { items[$0] }, within: here.and(titles[title]), moreThan: most)
    }
  }
}

extension Conditions {
  /// Whether branches alone decide. What functions set in turn is there with what they set beside it, and of several values
  /// nobody knows which one stands beside which of another's.
  fileprivate var areOfBranches: Bool { functions.isEmpty && !arms.keys.contains { $0.kind == .value } }
}
