import LintelModel
import SwiftParser
import SwiftSyntax

extension CodeReading {
  /// The cases of `Action.allCases`, in the order of the enumeration. Nil for anything else.
  func allCases(of sequence: ExprSyntax?, _ context: Context) -> [Conditional<Value>]? {
    guard let path = sequence?.path, path.count > 1, path.last == "allCases" else { return nil }
    let name = path[path.count - 2] == "Self" ? context.scope.type ?? "" : path[path.count - 2]
    let file = context.scope.file
    let key = "\(file.path) \(name)"
    let cases = enumCases[key] ?? readCases(of: name, near: file)
    enumCases[key] = cases
    guard !cases.isEmpty else { return nil }
    return cases.map { Conditional(.expression(SourceExpression(operand: Operand($0), scope: context.scope))) }
  }

  private func readCases(of name: String, near file: SwiftFile) -> [ExprSyntax] {
    let types = project.declarations(of: name, near: file).filter { $0.node.is(EnumDeclSyntax.self) }
    guard types.count == 1, project.members(named: "allCases", of: name, near: file).isEmpty else { return [] }
    let cases = types[0].members.filter { if case .enumCase = $0.node { true } else { false } }
    guard cases.count <= Self.mostMapped else { return [] }
    return cases.compactMap { one in
      let source = Parser.parse(source: "\(name).`\(one.name)`")
      guard case .expr(let expression)? = source.statements.first?.item else { return nil }
      return expression
    }
  }

  /// The arm of a `switch` over what a caller hands in, where that is a case that is written; nil where only the running
  /// program knows.
  func arm(of choice: SwitchExprSyntax, _ context: Context) -> SwitchCaseSyntax? {
    guard let path = choice.subject.path, path.count == 1, let name = writtenCase(handedAs: path[0], context)?.name else {
      return nil
    }
    var other: SwitchCaseSyntax?
    for element in choice.cases {
      // `#if` around a case.
      guard let item = element.as(SwitchCaseSyntax.self) else { return nil }
      guard case .case(let label) = item.label else {
        other = item
        continue
      }
      for one in label.caseItems {
        guard one.whereClause == nil, let pattern = one.pattern.as(ExpressionPatternSyntax.self)?.expression.path else {
          return nil
        }
        if pattern.last?.withoutBackticks == name { return item }
      }
    }
    return other
  }
}
