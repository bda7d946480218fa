import LintelModel

/// Joins what Interface Builder and code say of one controller's bar: what code sets replaces what the file has, place by
/// place, and an outlet's item is the file's with what code sets on it.
struct OneBar {
  private struct Property: Hashable {
    var controller: String
    var name: String
  }

  private let outlets: [DefinitionFile.Outlet]
  /// What code sets on the items that it holds: one face for each of its branches.
  private let faces: [Property: [Item]]
  /// Who takes which file.
  let targets: BuildTargets

  static func join(_ toolbars: inout [Toolbar], outlets: [DefinitionFile.Outlet], targets: BuildTargets) {
    let bar = OneBar(outlets: outlets, held: toolbars.filter(\.isOfOutlets), targets: targets)
    toolbars.removeAll(where: \.isOfOutlets)
    let drawn = Set(toolbars.filter(\.isDrawn).compactMap(\.controller))
    toolbars.removeAll { $0.isLeftToHeirs && !drawn.contains($0.controller ?? "") }
    bar.join(&toolbars)
  }

  private init(outlets: [DefinitionFile.Outlet], held: [Toolbar], targets: BuildTargets) {
    self.outlets = outlets
    self.targets = targets
    var faces: [Property: [Item]] = [:]
    for bar in held {
      for item in bar.items {
        guard let outlet = item.outlet else { continue }
        faces[Property(controller: bar.controller ?? "", name: outlet), default: []].append(item)
      }
    }
    self.faces = faces
  }

  private func join(_ toolbars: inout [Toolbar]) {
    let made = face(&toolbars)
    let drawn = toolbars.filter { $0.isDrawn && $0.kind == .navigationBar && $0.controller != nil }
    let drawnByController = Dictionary(grouping: drawn) { $0.controller ?? "" }.mapValues { bars in
      let shown = bars.filter { !$0.isNoneWithoutCode }
      let titled = shown.isEmpty ? bars.filter(\.isKnownByCodeAlone) : shown
      return titled.isEmpty ? Array(bars.prefix(1)) : titled
    }
    var replaced: Set<String> = []
    var joined: [Toolbar] = []
    var lists = DrawnItemLists(toolbars)
    for var bar in toolbars {
      guard !bar.isDrawn, !bar.isFragment, let controller = bar.controller else {
        if let bar = bar.withoutDrawnItems { joined.append(bar) }
        continue
      }
      bar.items = Self.filled(bar.items, of: controller, from: made)
      guard bar.kind == .navigationBar else {
        joined += lists.joined(bar, of: controller)
        continue
      }
      let bars = (drawnByController[controller] ?? []).filter {
        !Set($0.platforms).isDisjoint(with: bar.platforms) && !(bar.saysNothing && $0.isNoneWithoutCode)
      }
      if bars.isEmpty, !bar.saysNothing, let bar = bar.withoutDrawnItems { joined.append(bar) }
      for (number, file) in bars.enumerated() {
        replaced.insert(file.id)
        joined.append(bar.over(file, number))
      }
    }
    toolbars = lists.left(of: joined).filter { !($0.isDrawn && (replaced.contains($0.id) || $0.isNoneWithoutCode)) }
    Self.joinWindows(&toolbars)
    Self.joinMakers(&toolbars)
    joinListed(&toolbars)
  }

  /// An outlet's item is the file's, wherever code puts it: which items share a platter is only known with its face.
  private static func filled(_ items: [Item], of controller: String, from made: [Property: Item]) -> [Item] {
    guard items.contains(where: { $0.outlet != nil }) else { return items }
    return items.map { item in
      guard let outlet = item.outlet, let own = made[Property(controller: controller, name: outlet)] else { return item }
      return own.with(item, at: item.placement)
    }.withPlatters().withUniqueIDs()
  }

  /// Items that are made for a toolbar whose delegate calls the method that does: they are that toolbar's.
  private static func joinMakers(_ toolbars: inout [Toolbar]) {
    let made = toolbars.indices.filter { toolbars[$0].isFragment && !toolbars[$0].makers.isEmpty }
    let bars = toolbars.indices.filter { !toolbars[$0].isFragment && !toolbars[$0].calledMakers.isEmpty }
    guard !made.isEmpty, !bars.isEmpty else { return }
    var joined: Set<Int> = []
    for index in made {
      let callers = bars.filter { !toolbars[$0].calledMakers.isDisjoint(with: toolbars[index].makers) }
      // Faces of one bar; of several bars each may have it.
      guard Set(callers.map { toolbars[$0].barID }).count == 1 else { continue }
      for caller in callers {
        let new = toolbars[index].items.filter { item in
          !toolbars[caller].items.contains { $0.location == item.location && $0.label.reads(like: item.label) }
        }
        toolbars[caller].take(made: new)
      }
      joined.insert(index)
    }
    if !joined.isEmpty { toolbars = toolbars.indices.filter { !joined.contains($0) }.map { toolbars[$0] } }
  }

