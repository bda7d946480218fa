import LintelModel

/// The bodies of a file's methods and functions, each as the statements that bars are made of.
struct ObjectiveCMethod {
  enum Statement {
    /// `item.label = …`, `NSString *title = …`, and `[item setLabel:…]` written as the same.
    case assignment([String], ObjectiveCExpression)
    case result(ObjectiveCExpression)
    case expression(ObjectiveCExpression)
    /// `if ([name isEqualToString:value])` and `if (name == value)`: what follows is for that one.
    case asked(name: String, ObjectiveCExpression)
    /// Behind that.
    case askedNoMore(name: String)
    /// What follows is under these conditions.
    case branch(Conditions)
    /// A name that begins here, whatever another one of the same spelling meant.
    case declared(name: String)
  }

  /// The file's path.
  var file = ""
  /// The class of the `@implementation` around it.
  var type: String
  /// `toolbar:itemForItemIdentifier:willBeInsertedIntoToolbar:`; empty for a function.
  var selector: String
  /// The names that its body has for what it is handed.
  var parameters: [String] = []
  /// The class of what it returns, without pointers and qualifiers; empty for a function.
  var result = ""
  var statements: [Statement]

  /// The same as if it were in another file, at places that the file does not have.
  func moved(by distance: Int, to file: String) -> ObjectiveCMethod {
    var method = self
    method.file = file
    method.statements = statements.map { statement in
      switch statement {
      case .assignment(let path, let value): .assignment(path, value.placed { $0 + distance })
      case .result(let value): .result(value.placed { $0 + distance })
      case .expression(let value): .expression(value.placed { $0 + distance })
      case .asked(let name, let value): .asked(name: name, value.placed { $0 + distance })
      case .askedNoMore, .branch, .declared: statement
      }
    }
    return method
  }

  /// - Parameter others: By a constant that is one of two that an enumeration has, the other one.
  static func all(
    in source: ObjectiveCSource, of file: String = "", others: [String: String] = [:]
  ) -> [ObjectiveCMethod] {
    var methods: [ObjectiveCMethod] = []
    var type = ""
    var head = Head()
    var index = 0
    while index < source.tokens.count {
      if source.isSymbol("@", at: index), source.identifier(at: index + 1) == "implementation" {
        type = source.identifier(at: index + 2) ?? ""
        index += 3
        head = Head()
        // `@implementation Name { ivars }` and `@implementation Name (Category)`
        while source.isSymbol("(", at: index) || source.isSymbol("{", at: index) { index = source.end(from: index) }
      } else if source.isSymbol("@", at: index), source.identifier(at: index + 1) == "end" {
        type = ""
        index += 2
      } else if source.isSymbol("-", at: index) || source.isSymbol("+", at: index), source.isSymbol("(", at: index + 1) {
        let isOfClass = source.isSymbol("+", at: index)
        head = Head(in: source, from: index + 1)
        // A class method that answers an instance answers one of the class: a category's, too.
        if isOfClass, ["instancetype", "id"].contains(head.result), ObjectiveCItem.isItem(type) { head.result = type }
        index = head.end
      } else if source.isSymbol("{", at: index) {
        let end = source.end(from: index)
        methods.append(
          ObjectiveCMethod(
            file: file, type: type, selector: head.selector, parameters: head.parameters, result: head.result,
            statements: statements(
              in: source, index + 1..<end,
              .init(selector: head.selector, locals: Set(head.parameters), others: others))))
        head = Head()
        index = end
      } else {
        index += 1
      }
    }
    return methods
  }

  /// `- (Item *)itemWithTitle:(NSString *)title icon:(NSImage *)icon`
  struct Head {
    var selector = ""
    var parameters: [String] = []
    var result = ""
    var end = 0

    init() {}

