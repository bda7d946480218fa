import LintelModel

/// Calls of functions that are not in the project, or lead out of it, whose own words say that they ask for a text.
enum AssumedQuestion {
  private static let defaultLabels = ["value", "defaultValue", "default", "fallback"]
  private static let keyLabels: Set = ["key", "forKey", "localized", "localizedKey"]
  private static let localizingLabels: Set = ["comment", "tableName", "table"]
  private static let marks: [StaticString] = ["localiz", "localis", "l10n", "i18n", "translat"]

  static func of(_ call: TokenCall, in source: SourceTokens, keys: TableKeys) -> TokenQuestion? {
    let texts = call.arguments.filter { $0.tokens.first.map { source.tokens[$0].kind == .text } ?? false }
    guard texts.count > 1 else { return texts.first.flatMap { alone($0, call, source, keys) } }
    return named(call, texts, source) ?? found(call, texts, source, keys)
  }

  /// A key that is there in a call whose name speaks of localization: `localizedString("about.title")`.
  private static func alone(
    _ text: TokenCall.Argument, _ call: TokenCall, _ source: SourceTokens, _ keys: TableKeys
  ) -> TokenQuestion? {
    guard text.tokens == call.arguments.first?.tokens, text.label.map(keyLabels.contains) ?? true,
      isNamed(call.name), let key = source.constant(text.tokens), keys.has(key, "Localizable")
    else { return nil }
    return TokenQuestion(key: text.tokens, isAssumed: true)
  }

  private static func isNamed(_ name: String) -> Bool {
    let name = name.lowercased()
    return marks.contains { name.says($0) }
  }

  /// A key and a default in a call whose words speak of localization: `.MZLocalizedString(key: "…", value: "…", comment: "")`.
  private static func named(
    _ call: TokenCall, _ texts: [TokenCall.Argument], _ source: SourceTokens
  ) -> TokenQuestion? {
    guard let first = texts.first, let value = texts.first(where: { $0.label.map(defaultLabels.contains) ?? false }),
      let key = texts.first(where: { $0.label.map(keyLabels.contains) ?? false })
        ?? (first.label == nil && call.arguments.first?.tokens == first.tokens ? first : nil)
    else { return nil }
    let isNamed =
      isNamed(call.name)
      || call.arguments.contains { $0.label.map(localizingLabels.contains) ?? false }
    guard isNamed else { return nil }
    return TokenQuestion(
      key: key.tokens, table: call.argument(["tableName", "table"]).map { .tokens($0.tokens) },
      value: .tokens(value.tokens), comment: call.argument(["comment"]).map { .tokens($0.tokens) }, isAssumed: true)
  }

  /// A table that is there and a key that it has: `tr("Settings", "about.title")`.
  private static func found(
    _ call: TokenCall, _ texts: [TokenCall.Argument], _ source: SourceTokens, _ keys: TableKeys
  ) -> TokenQuestion? {
    let constants = texts.prefix(6).map { (argument: $0, text: source.constant($0.tokens)) }
    for table in constants {
      guard let name = table.text, keys.isTable(name) else { continue }
      let asked = constants.first {
        $0.argument.tokens != table.argument.tokens && $0.text.map { keys.has($0, name) } ?? false
      }
      guard let asked else { continue }
      return TokenQuestion(
        key: asked.argument.tokens, table: .text(name),
        value: call.argument(defaultLabels).map { .tokens($0.tokens) },
        comment: call.argument(["comment"]).map { .tokens($0.tokens) }, isAssumed: true)
    }
    return nil
  }
}
