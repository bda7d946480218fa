import LintelFindings
import LintelModel

extension Rule {
  static let crossPlatformPlacement = Rule(
    id: "cross-platform-placement",
    title: "An item stands on the same side of the bar, and in the same group, on every platform of the app.",
    statements: ["hig-2025.29"],
    severity: .note,
    why: "Who knows the app from one device looks for the action at the same end of the bar on the next.",
    examples: [
      .fails(
        "one bar, and Share on the other side",
        sketch:
          "ios26 en 402pt\nname: Note\n| Note | [Share]\n---\nvisionos26 en 1280pt\nname: Note\n[Share] | Note | [Edit]",
        mended:
          "ios26 en 402pt\nname: Note\n| Note | [Share]\n---\nvisionos26 en 1280pt\nname: Note\n| Note | [Edit] - [Share]"),
      .passes(
        "one bar, and Share on the same side",
        sketch:
          "ios26 en 402pt\nname: Note\n| Note | [Share]\n---\nvisionos26 en 1280pt\nname: Note\n| Note | [Edit] [Share]"),
      .fails(
        "two items in one group here, and apart there",
        sketch:
          "ios26 en 402pt\nname: Note\n| Note | {flag} {trash}\n---\nipados26 en 834pt\nname: Note\n| Note | {flag} - {trash}",
        mended:
          "ios26 en 402pt\nname: Note\n| Note | {flag} {trash}\n---\nipados26 en 834pt\nname: Note\n| Note | {flag} {trash}"),
      .passes(
        "grouped alike",
        sketch: "ios26 en 402pt\nname: Note\n| Note | {flag} {trash}\n---\nipados26 en 834pt\nname: Note\n"
          + "| Note | {plus} - {flag} {trash}"),
      .passes(
        "another bar",
        sketch:
          "ios26 en 402pt\nname: Note\n| Note | [Share]\n---\nvisionos26 en 1280pt\nname: List\n[Share] | List | [Edit]"),
      .passes(
        "two bars of one platform",
        sketch: "ios26 en 402pt\nname: Note\n| Note | [Share]\n---\nios26 en 402pt\nname: Note\n[Share] | Note | [Edit]"),
      .passes(
        "a window's items have no edge",
        sketch: "ios26 en 402pt\nname: Note\n[Share] | Note |\n---\nmacos26 en 800pt\nname: Note\nNote | [Share]"),
    ],
    check: .project { project in
      var remarks: [Remark] = []
      var reported: Set<SourceLocation> = []
      for bars in BarAcrossPlatforms.all(of: project) {
        for (first, second) in bars.pairs {
          for (item, other) in moved(between: first, and: second)
          where !bars.isMoved(item, on: first, beside: other) && !bars.isMoved(other, on: second, beside: item)
            && reported.insert(other.location).inserted
          {
            remarks.append(
              Remark(
                .fails, "other-side",
                "“\(item.faceName ?? item.id)” of \(second.knownName) stands at the \(edge(of: other)) edge on "
                  + "\(names(second.platforms)), and at the \(edge(of: item)) edge on \(names(first.platforms))",
                item: other.id, blame: .definition, suggestion: "Put it on the same side everywhere.",
                location: other.location))
          }
          if let pair = GroupsAcrossPlatforms(first, second).partedPair, reported.insert(pair.second.location).inserted {
            remarks.append(
              Remark(
                .fails, "other-group",
                "“\(pair.first.faceName ?? pair.first.id)” and “\(pair.second.faceName ?? pair.second.id)” stand in one group on "
                  + "\(names(pair.together.platforms)), and apart on \(names(pair.apart.platforms))",
                item: pair.second.id, blame: .definition, suggestion: "Group them alike everywhere.",
                location: pair.second.location))
          }
        }
      }
      return remarks
    })

  /// The same item at two different edges.
  private static func moved(between first: Toolbar, and second: Toolbar) -> [(Item, Item)] {
    let edges: Set<Item.Placement> = [.leading, .trailing]
    func atEdges(_ toolbar: Toolbar) -> [String: [Item]] {
      let items = toolbar.controlsOnBar.filter { $0.faceName != nil && edges.contains($0.placement) }
      return Dictionary(grouping: items) { $0.faceName ?? "" }
    }
    let others = atEdges(second)
    return atEdges(first).sorted { $0.key < $1.key }.compactMap { name, items in
      // Of two items with one name it is unknown which is which.
      guard items.count == 1, let other = others[name], other.count == 1, items[0].placement != other[0].placement else {
        return nil
      }
      return (items[0], other[0])
    }
  }

