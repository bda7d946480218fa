import LintelModel
import SwiftSyntax

extension ItemAttributes {
  /// What code has for the view that a bar button item holds, behind the item's own name: what is spoken is the view's. Nil
  /// where it holds none.
  func namedView(of object: MadeObject, holdsView: Bool) -> String? {
    guard object.isBarItem, !object.isWindowItem else { return nil }
    let property = object.type == object.base ? nil : viewProperty(ofType: object.type, near: object.location.file)
    return property ?? (holdsView ? Self.anyView : nil)
  }

  /// Of any bar button item.
  private static let anyView = "customView?"

  /// The property whose view an item type of the project's makes its custom view: `button` where an initializer says
  /// `customView = button`.
  private func viewProperty(ofType type: String, near path: String) -> String? {
    let project = texts.project
    guard let file = project.file(at: path) else { return nil }
    let members = project.types(named: type, near: file).flatMap(\.members)
    let set = members.compactMap(\.body).flatMap { body in
      ["customView", "self.customView"].flatMap { project.assignments(to: $0, in: body) }
    }
    guard let view = set.first else { return nil }
    let words = view.elements.count == 1 ? view.elements[0].path?.filter { $0 != "self" } ?? [] : []
    let property = members.first { member in
      guard words == [member.name], case .variable(let variable, _) = member.node else { return false }
      return !variable.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }
    return property?.name ?? Self.anyView
  }
}
