import LintelModel

/// What an Objective-C expression says as a text.
struct ObjectiveCTexts {
  let bytes: [UInt8]
  var location: (Int) -> SourceLocation
  /// What the method's and the file's names mean.
  var names: [String: ObjectiveCExpression]
  /// Functions that the project says take a key.
  var localizing: [SourceNames.LocalizingFunction] = []
  /// The state in which the code is: what other states say is not asked for.
  var state = Conditions.always
  /// What the project's headers define, by the names that one of them defines.
  var macros: [String: ObjectiveCExpression] = [:]
  /// What macros and functions make of a key, by their names.
  var forms: [String: ObjectiveCTextForm] = [:]
  /// Of a text with more than two branches, the number of the one that is seen.
  var arm = 0
  /// Whether an item with two texts shows the second one.
  var showsOther = false
  /// Of the bytes alone: shared by all that differ in their names or their state.
  let constants = ObjectiveCConstants()

  func text(of expression: ObjectiveCExpression, depth: Int = 0) -> LocalizedText {
    let place = location(expression.offset)
    let expression = written(out: expression)
    switch expression {
    case .string(let text, _): return .literal(text, at: place)
    case .call where depth < 4 && keyArms(of: expression) != nil: return text(of: keyArms(of: expression)!, depth: depth + 1)
    case .call(let name, let arguments, _) where localizing.contains { $0.name == name }:
      return named(localizing.first { $0.name == name }!, arguments, at: place) ?? unresolved(expression)
    case .call(let name, let arguments, _) where name.contains("Localized"):
      return localized(name: name, arguments, at: place) ?? unresolved(expression)
    case .message(_, let labels, let arguments, _) where labels.first == "localizedStringForKey":
      guard let key = arguments.first.flatMap({ literal($0) }) else { return unresolved(expression) }
      return LocalizedText(
        state: .localized, key: key, table: string(expression.argument("table")),
        source: string(expression.argument("value")), location: place)
    case .message(_, let labels, let arguments, _) where Self.formatting.contains(labels.first ?? ""):
      return formatted(by: arguments.first, depth: depth) ?? unresolved(expression)
    case .conditional(let first, let second, let arms, _) where depth < 4:
      let text = state.excludes(arms.then) ? .none : text(of: first, depth: depth + 1)
      return text.isPresent || state.excludes(arms.otherwise) ? text : self.text(of: second, depth: depth + 1)
    case .path(let path, _):
      if expression.isNil { return .none }
      if depth < 4, let value = meaning(of: path, at: expression.offset) { return text(of: value, depth: depth + 1) }
      return unresolved(expression)
    default: return unresolved(expression)
    }
  }

  /// Messages whose first argument is a format.
  private static let formatting: Set = ["stringWithFormat", "initWithFormat", "localizedStringWithFormat"]

  /// A table's format, into which the app puts values: its words are known. A literal one may be nothing but its values.
  private func formatted(by format: ObjectiveCExpression?, depth: Int) -> LocalizedText? {
    guard depth < 4, let format else { return nil }
    var found = text(of: format, depth: depth + 1)
    guard found.state == .localized else { return nil }
    found.isShownRaw = false
    return found
  }

  /// All that the expression may say, by its branches: 8 at most.
  func texts(of expression: ObjectiveCExpression) -> [LocalizedText] { alternatives(of: expression).map(\.value) }

  /// The same, each with its conditions.
  func alternatives(of expression: ObjectiveCExpression, depth: Int = 0) -> [Conditional<LocalizedText>] {
    let written = written(out: expression)
    let expression = keyArms(of: written) ?? written
    if depth < 4, case .conditional(let first, let second, let arms, _) = expression {
      let all = [(first, arms.then), (second, arms.otherwise)].filter { !state.excludes($0.1) }.flatMap { part, conditions in
        alternatives(of: part, depth: depth + 1).filter { !conditions.excludes($0.conditions) }.map {
          Conditional($0.value, conditions.and($0.conditions))
        }
      }
      return Array(all.filter(\.value.isPresent).prefix(8))
    }
    if depth < 4, case .path(let path, _) = expression, let value = meaning(of: path, at: expression.offset) {
      return alternatives(of: value, depth: depth + 1)
    }
    return [Conditional(text(of: expression))]
  }

  /// What a button says, and what it says in its other state.
  func states(of expression: ObjectiveCExpression) -> (LocalizedText, LocalizedText) {
    let all = said(by: expression)
    let shown: LocalizedText = shown(of: expression)?.value ?? .none
    return (shown, all.count == 2 && !showsOther ? all[1] : .none)
  }

  /// What is seen of all that it may say, and under which conditions; nil where it says nothing.
  func shown(of expression: ObjectiveCExpression) -> Conditional<LocalizedText>? {
    let all = sayings(of: expression)
    if all.count > 2 { return all[min(arm, all.count - 1)] }
    return showsOther ? all.last : all.first
  }

