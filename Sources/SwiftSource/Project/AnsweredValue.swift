import LintelModel
import SwiftSyntax

/// The one text, image or constant that a function or property without arguments answers in every state.
enum AnsweredValue {
  /// Nil where it is none of these, or depends on the state.
  static func answer(of member: MemberDeclaration) -> ClassAnswers.Answer? {
    switch member.node {
    case .variable(_, let binding):
      if binding.accessorBlock == nil { return member.isConstant ? member.initializer.flatMap { answer(of: $0) } : nil }
      // What can be set may have been.
      if case .accessors(let list)? = binding.accessorBlock?.accessors, list.count > 1 { return nil }
    case .function(let function): if function.signature.effectSpecifiers != nil { return nil }
    case .initializer, .enumCase: return nil
    }
    return member.body.flatMap { answer(of: $0) }
  }

  private static func answer(of statements: CodeBlockItemListSyntax) -> ClassAnswers.Answer? {
    guard let last = statements.last else { return nil }
    if statements.count == 1, choice(last) == nil, let value = result(of: last) { return answer(of: value) }
    // One image for each version of the system: the newest is asked for first.
    var images: [ClassAnswers.Answer] = []
    for statement in statements {
      if let condition = choice(statement) {
        guard let chosen = imageAnswer(chosenBy: condition) else { return nil }
        images.append(chosen)
      } else if statement.id == last.id, let value = result(of: statement), let image = imageAnswer(of: value) {
        images.append(image)
      } else {
        return nil
      }
    }
    return images.first
  }

  /// What a statement returns, or is where it is the only one.
  private static func result(of statement: CodeBlockItemSyntax) -> ExprSyntax? {
    statement.item.as(ReturnStmtSyntax.self)?.expression ?? statement.item.as(ExprSyntax.self)
  }

  private static func choice(_ statement: CodeBlockItemSyntax) -> IfExprSyntax? {
    statement.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) ?? statement.item.as(IfExprSyntax.self)
  }

  /// `if #available(macOS 11, *), let icon = NSImage(systemSymbolName: "gear", …) { return icon } else { … }`
  private static func imageAnswer(chosenBy node: IfExprSyntax) -> ClassAnswers.Answer? {
    var bound: [String: ClassAnswers.Answer] = [:]
    var asksForSystem = false
    for condition in node.conditions {
      switch condition.condition {
      case .availability: asksForSystem = true
      case .optionalBinding(let binding):
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let value = binding.initializer?.value, let image = imageAnswer(of: value)
        else { return nil }
        bound[name] = image
      default: return nil
      }
    }
    guard asksForSystem || !bound.isEmpty, node.body.statements.count == 1,
      let value = node.body.statements.first.flatMap({ result(of: $0) })
    else { return nil }
    switch node.elseBody {
    case nil: break
    case .codeBlock(let block)?:
      guard block.statements.count == 1, let other = block.statements.first.flatMap({ result(of: $0) }),
        imageAnswer(of: other) != nil
      else { return nil }
    case .ifExpr(let next)?: if imageAnswer(chosenBy: next) == nil { return nil }
    }
    if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text, let image = bound[name] { return image }
    return imageAnswer(of: value)
  }

  private static func imageAnswer(of expression: ExprSyntax) -> ClassAnswers.Answer? {
    guard let found = answer(of: expression), case .image = found else { return nil }
    return found
  }

  private static func answer(of expression: ExprSyntax) -> ClassAnswers.Answer? {
    switch Operand(expression).shape {
    case .plain(let only): return plainAnswer(of: only)
    // `NSImage(named: "gear") ?? NSImage()` is the image, which the app has.
    case .coalescing(let first, _): return first.elements.count == 1 ? imageAnswer(of: first.elements[0]) : nil
    case .ternary, .sum, .other: return nil
    }
  }

  private static func plainAnswer(of expression: ExprSyntax) -> ClassAnswers.Answer? {
    let node = Operand.bare(expression)
    if let literal = node.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue.map { .text($0) } }
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text { return isConstant(name) ? .constant(name) : nil }
    guard let call = node.as(FunctionCallExprSyntax.self), let first = call.arguments.first else { return nil }
    switch (TextExpression.name(of: call), first.label?.text) {
    case ("NSLocalizedString", nil): return localized(call, key: first.expression, table: "tableName", source: "value")
    case ("String", "localized"): return localized(call, key: first.expression, table: "table", source: "defaultValue")
    case ("NSImage", "systemSymbolName"), ("UIImage", "systemName"):
      return first.expression.literalText.map { .image($0, isSystem: true) }
    case ("NSImage", "named"), ("UIImage", "named"):
      if let name = first.expression.literalText { return .image(name, isSystem: false) }
      // `NSImage.networkName` is AppKit's own.
      guard let path = first.expression.path, path.count == 2, ["NSImage", ""].contains(path[0]) else { return nil }
      return .image(path[1], isSystem: true)
    default: return nil
    }
  }

  private static func localized(
    _ call: FunctionCallExprSyntax, key: ExprSyntax, table: String, source: String
  ) -> ClassAnswers.Answer? {
    guard let key = key.literalText else { return nil }
    let (table, source) = (call.argument(table), call.argument(source))
    // A table or a text that is not written here is another one than the key's.
    if let table, table.literalText == nil, !table.is(NilLiteralExprSyntax.self) { return nil }
    if let source, source.literalText == nil { return nil }
    let text = source?.literalText.flatMap { $0.isEmpty ? nil : $0 }
    return .localized(key: key, table: table?.literalText, source: text)
  }

  /// Whether a name is one that means the same in all files: `PaneIdentifier`, `kPaneIdentifier`.
  private static func isConstant(_ name: String) -> Bool {
    let rest = name.hasPrefix("k") ? name.dropFirst() : name[...]
    return rest.first?.isUppercase == true && name != "Self"
  }
}

extension ExprSyntax {
  /// The text of a literal without values in it.
  fileprivate var literalText: String? {
    Operand.bare(self).as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
