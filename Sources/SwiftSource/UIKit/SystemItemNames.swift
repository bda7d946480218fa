import LintelModel
import SwiftSyntax

extension ItemAttributes {
  /// The system items that a value may be, each with its conditions; nil for one that only the running program knows. What
  /// a variable is called says nothing of the item.
  func systemItems(_ value: Value?) -> [Conditional<String?>] {
    switch value {
    case .choice(let values)?:
      values.flatMap { value in
        systemItems(value.value).map { Conditional($0.value, value.conditions.and($0.conditions)) }
      }
    case .expression(let expression)?: [Conditional(systemItem(expression))]
    case .nothing?, nil: []
    default: [Conditional(nil)]
    }
  }

  private func systemItem(_ expression: SourceExpression) -> String? {
    guard expression.operand.elements.count == 1, let path = expression.operand.elements[0].path, let name = path.last
    else { return nil }
    if Self.isWrittenCase(path) {
      // `.dismiss` of an extension of the project's is one of the system's by another name.
      let own = texts.project.members(
        named: name.withoutBackticks, of: "UIBarButtonItem.SystemItem", near: expression.scope.file)
      return own.isEmpty ? name : constant(own)
    }
    guard path.count > 1, SwiftProject.isTypeName(path[0]) else { return nil }
    let type = path[0] == "Self" ? expression.scope.type : path.dropLast().joined(separator: ".")
    return type.flatMap { constant(texts.project.members(named: name, of: $0, near: expression.scope.file)) }
  }

  /// What the only declaration among these is, where that is a constant with the case written out.
  private func constant(_ members: [MemberDeclaration]) -> String? {
    guard members.count == 1, members[0].isStatic, members[0].isConstant, let path = members[0].initializer?.path,
      Self.isWrittenCase(path)
    else { return nil }
    return path.last
  }

  /// `.done`, `UIBarButtonItem.SystemItem.done`, and `UIBarButtonSystemItem.done` of older Swift.
  private static func isWrittenCase(_ path: [String]) -> Bool {
    path.dropLast().last.map { ["", "SystemItem", "UIBarButtonSystemItem"].contains($0) } ?? false
  }
}
