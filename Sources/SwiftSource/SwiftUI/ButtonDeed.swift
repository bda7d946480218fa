import LintelModel
import SwiftSyntax

/// What a button does, as far as one line of its code says it.
struct ButtonDeed {
  /// In characters: a longer statement is nothing that people know the button by.
  private static let most = 60

  /// `archive` of one call without arguments, else the statement; nil where there are several, or none.
  let text: String?
  private let names: DeedNames

  init(of call: FunctionCallExprSyntax) {
    let handed = call.argument("action")
    // Beside an intent the closure is the label.
    let trailing = handed == nil && call.argument("intent") == nil ? call.trailingClosure : nil
    if let closure = handed?.as(ClosureExprSyntax.self) ?? trailing {
      text = Self.only(of: closure)
      names = DeedNames(in: Syntax(closure.statements))
    } else {
      text = handed.flatMap { Self.named($0.writtenText) }
      names = handed.map { DeedNames(in: Syntax($0)) } ?? DeedNames()
    }
  }

  func tell(_ item: inout Item) {
    item.deed = text
    (item.deedNames, item.destination) = (names.all, names.destination)
  }

  private static func only(of closure: ClosureExprSyntax) -> String? {
    guard closure.statements.count == 1, let only = closure.statements.first else { return nil }
    if let call = only.item.as(FunctionCallExprSyntax.self), let inner = call.trailingClosure,
      ["Task", "withAnimation"].contains(TextExpression.name(of: call))
    {
      return Self.only(of: inner)
    }
    return named(only.writtenText)
  }

  private static func named(_ written: String) -> String? {
    var text = written
    for word in ["try ", "try? ", "await ", "self."] where text.hasPrefix(word) { text.removeFirst(word.count) }
    if text.hasSuffix("()"), text.dropLast(2).allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { text.removeLast(2) }
    return text.isEmpty || text.count > most || text.contains(where: \.isNewline) ? nil : text
  }
}