  /// The texts with letters that it may say, each once.
  func said(by expression: ObjectiveCExpression) -> [LocalizedText] { sayings(of: expression).map(\.value) }

  /// The same, each with the conditions under which it says it first.
  func sayings(of expression: ObjectiveCExpression) -> [Conditional<LocalizedText>] {
    let all = alternatives(of: expression)
    var found: [Conditional<LocalizedText>] = []
    for text in all where text.value.source != "" && !found.contains(where: { $0.value.reads(like: text.value) }) {
      found.append(text)
    }
    return found.isEmpty ? all : found
  }

  /// `NSLocalizedString(@"save", nil)` of `LS(@"save")`, where the project says so. A function whose own name says that it
  /// localizes, or that the configuration names, counts as what it is.
  private func written(out expression: ObjectiveCExpression) -> ObjectiveCExpression {
    forms.writtenOut(expression) { name in name.contains("Localized") || localizing.contains { $0.name == name } }
  }

  /// `NSLocalizedString(isNew ? @"new" : @"old", nil)` is one of two calls.
  private func keyArms(of expression: ObjectiveCExpression) -> ObjectiveCExpression? {
    guard case .call(let name, let arguments, let offset) = expression,
      case .conditional(let first, let second, let arms, _)? = arguments.first,
      name.contains("Localized") || localizing.contains(where: { $0.name == name })
    else { return nil }
    let rest = arguments.dropFirst()
    return .conditional(
      .call(name: name, arguments: [first] + rest, offset: offset),
      .call(name: name, arguments: [second] + rest, offset: offset), when: arms, offset: offset)
  }

  /// What a name means; what a header defines is where it is used.
  private func meaning(of path: [String], at offset: Int) -> ObjectiveCExpression? {
    guard path.count == 1 else { return nil }
    return names[path[0]] ?? macros[path[0]]?.placed { _ in offset }
  }

  /// `NSLocalizedString(@"key", …)` and its relations; another function whose name says that it localizes counts as one.
  private func localized(name: String, _ arguments: [ObjectiveCExpression], at place: SourceLocation) -> LocalizedText? {
    guard let key = arguments.first.flatMap({ literal($0) }) else { return nil }
    var text = LocalizedText(state: .localized, key: key, location: place)
    switch name {
    case _ where name.hasSuffix("LocalizedStringFromTable") || name.hasSuffix("LocalizedStringFromTableInBundle"):
      text.table = arguments.count > 1 ? string(arguments[1]) : nil
    case "NSLocalizedStringWithDefaultValue":
      text.table = arguments.count > 1 ? string(arguments[1]) : nil
      text.source = arguments.count > 3 ? string(arguments[3]) : nil
    default: break
    }
    if text.source == nil { text.source = key }
    // The platform's functions format nothing, and the project's own no text that they are handed alone.
    text.isShownRaw = name.contains("NSLocalizedString") || arguments.count == 1 || arguments.count == 2 && arguments[1].isNil
    return text
  }

  /// A function that the configuration names: in Objective-C's functions, arguments have no labels.
  private func named(
    _ function: SourceNames.LocalizingFunction, _ arguments: [ObjectiveCExpression], at place: SourceLocation
  ) -> LocalizedText? {
    func text(_ argument: SourceNames.LocalizingFunction.Argument?) -> String? {
      guard case .position(let number)? = argument, arguments.indices.contains(number - 1) else { return nil }
      return string(arguments[number - 1])
    }
    guard let key = text(function.keyArgument) else { return nil }
    return LocalizedText(
      state: .localized, key: key, table: text(function.tableArgument), source: text(function.defaultArgument) ?? key,
      location: place)
  }

  /// A literal, or a name that means one.
  private func literal(_ expression: ObjectiveCExpression) -> String? {
    if case .string(let text, _) = expression { return text }
    guard case .path(let path, let offset) = expression, case .string(let text, _)? = meaning(of: path, at: offset) else {
      return nil
    }
    return text
  }

  private func string(_ expression: ObjectiveCExpression?) -> String? {
    if case .string(let text, _)? = expression, !text.isEmpty { text } else { nil }
  }

  private func unresolved(_ expression: ObjectiveCExpression) -> LocalizedText {
    let place = location(expression.offset)
    return LocalizedText(state: .unresolved, expression: written(from: expression.offset), location: place)
  }

  /// The source from there to the end of the expression, statement or line, at most so much as a person reads.
  func written(from offset: Int) -> String {
    guard offset < bytes.count else { return "…" }
    var depth = 0
    var end = offset
    while end < min(offset + 80, bytes.count) {
      switch bytes[end] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      // A bracket that closes here was opened before.
      if depth < 0 || bytes[end] == Ascii.newline || bytes[end] == UInt8(ascii: ";") { break }
      if depth == 0, bytes[end] == UInt8(ascii: ",") { break }
      end += 1
    }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }
}
