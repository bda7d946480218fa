import LintelModel
import SwiftSyntax

/// The search field of a bar: it has one, however many of its views are searchable. It is that of the view whose bar it is, the
/// innermost, as with titles; where that is searchable on a condition, the next one's stands where the condition fails.
///
/// A `DefaultToolbarItem(kind: .search)` is the same field in another place: it "will implicitly replace the default-placed
/// instance" (Apple's page of its initializer).
enum OnlySearchField {
  /// What its item is called, whoever puts it on the bar: the kind's name in `ToolbarDefaultItemKind`.
  static let id = "search"

  /// The modifiers that make views of one screen searchable, inner before outer: those in the content of a chain are listed
  /// behind it.
  static func innerFirst(_ modifiers: [ModifierChain.Modifier]) -> [ModifierChain.Modifier] {
    modifiers.filter { $0.name == "searchable" }.reduce(into: []) { found, modifier in
      let outer = found.firstIndex { $0.call.holds(modifier.call) }
      found.insert(modifier, at: outer ?? found.endIndex)
    }
  }
}

extension [PlacedItem] {
  /// The same with one search field in each state of the bar.
  ///
  /// - Parameter places: Where the modifiers are that make the bar's own view searchable, inner before outer. Those of whoever
  ///   shows the view come behind them.
  func withOneSearchField(innerFirst places: [SourceLocation]) -> [PlacedItem] {
    let fields = indices.filter { self[$0].isSearchField }
    guard fields.count > 1 else { return self }
    func rank(_ index: Int) -> Int {
      self[index].isSearchable ? places.firstIndex(of: self[index].item.location) ?? places.count : -1
    }
    let ranked = fields.sorted { (rank($0), $0) < (rank($1), $1) }
    let prompt = ranked.lazy.map { self[$0].item.label }.first(where: \.isPresent)
    var standing: [Int: [PlacedItem]] = [:]
    var taken: [Conditions] = []
    for index in ranked {
      let whole = self[index].conditions
      let left = taken.reduce([whole]) { left, inner in left.flatMap { $0.without(inner) } }
      standing[index] = left.map { conditions in
        var item = self[index]
        item.conditions = conditions
        // What it asks for is said by the modifier that it stands for.
        if !item.isSearchable, !item.item.label.isPresent, let prompt { item.item.label = prompt }
        return item
      }
      taken.append(whole)
    }
    return indices.flatMap { standing[$0] ?? [self[$0]] }
  }
}

extension PlacedItem {
  fileprivate var isSearchField: Bool { item.kind == .searchField && (isSearchable || item.id == OnlySearchField.id) }
}

extension Conditions {
  /// Where these hold and the other ones do not.
  fileprivate func without(_ other: Conditions) -> [Conditions] {
    if excludes(other) { return [self] }
    let elsewhere = settings.subtracting(other.settings)
    var left: [Conditions] = elsewhere.isEmpty ? [] : [on(elsewhere)]
    let here = on(other.settings)
    let extra = other.arms.filter { arms[$0.key] != $0.value }
    if let only = extra.first, extra.count == 1, only.key.kind == .condition {
      left.append(here.inArm(1 - only.value, of: only.key))
    } else if !extra.isEmpty {
      left.append(here.and(Conditions(failing: [extra])))
    }
    // The other ones fail as well where a whole holds that fails in them.
    left += other.failing.map { Conditions(arms: $0) }.filter { !here.excludes($0) }.map { here.and($0) }
    return left
  }
}

extension FunctionCallExprSyntax {
  fileprivate func holds(_ other: FunctionCallExprSyntax) -> Bool {
    id != other.id && position <= other.position && other.endPosition <= endPosition
  }
}
