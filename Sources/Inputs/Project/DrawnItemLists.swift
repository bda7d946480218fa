import LintelModel

/// The toolbars whose items controllers have from Interface Builder, and what code makes of them.
struct DrawnItemLists {
  /// By the controller's class.
  private let files: [String: [Toolbar]]
  /// Of the classes with code for such a toolbar, where the code's bars are, and the items of the file that are on one of
  /// these.
  private var covered: [String: Set<Conditions.Setting>] = [:]
  private var shown: [String: Set<String>] = [:]
  /// Those whose code starts from the file's items.
  private var starting: Set<String> = []

  init(_ toolbars: [Toolbar]) {
    files = Dictionary(grouping: toolbars.filter { $0.isDrawn && $0.itemsAreOf != nil }) { $0.itemsAreOf ?? "" }
  }

  /// The toolbar that code makes of the file's items; for each face that outlets give these, one. None where nothing is on it.
  mutating func joined(_ bar: Toolbar, of controller: String) -> [Toolbar] {
    let files = (files[controller] ?? []).filter { !Set($0.platforms).isDisjoint(with: bar.platforms) }
    let startsFromFile = !files.isEmpty && bar.startsFromDrawnItems
    if bar.isEmptyToolbar, !startsFromFile { return [] }
    guard !files.isEmpty else { return bar.withoutDrawnItems.map { [$0] } ?? [] }
    let bars = startsFromFile ? files.enumerated().map { bar.over($1, $0) } : [bar]
    covered[controller, default: []].formUnion(bar.settings)
    shown[controller, default: []].formUnion(bars.flatMap { $0.items.map(\.id) })
    if startsFromFile { starting.insert(controller) }
    return bars
  }

  /// The bars without those of files that code's show all of, on the platforms and OS lines where it does.
  func left(of bars: [Toolbar]) -> [Toolbar] {
    bars.compactMap { bar in
      guard bar.isDrawn, let controller = bar.itemsAreOf, starting.contains(controller), let ids = shown[controller],
        bar.items.allSatisfy({ $0.kind.isSpacer || ids.contains($0.id) })
      else { return bar }
      return bar.elsewhere(than: covered[controller] ?? [])
    }
  }
}

extension Toolbar {
  /// Whether code leaves items that Interface Builder has there, or puts none there on these platforms.
  fileprivate var startsFromDrawnItems: Bool {
    if items.contains(where: { $0.standIn?.drawn != nil }) { return true }
    return isEmptyToolbar && !mayBeEmptied && location.file.hasSuffix(".swift")
  }

  /// Whether it is a toolbar that nothing is on: people see none then.
  fileprivate var isEmptyToolbar: Bool { kind == .toolbar && items.isEmpty && unreadItems.isEmpty }

  fileprivate var settings: Set<Conditions.Setting> {
    let lines = osLines.isEmpty ? OSLine.audited : osLines
    return Set(platforms.flatMap { platform in lines.map { Conditions.Setting(platform: platform, line: $0) } })
  }

  /// The file's bar where none of those is that code makes of it; nil where there always is one.
  fileprivate func elsewhere(than covered: Set<Conditions.Setting>) -> Toolbar? {
    let left = settings.subtracting(covered)
    let lines = Dictionary(grouping: left, by: \.platform).mapValues { Set($0.map(\.line)) }
    guard Set(lines.values).count < 2 else { return self }
    guard let same = lines.first?.value else { return nil }
    var bar = self
    bar.platforms = platforms.filter { lines[$0] != nil }
    bar.osLines = same.count == OSLine.audited.count ? [] : same.sorted()
    return bar
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
