import LintelModel
import SwiftSyntax

extension TextExpression {
  /// A call: one of the platform's, or a function of the project whose body is read with the call's arguments.
  func texts(of call: FunctionCallExprSyntax, _ role: TextRole, _ place: Place) -> [Conditional<LocalizedText>] {
    let expression = ExprSyntax(call)
    if let known = platformTexts(of: call, place) { return known }
    // `.init("key", table: "Feed")`, `Self("key")`: of the type that is expected, whose texts are keys.
    if role == .key, call.isOfExpectedType, let first = call.arguments.first, first.label == nil {
      return shown(byValueOf: first.expression, place)
        ?? keyed(call, place, table: ["table", "tableName"], source: ["defaultValue"])
    }
    if let named = project.names.localizingFunction(calledBy: call) {
      return keyed(
        call, place, key: call.argument(named.keyArgument), table: call.argument(named.tableArgument),
        value: call.argument(named.defaultArgument))
    }
    if let closure = call.calledExpression.as(ClosureExprSyntax.self), call.arguments.isEmpty {
      // `static let title: String = { … }()`
      return spelled(follow(closure.statements, expression, role, place), by: expression, at: place)
    }
    if let followed = helperTexts(of: call, place) { return followed }
    if let assumed = assumedTexts(of: call, place) { return assumed }
    // A helper whose source is not there: `localize("key")`.
    let name = Self.name(of: call)
    if name.lowercased().hasPrefix("local") || Self.isLocalizing(name), let first = call.arguments.first?.expression {
      let found = keyed(call, place, table: ["tableName", "table"], source: ["value", "defaultValue", "default"])
      if found.contains(where: { $0.value.state == .localized }), !first.is(ClosureExprSyntax.self) { return found }
    }
    if call.arguments.isEmpty, Self.isLocalizing(name),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    {
      return localized(base, place) ?? unresolved(Operand(expression), at: place)
    }
    if call.arguments.isEmpty, let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let path = Self.path(of: ExprSyntax(access)), path.count > 1, SwiftProject.isTypeName(path[0])
    {
      // R.string.localizable.title(): what R.swift wrote for a table's key, called.
      let resource = path.starts(with: ["R", "string"]) ? texts(of: access, role, place) : []
      if !resource.isEmpty, resource.allSatisfy({ $0.value.state == .localized }) { return resource }
      // A generated function.
      if !project.hasType(named: path[0], near: place.file) { return generated(key: path.last!, expression, place) }
    }
    return texts(ofFilledSymbol: call, role, place) ?? unfollowed(call, place)
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
      return keyed(call, place, table: ["tableName", "table"], source: ["value"], as: .string)
    case ("String", "localized"), ("AttributedString", "localized"), ("init", "localized"),
      ("LocalizedStringResource", _), ("LocalizedStringKey", _):
      // What a key of one value shows is no key itself.
      if let first, let shown = shown(byValueOf: first.expression, place) { return shown }
      return keyed(call, place, table: ["table"], source: ["defaultValue"])
    // What R.swift makes of a table's key.
    case ("StringResource", "key"), ("init", "key") where call.argument("tableName") != nil:
      return keyed(call, place, table: ["tableName"], source: [])
    case ("Text", nil):
      guard let first else { return nil }
      if let shown = shown(byValueOf: first.expression, place) { return shown }
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
    _ call: FunctionCallExprSyntax, _ place: Place, table: [String], source: [String], as role: TextRole = .key
  ) -> [Conditional<LocalizedText>] {
    keyed(
      call, place, key: call.arguments.first?.expression, table: table.lazy.compactMap { call.argument($0) }.first,
      value: source.lazy.compactMap { call.argument($0) }.first, as: role)
  }

