import SwiftSyntax

/// Initializers that the project adds to the platform's items, and that its own item types have.
enum OwnInitializer {
  /// The one that a call with these labels means; nil where it is the platform's.
  static func of(
    _ type: BarItemType, _ labels: [String?], in project: SwiftProject, near file: SwiftFile
  ) -> MemberDeclaration? {
    var type: BarItemType? = type
    for _ in 0..<deepestInheritance {
      guard let current = type else { return nil }
      let platforms = labels.allSatisfy { $0.map(ofPlatform.contains) ?? false }
      // What the platform takes as well is asked for only of types that are the project's.
      if platforms, current.name == current.base { return nil }
      if let own = fitting(project.members(named: "init", of: current.name, near: file), labels) { return own }
      type = parent(of: current, in: project, near: file)
    }
    return nil
  }

  /// The one that `self.init(…)` or `super.init(…)` in an initializer means; nil where it is the platform's.
  static func next(
    after initializer: MemberDeclaration, _ call: FunctionCallExprSyntax, in project: SwiftProject
  ) -> MemberDeclaration? {
    let file = initializer.file
    let owner = initializer.owner.flatMap { BarItemType($0, isMadeAsItem: true, in: project, near: file) }
    let isOfParent = call.calledExpression.writtenText.hasPrefix("super")
    let type = isOfParent ? owner.flatMap { parent(of: $0, in: project, near: file) } : owner
    let labels = call.arguments.map { $0.label?.text }
    guard let next = type.flatMap({ of($0, labels, in: project, near: file) }), next.syntax.id != initializer.syntax.id else {
      return nil
    }
    return next
  }

  /// The type that one of the project's inherits from.
  private static func parent(of type: BarItemType, in project: SwiftProject, near file: SwiftFile) -> BarItemType? {
    guard type.name != type.base else { return nil }
    return project.parents(of: type.name, near: file).lazy.compactMap {
      BarItemType($0, isMadeAsItem: true, in: project, near: file)
    }.first
  }

  /// The one whose parameters take these labels.
  static func fitting(_ members: [MemberDeclaration], _ labels: [String?]) -> MemberDeclaration? {
    members.first { member in
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

  /// Classes further away than this are not asked for their initializers: 4.
  private static let deepestInheritance = 4

  /// What the platform's initializers of bar items take.
  static let ofPlatform: Set = [
    "title", "image", "landscapeImagePhone", "style", "target", "action", "barButtonSystemItem", "systemItem", "customView",
    "primaryAction", "menu", "coder", "itemIdentifier", "barButtonItems", "representativeItem", "frame", "type",
  ]
}
