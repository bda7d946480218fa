/// The bodies of a file's methods and functions, each as the statements that bars are made of.
struct ObjectiveCMethod {
  enum Statement {
    /// `item.label = …`, `NSString *title = …`, and `[item setLabel:…]` written as the same.
    case assignment([String], ObjectiveCExpression)
    case result(ObjectiveCExpression)
    case expression(ObjectiveCExpression)
  }

  /// The class of the `@implementation` around it.
  var type: String
  /// `toolbar:itemForItemIdentifier:willBeInsertedIntoToolbar:`; empty for a function.
  var selector: String
  var statements: [Statement]

  static func all(in source: ObjectiveCSource) -> [ObjectiveCMethod] {
    var methods: [ObjectiveCMethod] = []
    var type = ""
    var selector = ""
    var index = 0
    while index < source.tokens.count {
      if source.isSymbol("@", at: index), source.identifier(at: index + 1) == "implementation" {
        type = source.identifier(at: index + 2) ?? ""
        index += 3
        selector = ""
        // `@implementation Name { ivars }` and `@implementation Name (Category)`
        while source.isSymbol("(", at: index) || source.isSymbol("{", at: index) { index = source.end(from: index) }
      } else if source.isSymbol("@", at: index), source.identifier(at: index + 1) == "end" {
        type = ""
        index += 2
      } else if source.isSymbol("-", at: index) || source.isSymbol("+", at: index), source.isSymbol("(", at: index + 1) {
        (selector, index) = Self.selector(in: source, from: source.end(from: index + 1))
      } else if source.isSymbol("{", at: index) {
        let end = source.end(from: index)
        methods.append(
          ObjectiveCMethod(type: type, selector: selector, statements: statements(in: source, index + 1..<end)))
        selector = ""
        index = end
      } else {
        index += 1
      }
    }
    return methods
  }

  private static func selector(in source: ObjectiveCSource, from start: Int) -> (String, Int) {
    var index = start
    var selector = ""
    while index < source.tokens.count, !source.isSymbol("{", at: index), !source.isSymbol(";", at: index) {
      if let label = source.identifier(at: index), source.isSymbol(":", at: index + 1) {
        selector += label + ":"
        index += 2
      } else {
        if selector.isEmpty, let label = source.identifier(at: index) { selector = label }
        index = source.end(from: index)
      }
    }
    return (selector, index)
  }

  private static func statements(in source: ObjectiveCSource, _ range: Range<Int>) -> [Statement] {
    var statements: [Statement] = []
    var isStart = true
    var index = range.lowerBound
    while index < range.upperBound {
      defer { index += 1 }
      if isStart { statements += statement(in: source, at: index) }
      // Whatever stands inside a block or a branch starts behind its brace, so every statement is met once.
      switch source.tokens[index].kind {
      case .symbol(";"), .symbol("{"), .symbol("}"), .symbol(")"), .symbol(":"): isStart = true
      case .identifier("else"), .identifier("do"): isStart = true
      default: isStart = false
      }
    }
    return statements
  }

  private static func statement(in source: ObjectiveCSource, at start: Int) -> [Statement] {
    if source.identifier(at: start) == "return" {
      var parser = ObjectiveCParser(source, at: start + 1)
      return [.result(parser.expression())]
    }
    if source.isSymbol("[", at: start) {
      var parser = ObjectiveCParser(source, at: start)
      let expression = parser.expression()
      // `[object method].property = …` assigns to something that has no name here.
      return [assignment(from: expression) ?? .expression(expression)]
    }
    guard source.identifier(at: start) != nil else { return [] }
    // The path before the equals sign; of a declaration only the name counts.
    var path: [String] = []
    var index = start
    while let token = index < source.tokens.count ? source.tokens[index] : nil {
      switch token.kind {
      case .identifier(let name):
        let continues = source.isSymbol(".", at: index - 1) || source.isSymbol(">", at: index - 1)
        path = (continues && index > start ? path : []) + [name]
      case .symbol("."), .symbol("*"), .symbol("-"), .symbol(">"), .symbol("<"): break
      case .symbol("["):
        guard index + 2 < source.tokens.count, case .number(let number) = source.tokens[index + 1].kind,
          source.isSymbol("]", at: index + 2)
        else { return [] }
        path.append("[\(number)]")
        index += 2
      case .symbol("="):
        guard !source.isSymbol("=", at: index + 1), !path.isEmpty else { return [] }
        var parser = ObjectiveCParser(source, at: index + 1)
        return [.assignment(path, parser.expression())]
      case .symbol("("):
        guard index == start + 1, let name = path.first, !["if", "while", "for", "switch"].contains(name) else { return [] }
        var parser = ObjectiveCParser(source, at: start)
        return [.expression(parser.expression())]
      default: return []
      }
      index += 1
    }
    return []
  }

  /// `[item setLabel:x]` is `item.label = x`.
  private static func assignment(from expression: ObjectiveCExpression) -> Statement? {
    guard case .message(let target, let labels, let arguments, _) = expression, let receiver = target.path,
      let label = labels.first, label.hasPrefix("set"), label.count > 3, let value = arguments.first
    else { return nil }
    let name = label.dropFirst(3)
    return .assignment(receiver + [name.prefix(1).lowercased() + name.dropFirst()], value)
  }
}
