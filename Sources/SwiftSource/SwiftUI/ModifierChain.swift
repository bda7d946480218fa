import LintelModel
import SwiftSyntax

/// A view and the modifiers on it: `Text("A").bold().help("B")` is `Text("A")` with `bold` and `help`.
struct ModifierChain {
  struct Modifier {
    let name: String
    let call: FunctionCallExprSyntax
    /// The modifier's name, where the bar is reported.
    let node: DeclReferenceExprSyntax
    /// Of the `#if` around it.
    let conditions: Conditions
    /// Whether it is one of the project's own that puts something on the bar of a view which has no other modifier that does.
    var isOfProject = false

    /// The first argument without a label.
    var value: ExprSyntax? { call.arguments.first.flatMap { $0.label == nil ? $0.expression : nil } }

    /// The same in an arm of a branch.
    func when(_ arm: Conditions) -> Modifier {
      arm == .always
        ? self : Modifier(name: name, call: call, node: node, conditions: arm.and(conditions), isOfProject: isOfProject)
    }
  }

  /// Nil where the chain begins with a dot: in an `#if`, or after nothing.
  let base: ExprSyntax?
  /// In the order of the source: inner before outer.
  let modifiers: [Modifier]
  /// Every expression of the chain that is one of its modifiers applied to the rest.
  let nodes: Set<SyntaxIdentifier>

  /// - Parameter isValue: Whether a name that is written as types are is that of a property: `AssistantMenu.disabled(true)`.
  init(_ expression: ExprSyntax, isValue: (DeclReferenceExprSyntax) -> Bool = { _ in false }) {
    let root = Self.root(of: expression)
    var walk = Walk(value: root.flatMap { isValue($0) ? $0.id : nil })
    base = walk.take(expression, .always)
    modifiers = walk.found.reversed()
    nodes = walk.nodes
  }

  func modifier(_ names: String...) -> Modifier? { modifiers.last { names.contains($0.name) } }

  /// The capitalised name that a chain of calls begins with.
  private static func root(of expression: ExprSyntax) -> DeclReferenceExprSyntax? {
    var current = Operand.bare(expression)
    while let access = current.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base
    {
      current = Operand.bare(base)
    }
    return current.as(DeclReferenceExprSyntax.self).flatMap { SwiftProject.isTypeName($0.baseName.text) ? $0 : nil }
  }

  /// Collects modifiers from the outermost in; gives back what they are applied to.
  private struct Walk {
    /// The name of a property that is written as types are.
    var value: SyntaxIdentifier?
    var found: [Modifier] = []
    var nodes: Set<SyntaxIdentifier> = []

    mutating func take(_ expression: ExprSyntax, _ conditions: Conditions) -> ExprSyntax? {
      var current: ExprSyntax? = Operand.bare(expression)
      while let expression = current {
        nodes.insert(expression.id)
        if let call = expression.as(FunctionCallExprSyntax.self) {
          let access = call.calledExpression.as(MemberAccessExprSyntax.self)
          if let access, access.base.map({ $0.id == value }) ?? false || !ModifierChain.isTypeReference(access.base),
            !SwiftProject.isTypeName(access.declName.baseName.text)
          {
            found.append(
              Modifier(name: access.declName.baseName.text, call: call, node: access.declName, conditions: conditions))
            current = access.base.map(Operand.bare)
            if access.base == nil { return nil }
          } else if let name = call.calledExpression.as(DeclReferenceExprSyntax.self),
            ModifierChain.isBareModifier(call, name.baseName.text)
          {
            found.append(Modifier(name: name.baseName.text, call: call, node: name, conditions: conditions))
            return nil
          } else {
            return expression
          }
        } else if let branch = expression.as(PostfixIfConfigExprSyntax.self) {
          for (clause, own) in CompilerCondition.clauses(of: branch.config).reversed() {
            guard case .postfixExpression(let inner) = clause.elements else { continue }
            _ = take(inner, conditions.and(own))
          }
          current = branch.base.map(Operand.bare)
          if current == nil { return nil }
        } else {
          return expression
        }
      }
      return nil
    }
  }

  private static func isTypeReference(_ base: ExprSyntax?) -> Bool {
    guard let base else { return false }
    return TextExpression.path(of: base).map { SwiftProject.isTypeName($0.last!) } ?? false
  }

  /// In an extension of `View`, `self.` may be missing.
  private static func isBareModifier(_ call: FunctionCallExprSyntax, _ name: String) -> Bool {
    (name == "toolbar" || name == "navigationTitle") && (call.trailingClosure != nil || call.arguments.count == 1)
  }
}

extension ModifierChain {
  /// What the modifiers of an expression are applied to. In an `#if` that is what is before it.
  static func view(under expression: ExprSyntax) -> ExprSyntax? {
    if let base = ModifierChain(expression).base { return base }
    return before(expression).flatMap { view(under: $0) }
  }

  /// What is before the `#if` that holds an expression beginning with a dot.
  static func before(_ expression: ExprSyntax) -> ExprSyntax? {
    var child = Syntax(expression)
    while let parent = child.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(LabeledExprSyntax.self) {
      // In an `#if` inside another one, what is before the inner one may begin with a dot as well.
      if let branch = parent.as(PostfixIfConfigExprSyntax.self), let base = branch.base, base.id != child.id { return base }
      child = parent
    }
    return nil
  }
}
