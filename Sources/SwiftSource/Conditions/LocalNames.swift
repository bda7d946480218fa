import LintelModel
import SwiftSyntax

/// Names that in a function are not what they are elsewhere: its own, and those of what it changes.
struct LocalNames {
  /// Parameters, variables and what patterns bind.
  fileprivate(set) var own: Set<String> = []
  /// By name of what it assigns to or changes, where it does so last, in bytes of the file.
  fileprivate(set) var lastChange: [String: Int] = [:]

  /// - Parameter function: An initializer, too.
  init(of function: some DeclSyntaxProtocol) {
    let finder = LocalNameFinder(viewMode: .sourceAccurate)
    finder.walk(function)
    self = finder.names
  }

  fileprivate init() {}
}

extension Conditions {
  /// The same without what is decided by a name that may mean something else outside of the function, or at another time.
  ///
  /// - Parameter offset: Where it is decided, in bytes of the file: what has changed before is no news there.
  func without(_ names: LocalNames, changedBehind offset: Int = -1) -> Conditions {
    func stays(_ branch: Branch) -> Bool {
      var isBound = false
      for word in branch.words.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).map(String.init) {
        if let last = names.lastChange[word], last >= offset { return false }
        // `let note = chosen` asks about what is chosen, and not about its own name.
        if names.own.contains(word), !isBound { return false }
        isBound = word == "let" || word == "var"
      }
      return true
    }
    var left = self
    left.arms = arms.filter { stays($0.key) }
    left.failing = failing.filter { whole in whole.keys.allSatisfy { stays($0) } }
    return left
  }
}

private final class LocalNameFinder: SyntaxVisitor {
  var names = LocalNames()

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.own.insert((node.secondName ?? node.firstName).text.withoutBackticks)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names.own.insert((node.secondName ?? node.firstName).text.withoutBackticks)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.own.insert(node.name.text.withoutBackticks)
    return .skipChildren
  }

  /// Of a variable, a loop, a case of a `switch` and an `if case` alike.
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    // `if let note` asks about what is called so outside, and `guard let self` is no other one.
    let shorthand = node.parent?.as(OptionalBindingConditionSyntax.self).map { $0.initializer == nil } ?? false
    if !shorthand, node.identifier.text != "self" { names.own.insert(node.identifier.text.withoutBackticks) }
    return .skipChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    var target: ExprSyntax?
    for element in node.elements {
      if let target, element.isAssignmentSign { change(target) }
      target = element
    }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    change(node.expression)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let method = node.calledExpression.as(MemberAccessExprSyntax.self), let changed = method.base,
      Self.changing.contains(method.declName.baseName.text)
    {
      change(changed)
    }
    return .visitChildren
  }

  /// Methods of Swift's own values that change them.
  private static let changing: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "popLast", "formUnion",
    "subtract", "negate",
  ]

  /// `self.isEditing`, or all names of anything but a chain of names: `flags[key]`, `(first, second)`.
  private func change(_ target: ExprSyntax) {
    let offset = target.position.utf8Offset
    if let path = target.path {
      if let last = path.last { note(last, at: offset) }
      return
    }
    for token in target.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind { note(name, at: offset) }
    }
  }

  private func note(_ name: String, at offset: Int) {
    let name = name.withoutBackticks
    names.lastChange[name] = max(names.lastChange[name] ?? 0, offset)
  }
}

extension ExprSyntax {
  /// `=`, `+=` and the like.
  fileprivate var isAssignmentSign: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    guard let sign = self.as(BinaryOperatorExprSyntax.self)?.operator.text, sign.hasSuffix("=") else { return false }
    return !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign)
  }
}
