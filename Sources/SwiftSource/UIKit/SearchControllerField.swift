import LintelModel
import LintelTables
import SwiftSyntax

/// The field of the search controller that code gives a navigation item, where it stands in the row of the items.
///
/// `preferredSearchBarPlacement` says so (UINavigationItem.h): stacked, it is below the row and takes nothing of it, and
/// `hidesSearchBarWhenScrolling` only says whether it stays there. `inline` and the integrated ones are "inline with other
/// content, on the trailing edge". Of these, "on iPhone, when the navigation bar belongs to a UINavigationController, the
/// search bar may be integrated into the toolbar": where bars are of glass it is listed and not laid out there, unless
/// `searchBarPlacementAllowsToolbarIntegration` is false. Left to the system, its place is one "that is appropriate for the
/// current layout": on an iPad, in regular width, behind the items of the row (Apple's forum, thread 725719, of apps built for
/// iOS 16 and later; SwiftUI says the same of its fields, `SearchField`), else below it. Where
/// `searchBarPlacementAllowsExternalIntegration` is true, "an object at a higher scope may take the search bar" from the line
/// of glass on: it is listed and not laid out.
struct SearchControllerField {
  let attributes: ItemAttributes
  /// What code puts into the places of a search controller on one bar.
  let placements: [SlotAssignment]

  var items: [Conditional<Item>] {
    let controllers = placements.filter { $0.slot == .search && !$0.value.isNothing }
    guard let first = controllers.first else { return [] }
    let there = controllers.dropFirst().reduce(first.conditions) { $0.either($1.conditions) }
    let prompt = prompt(of: first)
    if let left = itemLeftToSystem(prompt, there, at: first.location) { return left }
    var found: [Conditional<Item>] = []
    for asked in placements.reversed() where asked.slot == .searchPlacement && !there.excludes(asked.conditions) {
      for word in attributes.words(asked.value) where Self.inRow.contains(word.value) {
        let whole = there.and(asked.conditions).and(word.conditions)
        // It is in one place at a time: what is asked for last counts.
        guard !found.contains(where: { !$0.conditions.excludes(whole) }) else { continue }
        for (isInRow, settings) in [(true, row), (false, toolbar)] {
          let conditions = whole.on(settings)
          guard !conditions.settings.isEmpty else { continue }
          var item = Self.item(word.value, prompt, at: first.location)
          item.isInDefaultSet = isInRow
          found.append(Conditional(item, conditions))
        }
      }
    }
    return found
  }

  /// Where nothing asks for another place, the field in an iPad's row; nil where something may.
  private func itemLeftToSystem(
    _ prompt: LocalizedText, _ there: Conditions, at location: SourceLocation
  ) -> [Conditional<Item>]? {
    let isLeft = placements.filter { $0.slot == .searchPlacement && !there.excludes($0.conditions) }.allSatisfy { asked in
      let words = attributes.words(asked.value)
      return !words.isEmpty && words.allSatisfy { $0.value == "automatic" }
    }
    guard isLeft else { return nil }
    if isInSidebar { return [] }
    let pads: Set<Conditions.Setting> = Conditions.Setting.all.filter { $0.platform == .ipados }
    let taken: Set<Conditions.Setting> = mayBeElsewhere ? pads.filter { BarGeneration.of(.ipados, $0.line).has(.glass) } : []
    return [(true, pads.subtracting(taken)), (false, taken)].compactMap { isInRow, settings in
      let conditions = there.on(settings)
      // What is there in compact width alone is never in regular width.
      guard !conditions.settings.isEmpty, !conditions.excludes(.inWidth(.regular)) else { return nil }
      var item = Self.item("automatic", prompt, at: location)
      item.isInDefaultSet = isInRow
      return Conditional(item, conditions.and(.inWidth(.regular)))
    }
  }

  /// The primary column of a split view is compact in any window.
  private var isInSidebar: Bool {
    let project = attributes.texts.project
    guard let owner = placements.first?.owner, let file = project.file(at: owner.file) else { return false }
    return SidebarColumn(project: project).holdsController(owner.type, near: file)
  }

  /// Whether something else than the bar may have it, from the line of glass on.
  private var mayBeElsewhere: Bool {
    placements.contains { one in
      guard one.slot == .searchElsewhere, case .expression(let expression) = one.value else { return false }
      return expression.operand.text != "false"
    }
  }

  private static let inRow: Set = ["inline", "integrated", "integratedCentered", "integratedButton"]

  private var row: Set<Conditions.Setting> {
    Conditions.Setting.all.filter { [.ios, .ipados, .visionos].contains($0.platform) }.subtracting(toolbar)
  }

  /// Where the system may put it into the toolbar at the bottom.
  private var toolbar: Set<Conditions.Setting> {
    let isKeptOut = placements.contains { one in
      guard one.slot == .searchInToolbar, case .expression(let expression) = one.value else { return false }
      return expression.operand.text == "false"
    }
    guard !isKeptOut else { return [] }
    return Conditions.Setting.all.filter { $0.platform == .ios && BarGeneration.of(.ios, $0.line).has(.glass) }
  }

  /// An integrated button is one "even when space permits a search field" (UINavigationItem.h).
  private static func item(_ placement: String, _ prompt: LocalizedText, at location: SourceLocation) -> Item {
    guard placement == "integratedButton" else {
      return Item(id: "search", kind: .searchField, location: location, label: prompt, placement: .trailing)
    }
    return Item(
      id: "search", kind: .button, location: location, hasSystemName: true, systemItem: "search", placement: .trailing)
  }

  /// What the controller's search bar asks for: the text that code gives the bar of the controller that this statement names,
  /// or that the property of this name gives the one it makes.
  private func prompt(of controller: SlotAssignment) -> LocalizedText {
    let all = placements.filter { $0.slot == .searchPrompt }
    let name = controller.syntax?.parent?.as(ExprListSyntax.self)?.last?.path?.last
    let own = all.filter { $0.function == name || $0.searchBarHolder == name }
    let asked = own.isEmpty && all.count == 1 ? all : own
    return asked.flatMap { attributes.texts(of: $0.value) }.map(\.value).first(where: \.isPresent) ?? .none
  }
}

extension SlotAssignment {
  /// `finder` of `finder.searchBar.placeholder = …`
  fileprivate var searchBarHolder: String? {
    guard let path = syntax?.as(ExprSyntax.self)?.path, path.count > 2 else { return nil }
    return path[path.count - 3]
  }
}