  /// Of an item at one of the two edges.
  private static func edge(of item: Item) -> Message { item.placement == .leading ? "leading" : "trailing" }

  private static func names(_ platforms: [Platform]) -> Message {
    let names = platforms.map { Message.data($0.name) }
    return names.dropFirst().reduce(names[0]) { "\($0) and \($1)" }
  }
}

/// Bars that are one to the people who use the app: variants of one bar, or bars of one name and kind of view.
private struct BarAcrossPlatforms {
  let bars: [Toolbar]

  static func all(of project: Project) -> [BarAcrossPlatforms] {
    let bars = project.toolbars.filter { $0.isAppleToolbar && !$0.isFragment && !$0.platforms.isEmpty }
    let byID = Dictionary(grouping: bars, by: \.barID).values.filter { $0.count > 1 }
    let byName = Dictionary(grouping: bars, by: \.name).values.filter { $0.count > 1 }
    return (Array(byID) + byName).map(BarAcrossPlatforms.init).sorted { $0.precedes($1) }
  }

  /// By the first bar's place; bars of one place, such as those that one function makes, by their ids: the same input gives the
  /// same order.
  private func precedes(_ other: BarAcrossPlatforms) -> Bool {
    let (place, otherPlace) = (bars[0].location, other.bars[0].location)
    return place == otherPlace
      ? bars.map(\.id).lexicographicallyPrecedes(other.bars.map(\.id)) : place < otherPlace
  }

  /// Whether the item is at the other one's edge as well, in another face of the bar on the same platform: then a state of
  /// the program's moves it, and no platform.
  func isMoved(_ item: Item, on bar: Toolbar, beside other: Item) -> Bool {
    bars.contains { face in
      !Set(face.platforms).isDisjoint(with: bar.platforms)
        && face.controlsOnBar.contains { $0.faceName == item.faceName && $0.placement == other.placement }
    }
  }

  /// Those of two different platforms; the bars of one platform are other faces of it.
  var pairs: [(Toolbar, Toolbar)] {
    // More faces than this say nothing new, and every pair of them would be compared.
    let bars = bars.prefix(20)
    return bars.indices.flatMap { first in
      bars[(first + 1)...].compactMap { second in
        Set(bars[first].platforms).isDisjoint(with: second.platforms) ? (bars[first], second) : nil
      }
    }
  }
}

/// Two items that are neighbours in one group on one platform, and parted on another.
private struct GroupsAcrossPlatforms {
  /// Both are of the bar where they are apart.
  private(set) var partedPair: (first: Item, second: Item, together: Toolbar, apart: Toolbar)?

  init(_ first: Toolbar, _ second: Toolbar) {
    for (together, apart) in [(first, second), (second, first)] where partedPair == nil {
      let sections = Self.sections(of: apart)
      for (left, right) in BarSections(together).neighbours {
        guard let one = left.faceName, let two = right.faceName, one != two, Self.isPlain(left), Self.isPlain(right),
          let a = sections[one], let b = sections[two], a.number != b.number, a.item.placement == b.item.placement,
          a.item.placement == left.placement, Self.isPlain(a.item), Self.isPlain(b.item)
        else { continue }
        partedPair = (a.item, b.item, together, apart)
        return
      }
    }
  }

  /// The items of a bar that have a name of their own, with the number of their section.
  private static func sections(of bar: Toolbar) -> [String: (item: Item, number: Int)] {
    let all = BarSections(bar).sections.enumerated().flatMap { number, items in items.map { (item: $0, number: number) } }
    return Dictionary(grouping: all.filter { $0.item.faceName != nil }) { $0.item.faceName! }
      .compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// Symbols without a style share a group unless they are parted; of all else the system makes groups by itself.
  private static func isPlain(_ item: Item) -> Bool { item.kind == .button && item.isSymbolButton && item.style == .plain }
}

extension Item {
  /// What the item is known by on every platform: its text or its symbol.
  fileprivate var faceName: String? {
    [label.key ?? label.source, accessibilityLabel.key ?? accessibilityLabel.source, systemItem, symbol].compactMap { $0 }
      .first { !$0.isEmpty }
  }
}
