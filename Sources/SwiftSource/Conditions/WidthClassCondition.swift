import LintelModel
import SwiftSyntax

/// What asks for the width class of the screen: `horizontalSizeClass == .regular`. Only where the environment or the traits of
/// what is shown say it: a class that comes from elsewhere is a branch like any other.
enum WidthClassCondition {
  /// When a comparison with a class holds and when it does not; nil for what compares something else.
  static func arms(_ elements: [ExprSyntax]) -> (then: Conditions, otherwise: Conditions)? {
    guard elements.count == 3, let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      sign == "==" || sign == "!=", let width = width(elements[2]), isAsked(by: elements[0])
    else { return nil }
    let (own, other) = (Conditions.inWidth(width), Conditions.inWidth(width == .regular ? .compact : .regular))
    return sign == "==" ? (own, other) : (other, own)
  }

  /// The arms of a `switch` over the class; nil where it asks for something else.
  static func arms(of cases: [SwitchCaseSyntax], asking subject: ExprSyntax) -> [Conditions]? {
    var left = Set(WidthClass.allCases)
    var found: [Conditions] = []
    for item in cases {
      var own = left
      if case .case(let label) = item.label {
        let widths = label.caseItems.map { one in
          one.whereClause == nil ? one.pattern.as(ExpressionPatternSyntax.self).flatMap { width($0.expression) } : nil
        }
        // `case .unspecified`, `case nil`: what is shown has a class.
        own = Set(widths.compactMap(\.self))
        if widths.contains(nil), !label.caseItems.allSatisfy(asksForNone) { return nil }
      }
      switch own.count {
      case 0: found.append(Conditions.always.on([]))
      case 1: found.append(own.first.map(Conditions.inWidth) ?? .always)
      default: found.append(.always)
      }
      left.subtract(own)
    }
    return left != Set(WidthClass.allCases) && isAsked(by: subject) ? found : nil
  }

  private static func asksForNone(_ item: SwitchCaseItemSyntax) -> Bool {
    [".none", "nil", ".unspecified", ".regular", ".compact"].contains(item.pattern.writtenText)
  }

  /// `.regular`, `.some(.regular)`, `UserInterfaceSizeClass.regular`
  private static func width(_ expression: ExprSyntax) -> WidthClass? {
    let expression = Operand.bare(expression)
    if let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.writtenText == ".some" {
      return call.arguments.first.flatMap { width($0.expression) }
    }
    switch expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
    case "regular": return .regular
    case "compact": return .compact
    default: return nil
    }
  }

  static func isAsked(by subject: ExprSyntax) -> Bool {
    guard let path = subject.path, let name = path.last else { return false }
    let holders = path.dropLast()
    if holders.isEmpty || holders == ["self"] {
      return isOfEnvironment(name, askedBy: Syntax(subject))
        || (holders == ["self"] || !isLocal(name, at: Syntax(subject)))
          && HandedScreens.areWidthClass(name.withoutBackticks, askedBy: Syntax(subject))
    }
    // A device's whole screen may hold a narrow window.
    guard name == "horizontalSizeClass", !path.contains("UIScreen") else { return false }
    if holders == ["UITraitCollection", "current"] { return true }
    return holders.last == "traitCollection" && (holders.count > 1 || !isLocal("traitCollection", at: Syntax(subject)))
  }

  /// Whether it is what the type around the code has as `@Environment(\.horizontalSizeClass)`, by whatever name.
  private static func isOfEnvironment(_ name: String, askedBy node: Syntax) -> Bool {
    guard !isLocal(name, at: node) else { return false }
    var parent = node.parent
    while let current = parent, !TypeDeclaration.isDeclared(by: current) { parent = current.parent }
    guard let around = parent else { return false }
    let types = around.as(ExtensionDeclSyntax.self).map(extended) ?? [around]
    return types.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.contains { type in
      variables(of: type.memberBlock.members).contains { variable in
        guard variable.bindings.contains(where: { $0.pattern.writtenText.withoutBackticks == name }) else { return false }
        return variable.attributes.contains { attribute in
          let words = attribute.writtenText
          return words.hasPrefix("@Environment") && words.contains("\\.horizontalSizeClass")
        }
      }
    }
  }

  /// Those that `#if` declares for some platforms alone, too: macOS has no such class before version 14.
  private static func variables(of members: MemberBlockItemListSyntax) -> [VariableDeclSyntax] {
    members.flatMap { member -> [VariableDeclSyntax] in
      if let variable = member.decl.as(VariableDeclSyntax.self) { return [variable] }
      return member.decl.as(IfConfigDeclSyntax.self)?.clauses.flatMap { clause -> [VariableDeclSyntax] in
        guard case .decls(let declared)? = clause.elements else { return [] }
        return variables(of: declared)
      } ?? []
    }
  }

  /// The types of a file that an extension in it is of.
  private static func extended(_ node: ExtensionDeclSyntax) -> [Syntax] {
    guard let file = node.root.as(SourceFileSyntax.self) else { return [] }
    let name = TypeName.last(of: node.extendedType)
    return file.statements.map { Syntax($0.item) }.filter { item in
      TypeDeclaration.isDeclared(by: item) && item.asProtocol((any NamedDeclSyntax).self)?.name.text == name
    }
  }

  /// Whether a function, a closure or a block around the code gives the name a meaning of its own.
  static func isLocal(_ name: String, at node: Syntax) -> Bool {
    var parent = node.parent
    while let current = parent, !TypeDeclaration.isDeclared(by: current) {
      if let parameters = current.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? current.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters,
        parameters.contains(where: { ($0.secondName ?? $0.firstName).text == name })
      {
        return true
      }
      if let signature = current.as(ClosureExprSyntax.self)?.signature, signature.writtenText.contains(name) { return true }
      if let block = current.as(CodeBlockItemListSyntax.self), block.contains(where: { declares(name, $0) }) { return true }
      if let branch = current.as(IfExprSyntax.self), branch.conditions.contains(where: { binds(name, $0) }) { return true }
      parent = current.parent
    }
    return false
  }

  private static func declares(_ name: String, _ item: CodeBlockItemSyntax) -> Bool {
    if let variable = item.item.as(VariableDeclSyntax.self) {
      return variable.bindings.contains { $0.pattern.writtenText == name }
    }
    return item.item.as(GuardStmtSyntax.self)?.conditions.contains { binds(name, $0) } ?? false
  }

  private static func binds(_ name: String, _ condition: ConditionElementSyntax) -> Bool {
    guard case .optionalBinding(let binding) = condition.condition else { return false }
    return binding.pattern.writtenText == name
  }
}
