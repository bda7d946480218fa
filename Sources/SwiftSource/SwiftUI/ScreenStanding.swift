import LintelModel
import SwiftSyntax

/// Where a chain of modifiers is: in the content of another chain, or in what a declaration or a closure shows.
struct ScreenStanding {
  /// The chain whose content holds this one, with nothing between that is another screen.
  private(set) var outer: SyntaxIdentifier?
  /// The property or function that shows it in place: with nothing between that is another screen.
  private(set) var member: DeclSyntax?
  /// The getter, function or closure that shows it, as one of its arms or as the whole.
  private(set) var home: Syntax?
  /// The arms between it and the outer chain, or its home.
  private(set) var conditions = Conditions.always

  init(of node: Syntax, among nodes: Set<SyntaxIdentifier>, in file: SwiftFile) {
    var child = node
    var subject = node.as(ExprSyntax.self).flatMap { ModifierChain($0).base }
    var closure: ClosureExprSyntax?
    var extra = Conditions.always
    // Whether nothing between shows another screen, and whether all of it shows views.
    var (isInPlace, isShown) = (true, true)
    func standing(in end: Syntax) -> Conditions { extra.and(ArmConditions.of(node, upTo: end)) }

    while let parent = child.parent {
      if let inner = child.as(ClosureExprSyntax.self) { closure = inner }
      switch parent.kind {
      case .functionCallExpr:
        let call = parent.cast(FunctionCallExprSyntax.self)
        guard child.id != call.calledExpression.id else { break }
        if call.calledExpression.is(MemberAccessExprSyntax.self) {
          // `.modify { view in view.toolbar { … } }` applies to the view itself; other closures and arguments are something
          // else, `.toolbar { }` itself included.
          guard let inside = closure, let name = subject, inside.hasParameter(name), Self.handsBack(call) else {
            home = isShown ? closure.map { Syntax($0) } : nil
            if let home { conditions = standing(in: home) }
            return
          }
          subject = ModifierChain(ExprSyntax(call)).base
          extra = extra.and(Self.condition(of: call))
        } else {
          let name = TextExpression.name(of: call)
          if file.isOtherScreen(name) { isInPlace = false }
          if !SwiftProject.isTypeName(name) { isShown = false }
        }
        closure = nil
      case .accessorBlock:
        guard isShown else { return }
        home = parent
        if isInPlace, let variable = parent.parent?.parent?.parent?.as(VariableDeclSyntax.self) {
          member = DeclSyntax(variable)
        }
        conditions = standing(in: parent)
        return
      case .functionDecl:
        guard isShown else { return }
        home = parent
        if isInPlace { member = parent.as(DeclSyntax.self) }
        conditions = standing(in: parent)
        return
      case .sequenceExpr: isShown = false
      case .variableDecl:
        // `let view = content.toolbar { … }`: what the modifier makes of the view, and shows.
        guard isShown, isInPlace, ["content", "self", nil].contains(subject?.writtenText),
          let function = Self.modifier(around: parent)
        else { return }
        home = Syntax(function)
        member = DeclSyntax(function)
        conditions = standing(in: Syntax(function))
        return
      case .memberBlock: return
      default: break
      }
      if isInPlace, nodes.contains(parent.id), parent.id != node.id {
        outer = parent.id
        conditions = standing(in: parent)
        return
      }
      child = parent
    }
  }

  /// The function around a variable of its own that makes a modifier.
  private static func modifier(around variable: Syntax) -> FunctionDeclSyntax? {
    guard let block = variable.parent?.parent, block.is(CodeBlockItemListSyntax.self),
      let function = block.parent?.parent?.as(FunctionDeclSyntax.self), ModifierUses.Maker(of: function) != nil
    else { return nil }
    return function
  }

  /// Whether a modifier is one that shows what its closure makes of the view, by its name. Others hand their closures something
  /// else: a row, a list that is pushed.
  private static func handsBack(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text.withoutBackticks else {
      return false
    }
    return ["if", "unless", "when", "apply", "modify", "modified", "transform", "conditional"].contains { name.hasPrefix($0) }
  }

  /// `.ifApply(isEditing) { $0.toolbar { … } }`
  private static func condition(of call: FunctionCallExprSyntax) -> Conditions {
    guard let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text.withoutBackticks,
      name.hasPrefix("if"), let first = call.arguments.first, first.label == nil, !first.expression.is(ClosureExprSyntax.self)
    else { return .always }
    return BranchConditions.arms(ofTernary: [first.expression]).then
  }
}

extension ClosureExprSyntax {
  /// Whether an expression is this closure's own parameter: `$0`, or the name that it is given.
  fileprivate func hasParameter(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    switch signature?.parameterClause {
    case .simpleInput(let names): return names.first?.name.text == name
    case .parameterClause(let clause):
      let first = clause.parameters.first
      return (first?.secondName ?? first?.firstName)?.text == name
    case nil: return name == "$0"
    }
  }
}
