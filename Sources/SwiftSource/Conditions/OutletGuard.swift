import SwiftSyntax

/// `guard let saveItem else { return }` of an outlet: the bar that people see is of a view that has been loaded, and its
/// outlets with it. Such a guard says nothing of when the code behind it is reached.
extension SwiftProject {
  /// Whether a statement is a guard that unwraps the type's own outlets and asks nothing else.
  ///
  /// - Parameter isHidden: Whether the code around has something of its own under a name.
  func asksOutletsAlone(
    _ statement: GuardStmtSyntax, of type: String?, near file: SwiftFile, isHidden: (String) -> Bool = { _ in false }
  ) -> Bool {
    guard let type else { return false }
    return statement.conditions.allSatisfy { element in
      guard case .optionalBinding(let binding) = element.condition, let path = Self.unwrapped(by: binding) else { return false }
      let isOfSelf = path.count == 2 && path[0] == "self"
      guard let name = path.last, isOfSelf || path.count == 1 && !isHidden(name) else { return false }
      return isOutlet(name, of: type, near: file)
    }
  }

  private func isOutlet(_ name: String, of type: String, near file: SwiftFile) -> Bool {
    let declared = members(named: name, of: type, near: file)
    return !declared.isEmpty
      && declared.allSatisfy { member in
        if case .variable(let declaration, _) = member.node { declaration.isOutlet } else { false }
      }
  }

  /// What `let item = saveItem` and `let saveItem` ask for.
  private static func unwrapped(by binding: OptionalBindingConditionSyntax) -> [String]? {
    if let asked = binding.initializer?.value { return asked.unwrapped.path }
    return binding.pattern.as(IdentifierPatternSyntax.self).map { [$0.identifier.text.withoutBackticks] }
  }
}

extension CodeBlockItemSyntax {
  var guardStatement: GuardStmtSyntax? {
    if case .stmt(let statement) = item { statement.as(GuardStmtSyntax.self) } else { nil }
  }
}
