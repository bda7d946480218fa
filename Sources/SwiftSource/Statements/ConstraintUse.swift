import SwiftSyntax

/// What becomes of a constraint where code makes it: `view.widthAnchor.constraint(equalToConstant: 24).isActive = true`.
enum ConstraintUse {
  case active
  /// It is switched off, or never switched on.
  case inactive
  /// Whether it holds hangs on what other code does with it.
  case unknown

  /// - Parameter call: The call that makes the constraint.
  init(of call: FunctionCallExprSyntax) { self = Self.use(of: Syntax(call), depth: 0) }

  private static func use(of node: Syntax, depth: Int) -> ConstraintUse {
    guard depth < deepest, let parent = node.parent else { return .unknown }
    if let member = parent.as(MemberAccessExprSyntax.self) { return use(ofMember: member, depth: depth) }
    if let argument = parent.as(LabeledExprSyntax.self) { return use(ofArgument: argument, depth: depth) }
    if let value = parent.as(InitializerClauseSyntax.self) { return use(ofLocal: value) }
    // Nothing is done with it. What stands alone is the result.
    if let list = parent.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self) {
      return list.count > 1 && list.parent?.is(CodeBlockSyntax.self) == true ? .inactive : .unknown
    }
    // The lists and brackets around it.
    let isAround =
      parent.is(ArrayElementSyntax.self) || parent.is(ArrayElementListSyntax.self) || parent.is(ArrayExprSyntax.self)
      || parent.is(TupleExprSyntax.self) || parent.is(LabeledExprListSyntax.self)
    return isAround ? use(of: parent, depth: depth + 1) : .unknown
  }

  /// `constraint.isActive = true`, `constraint.withPriority(.required).isActive = true`, `[constraint].forEach { … }`
  private static func use(ofMember member: MemberAccessExprSyntax, depth: Int) -> ConstraintUse {
    let name = member.declName.baseName.text
    if name == "isActive" { return truth(assignedTo: member) }
    guard let call = member.parent?.as(FunctionCallExprSyntax.self) else { return .unknown }
    // The names that projects give their own: `.activate()`.
    if name.hasPrefix("activate") { return .active }
    if name == "forEach" {
      let words = call.trailingClosure?.statements.writtenText ?? ""
      return words == "$0.isActive = true" ? .active : words == "$0.isActive = false" ? .inactive : .unknown
    }
    let isPriority = name.lowercased().contains("priority")
    guard isPriority, let priority = call.arguments.first?.expression, isStrong(priority) else { return .unknown }
    return use(of: Syntax(call), depth: depth + 1)
  }

  /// Whether a priority is above that by which a view keeps as wide as its content, 750.
  /// Source: Apple's documentation of UIKit, "UILayoutPriority".
  private static func isStrong(_ priority: ExprSyntax) -> Bool {
    let text = priority.writtenText
    return text.hasSuffix(".required") || text.contains("999") || text.contains("1000")
  }

  private static func truth(assignedTo member: MemberAccessExprSyntax) -> ConstraintUse {
    switch assigned(to: member)?.writtenText {
    case "true": .active
    case "false": .inactive
    default: .unknown
    }
  }

  private static func assigned(to member: MemberAccessExprSyntax) -> ExprSyntax? {
    guard let assignment = member.parent?.parent?.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(assignment.elements)
    return parts.count == 3 && parts[0].id == member.id && parts[1].is(AssignmentExprSyntax.self) ? parts[2] : nil
  }

  /// `NSLayoutConstraint.activate([constraint])`, `view.addConstraint(constraint)`
  private static func use(ofArgument argument: LabeledExprSyntax, depth: Int) -> ConstraintUse {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else {
      return argument.parent.map { use(of: $0, depth: depth + 1) } ?? .unknown
    }
    return switch call.calledExpression.path?.last {
    case "activate", "addConstraint", "addConstraints": .active
    case "deactivate", "removeConstraint", "removeConstraints": .inactive
    default: .unknown
    }
  }

  /// `let width = view.widthAnchor.constraint(equalToConstant: 24)`: what the same block of code does with the name.
  private static func use(ofLocal value: InitializerClauseSyntax) -> ConstraintUse {
    guard let name = value.parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let declaration = value.parent?.parent?.parent?.as(VariableDeclSyntax.self),
      let statement = declaration.parent?.as(CodeBlockItemSyntax.self),
      let block = statement.parent?.as(CodeBlockItemListSyntax.self), block.totalLength.utf8Length <= mostBytes
    else { return .unknown }
    var uses: [ConstraintUse] = []
    for node in block where node.position > statement.position {
      for token in node.tokens(viewMode: .sourceAccurate) where token.text == name {
        guard let use = self.use(ofName: token) else { continue }
        uses.append(token.isInBlock(of: Syntax(node)) ? .unknown : use)
      }
    }
    guard let last = uses.last else { return .inactive }
    return uses.contains { $0 == .unknown } ? .unknown : last
  }

  /// Nil where it is another name that reads alike.
  private static func use(ofName token: TokenSyntax) -> ConstraintUse? {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    if let member = reference.parent?.as(MemberAccessExprSyntax.self) {
      guard member.base?.id == ExprSyntax(reference).id else { return nil }
      // How it is told in a debugger.
      if member.declName.baseName.text == "identifier" { return nil }
      if member.declName.baseName.text == "priority" {
        guard let priority = assigned(to: member), isStrong(priority) else { return .unknown }
        return nil
      }
    }
    return use(of: Syntax(reference), depth: 0)
  }

  /// So many lists, brackets and calls around it are looked through: 8.
  private static let deepest = 8
  /// A longer block of code is not searched for a name: 20,000 bytes.
  private static let mostBytes = 20_000
}

extension TokenSyntax {
  /// Whether it is in a block of code within a statement, or in a closure: that may be run later, or not at all.
  fileprivate func isInBlock(of statement: Syntax) -> Bool {
    var node = parent
    while let current = node, current.id != statement.id {
      let isBlock = current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) || current.is(SwitchCaseSyntax.self)
      if isBlock { return true }
      node = current.parent
    }
    return false
  }
}