    init(in source: ObjectiveCSource, from start: Int) {
      var index = source.end(from: start)
      result = (start..<index).compactMap { source.identifier(at: $0) }.last { !$0.hasPrefix("_") && $0 != "nullable" } ?? ""
      if let item = (start..<index).compactMap({ source.identifier(at: $0) }).first(where: ObjectiveCItem.isItem) {
        result = item
      }
      while index < source.tokens.count, !source.isSymbol("{", at: index), !source.isSymbol(";", at: index) {
        if let label = source.identifier(at: index), source.isSymbol(":", at: index + 1) {
          selector += label + ":"
          index += 2
          if source.isSymbol("(", at: index) { index = source.end(from: index) }
          parameters.append(source.identifier(at: index) ?? "")
        } else {
          if selector.isEmpty, let label = source.identifier(at: index) { selector = label }
          index = source.end(from: index)
        }
      }
      end = index
    }
  }

  private static func statements(
    in source: ObjectiveCSource, _ range: Range<Int>, _ scope: ObjectiveCArms.Scope
  ) -> [Statement] {
    var branches = ObjectiveCBranches(source, range, scope)
    var statements: [Statement] = []
    var isStart = true
    var index = range.lowerBound
    var ends: [(index: Int, name: String)] = []
    while index < range.upperBound {
      defer { index += 1 }
      while let last = ends.last, index >= last.index {
        statements.append(.askedNoMore(name: last.name))
        ends.removeLast()
      }
      if branches.reach(index, isStart: isStart) { statements.append(.branch(branches.current)) }
      if isStart {
        let found = statement(in: source, at: index, branches.scope)
        if case .assignment(let path, _)? = found.first, path.count == 1, source.identifier(at: index) != path[0] {
          branches.scope.locals.insert(path[0])
          branches.scope.truths[path[0]] = source.truth(declaredAt: index, path[0], upTo: range.upperBound)
          statements.append(.declared(name: path[0]))
        }
        statements += found
        if case .asked(let name, _)? = found.first {
          ends.append((min(end(ofBranchAt: index, in: source), ends.last?.index ?? .max), name))
        }
      }
      // Whatever is inside a block or a branch starts behind its brace, so every statement is met once.
      switch source.tokens[index].kind {
      case .symbol(";"), .symbol("{"), .symbol("}"), .symbol(")"), .symbol(":"): isStart = true
      case .identifier("else"), .identifier("do"): isStart = true
      default: isStart = false
      }
    }
    return statements
  }

  /// Names with more dots are not written by people.
  private static let longestPath = 200

  private static func statement(
    in source: ObjectiveCSource, at start: Int, _ scope: ObjectiveCArms.Scope
  ) -> [Statement] {
    // What is behind these words is a statement of its own.
    if ["else", "do"].contains(source.identifier(at: start)) { return [] }
    if source.identifier(at: start) == "return" {
      var parser = ObjectiveCParser(source, at: start + 1, scope)
      return [.result(parser.expression())]
    }
    if source.isSymbol("[", at: start) {
      var parser = ObjectiveCParser(source, at: start, scope)
      let expression = parser.operand()
      guard source.isSymbol("=", at: parser.position), !source.isSymbol("=", at: parser.position + 1) else {
        return [assignment(from: expression) ?? .expression(expression)]
      }
      // `[self navigationItem].title = …`; what other messages answer has no name here.
      var rest = ObjectiveCParser(source, at: parser.position + 1, scope)
      let value = rest.expression()
      return expression.path.map { [.assignment($0, value)] } ?? [.expression(expression)]
    }
    if source.identifier(at: start) == "if" {
      return (asked(in: source, at: start + 1) ?? made(inConditionAt: start + 1, of: source, scope)).map { [$0] } ?? []
    }
    guard source.identifier(at: start) != nil else { return [] }
    // The path before the equals sign; of a declaration only the name counts.
    var path: [String] = []
    var index = start
    while let token = index < source.tokens.count ? source.tokens[index] : nil {
      switch token.kind {
      case .identifier(let name):
        let continues = source.isSymbol(".", at: index - 1) || source.isSymbol(">", at: index - 1)
        if !continues || index == start { path.removeAll(keepingCapacity: true) }
        guard path.count < longestPath else { return [] }
        path.append(name)
      case .symbol("."), .symbol("*"), .symbol("-"), .symbol(">"), .symbol("<"): break
      case .symbol("["):
        guard index + 2 < source.tokens.count, case .number(let number) = source.tokens[index + 1].kind,
          source.isSymbol("]", at: index + 2)
        else { return [] }
        path.append("[\(number)]")
        index += 2
      case .symbol("="):
        guard !source.isSymbol("=", at: index + 1), !path.isEmpty else { return [] }
        var parser = ObjectiveCParser(source, at: index + 1, scope)
        return [.assignment(path, parser.expression())]
      case .symbol("("):
        guard index == start + 1, let name = path.first, !["if", "while", "for", "switch"].contains(name) else { return [] }
        var parser = ObjectiveCParser(source, at: start, scope)
        return [.expression(parser.expression())]
      default: return []
      }
      index += 1
    }
    return []
  }

