import LintelModel
import SwiftSyntax

/// Gives the bars of screens that code only pushes the back button that the platform puts there.
///
/// It says the title of the screen before where one class pushes it whose title is known, else the platform's word. A screen
/// that is also shown in another way, or of which that is not known, is left as it is: without a back button its title has
/// more room than it may have, which is the safe side.
struct BackButtons {
  let project: SwiftProject

  func add(to toolbars: inout [Toolbar]) {
    let screens = Dictionary(grouping: toolbars.indices.filter { toolbars[$0].mayHaveBackButton }) { toolbars[$0].screen ?? "" }
    var pushers = pushers(of: Set(screens.keys))
    // Only a controller that is pushed hides the bar below.
    let mark = "idesBottomBarWhenPushed"
    if project.says(anyOf: [mark]) {
      for screen in screens.keys where pushers[screen] == nil {
        if typeAndAncestors(of: screen).contains(where: { $0.file.contains(mark) && Self.saysIsPushed($0) }) {
          pushers[screen] = []
        }
      }
    }
    guard !pushers.isEmpty else { return }
    let titles = Dictionary(grouping: toolbars.filter { $0.kind == .navigationBar && $0.screen != nil }) { $0.screen ?? "" }
    for (screen, from) in pushers.sorted(by: { $0.key < $1.key }) where !hidesBackButton(screen) {
      var label = LocalizedText.none
      if from.count == 1, let pusher = from.first, let bars = titles[pusher] {
        let said = bars.map { $0.backTitle.isPresent ? $0.backTitle : $0.title }
        if let first = said.first, said.allSatisfy({ $0.reads(like: first) }),
          first.state == .localized || first.state == .literal
        {
          label = first
        }
      }
      for index in screens[screen] ?? [] {
        var back = Item(
          id: "back", kind: .back, location: toolbars[index].location, label: label, hasSystemName: true,
          systemItem: label.isPresent ? nil : "back", placement: .leading)
        back.mayBeSetByCode = !label.isPresent
        back.isNamedByScreenBefore = true
        toolbars[index].items = ([back] + toolbars[index].items).withPlatters().withUniqueIDs()
      }
    }
  }

  /// By screen, the types that push it, of those that are shown in no other way.
  private func pushers(of screens: Set<String>) -> [String: Set<String>] {
    let words = ["pushViewController(", "NavigationLink", "navigationDestination", ".show("]
    guard project.says(anyOf: words) else { return [:] }
    var found: [String: Set<String>] = [:]
    // Screens that are shown in another way: nothing more is to be known of them.
    var others: Set<String> = []
    for maker in project.makers(of: screens) where !others.isSuperset(of: maker.types) {
      for site in PushSites.find(maker.types, in: maker.file(), of: project) {
        if !site.isPush { others.insert(site.screen) }
        found[site.screen, default: []].formUnion([site.from].compactMap(\.self))
      }
    }
    return found.filter { !others.contains($0.key) }
  }

  /// Whether the code of the screen's type, or a class that it inherits from, takes the back button away or may do so.
  private func hidesBackButton(_ screen: String) -> Bool {
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
    return words.contains { text.holds(Array($0.utf8)) }
  }

  /// A stack of its own starts anew.
  private static let words = [
    "hidesBackButton", "setHidesBackButton", "navigationBarBackButtonHidden", "setNavigationBarHidden", "NavigationStack",
    "NavigationView",
  ]
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
