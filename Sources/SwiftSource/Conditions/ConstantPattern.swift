import LintelModel
import SwiftSyntax

/// What a pattern asks of its subject, as far as it asks for a constant: `.edit`, `.list(let list)`, `true`, `(true, .edit)`.
struct ConstantPattern {
  /// What each subject is where the pattern matches.
  private(set) var values: [Branch: Int] = [:]
  /// Whether the pattern asks for nothing else.
  private(set) var isWhole = true
  /// The constant as people know it; nil for patterns that name none.
  private(set) var name: String?

  init(_ item: SwitchCaseItemSyntax, of subject: ExprSyntax) {
    self.init(item.pattern, of: subject)
    if item.whereClause != nil { isWhole = false }
  }

  init(_ pattern: PatternSyntax, of subject: ExprSyntax) {
    read(pattern, subject)
  }

  private mutating func read(_ pattern: PatternSyntax, _ subject: ExprSyntax?) {
    switch pattern.kind {
    case .identifierPattern, .wildcardPattern: break
    case .valueBindingPattern: read(pattern.cast(ValueBindingPatternSyntax.self).pattern, subject)
    case .expressionPattern: read(pattern.cast(ExpressionPatternSyntax.self).expression, subject)
    case .tuplePattern:
      let elements = pattern.cast(TuplePatternSyntax.self).elements.map(\.pattern)
      for (element, part) in zip(elements, parts(of: subject, elements.count)) { read(element, part) }
    default: isWhole = false
    }
  }

  private mutating func read(_ expression: ExprSyntax, _ subject: ExprSyntax?) {
    switch expression.kind {
    case .discardAssignmentExpr: break
    case .patternExpr: read(expression.cast(PatternExprSyntax.self).pattern, subject)
    case .optionalChainingExpr:
      let inner = expression.cast(OptionalChainingExprSyntax.self).expression
      // `let mode?` is any but nil.
      if inner.is(PatternExprSyntax.self) { isWhole = false } else { read(inner, subject) }
    case .tupleExpr:
      let elements = expression.cast(TupleExprSyntax.self).elements.map(\.expression)
      if elements.count == 1 { return read(elements[0], subject) }
      for (element, part) in zip(elements, parts(of: subject, elements.count)) { read(element, part) }
    case .functionCallExpr:
      let call = expression.cast(FunctionCallExprSyntax.self)
      guard call.calledExpression.is(MemberAccessExprSyntax.self) else {
        isWhole = false
        return
      }
      read(call.calledExpression, subject)
      if !call.arguments.allSatisfy({ $0.expression.takesAnything }) { isWhole = false }
    case .memberAccessExpr:
      let member = expression.cast(MemberAccessExprSyntax.self)
      guard member.base.map({ $0.lastToken(viewMode: .sourceAccurate)?.text.first?.isUppercase == true }) ?? true else {
        isWhole = false
        return
      }
      take(".\(member.declName.baseName.text.withoutBackticks)", subject)
    case .nilLiteralExpr: take(".none", subject)
    case .stringLiteralExpr, .integerLiteralExpr: take(expression.writtenText, subject)
    case .booleanLiteralExpr:
      guard let subject else {
        isWhole = false
        return
      }
      let words = subject.writtenText
      let isNegated = words.hasPrefix("!")
      let isTrue = expression.cast(BooleanLiteralExprSyntax.self).literal.tokenKind == .keyword(.true)
      values[Branch(.condition, isNegated ? String(words.dropFirst()) : words)] = isTrue == isNegated ? 1 : 0
    default: isWhole = false
    }
  }

  private mutating func take(_ constant: String, _ subject: ExprSyntax?) {
    guard let subject else {
      isWhole = false
      return
    }
    values[Branch(.equality, subject.subjectWords)] = Branch.number(of: constant)
    name = constant
  }

  /// The elements of a tuple that a tuple is matched with.
  private func parts(of subject: ExprSyntax?, _ count: Int) -> [ExprSyntax?] {
    let elements = subject?.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? []
    return elements.count == count ? elements : Array(repeating: nil, count: count)
  }
}

extension ExprSyntax {
  /// What a `switch` asks, in words that are the same wherever it is asked: `self` is another value in each type.
  var subjectWords: String {
    if isSelf { return "self of \(SwiftName.type(around: self))" }
    let words = writtenText
    return words.hasPrefix("self.") ? String(words.dropFirst("self.".count)) : words
  }

  /// `_`, `let name`
  fileprivate var takesAnything: Bool {
    if self.is(DiscardAssignmentExprSyntax.self) { return true }
    guard var pattern = self.as(PatternExprSyntax.self)?.pattern else { return false }
    while let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
    return pattern.is(IdentifierPatternSyntax.self) || pattern.is(WildcardPatternSyntax.self)
  }
}