  /// Behind the block or the statement of an `if`.
  private static func end(ofBranchAt index: Int, in source: ObjectiveCSource) -> Int {
    var next = source.end(from: index + 1)
    if source.isSymbol("{", at: next) { return source.end(from: next) }
    while next < source.tokens.count, !source.isSymbol(";", at: next) { next = source.end(from: next) }
    return next + 1
  }

  private static func asked(in source: ObjectiveCSource, at open: Int) -> Statement? {
    guard source.isSymbol("(", at: open) else { return nil }
    if let name = source.identifier(at: open + 1), source.isSymbol("=", at: open + 2), source.isSymbol("=", at: open + 3) {
      var parser = ObjectiveCParser(source, at: open + 4)
      return .asked(name: name, parser.expression())
    }
    guard source.isSymbol("[", at: open + 1) else { return nil }
    var parser = ObjectiveCParser(source, at: open + 1)
    guard case .message(let receiver, let labels, let arguments, _) = parser.expression(),
      ["isEqualToString", "isEqual"].contains(labels.first), let value = arguments.first
    else { return nil }
    if let path = receiver.path, path.count == 1, value.path.map({ $0[0].first?.isLowercase != true }) ?? true {
      return .asked(name: path[0], value)
    }
    return value.path.flatMap { $0.count == 1 ? .asked(name: $0[0], receiver) : nil }
  }

  /// `if ((self = [super initWithWindowNibName:@"Main"]))`: what an initialiser calls in its condition.
  private static func made(
    inConditionAt open: Int, of source: ObjectiveCSource, _ scope: ObjectiveCArms.Scope
  ) -> Statement? {
    var index = open
    while source.isSymbol("(", at: index) { index += 1 }
    if source.isSymbol("!", at: index), source.isSymbol("(", at: index + 1) { index += 2 }
    guard index > open, source.identifier(at: index) == "self", source.isSymbol("=", at: index + 1),
      source.isSymbol("[", at: index + 2)
    else { return nil }
    var parser = ObjectiveCParser(source, at: index + 2, scope)
    let message = parser.operand()
    return message.selector?.hasPrefix("init") == true ? .expression(message) : nil
  }

  /// `[item setLabel:x]` is `item.label = x`.
  private static func assignment(from expression: ObjectiveCExpression) -> Statement? {
    guard case .message(let target, let labels, let arguments, _) = expression, let receiver = target.path,
      let label = labels.first, label.hasPrefix("set"), label.count > 3, let value = arguments.first,
      // What else a setter is given says where, or how: `forState:`, `animated:`. Columns hold another one each.
      labels.dropFirst().allSatisfy({ ($0.hasPrefix("for") || $0.hasPrefix("animat") || $0.isEmpty) && $0 != "forColumn" })
    else { return nil }
    let name = label.dropFirst(3)
    return .assignment(receiver + [name.prefix(1).lowercased() + name.dropFirst()], value)
  }
}
