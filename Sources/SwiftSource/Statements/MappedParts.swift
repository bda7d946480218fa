import LintelModel
import SwiftParser
import SwiftSyntax

extension CodeReading {
  /// `pages.map { $0.title }` of `[Page(title: "Files"), …]`: what each element is made with under that name. Nil if one of
  /// them is not made so.
  func part(named name: String, of elements: [Conditional<Value>], _ context: Context) -> Value? {
    var found: [Conditional<Value>] = []
    for element in elements {
      switch element.value {
      case .object(let object):
        guard let value = object.argument(name) else { return nil }
        found.append(Conditional(value, element.conditions))
      case .expression(let expression):
        guard expression.operand.elements.count == 1,
          let call = expression.operand.elements[0].unwrapped.as(FunctionCallExprSyntax.self),
          let argument = call.argument(name)
        else { return nil }
        var inside = context
        inside.scope = expression.scope
        found.append(Conditional(value(of: Operand(argument), inside), element.conditions))
      default: return nil
      }
    }
    return found.isEmpty ? nil : .list(found)
  }

  /// `Tab.allCases.map { $0.title }`: `Tab.all.title`, `Tab.mine.title` and so on, in the order of the enumeration.
  func part(named name: String, ofAllCases sequence: ExprSyntax?, _ context: Context) -> Value? {
    guard let path = sequence?.path, path.count == 2, path[1] == "allCases" else { return nil }
    let file = context.scope.file
    let types = project.declarations(of: path[0], near: file).filter { $0.node.is(EnumDeclSyntax.self) }
    let cases = types.flatMap(\.members).filter { if case .enumCase = $0.node { true } else { false } }
    guard types.count == 1, 2...Self.mostCases ~= cases.count,
      !project.members(named: name, of: path[0], near: file).isEmpty
    else { return nil }
    let asked = cases.compactMap { one -> Value? in
      let source = Parser.parse(source: "\(path[0]).`\(one.name)`.\(name)")
      guard case .expr(let expression)? = source.statements.first?.item else { return nil }
      return value(of: Operand(expression), context)
    }
    return asked.count == cases.count ? .list(asked.map { Conditional($0) }) : nil
  }

  /// More than a bar has room for: 8.
  private static var mostCases: Int { 8 }
}

extension FunctionCallExprSyntax {
  /// The property that `map { $0.title }` or `map(\.title)` asks each element for.
  var mappedArgument: String? {
    let handed = trailingClosure ?? arguments.first?.expression.as(ClosureExprSyntax.self)
    if let body = handed?.statements, body.count == 1, case .expr(let only)? = body.first?.item,
      let path = only.path, path.count == 2, path[0] == "$0"
    {
      return path[1]
    }
    guard let key = arguments.first?.expression.as(KeyPathExprSyntax.self), key.components.count == 1 else { return nil }
    return key.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
  }
}
