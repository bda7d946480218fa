import LintelFindings
import LintelModel

/// Through what unresolved texts are read.
enum UnresolvedReadings {
  /// So many are reported; who mends the first ones asks again.
  static let most = 10

  static func of(_ texts: [LocalizedText]) -> [AuditResult.UnresolvedReading] {
    let unresolved = texts.filter { $0.state == .unresolved }
    let groups = Dictionary(grouping: unresolved) { $0.unfollowed?.name ?? name(of: $0.expression ?? "") }
    let readings = groups.map { name, texts in
      // Calls of one function with other arguments may want another entry: the one that helps most is reported.
      let entries = Dictionary(grouping: texts.compactMap { $0.unfollowed?.entry?.written }, by: { $0 }).mapValues(\.count)
      let best = entries.max { ($0.value, $1.key) < ($1.value, $0.key) }
      return AuditResult.UnresolvedReading(
        name: name, count: texts.count, entry: best?.key, resolvable: best?.value ?? 0,
        isCall: texts.contains { $0.unfollowed != nil || isCall($0.expression ?? "") })
    }
    let inOrder = readings.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    return Array(inOrder.filter { $0.entry != nil }.prefix(most) + inOrder.filter { $0.entry == nil }.prefix(most))
  }

  /// Whether an expression is a call: `tr("key")`, and not `Window.titleKey` or an item's identifier.
  private static func isCall(_ expression: String) -> Bool {
    expression.drop { $0.isLetter || $0.isNumber || "_.?!".contains($0) }.hasPrefix("(")
  }

  /// The type that has generated members (`L10n` of `L10n.Inbox.title`), else the path of the property or function.
  private static func name(of expression: String) -> String {
    let path = expression.prefix { $0.isLetter || $0.isNumber || "_.?!".contains($0) }.filter { !"?!".contains($0) }
    let rest = expression.dropFirst(path.count).filter { !"?!".contains($0) }
    guard rest.isEmpty || rest.hasPrefix("("), let first = path.split(separator: ".").first else { return "" }
    return first.first?.isUppercase == true && rest.isEmpty ? String(first) : String(path)
  }
}

extension SourceNames.LocalizingFunction {
  /// As `lintel.yml` has it.
  var written: String {
    func text(_ argument: Argument) -> String {
      switch argument {
      case .label(let label): label
      case .position(let number): "\(number)"
      }
    }
    var members = keyArgument == 1 ? [] : ["key: \(text(keyArgument))"]
    if let tableArgument { members.append("table: \(text(tableArgument))") }
    if let defaultArgument { members.append("default: \(text(defaultArgument))") }
    return members.isEmpty ? name : "{name: \(name), \(members.joined(separator: ", "))}"
  }
}
