import LintelModel
import SwiftSyntax

extension ItemAttributes {
  /// The outlet that holds an item's view; nil where code sets the item's size, or the view's.
  func outlet(of view: Value, on item: MadeObject) -> String? {
    guard !item.has("minSize"), !item.has("maxSize") else { return nil }
    switch view {
    case .object(let object):
      guard let owner = object.outletOwner, let name = object.name,
        let file = texts.project.file(at: object.location.file)
      else { return nil }
      return resizes(name, of: owner, near: file) ? nil : name
    case .expression(let expression):
      guard expression.operand.elements.count == 1, var path = expression.operand.elements[0].path else { return nil }
      if path.first == "self" { path.removeFirst() }
      guard path.count == 1, let name = path.first, expression.scope.declaring(name) == nil, let type = expression.scope.type
      else { return nil }
      let isOutlet = texts.project.members(named: name, of: type, near: expression.scope.file).contains { member in
        if case .variable(let declaration, _) = member.node { declaration.isOutlet } else { false }
      }
      return isOutlet && !resizes(name, of: type, near: expression.scope.file) ? name : nil
    default: return nil
    }
  }

  /// Whether any file of the type may say how large the view of that name is.
  private func resizes(_ name: String, of type: String, near file: SwiftFile) -> Bool {
    var seen: Set = [ObjectIdentifier(file)]
    let others = texts.project.types(named: type, near: file).map(\.file).filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
    return ([file] + others).contains { $0.resizes(name) }
  }
}

extension SwiftFile {
  /// What is said of a view that code lays out, or has another library lay out.
  private static let layoutWords = [
    ".frame", ".setFrame", ".bounds", ".setBounds", ".sizeToFit", ".widthAnchor", ".snp", ".addConstraint", ".autoSet",
    ".translatesAutoresizingMaskIntoConstraints",
  ]

  fileprivate func resizes(_ name: String) -> Bool {
    guard contains(name) else { return false }
    let isSaid = ["", "?", "!"].contains { mark in Self.layoutWords.contains { contains(name + mark + $0) } }
    // `NSLayoutConstraint(item: view, …)`, and `["view": view]` of a visual format.
    let isConstrained = contains("item: " + name) || contains("toItem: " + name)
    return isSaid || isConstrained || contains("isualFormat:") && contains("\"" + name + "\"")
  }
}
