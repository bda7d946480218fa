import SwiftSyntax

extension CodeReading {
  /// Whether an expression is `self`, or a name that the code binds to it: `guard let strongSelf = self else { return }`.
  func namesSelf(_ expression: ExprSyntax?, _ context: Context) -> Bool {
    guard let path = expression?.path, path.count == 1 else { return false }
    if path == ["self"] { return true }
    // What a caller hands in is the caller's.
    guard let scope = context.scope.declaring(path[0]), !scope.handed.contains(path[0]),
      case .expression(let bound)? = scope.names[path[0]], bound.operand.elements.count == 1
    else { return false }
    return bound.operand.elements[0].path == ["self"] && bound.scope.type == context.scope.type
  }

  /// What a closure keeps by a name of its own: `[weak this = self]`.
  func keepCaptures(of closure: ClosureExprSyntax, in inner: Context) {
    guard let captures = closure.signature?.capture?.items else { return }
    for capture in captures {
      guard let initial = capture.initializer?.value else { continue }
      inner.scope.names[capture.name.text] = value(of: Operand(initial), inner)
    }
  }
}
