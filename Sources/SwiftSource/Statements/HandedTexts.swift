import SwiftSyntax

extension SourceExpression {
  /// Where the expression is read: its own names, and what callers hand in for those parameters that it names.
  var place: Place { place(hops: 0) }

  private func place(hops: Int) -> Place {
    let selfCase = scope.selfCase
    guard hops < Self.mostHops, operand.elements.contains(where: { !$0.is(StringLiteralExprSyntax.self) }) else {
      return Place(scope.file, selfCase: selfCase)
    }
    var handed: [String: Place.Bound] = [:]
    var words: Set<Substring>?
    var current: Scope? = scope
    while let one = current {
      for name in one.handed.union(one.elements) where handed[name] == nil && name != "self" {
        guard case .expression(let given)? = one.names[name], given.operand.elements.count == 1 else { continue }
        if words == nil {
          let text = operand.text
          // `self.title` is no parameter of that name.
          if text.contains("self.") { return Place(scope.file, selfCase: selfCase) }
          words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" })
        }
        guard words?.contains(name[...]) == true else { continue }
        handed[name] = Place.Bound(expression: given.operand.elements[0], place: given.place(hops: hops + 1))
      }
      current = one.parent
    }
    return Place(scope.file, arguments: handed, selfCase: selfCase)
  }

  /// A text is handed on so far: 4.
  private static let mostHops = 4
}
