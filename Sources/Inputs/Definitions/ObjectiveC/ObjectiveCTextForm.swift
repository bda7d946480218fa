import LintelModel

/// What a macro or a function of the project's makes of the key that it is handed: `#define LS(k) NSLocalizedString(k, nil)`,
/// `static inline NSString *Loc(NSString *key) { return NSLocalizedString(key, nil); }`.
struct ObjectiveCTextForm {
  let parameters: [String]
  let text: ObjectiveCExpression

  /// The platform's functions and its bundle's message have this in their names: `NSLocalizedString`, `localizedStringForKey:`.
  private static let mark = Array("ocalizedString".utf8)

  static func mayDefine(_ bytes: [UInt8]) -> Bool { bytes.holds(mark) }

  /// By name; none of those that are defined in different ways, of which only the compiler knows which one holds.
  static func find(in files: [SourceFile]) -> [String: ObjectiveCTextForm] {
    var found: [String: ObjectiveCTextForm] = [:]
    var doubtful: Set<String> = []
    for file in files where mayDefine(file.bytes) {
      for (name, form) in all(in: file.bytes) {
        if let known = found.updateValue(form, forKey: name), !known.saysTheSame(as: form) { doubtful.insert(name) }
      }
    }
    return found.filter { !doubtful.contains($0.key) }
  }

  /// The text as a call makes it, where the call is; nil if it is handed another number of arguments.
  func filled(with arguments: [ObjectiveCExpression], at offset: Int) -> ObjectiveCExpression? {
    guard arguments.count == parameters.count else { return nil }
    let handed = Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
    return text.placed { _ in offset }.replacing(handed)
  }

  private func saysTheSame(as other: ObjectiveCTextForm) -> Bool {
    guard parameters.count == other.parameters.count else { return false }
    let names = parameters.indices.map { ObjectiveCExpression.path(["$\($0)"], offset: 0) }
    guard let own = filled(with: names, at: 0), let others = other.filled(with: names, at: 0) else { return false }
    return own.isWritten(like: others)
  }

  private static func all(in bytes: [UInt8]) -> [(name: String, form: ObjectiveCTextForm)] {
    var found: [(name: String, form: ObjectiveCTextForm)] = []
    var start = 0
    while start < bytes.count {
      let end = ObjectiveCLexer.lineEnd(in: bytes, from: start)
      let line = bytes[start..<end]
      if line.starts(with: define) {
        let tokens = ObjectiveCLexer.tokens(of: bytes, in: start + define.count..<end)
        if let one = form(in: tokens, isMacro: true) { found.append(one) }
      } else if beginnings.contains(where: { line.starts(with: $0) }) {
        // The body may stand on the lines below; longer ones do more than to ask for a text.
        let tokens = ObjectiveCLexer.tokens(of: bytes, in: start..<min(start + 600, bytes.count))
        if let one = form(in: tokens, isMacro: false) { found.append(one) }
      }
      start = end + 1
    }
    return found
  }

  private static let define = Array("#define".utf8)
  private static let beginnings = ["static", "NS_INLINE", "CF_INLINE", "NSString", "FOUNDATION_STATIC_INLINE"].map {
    Array($0.utf8)
  }

  /// `LS(k) NSLocalizedString(k, nil)`, or `NSString *Loc(NSString *key) { return NSLocalizedString(key, nil); }`.
  private static func form(
    in tokens: [ObjectiveCToken], isMacro: Bool
  ) -> (name: String, form: ObjectiveCTextForm)? {
    let tokens = tokens.filter { !$0.isSymbol("\\") }
    let source = ObjectiveCSource(tokens: tokens)
    guard let open = tokens.firstIndex(where: { $0.isSymbol("(") }), open > 0, let name = tokens[open - 1].identifier,
      // A macro without parameters may have a value that begins with a bracket.
      !isMacro || open == 1 && tokens[1].offset == tokens[0].offset + name.utf8.count,
      isMacro || tokens[..<open].contains(where: { $0.identifier == "NSString" })
    else { return nil }
    let close = source.end(from: open) - 1
    guard close > open, source.isSymbol(")", at: close) else { return nil }
    // The last word of each: `NSString *key` declares `key`.
    let parameters = tokens[(open + 1)..<close].split(whereSeparator: { $0.isSymbol(",") }).compactMap {
      $0.last?.identifier
    }
    guard !parameters.isEmpty else { return nil }
    var first = close + 1
    if !isMacro {
      guard source.isSymbol("{", at: first), source.identifier(at: first + 1) == "return" else { return nil }
      first += 2
    }
    // `@#k` makes a text of what is written there.
    let own = tokens[first...].prefix { !$0.isSymbol(";") && !$0.isSymbol("}") }
    guard !own.isEmpty, !own.contains(where: { $0.isSymbol("#") }) else { return nil }
    var parser = ObjectiveCParser(source, at: first)
    let text = parser.expression()
    guard text.asksForText(by: Set(parameters)) else { return nil }
    return (name, ObjectiveCTextForm(parameters: parameters, text: text))
  }
}

extension [String: ObjectiveCTextForm] {
  /// `NSLocalizedString(@"save", nil)` of `LS(@"save")`.
  ///
  /// - Parameter isKnown: Whether a function of that name counts as what it is.
  func writtenOut(
    _ expression: ObjectiveCExpression, except isKnown: (_ name: String) -> Bool
  ) -> ObjectiveCExpression {
    var expression = expression
    // One that hands its key on to another one: more hops are not what people write.
    for _ in 0..<4 {
      guard case .call(let name, let arguments, let offset) = expression, !isKnown(name),
        let text = self[name]?.filled(with: arguments, at: offset)
      else { break }
      expression = text
    }
    return expression
  }
}

extension ObjectiveCExpression {
  /// Whether it asks a table for a text by a key that has one of these names.
  fileprivate func asksForText(by names: Set<String>) -> Bool {
    let key: ObjectiveCExpression?
    switch self {
    case .call(let name, let arguments, _): key = name.contains("ocalizedString") ? arguments.first : nil
    case .message(_, let labels, let arguments, _): key = labels.first == "localizedStringForKey" ? arguments.first : nil
    default: key = nil
    }
    guard case .path(let path, _)? = key, path.count == 1 else { return false }
    return names.contains(path[0])
  }

  /// Whether both are the same words.
  fileprivate func isWritten(like other: ObjectiveCExpression, depth: Int = 0) -> Bool {
    guard depth < 12 else { return false }
    func all(_ own: [ObjectiveCExpression], _ others: [ObjectiveCExpression]) -> Bool {
      own.count == others.count && zip(own, others).allSatisfy { $0.isWritten(like: $1, depth: depth + 1) }
    }
    switch (self, other) {
    case (.string(let own, _), .string(let others, _)): return own == others
    case (.path(let own, _), .path(let others, _)): return own == others
    case (.message(let own, let labels, let values, _), .message(let others, let otherLabels, let otherValues, _)):
      return labels == otherLabels && all([own] + values, [others] + otherValues)
    case (.call(let own, let values, _), .call(let others, let otherValues, _)):
      return own == others && all(values, otherValues)
    default: return false
    }
  }
}
