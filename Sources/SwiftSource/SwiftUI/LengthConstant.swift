import LintelModel
import SwiftSyntax

/// A length that code writes as a number, or by the name of a constant of a type: `20`, `Size.icon`.
struct LengthConstant {
  let project: SwiftProject
  let place: Place

  /// In points; nil for what only the running program knows. A variable may be given another value, and a name that several
  /// types have may be any of theirs.
  func points(_ expression: ExprSyntax?) -> Double? {
    guard let expression else { return nil }
    if let number = Double(expression.writtenText) { return number }
    guard let path = expression.path, path.count > 1, let name = path.last, case let type = path[path.count - 2],
      type.first?.isUppercase == true
    else { return nil }
    let members = project.types(named: type, near: place.file).flatMap { $0.members(named: name) }
    guard members.count == 1, members[0].isStatic else { return nil }
    return Self.value(of: members[0])
  }

  private static func value(of member: MemberDeclaration) -> Double? {
    guard case .variable = member.node else { return nil }
    if let value = member.initializer { return member.isConstant ? Double(value.writtenText) : nil }
    guard let body = member.body, body.count == 1, let only = body.first?.item else { return nil }
    let given = only.as(ReturnStmtSyntax.self)?.expression ?? only.as(ExprSyntax.self)
    return given.flatMap { Double($0.writtenText) }
  }
}
