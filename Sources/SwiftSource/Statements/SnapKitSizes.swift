import SwiftSyntax

/// How large code makes a view by SnapKit: `button.snp.makeConstraints { make in make.size.equalTo(24) }`.
/// Source: SnapKit's documentation, "ConstraintMaker".
extension CodeReading {
  func constrainBySnapKit(_ member: MemberAccessExprSyntax, _ node: FunctionCallExprSyntax, _ context: Context) -> Bool {
    guard let isKept = Self.makersOfConstraints[member.declName.baseName.text],
      let proxy = member.base?.unwrapped.as(MemberAccessExprSyntax.self), proxy.declName.baseName.text == "snp",
      let base = proxy.base, let closure = node.trailingClosure
    else { return false }
    let views = value(of: Operand(base.unwrapped), context).objects
    guard !views.isEmpty else { return false }
    for statement in closure.statements {
      guard let call = statement.item.as(FunctionCallExprSyntax.self),
        let length = SnapKitLength(call, isKept: isKept)
      else { continue }
      for side in length.sides {
        let written = length.expression(of: side)
        let anchor = side + "Anchor"
        let property = length.isSure ? anchor : MadeObject.unsure(anchor)
        let value = value(of: Operand(written), context)
        for view in views { view.set(property, value, by: call, in: context) }
      }
    }
    return true
  }

  /// Whether what the call makes stays: other calls of these replace it.
  private static let makersOfConstraints = ["makeConstraints": true, "remakeConstraints": false, "updateConstraints": false]
}

/// `make.width.height.equalTo(24)`, `make.size.equalTo(CGSize(width: 24, height: 24)).priority(.low)`
private struct SnapKitLength {
  let sides: [String]
  /// False where it may give way to others: where it has a priority, say.
  let isSure: Bool
  private let argument: ExprSyntax

  /// Nil for a statement about anything else.
  init?(_ statement: FunctionCallExprSyntax, isKept: Bool) {
    var (call, isSure) = (statement, isKept)
    while call.calledExpression.path == nil {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        let inner = member.base?.as(FunctionCallExprSyntax.self)
      else { return nil }
      if member.declName.baseName.text != "labeled" { isSure = false }
      call = inner
    }
    guard let path = call.calledExpression.path, path.count > 2, path.last == "equalTo", call.arguments.count == 1,
      let argument = call.arguments.first?.expression
    else { return nil }
    let named = Set(path.dropFirst().dropLast())
    sides = ["width", "height"].filter { named.contains($0) || named.contains("size") }
    if sides.isEmpty { return nil }
    (self.isSure, self.argument) = (isSure, argument)
  }

  /// A size has a length for each side; a number is both.
  func expression(of side: String) -> ExprSyntax {
    argument.as(FunctionCallExprSyntax.self)?.argument(side) ?? argument
  }
}
