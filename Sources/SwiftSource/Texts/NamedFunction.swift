import LintelModel
import SwiftSyntax

extension SourceNames {
  /// What the project says of the called function; nil if it does not name it.
  func localizingFunction(calledBy call: FunctionCallExprSyntax) -> SourceNames.LocalizingFunction? {
    guard !localizingFunctions.isEmpty, let path = TextExpression.path(of: call.calledExpression), let last = path.last
    else {
      return nil
    }
    let whole = path.joined(separator: ".")
    // A name without a dot is that of a function wherever it is declared: `tr("key")`, `Strings.tr("key")`.
    return localizingFunctions.first { $0.name == whole || $0.name == last || whole.hasSuffix("." + $0.name) }
  }
}

extension FunctionCallExprSyntax {
  /// What is passed where the configuration says.
  func argument(_ wanted: SourceNames.LocalizingFunction.Argument?) -> ExprSyntax? {
    switch wanted {
    case .label("_"): arguments.first { $0.label == nil }?.expression
    case .label(let label): argument(label)
    case .position(let number): number > 0 ? arguments.dropFirst(number - 1).first?.expression : nil
    case nil: nil
    }
  }
}

extension TextExpression {
  /// A call that cannot be followed, recognised by its name, and what would help: an argument that is a key of `Localizable`.
  func unfollowed(_ call: FunctionCallExprSyntax, _ place: Place) -> [Conditional<LocalizedText>] {
    var texts = unresolved(Operand(ExprSyntax(call)), at: place)
    guard let path = Self.path(of: call.calledExpression), let last = path.last, !SwiftProject.isTypeName(last) else {
      return texts
    }
    // What a value is called says nothing of its function: any value may be called so.
    let name = path.count > 1 && SwiftProject.isTypeName(path[path.count - 2]) ? path.suffix(2).joined(separator: ".") : last
    var unfollowed = UnfollowedCall(name: name)
    for (number, argument) in call.arguments.enumerated().prefix(8) {
      guard let key = constant(argument.expression, at: place), project.keys.has(key, "Localizable") else { continue }
      unfollowed.entry = .init(
        name: name, keyArgument: argument.label.map { .label($0.text) } ?? .position(number + 1))
      if number == 0 { unfollowed.entry?.keyArgument = 1 }
      break
    }
    texts[0].value.unfollowed = unfollowed
    return texts
  }
}
