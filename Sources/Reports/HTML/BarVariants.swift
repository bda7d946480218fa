import LintelFindings
import LintelModel

/// The faces of each bar on a page, in the page's order: what people choose and count is the bar, and each face has its
/// section.
struct BarVariants {
  private let ofBars: [String: [PageModel.ToolbarPart]]
  /// Of each bar with several faces, on how many of them each item is, by what people call it.
  private let counts: [String: [Message: Int]]

  init(_ parts: [PageModel.ToolbarPart]) {
    let ofBars = Dictionary(grouping: parts, by: \.toolbar.barID)
    counts = ofBars.filter { $0.value.count > 1 }.mapValues { faces in
      faces.reduce(into: [Message: Int]()) { counts, face in
        for name in Set(face.toolbar.namedItems.map { $0.name }) { counts[name, default: 0] += 1 }
      }
    }
    self.ofBars = ofBars
  }

  /// Which of its items come and go: other variants of the bar are without them. Nil where all have them. What is there on a
  /// condition alone is told with the condition.
  func itemsOfSome(on part: PageModel.ToolbarPart) -> Message? {
    guard let counts = counts[part.toolbar.barID] else { return nil }
    let all = all(of: part).count
    var names: [Message] = []
    for (item, name) in part.toolbar.namedItems where item.onlyIf.isEmpty && counts[name, default: all] < all {
      if !names.contains(name) { names.append(name) }
    }
    guard !names.isEmpty else { return nil }
    return Self.itemsOfSome(Self.shortened(names))
  }

  /// What a state of a bar is and has that another one is not or has not, each by itself: `while selecting`, `also here: Delete`.
  /// Its title is in its heading.
  func difference(of part: PageModel.ToolbarPart, from other: PageModel.ToolbarPart) -> [Message] {
    let known = other.toolbar.variant?.namedStates ?? []
    let states = (part.toolbar.variant?.namedStates ?? []).filter { !known.contains($0) }
    let (own, others) = (part.toolbar.namesBesideTitle, other.toolbar.namesBesideTitle)
    let more = own.filter { !others.contains($0) }
    let less = others.filter { !own.contains($0) }
    return states + (more.isEmpty ? [] : [Self.alsoHere(Self.shortened(more))])
      + (less.isEmpty ? [] : [Self.notHere(Self.shortened(less))])
  }

  static func alsoHere(_ names: [Message]) -> Message { "also here: \(names)" }
  static func notHere(_ names: [Message]) -> Message { "not here: \(names)" }

  private static func shortened(_ names: [Message]) -> [Message] {
    names.count > mostNamed ? Array(names.prefix(mostNamed)) + ["…"] : names
  }

  static func itemsOfSome(_ names: [Message]) -> Message { "Not on every variant of this bar: \(names)." }

  /// More items are not named one by one: 12.
  private static let mostNamed = 12

  func all(of part: PageModel.ToolbarPart) -> [PageModel.ToolbarPart] { ofBars[part.toolbar.barID] ?? [part] }

  /// What stands for the bar with all its variants in an address of “Find”; nil for a bar with one face.
  func address(of part: PageModel.ToolbarPart) -> String? {
    let all = all(of: part)
    return all.count > 1 ? "bar-\(all[0].number)" : nil
  }

  /// These, each bar's together, where the first of them is.
  static func byBar(_ parts: [PageModel.ToolbarPart]) -> [[PageModel.ToolbarPart]] {
    let ofBars = Dictionary(grouping: parts, by: \.toolbar.barID)
    var seen: Set<String> = []
    return parts.compactMap { part in seen.insert(part.toolbar.barID).inserted ? ofBars[part.toolbar.barID] : nil }
  }
}

extension Toolbar {
  /// What people call its items, each once, without what stands in the title's place.
  fileprivate var namesBesideTitle: [Message] {
    var names: [Message] = []
    for (item, name) in namedItems where !isTitleReplaced || item.placement != .principal {
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Those that have a name or an image, with what people call them.
  fileprivate var namedItems: [(item: Item, name: Message)] {
    items.compactMap { item -> (item: Item, name: Message)? in
      guard item.isInDefaultSet, !item.kind.isSpacer else { return nil }
      let isKnown = item.spokenText(in: sourceLocale) != nil || item.systemItem != nil || item.symbol?.isEmpty == false
      return isKnown ? (item: item, name: BarFigure.called(item, in: sourceLocale)) : nil
    }
  }
}
