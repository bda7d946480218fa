import LintelModel

/// What each condition of a bar with very many variants brings to it: whoever reads a hundred bars one below the other finds none.
struct VariantStates {
  /// With more variants than this they are folded: 12. The figure is ours.
  private static let most = 12

  struct State {
    let condition: String
    /// The items and the titles that every variant under the condition has, and not every variant of the bar, as they look.
    let shown: [String]
  }

  let count: Int
  /// The conditions that bring something, in the order of the variants.
  let changing: [State]
  /// The others.
  let unchanging: [String]

  /// Nil for a bar that has so few variants that each is written.
  /// - Parameters:
  ///   - variants: All of one bar.
  ///   - face: How an item looks, in the source language.
  init?(_ variants: [Toolbar], face: (Item, LocaleID) -> String) {
    guard variants.count > Self.most else { return nil }
    let faces = variants.map { Self.faces(of: $0, face) }
    let common = Self.inAll(faces)
    let order = Self.distinct(faces.flatMap { $0 })
    var changing: [State] = []
    var unchanging: [String] = []
    for condition in Self.distinct(variants.flatMap { $0.variant?.names ?? [] }) {
      let own = variants.indices.filter { variants[$0].variant?.names.contains(condition) == true }
      let brought = Self.inAll(own.map { faces[$0] }).subtracting(common)
      if brought.isEmpty {
        unchanging.append(condition)
      } else {
        changing.append(State(condition: condition, shown: order.filter(brought.contains)))
      }
    }
    (count, self.changing, self.unchanging) = (variants.count, changing, unchanging)
  }

  private static func faces(of toolbar: Toolbar, _ face: (Item, LocaleID) -> String) -> [String] {
    let title = toolbar.title.shown(in: toolbar.sourceLocale).map { ["title “\($0)”"] } ?? []
    return title + toolbar.items.filter { !$0.kind.isSpacer }.map { face($0, toolbar.sourceLocale) }
  }

  private static func inAll(_ lists: [[String]]) -> Set<String> {
    guard let first = lists.first else { return [] }
    return lists.dropFirst().reduce(into: Set(first)) { $0.formIntersection($1) }
  }

  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}
