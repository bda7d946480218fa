import LintelModel
import SwiftSyntax

/// A face that code writes for two states and that is the same in both: `Image(systemName: isOn ? "star" : "star")`.
struct SameStates {
  private(set) var label = false
  private(set) var symbol = false

  /// Of a control's call, its title and its label.
  init(of call: FunctionCallExprSyntax) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(call)
    guard !finder.differ else { return }
    (label, symbol) = (finder.label, finder.symbol)
  }

  /// Of a value with two arms.
  static func isSame(_ value: Value?) -> Bool {
    guard case .choice(let arms)? = value, arms.count == 2 else { return false }
    let texts = arms.map { arm -> String? in
      guard case .expression(let expression) = arm.value else { return nil }
      return expression.operand.text
    }
    return texts[0] != nil && texts[0] == texts[1]
  }

  /// What it says of an item that has the face.
  func tell(_ item: inout Item) {
    if label, !item.otherLabel.isPresent { item.otherLabel = item.label }
    if symbol, item.facts.otherSymbol == .unknown, let name = item.symbol { item.facts.otherSymbol = .declared(name) }
  }

  private final class Finder: SyntaxVisitor {
    var label = false
    var symbol = false
    /// Whether any two arms are not the same.
    var differ = false

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard case .ternary(_, let then, let otherwise) = Operand(ExprSyntax(node)).shape else { return .visitChildren }
      guard then.text == otherwise.text, then.elements.first?.is(StringLiteralExprSyntax.self) == true else {
        differ = true
        return .skipChildren
      }
      let argument = node.parent?.as(LabeledExprSyntax.self)?.label?.text
      if ["systemName", "systemImage"].contains(argument) { symbol = true } else if argument == nil { label = true }
      return .skipChildren
    }
  }
}
