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
/// current layout", of which no page says more: it takes nothing of the row.
struct SearchControllerField {
  let attributes: ItemAttributes
  /// What code puts into the places of a search controller on one bar.
  let placements: [SlotAssignment]

  var items: [Conditional<Item>] {
    let controllers = placements.filter { $0.slot == .search && !$0.value.isNothing }
    guard let first = controllers.first else { return [] }
    let there = controllers.dropFirst().reduce(first.conditions) { $0.either($1.conditions) }
    let prompt = prompt(of: first)
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