  /// - Parameter role: As what the function takes the key: what is put into a key of type String makes another one of it.
  private func keyed(
    _ call: FunctionCallExprSyntax, _ place: Place, key: ExprSyntax?, table: ExprSyntax?, value: ExprSyntax?,
    as role: TextRole = .key
  ) -> [Conditional<LocalizedText>] {
    guard let key else { return unresolved(Operand(ExprSyntax(call)), at: place) }
    let tableName = table.flatMap { constant($0, at: place) }
    // `value: ""` says nothing.
    let value = value.flatMap { keyText($0, place) }.flatMap { $0.isEmpty ? nil : $0 }
    let keys = asked(Operand(key), role, place)
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

  /// A function of the project, read as if it were where it is called: it is recognised by what its body does.
  private func helperTexts(of call: FunctionCallExprSyntax, _ place: Place) -> [Conditional<LocalizedText>]? {
    for function in project.functions(calledBy: call, at: place) {
      let clauses = project.clauses(of: function, calledBy: call, at: place)
      let found = clauses.map { helperTexts(of: call, in: $0.value, place) }
      guard found.contains(where: { $0 != nil }) else { continue }
      return zip(clauses, found).flatMap { clause, texts in
        (texts ?? unresolved(Operand(ExprSyntax(call)), at: place)).when(clause.conditions)
      }
    }
    return nil
  }

  private func helperTexts(
    of call: FunctionCallExprSyntax, in function: CalledFunction, _ place: Place
  ) -> [Conditional<LocalizedText>]? {
    guard let body = function.declaration.body,
      let inside = place.entering(function.declaration, arguments: function.arguments, selfCase: function.selfCase)
    else { return nil }
    let role = TextRole(of: function.declaration)
    let subjects = HandedSubjects(
      function.arguments, of: function.declaration.syntax, from: place,
      isMember: { project.isMember($0, in: function.declaration) })
    var found = subjects.told(follow(body, ExprSyntax(call), role, inside))
    if function.declaration.file.isGenerated { found = Self.withoutKeysShown(found) }
    if let asked = handedOn(found, by: function) { return asked }
    guard found.contains(where: { $0.value.state != .unresolved }) else { return nil }
    return spelled(found, by: ExprSyntax(call), at: place)
  }
}

extension TextExpression {
  /// The texts of a generator's function without the key that it gives back by itself where it finds no table to ask.
  private static func withoutKeysShown(_ texts: [Conditional<LocalizedText>]) -> [Conditional<LocalizedText>] {
    let keys = Set(texts.lazy.filter { $0.value.state == .localized }.compactMap(\.value.key))
    let asked = texts.filter { $0.value.state != .literal || !keys.contains($0.value.source ?? "") }
    if asked.count == texts.count { return texts }
    return Set(asked.map(\.value.key)).count == 1 && asked.allSatisfy { $0.value.state == .localized }
      ? [Conditional(asked[0].value)] : asked
  }

  /// The keys that a function was handed and hands on to a table. What else it may give back is no text of the bar: what a
  /// provider may say instead, or the key where no table has it.
  private func handedOn(
    _ found: [Conditional<LocalizedText>], by function: CalledFunction
  ) -> [Conditional<LocalizedText>]? {
    guard !function.declaration.parameters.isEmpty || function.arguments["self"] != nil else { return nil }
    let own = function.declaration.lines
    let asked = found.filter { text in
      guard text.value.state == .localized, let location = text.value.location else { return false }
      return location.file != function.declaration.file.path || !own.contains(location.line)
    }
    let keys = Set(asked.compactMap(\.value.key))
    let isAll = found.allSatisfy { text in
      switch text.value.state {
      case .localized: keys.contains(text.value.key ?? "")
      case .literal: keys.contains(text.value.source ?? "")
      case .unresolved, .none: true
      }
    }
    guard !asked.isEmpty, isAll, asked.count < found.count else { return nil }
    return keys.count == 1 ? [Conditional(asked[0].value)] : asked
  }

  /// A call that leads out of the project, or cannot be followed, and whose words name a table that is there and a key
  /// that it has, in whatever order: it asks for that text.
  private func assumedTexts(of call: FunctionCallExprSyntax, _ place: Place) -> [Conditional<LocalizedText>]? {
    guard (2...8).contains(call.arguments.count) else { return nil }
    let all = call.arguments.map { (argument: $0, text: constant($0.expression, at: place)) }
    guard all.count(where: { $0.text != nil }) > 1 else { return nil }
    for table in all {
      guard let name = table.text, project.keys.isTable(name) else { continue }
      let key = all.first { other in
        other.argument.id != table.argument.id && (other.text.map { project.keys.has($0, name) } ?? false)
      }
      guard let key else { continue }
      var text = LocalizedText(
        state: .localized, key: key.text, table: name == "Localizable" ? nil : name,
        location: place.file.location(of: key.argument.expression))
      text.source =
        ["value", "defaultValue", "default", "fallback"].lazy.compactMap { label in
          all.first { $0.argument.label?.text == label }?.text
        }.first
      text.isAssumed = true
      return [Conditional(text)]
    }
    return nil
  }
}

extension MemberDeclaration {
  /// The lines from its first to its last token.
  fileprivate var lines: ClosedRange<Int> {
    let first = file.location(of: syntax).line
    let last = syntax.lastToken(viewMode: .sourceAccurate).map { file.location(of: $0).line } ?? first
    return first...max(first, last)
  }
}

extension FunctionCallExprSyntax {
  /// `.init(…)` or `Self(…)`
  fileprivate var isOfExpectedType: Bool {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "Self" }
    guard let access = calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init" else {
      return false
    }
    return access.base.map { $0.writtenText == "Self" } ?? true
  }

  /// The argument with that label.
  func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }
}
