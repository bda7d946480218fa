import LintelModel
import SwiftSyntax

/// Gives the bars of screens that code only pushes the back button that the platform puts there.
///
/// It says the title of the screen before where one class pushes it whose title is known, else the platform's word. A screen
/// that is also shown in another way, or of which that is not known, is left as it is: without a back button its title has
/// more room than it may have, which is the safe side. Where the places that push a view are told apart from others, it has the
/// button in these.
struct BackButtons {
  let project: SwiftProject
  /// What a file is built for.
  let built: (SwiftFile) -> Set<Platform>

  func add(to toolbars: inout [Toolbar]) {
    let screens = Dictionary(grouping: toolbars.indices.filter { toolbars[$0].mayHaveBackButton }) { toolbars[$0].screen ?? "" }
    let placed = Dictionary(grouping: toolbars.indices.filter { toolbars[$0].isPushedInPlace }) { toolbars[$0].screen ?? "" }
    let shownOn = screens.merging(placed) { $0 + $1 }.mapValues { indices in
      indices.reduce(into: Set<Platform>()) { $0.formUnion(toolbars[$1].platforms) }
    }
    let controllers = Set(screens.filter { $0.value.contains { toolbars[$0].controller != nil } }.keys)
    let pushes = pushes(of: Set(screens.keys), also: Set(placed.keys), controllers: controllers, on: shownOn)
    var pushers = pushes.filter { screens[$0.key] != nil && placed[$0.key] == nil && $0.value.isOnlyPushed }.mapValues(\.makers)
    // Only a controller that is pushed hides the bar below.
    let mark = "idesBottomBarWhenPushed"
    if project.says(anyOf: [mark]) {
      for screen in screens.keys where pushers[screen] == nil {
        if typeAndAncestors(of: screen).contains(where: { $0.file.contains(mark) && Self.saysIsPushed($0) }) {
          pushers[screen] = []
        }
      }
    }
    let pushesAny = project.says(anyOf: Self.pushingWords)
    for (screen, indices) in screens
    where pushesAny && pushers[screen] == nil && pushes[screen]?.isKnownFirst != true {
      // Of a view, more places than these may be its own.
      let bars = indices.filter { toolbars[$0].controller != nil }
      if bars.isEmpty || hidesBackButton(screen) { continue }
      for index in bars { toolbars[index].mayBePushed = true }
    }
    guard !pushers.isEmpty || !placed.isEmpty else { return }
    let titles = Dictionary(grouping: toolbars.filter { $0.kind == .navigationBar && $0.screen != nil }) { $0.screen ?? "" }
    for (screen, from) in pushers.sorted(by: { $0.key < $1.key }) where !hidesBackButton(screen) {
      for index in screens[screen] ?? [] { toolbars[index].lead(back: back(to: from, titles, at: toolbars[index].location)) }
    }
    for (screen, indices) in placed {
      let from = pushes[screen]?.pushers ?? []
      for index in indices {
        let isTaken = toolbars[index].items.contains { $0.placement == .leading && $0.kind != .back }
        toolbars[index].items.removeAll { $0.kind == .back }
        if !isTaken { toolbars[index].lead(back: back(to: from, titles, at: toolbars[index].location)) }
      }
    }
  }

  /// The button that leads back to the types that push a screen.
  private func back(to pushers: Set<String>, _ titles: [String: [Toolbar]], at location: SourceLocation) -> Item {
    guard pushers.count == 1, let bars = pushers.first.flatMap({ titles[$0] }) else {
      return .back(label(of: pushers, titles), at: location)
    }
    var back =
      bars.allSatisfy(\.hasTextlessBackItem)
      ? Item.chevron(at: location) : Item.back(label(of: pushers, titles), at: location)
    if let name = bars.first?.backName, bars.allSatisfy({ $0.backName?.reads(like: name) == true }) {
      back.accessibilityLabel = name
    }
    return back
  }

  /// The title of the one type that pushes a screen, if it is known; else nothing, for the platform's word.
  private func label(of pushers: Set<String>, _ titles: [String: [Toolbar]]) -> LocalizedText {
    guard pushers.count == 1, let pusher = pushers.first, let bars = titles[pusher] else { return .none }
    let said = bars.map { $0.backTitle.isPresent ? $0.backTitle : $0.title }
    guard let first = said.first, said.allSatisfy({ $0.reads(like: first) }),
      first.state == .localized || first.state == .literal
    else { return .none }
    return first
  }

  /// How a screen is shown.
  private struct Pushes {
    /// The types that make it, and those of them that push it.
    var makers: Set<String> = []
    var pushers: Set<String> = []
    var isOnlyPushed = true
    var isFirstSomewhere = false

    /// Whether no place pushes it, and one shows it first.
    var isKnownFirst: Bool { isFirstSomewhere && pushers.isEmpty }
  }

  static let pushingWords = ["pushViewController(", "NavigationLink", "navigationDestination", ".show("]

