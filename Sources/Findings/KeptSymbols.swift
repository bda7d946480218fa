import LintelModel

/// Items of bars that show the symbol that they showed before a change, whatever they are called now: what is found of the symbol alone
/// is as old as that.
struct KeptSymbols: Sendable {
  /// The item before the change.
  struct Earlier: Sendable {
    let item: String
    /// Of its label; nil where that had none.
    let key: String?
  }

  private var byItem: [[String]: Earlier] = [:]

  init() {}

  init(of project: Project, since earlier: Project) {
    let before = Dictionary(earlier.toolbars.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for toolbar in project.toolbars {
      // Where items came or went, nobody knows which of them stands where which one was.
      guard let old = before[toolbar.id], old.items.count == toolbar.items.count, old.items != toolbar.items else { continue }
      for (item, other) in zip(toolbar.items, old.items)
      where item.symbol != nil && item.symbol == other.symbol && item.kind == other.kind && item.placement == other.placement {
        byItem[[toolbar.id, item.id]] = Earlier(item: other.id, key: other.label.key)
      }
    }
  }

  func earlier(_ item: String, on bar: String) -> Earlier? { byItem[[bar, item]] }
}

extension KnownEntries {
  /// The places of what the same symbol of the same item was found for, whatever the item is called now.
  func ofSameSymbol(as entry: Baseline.Entry, _ present: Presence) -> [Int]? {
    guard Rule.idsOnSymbols.contains(entry.rule), let bar = entry.bar, let item = entry.item,
      let earlier = present.keptSymbols.earlier(item, on: bar)
    else { return nil }
    var before = entry
    (before.item, before.key) = (earlier.item, earlier.key)
    return places(of: before)
  }
}

extension Rule {
  /// Rules that ask of an item which symbol it shows, and nothing of its words.
  static let idsOnSymbols: Set = ["symbol-bordered"]
}
