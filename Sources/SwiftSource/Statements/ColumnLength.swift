import LintelModel
import SwiftSyntax

/// The width that code asks for a column of a split view, in points: a number, or a constant that is one, by its name
/// (`Self.minimumWidth`, `.sidebarWidth`, `Width.sidebar.rawValue`).
struct ColumnLength {
  let project: SwiftProject
  let file: SwiftFile

  /// A conversion of a constant that is one: 4.
  private static let maximumDepth = 4

  /// Nil for what only the running program knows, what differs on an iPad, and what is no width of a column.
  func points(_ expression: ExprSyntax?) -> Points? {
    expression.flatMap { number($0, depth: 0) }.flatMap { (1...10_000).contains($0) ? Points($0) : nil }
  }

  private func number(_ expression: ExprSyntax, depth: Int) -> Double? {
    guard depth < Self.maximumDepth else { return nil }
    let bare = Operand.bare(expression)
    if let number = Double(bare.writtenText) { return number }
    if let call = bare.as(FunctionCallExprSyntax.self) {
      guard Self.conversions.contains(TextExpression.name(of: call)), call.arguments.count == 1,
        let only = call.arguments.first, only.label == nil
      else { return nil }
      return number(only.expression, depth: depth + 1)
    }
    if let access = bare.as(MemberAccessExprSyntax.self) {
      if access.base == nil { return member(access.declName.baseName.text, of: "CGFloat") }
      if let raw = rawValue(access) { return raw }
    }
    if let name = bare.as(DeclReferenceExprSyntax.self)?.baseName.text.withoutBackticks, let value = local(name, before: bare) {
      return number(value, depth: depth + 1)
    }
    let found = LengthConstant(project: project, place: Place(file)).lengths(bare)
    let onPads = found.filter { length in length.conditions.settings.contains { $0.platform == .ipados } }
    return Set(onPads.map(\.value)).count == 1 ? onPads.first?.value : nil
  }

  private static let conversions: Set = ["CGFloat", "Double", "Float", "Int"]

  /// `.sidebarWidth` of an `extension CGFloat`
  private func member(_ name: String, of type: String) -> Double? {
    let members = project.types(named: type, near: file).flatMap { $0.members(named: name.withoutBackticks) }
    guard members.count == 1, members[0].isStatic, members[0].isConstant else { return nil }
    return members[0].initializer.flatMap { Double($0.writtenText) }
  }

  /// `Width.sidebar.rawValue` of `enum Width: CGFloat { case sidebar = 280 }`
  private func rawValue(_ access: MemberAccessExprSyntax) -> Double? {
    guard access.declName.baseName.text == "rawValue", let path = access.base?.path, path.count > 1, let name = path.last,
      case let type = path[path.count - 2], SwiftProject.isTypeName(type)
    else { return nil }
    let members = project.types(named: type, near: file).flatMap { $0.members(named: name.withoutBackticks) }
    guard members.count == 1, case .enumCase(let element) = members[0].node else { return nil }
    return element.rawValue.flatMap { Double($0.value.writtenText) }
  }

  /// What a constant of the code around a name is: `let width: CGFloat = 280`.
  func local(_ name: String, before node: ExprSyntax) -> ExprSyntax? {
    var parent = node.parent
    while let current = parent, !TypeDeclaration.isDeclared(by: current) {
      if let statements = current.as(CodeBlockItemListSyntax.self) {
        for statement in statements where statement.position < node.position {
          guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
          for binding in variable.bindings where binding.pattern.writtenText.withoutBackticks == name {
            return variable.bindingSpecifier.tokenKind == .keyword(.let) ? binding.initializer?.value : nil
          }
        }
      }
      parent = current.parent
    }
    return nil
  }
}
