import LintelModel
import LintelTables

extension Toolbar {
  /// The items that people see when there is room: neither those that they must add first nor those in the More menu.
  var itemsOnBar: [Item] { items.filter { $0.isInDefaultSet && $0.facts.isInMoreMenu.value != true } }

  /// The controls among them that a person can choose.
  var controlsOnBar: [Item] { itemsOnBar.filter(\.isControl) }

  var moreMenu: Item? { itemsOnBar.first(where: \.isMoreMenu) }

  /// Whether it is one of the bars that Apple's guideline calls a toolbar: no settings tabs, no buttons of a sheet, and no bar
  /// of another guideline.
  var isAppleToolbar: Bool { ![.settingsTabs, .sheetButtons, .fioriToolbar].contains(kind) }

  /// Whether the definition is for systems before the guideline of 2025 and is beside one for later systems.
  var isArmForOlderSystems: Bool {
    variant != nil && (osLines.max().map { !BarGeneration.of(.ios, $0).has(.glass) } ?? false)
  }
}

extension Item {
  /// Whether people can choose it. What a view of the app's own does is not known; Back and the menus that take what does not
  /// fit are the system's or the remedy, and no action among others.
  var isControl: Bool {
    switch kind {
    case .button, .menu, .pullDown, .toggle: !isMoreMenu
    case .segmentedControl, .searchField, .group, .sidebarToggle: true
    case .fixedSpace, .flexibleSpace, .separator, .customView, .overflow, .moreMenu, .helperText, .back: false
    }
  }

  /// A More menu, also one that the app makes of an ordinary menu.
  var isMoreMenu: Bool {
    kind == .moreMenu || (kind == .menu || kind == .pullDown) && (symbol ?? "").hasPrefix("ellipsis")
  }

  var isPrimary: Bool { style == .prominent || style == .primary }

  /// Whether the app takes it out of the glass that its neighbours share (`sharedBackgroundVisibility(.hidden)`).
  var standsAlone: Bool { facts.sharesBackground.value == false }
}

/// What is side by side on a bar with nothing in between: no space, no separator, and no other side of the bar.
struct BarSections {
  let sections: [[Item]]

  /// - Parameter areGroupsParted: whether groups (glass platters on OS 26) part items; before, only spaces did.
  init(_ toolbar: Toolbar, areGroupsParted: Bool = true) {
    var sections: [[Item]] = []
    var previous: Item?
    for item in toolbar.itemsOnBar where item.kind != .back {
      defer { previous = item }
      guard !item.kind.isSpacer else { continue }
      let continues =
        previous.map {
          !$0.kind.isSpacer && $0.placement == item.placement && (!areGroupsParted || $0.group == item.group)
            && !(areGroupsParted && ($0.standsAlone || item.standsAlone))
        } ?? false
      if continues { sections[sections.count - 1].append(item) } else { sections.append([item]) }
    }
    self.sections = sections
  }

  /// Items with nothing between them, pair by pair.
  var neighbours: [(Item, Item)] { sections.flatMap { zip($0, $0.dropFirst()) } }
}
