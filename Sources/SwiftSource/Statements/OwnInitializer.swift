import SwiftSyntax

/// Initializers that the project adds to the platform's items, and that its own item types have.
enum OwnInitializer {
  /// The one that a call with these labels means; nil where it is the platform's.
  static func of(
    _ type: BarItemType, _ labels: [String?], in project: SwiftProject, near file: SwiftFile
  ) -> MemberDeclaration? {
    let platforms = labels.allSatisfy { $0.map(ofPlatform.contains) ?? false }
    // What the platform takes as well is asked for only of types that are the project's.
    if platforms, type.name == type.base { return nil }
    return project.members(named: "init", of: type.name, near: file).first { member in
      guard case .initializer = member.node, member.body != nil else { return false }
      var rest = member.parameters[...]
      for label in labels {
        let index = rest.firstIndex {
          ($0.firstName.text == "_" ? nil : $0.firstName.text) == label
            || label == nil && $0.type.writtenText.contains("->")
        }
        guard let index, rest[..<index].allSatisfy({ $0.defaultValue != nil }) else { return false }
        rest = rest[(index + 1)...]
      }
      return rest.allSatisfy { $0.defaultValue != nil }
    }
  }

  /// `self.init(…)` or `super.init(…)` in a body.
  static func handedOn(by body: CodeBlockItemListSyntax) -> FunctionCallExprSyntax? {
    for item in body {
      guard case .expr(let expression) = item.item, let call = expression.unwrapped.as(FunctionCallExprSyntax.self),
        ["self.init", "super.init"].contains(call.calledExpression.writtenText)
      else { continue }
      return call
    }
    return nil
  }

  /// What the platform's initializers of bar items take.
  static let ofPlatform: Set = [
    "title", "image", "landscapeImagePhone", "style", "target", "action", "barButtonSystemItem", "systemItem", "customView",
    "primaryAction", "menu", "coder", "itemIdentifier", "barButtonItems", "representativeItem", "frame", "type",
  ]
}
