import LintelModel
import SwiftSyntax

extension TextExpression {
  /// A call: one of the platform's, or a function of the project whose body is read with the call's arguments.
  func texts(of call: FunctionCallExprSyntax, _ role: TextRole, _ place: Place) -> [Conditional<LocalizedText>] {
    let expression = ExprSyntax(call)
    if let known = platformTexts(of: call, place) { return known }
    if let named = project.names.localizingFunction(calledBy: call) {
      return keyed(call, place, table: [named.tableArgument].compactMap(\.self), source: [])
    }
    if let followed = helperTexts(of: call, place) { return followed }
    // A helper whose source is not there: `localize("key")`.
    let name = Self.name(of: call)
    if name.lowercased().hasPrefix("local") || Self.isLocalizing(name), let first = call.arguments.first?.expression,
      let key = constant(first, at: place)
    {
      return [Conditional(LocalizedText(state: .localized, key: key, source: key, location: place.file.location(of: first)))]
    }
    if call.arguments.isEmpty, Self.isLocalizing(name),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    {
      return localized(base, place) ?? unresolved(Operand(expression), at: place)
    }
    // R.string.localizable.title(): a generated function.
    if call.arguments.isEmpty, let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let path = Self.path(of: ExprSyntax(access)), path.count > 1, SwiftProject.isTypeName(path[0]),
      project.types(named: path[0], near: place.file).isEmpty
    {
      return generated(key: path.last!, expression, place)
    }
    return unresolved(Operand(expression), at: place)
  }

  /// The last word of what is called: `Text`, `init`, `localizedString`.
  static func name(of call: FunctionCallExprSyntax) -> String {
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      return name == "init" ? access.base.map { $0.writtenText } ?? name : name
    }
    if let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.writtenText
    }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }

  private func platformTexts(of call: FunctionCallExprSyntax, _ place: Place) -> [Conditional<LocalizedText>]? {
    let first = call.arguments.first
    switch (Self.name(of: call), first?.label?.text) {
    case ("NSLocalizedString", _), ("localizedString", "forKey"), ("NSLocalizedStringFromTable", _):
      return keyed(call, place, table: ["tableName", "table"], source: ["value"])
    case ("String", "localized"), ("AttributedString", "localized"), ("init", "localized"),
      ("LocalizedStringResource", _), ("LocalizedStringKey", _):
      return keyed(call, place, table: ["table"], source: ["defaultValue"])
    case ("Text", nil):
      guard let first else { return nil }
      if call.argument("tableName") != nil { return keyed(call, place, table: ["tableName"], source: []) }
      return texts(of: first.expression, as: .key, at: place)
    case ("Text", "verbatim"): return first.map { texts(of: $0.expression, as: .string, at: place) }
    case ("String", "format"), ("localizedStringWithFormat", nil), ("String", nil), ("AttributedString", nil),
      ("NSAttributedString", "string"):
      return first.map { texts(of: $0.expression, as: .string, at: place) }
    default: return nil
    }
  }

  /// A call that names a key, and perhaps its table and the development language's text.
  private func keyed(
    _ call: FunctionCallExprSyntax, _ place: Place, table: [String], source: [String]
  ) -> [Conditional<LocalizedText>] {
    guard let first = call.arguments.first?.expression else { return unresolved(Operand(ExprSyntax(call)), at: place) }
    let tableName = table.lazy.compactMap { call.argument($0) }.first.flatMap { constant($0, at: place) }
    // `value: ""` says nothing.
    let value = source.lazy.compactMap { call.argument($0) }.first.flatMap { keyText($0, place) }.flatMap {
      $0.isEmpty ? nil : $0
    }
    let keys = texts(of: first, as: .key, at: place)
    return keys.map { found in
      var text = found.value
      // Keys that were handed through constants of type String.
      if text.state == .literal, let key = text.source { (text.state, text.key) = (.localized, key) }
      guard text.state == .localized else {
        return Conditional(unresolved(Operand(ExprSyntax(call)), at: place)[0].value, found.conditions)
      }
      text.table = tableName ?? text.table
      text.source = value ?? text.source
      return Conditional(text, found.conditions)
    }
  }

  /// A default value's text, with formats for the values in it.
  private func keyText(_ expression: ExprSyntax, _ place: Place) -> String? {
    let all = texts(of: expression, as: .key, at: place)
    return all.count == 1 ? all[0].value.source : nil
  }

  /// A function of the project, read as if it stood where it is called: it is recognised by what its body does.
  private func helperTexts(of call: FunctionCallExprSyntax, _ place: Place) -> [Conditional<LocalizedText>]? {
    for function in project.functions(calledBy: call, at: place) {
      guard let body = function.declaration.body else { continue }
      let arguments = function.arguments
      guard let inside = place.entering(function.declaration, arguments: arguments, selfCase: function.selfCase) else {
        continue
      }
      let role = TextRole(function.declaration.type)
      let found = follow(body, ExprSyntax(call), role, inside)
      if found.contains(where: { $0.value.state != .unresolved }) { return told(found, by: ExprSyntax(call), at: place) }
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// The argument with that label.
  func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }
}
