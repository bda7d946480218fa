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