  /// A window's toolbar whose delegate the code is: what the delegate lists is on it, what the file has besides may be put on
  /// it. Where several toolbars have one delegate, which of them its code is for nobody can tell.
  private static func joinWindows(_ toolbars: inout [Toolbar]) {
    let windows = toolbars.indices.filter { toolbars[$0].kind == .windowToolbar && !toolbars[$0].isFragment }
    let byDelegate = Dictionary(grouping: windows.filter { toolbars[$0].controller != nil }) {
      toolbars[$0].controller ?? ""
    }
    var replaced: Set<Int> = []
    for bars in byDelegate.values {
      let (drawn, coded) = (bars.filter { toolbars[$0].isDrawn }, bars.filter { !toolbars[$0].isDrawn })
      // All faces of one bar.
      guard drawn.count == 1, let first = coded.first, coded.allSatisfy({ toolbars[$0].barID == toolbars[first].barID })
      else {
        continue
      }
      for index in coded { toolbars[index] = toolbars[index].listed(over: toolbars[drawn[0]]) }
      replaced.insert(drawn[0])
    }
    toolbars = toolbars.indices.filter { !replaced.contains($0) }.map { toolbars[$0] }
  }

  /// Gives the files' items what code sets on them.
  /// - Returns: The items by the properties that hold them.
  private func face(_ toolbars: inout [Toolbar]) -> [Property: Item] {
    var places: [String: [(property: Property, item: String)]] = [:]
    for outlet in outlets {
      places[outlet.file, default: []].append((Property(controller: outlet.controller, name: outlet.property), outlet.item))
    }
    var made: [Property: Item] = [:]
    toolbars = toolbars.flatMap { bar -> [Toolbar] in
      guard bar.isDrawn else { return [bar] }
      let held = (places[bar.location.file] ?? []).compactMap { property, id in
        bar.items.firstIndex { $0.id == id }.map { (property: property, index: $0, faces: faces[property] ?? []) }
      }
      let arms = held.map(\.faces.count).max() ?? 0
      let with = (0..<max(arms, 1)).map { arm in
        var face = bar
        for one in held where !one.faces.isEmpty {
          let own = face.items[one.index]
          face.items[one.index] = own.with(one.faces[min(arm, one.faces.count - 1)], at: own.placement)
          face.combinationsLeftOut = max(face.combinationsLeftOut, one.faces.map(\.facesLeftOut).max() ?? 0)
        }
        return face
      }
      for one in held { made[one.property] = with[0].items[one.index] }
      return Self.variants(with, held.filter { $0.faces.count > 1 }.map(\.index))
    }
    return made
  }

  /// The faces of a drawn bar whose code gives items one of several, each once.
  private static func variants(_ faces: [Toolbar], _ changing: [Int]) -> [Toolbar] {
    var found: [Toolbar] = []
    for face in faces {
      let isKnown = found.contains { known in changing.allSatisfy { known.items[$0].saysAndShows(same: face.items[$0]) } }
      if !isKnown { found.append(face) }
    }
    guard found.count > 1 else { return Array(faces.prefix(1)) }
    let names = found.map { $0.words(of: changing, in: found) }
    return found.enumerated().map { number, bar in
      var bar = bar
      let isAlone = names.count { $0 == names[number] } == 1
      bar.variant = .init(bar: bar.id, names: isAlone && !names[number].isEmpty ? names[number] : ["face \(number + 1)"])
      // Which faces of several items appear together is not known.
      bar.isPairingGuessed = bar.isPairingGuessed || changing.count > 1
      if number > 0 { bar.id += "~\(number + 1)" }
      return bar
    }
  }
}

extension Toolbar {
  /// Whether Interface Builder makes it.
  var isDrawn: Bool { location.file.hasSuffix(".storyboard") || location.file.hasSuffix(".xib") }

  /// Whether the file shows no more of it than how it looks and that a screen is before it: where no code fills it, that is no
  /// bar to tell of.
  fileprivate var isForCodeAlone: Bool {
    kind == .navigationBar && !title.isPresent && items.allSatisfy { $0.kind == .back }
  }

