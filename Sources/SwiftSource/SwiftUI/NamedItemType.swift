import LintelModel
import SwiftSyntax

extension ViewReader {
  /// A view of a type that the project names as a button of its own: the call has its title and its symbol.
  func namedItem(_ call: FunctionCallExprSyntax, at place: Place) -> [ViewPart]? {
    let name = TextExpression.name(of: call)
    guard let type = project.names.itemTypes.first(where: { $0.name == name }) else { return nil }
    func argument(_ label: String?) -> ExprSyntax? {
      guard let label else { return nil }
      return call.arguments.first { ($0.label?.text ?? "_") == label && !$0.expression.is(ClosureExprSyntax.self) }?
        .expression
    }
    var item = Item(id: "button", kind: .button, location: place.file.location(of: call))
    if let symbol = argument(type.symbolArgument) {
      let texts = texts.texts(of: symbol, as: .string, at: place)
      item.symbol = texts.first?.value.source ?? Operand(symbol).text
      // Whether it is the system's is not said; a name with a dot is how the system's are written.
      item.hasSystemName = texts.first?.value.source?.contains(".") ?? false
    }
    guard let title = argument(type.titleArgument) else {
      return [ViewPart(role: .control, item: item, conditions: .always)]
    }
    return texts.texts(of: title, as: .key, at: place).map { found in
      var titled = item
      titled.label = found.value
      return ViewPart(role: .control, item: titled, conditions: found.conditions)
    }
  }
}
