import LintelModel

/// The toolbars whose items controllers have from Interface Builder, and what code makes of them.
struct DrawnItemLists {
  /// By the controller's class.
  private let files: [String: [Toolbar]]
  /// Of the classes whose code starts from the file's items, the platforms that their code's bars are for, and the items of the
  /// file that are on one of these.
  private var platforms: [String: Set<Platform>] = [:]
  private var shown: [String: Set<String>] = [:]
  private var starting: Set<String> = []

  init(_ toolbars: [Toolbar]) {
    files = Dictionary(grouping: toolbars.filter { $0.isDrawn && $0.itemsAreOf != nil }) { $0.itemsAreOf ?? "" }
  }

  /// The toolbar that code makes of the file's items; for each face that outlets give these, one.
  mutating func joined(_ bar: Toolbar, of controller: String) -> [Toolbar] {
    let files = (files[controller] ?? []).filter { !Set($0.platforms).isDisjoint(with: bar.platforms) }
    guard !files.isEmpty else { return bar.withoutDrawnItems.map { [$0] } ?? [] }
    let startsFromFile = bar.startsFromDrawnItems
    let bars = startsFromFile ? files.enumerated().map { bar.over($1, number: $0) } : [bar]
    platforms[controller, default: []].formUnion(bar.platforms)
    shown[controller, default: []].formUnion(bars.flatMap { $0.items.map(\.id) })
    if startsFromFile { starting.insert(controller) }
    return bars
  }

  /// The bars without those of files that code's show all of, on the platforms where it does.
  func left(of bars: [Toolbar]) -> [Toolbar] {
    bars.compactMap { bar in
      guard bar.isDrawn, let controller = bar.itemsAreOf, starting.contains(controller), let ids = shown[controller],
        bar.items.allSatisfy({ $0.kind.isSpacer || ids.contains($0.id) })
      else { return bar }
      var left = bar
      left.platforms.removeAll { platforms[controller]?.contains($0) ?? false }
      return left.platforms.isEmpty ? nil : left
    }
  }
}

extension Toolbar {
  /// Whether code leaves items that Interface Builder has there, or puts none there on these platforms.
  fileprivate var startsFromDrawnItems: Bool {
    if items.contains(where: { $0.standIn?.drawn != nil }) { return true }
    return items.isEmpty && unreadItems.isEmpty && !mayBeEmptied && location.file.hasSuffix(".swift")
  }

  /// The toolbar over one of the faces that a file's has.
  fileprivate func over(_ file: Toolbar, number: Int) -> Toolbar {
    var whole = over(file)
    if number > 0 { whole.id += "@\(number + 1)" }
    if let face = file.variant {
      let arms = [variant?.arms, face.arms].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
      whole.variant = .init(bar: barID, arms: arms, isPartedBySystem: variant?.isPartedBySystem ?? false)
    }
    return whole
  }

  /// The same where no file has the items that its code takes for granted: what these are is not known. Nil where nothing is
  /// left of it.
  var withoutDrawnItems: Toolbar? {
    let stead = items.filter { $0.standIn?.drawn != nil }
    guard !stead.isEmpty || !additionsTo.isEmpty else { return self }
    var bar = self
    bar.items.removeAll { $0.standIn != nil }
    for item in stead where item.standIn?.drawn != .all { bar.note(unread: item) }
    let lists = isFragment ? [] : additionsTo.values.sorted { $0.location < $1.location }
    for list in lists where !bar.unreadItems.contains(list) { bar.unreadItems.append(list) }
    bar.additionsTo = [:]
    let isEmpty = bar.items.isEmpty && bar.unreadItems.isEmpty
    return isEmpty && kind == .toolbar && !stead.isEmpty ? nil : bar
  }

  /// The items of one of its places, with what the file has there where they stand for that.
  ///
  /// - Parameter drawn: The file's items of the place, in the order of the bar.
  mutating func filled(_ coded: [Item], from drawn: [Item], at place: Item.Placement) -> [Item] {
    guard coded.contains(where: { $0.standIn?.drawn != nil }) else { return coded }
    // The first of the right side is at the edge.
    let isReversed = place == .trailing
    return coded.flatMap { item -> [Item] in
      guard let part = item.standIn?.drawn else { return [item] }
      guard let places = part.places(in: drawn.count) else {
        note(unread: item)
        return []
      }
      let count = drawn.count
      return Array(isReversed ? drawn[(count - places.upperBound)..<(count - places.lowerBound)] : drawn[places])
    }
  }

  private mutating func note(unread item: Item) {
    let list = item.id.split(separator: "#").first.map(String.init) ?? item.id
    let items = UnreadItems(reason: .before, expression: list, location: item.location)
    if !unreadItems.contains(items) { unreadItems.append(items) }
  }
}