  /// Whether the file alone makes no bar of it.
  fileprivate var isNoneWithoutCode: Bool { isForCodeAlone || isKnownByCodeAlone }

  /// What those of its items say that say something else on another face of the bar.
  fileprivate func words(of changing: [Int], in faces: [Toolbar]) -> [String] {
    let telling = changing.filter { index in faces.contains { !$0.items[index].saysAndShows(same: items[index]) } }
    let words = telling.compactMap { index -> String? in
      let item = items[index]
      let isSeen = faces.contains { $0.items[index].label != item.label || $0.items[index].symbol != item.symbol }
      return isSeen ? item.label.words ?? item.symbol : item.accessibilityLabel.words ?? item.toolTip.words
    }
    return words.filter { !$0.isEmpty }.map { "“\($0)”" }
  }

  /// Whether code does no more than to leave nothing of a title that no file has. The platform's back button is no item of its.
  fileprivate var saysNothing: Bool {
    hasEmptyTitle && items.allSatisfy { $0.kind == .back } && !title.isPresent && !backTitle.isPresent
  }

  /// The bar as code leaves it that starts from the file's, which is one of several where it has faces.
  func over(_ file: Toolbar, _ number: Int) -> Toolbar {
    var whole = over(file)
    if number > 0 { whole.id += "@\(number + 1)" }
    if let face = file.variant {
      let names = (whole.variant?.names ?? []) + face.names
      whole.variant = .init(
        bar: whole.variant?.bar ?? id, names: names, isPartedBySystem: whole.variant?.isPartedBySystem ?? false)
    }
    return whole
  }

  /// The bar as code leaves it that starts from the file's.
  private func over(_ file: Toolbar) -> Toolbar {
    var bar = self
    bar.additionsTo = [:]
    bar.platforms = platforms.filter(file.platforms.contains)
    if !title.isPresent, !hasEmptyTitle, !hasTitleElsewhere || isOnlyTitledByOthers { bar.title = file.title }
    if !subtitle.isPresent { bar.subtitle = file.subtitle }
    if !backTitle.isPresent { bar.backTitle = file.backTitle }
    if !prompt.isPresent { bar.prompt = file.prompt }
    bar.facts = facts.filled(by: file.facts)
    if facts.hasOwnBackground == .unknown { bar.ownBackgroundIsFrom = file.ownBackgroundIsFrom }
    if facts.hasTintedControls == .unknown { bar.ownTintIsFrom = file.ownTintIsFrom }
    if bar.hasTabBar == .unknown { bar.hasTabBar = file.hasTabBar }
    bar.column = column ?? file.column
    if bar.largeTitle == .unknown { bar.largeTitle = file.largeTitle }
    bar.titleFonts = titleFonts.filled(by: file.titleFonts)
    // Where only the code was looked at, the start was free for the back button that the platform puts there.
    let isTaken = file.items.contains { $0.placement == .leading && $0.kind != .back }
    let items = isTaken ? items.filter { $0.kind != .back } : items
    let hidesBack = items.contains { $0.placement == .leading }
    // The field of a search controller is beside the items, whoever puts these there.
    let own = Set(items.filter { !$0.isOfSearchController }.map(\.placement))
    let places: [Item.Placement] = kind == .toolbar ? [.bottom] : [.leading, .center, .principal, .trailing]
    let placed = places.flatMap { place -> [Item] in
      let drawn = file.items.filter { $0.placement == place && $0.kind != .back }
      guard own.contains(place) else { return drawn + items.filter { $0.placement == place } }
      let coded = bar.filled(items.filter { $0.placement == place }, from: drawn, at: place)
      guard let isBefore = additions[place] else { return coded }
      // On the right side the first of the list is at the edge.
      return isBefore != (place == .trailing) ? coded + drawn : drawn + coded
    }
    bar.items =
      file.items.filter { $0.kind == .back && !hidesBack } + placed + items.filter { !places.contains($0.placement) }
    bar.items = bar.items.withPlatters().withUniqueIDs()
    return bar
  }
}

extension LocalizedText {
  /// What it says, or else the key that it is known by.
  fileprivate var words: String? { source ?? key }
}

extension Item {
  /// Whether people see and hear the same of another face of it.
  fileprivate func saysAndShows(same other: Item) -> Bool {
    label == other.label && symbol == other.symbol && accessibilityLabel.reads(like: other.accessibilityLabel)
      && toolTip.reads(like: other.toolTip)
  }