  /// By screen. Of one that is shown in another way nothing more is to be known, but of those that are pushed in some places.
  ///
  /// - Parameters:
  ///   - controllers: Those whose places are all looked at, whatever one of them tells.
  ///   - platforms: Those of each screen's bars: what code of others does with the screen says nothing of these.
  private func pushes(
    of screens: Set<String>, also placed: Set<String>, controllers: Set<String>, on platforms: [String: Set<Platform>]
  ) -> [String: Pushes] {
    guard project.says(anyOf: Self.pushingWords) else { return [:] }
    var found: [String: Pushes] = [:]
    var settled: Set<String> = []
    for maker in project.makers(of: screens.union(placed)) where !settled.isSuperset(of: maker.types) {
      let file = maker.file()
      let sites = PushSites.find(maker.types, in: file, of: project)
      let compiled = sites.isEmpty ? [] : built(file)
      for site in sites {
        // What is only there for other platforms than its file is told to be for is there for these.
        let there = site.platforms.isDisjoint(with: compiled) ? site.platforms : site.platforms.intersection(compiled)
        if let own = platforms[site.screen], own.isDisjoint(with: there) { continue }
        var known = found[site.screen] ?? Pushes()
        known.makers.formUnion([site.from].compactMap(\.self))
        if site.isPush {
          known.pushers.formUnion([site.from].compactMap(\.self))
        } else {
          known.isOnlyPushed = false
          if site.isFirst { known.isFirstSomewhere = true }
          if !placed.contains(site.screen), !controllers.contains(site.screen) { settled.insert(site.screen) }
        }
        found[site.screen] = known
      }
    }
    return found
  }

  /// Whether the code of the screen's type, or a class that it inherits from, takes the back button away or may do so.
  func hidesBackButton(_ screen: String) -> Bool {
    var next: String? = screen
    var known: Set<String> = []
    while let name = next, known.insert(name).inserted {
      let declarations = project.types(named: name)
      if declarations.isEmpty { return !name.hasPrefix("UI") && !name.isEmpty }
      if declarations.contains(where: Self.hidesBackButton) { return true }
      next = declarations.first { !$0.isExtension && $0.node.is(ClassDeclSyntax.self) }?.inherited.first
    }
    return false
  }

  /// The declarations of a screen's type and of the classes that it inherits from, as far as the project has them.
  private func typeAndAncestors(of screen: String) -> [TypeDeclaration] {
    var next: String? = screen
    var known: Set<String> = []
    var found: [TypeDeclaration] = []
    while let name = next, known.insert(name).inserted {
      let declarations = project.types(named: name)
      found += declarations
      next = declarations.first { !$0.isExtension && $0.node.is(ClassDeclSyntax.self) }?.inherited.first
    }
    return found
  }

  /// `hidesBottomBarWhenPushed = true`, said of itself.
  private static func saysIsPushed(_ type: TypeDeclaration) -> Bool {
    let text = Array(type.node.syntaxTextBytes)
    return [" ", "\t", "\n", "self."].contains { text.holds(Array("\($0)hidesBottomBarWhenPushed = true".utf8)) }
  }

  private static func hidesBackButton(_ type: TypeDeclaration) -> Bool {
    let words = words.filter { type.file.contains($0) }
    guard !words.isEmpty else { return false }
    let text = Array(type.node.syntaxTextBytes)
    let said = words.filter { text.holds(Array($0.utf8)) }
    guard !said.isEmpty, said.allSatisfy({ OwnStacks.names.contains($0) }) else { return !said.isEmpty }
    return OwnStacks.areShown(by: type)
  }

  private static let words =
    ["hidesBackButton", "setHidesBackButton", "navigationBarBackButtonHidden", "setNavigationBarHidden"] + OwnStacks.names
}

extension Toolbar {
  /// The type of the view or controller whose screen it is.
  var screen: String? {
    if let known = controller ?? screenType { return known }
    guard let mark = id.firstIndex(of: "#"), let body = id.place(of: ".body", from: mark) else { return nil }
    return id[id.index(after: mark)..<body].split(separator: ".").last.map(String.init)
  }

  /// Whether the platform has a place for the button there: nothing that the app puts at the bar's start replaces it.
  fileprivate var mayHaveBackButton: Bool {
    kind == .navigationBar && !isFragment && !isOfOutlets && screen != nil
      && !items.contains { $0.placement == .leading || $0.kind == .back }
  }

  /// Whether it is that of a view in a place that pushes it, where others show it otherwise.
  fileprivate var isPushedInPlace: Bool {
    kind == .navigationBar && controller == nil && !isPushedWhereItStands
      && items.contains { $0.kind == .back && $0.isNamedByScreenBefore }
  }

  fileprivate mutating func lead(back: Item) {
    items = ([back] + items).withPlatters().withUniqueIDs()
  }
}

extension Item {
  /// The platform's back button: it says the title of the screen before, or the platform's word where there is none.
  static func back(_ label: LocalizedText, at location: SourceLocation) -> Item {
    var back = Item(
      id: "back", kind: .back, location: location, label: label, hasSystemName: true,
      systemItem: label.isPresent ? nil : "back", placement: .leading)
    back.mayBeSetByCode = !label.isPresent
    back.isNamedByScreenBefore = true
    return back
  }

  /// The platform's back button where code gives it no text. A screen reader says the platform's word for it all the same.
  static func chevron(at location: SourceLocation) -> Item {
    var back = Item.back(.none, at: location)
    (back.systemItem, back.mayBeSetByCode) = (nil, false)
    return back
  }
}

extension String {
  /// Where a word first occurs after a place.
  fileprivate func place(of word: String, from start: Index) -> Index? {
    var index = start
    while index < endIndex {
      if self[index...].hasPrefix(word) { return index }
      index = self.index(after: index)
    }
    return nil
  }
}