  /// Whether it is the field of a navigation item's search controller.
  fileprivate var isOfSearchController: Bool { kind == .searchField && id == "search" && placement == .trailing }
}

extension Toolbar {
  /// The toolbar of the file's window as its delegate's code lists it.
  fileprivate func listed(over file: Toolbar) -> Toolbar {
    var bar = self
    bar.name = file.name
    if !title.isPresent {
      bar.title = file.title
      bar.titleMayBeSetByCode = file.titleMayBeSetByCode
      bar.hasTitleElsewhere = hasTitleElsewhere && !file.title.isPresent
    }
    if bar.displayMode == .unknown { bar.displayMode = file.displayMode }
    if bar.windowStyle == .unknown { bar.windowStyle = file.windowStyle }
    if bar.customizable == .unknown { bar.customizable = file.customizable }
    if bar.minimumWidth == .unknown { bar.minimumWidth = file.minimumWidth }
    if bar.defaultWidth == .unknown { bar.defaultWidth = file.defaultWidth }
    bar.facts = facts.filled(by: file.facts)
    // The code's own list says which are there at first.
    var rest = file.items.filter { !$0.kind.isSpacer && $0.systemItem == nil }
    for index in rest.indices { rest[index].isInDefaultSet = false }
    bar.takeListed(from: &rest)
    bar.items = (bar.items + rest).withUniqueIDs()
    bar.listed = []
    return bar
  }

  /// Takes items that a method makes for it: each to where the delegate lists its identifier, others as what may be added.
  fileprivate mutating func take(made new: [Item]) {
    for var item in new {
      let id = item.id
      let listed = items.firstIndex { $0.isOnlyListed && ($0.identifier ?? $0.id) == id }
      item.isInDefaultSet = listed != nil
      guard let index = listed else {
        items.append(item)
        continue
      }
      item.group = items[index].group
      if item.facts.staysSelected == .unknown { item.facts.staysSelected = items[index].facts.staysSelected }
      items[index] = item
    }
    items = items.withUniqueIDs()
  }

  /// Takes the file's items that the code's list names and no code makes, each to its place in the list.
  private mutating func takeListed(from rest: inout [Item]) {
    func take(_ identifiers: Set<String>, into group: Int) -> Item? {
      guard let index = rest.firstIndex(where: { $0.identifier.map(identifiers.contains) ?? false }) else { return nil }
      var item = rest.remove(at: index)
      item.isInDefaultSet = true
      item.group = group
      return item
    }
    // Where the list was read as items of which nothing is known but the identifier.
    for index in items.indices where items[index].isOnlyListed {
      let names = Set([items[index].id, items[index].identifier].compactMap(\.self))
      guard var item = take(names, into: items[index].group) else { continue }
      if item.facts.staysSelected == .unknown { item.facts.staysSelected = items[index].facts.staysSelected }
      items[index] = item
    }
    var place = 0
    for one in listed {
      if let index = items.firstIndex(where: { $0.id == one.id }) {
        place = index + 1
      } else if !one.isMade,
        let item = take(one.identifiers, into: (place > 0 ? items[place - 1] : items.first)?.group ?? 0)
      {
        items.insert(item, at: place)
        place += 1
      }
    }
  }
}

extension Item {
  /// Whether nothing is known of it but that the code lists its identifier.
  var isOnlyListed: Bool {
    isInDefaultSet && label.state == .unresolved && label.expression == id && symbol == nil && systemItem == nil
  }

  /// The file's item with what code sets on it.
  fileprivate func with(_ face: Item, at placement: Item.Placement) -> Item {
    var item = self
    item.placement = placement
    item.mayBeSetByCode = true
    item.outlet = face.outlet
    item.onlyIf = face.onlyIf
    let isUnset = face.label.state == .unresolved && face.label.expression == face.outlet
    if face.label.isPresent, !isUnset { item.label = face.label }
    if let symbol = face.symbol {
      (item.symbol, item.hasSystemName) = (symbol, face.hasSystemName)
      item.symbolIsFrom = face.symbolIsFrom
      // Segments that are given images show no text.
      item.segments = []
    }
    if face.accessibilityLabel.isPresent { item.accessibilityLabel = face.accessibilityLabel }
    if face.toolTip.isPresent { item.toolTip = face.toolTip }
    if face.style != .plain { item.style = face.style }
    if face.kind == .menu { item.kind = .menu }
    return item
  }
}
