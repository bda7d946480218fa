import LintelModel
import SwiftSyntax

/// When a method is run that only its own type's code calls, by its name: where one of its calls is reached, and where the
/// methods are run that these are in. A private method that is called in any other way, as by a selector, may be run at any
/// time.
struct EntryConditions {
  private let project: SwiftProject
  private let file: SwiftFile
  /// Calls that may still be looked at, all ways that lead to the method together.
  private var left = EntryConditions.mostCalls

  /// Calls of methods in which the method is called, and so on: 6 deep, 100 in all.
  private static let deepest = 6
  private static let mostCalls = 100

  static func of(_ member: MemberDeclaration, in project: SwiftProject) -> Conditions {
    guard case .function(let function) = member.node else { return .always }
    var entry = EntryConditions(project, member.file)
    return entry.conditions(of: function, on: []) ?? .always
  }

  private init(_ project: SwiftProject, _ file: SwiftFile) {
    self.project = project
    self.file = file
  }

  /// Nil where nothing leads to it but methods that it leads to itself.
  ///
  /// - Parameter way: The methods that are asked about.
  private mutating func conditions(of function: FunctionDeclSyntax, on way: [SyntaxIdentifier]) -> Conditions? {
    if way.contains(function.id) { return nil }
    let name = function.name.text.withoutBackticks
    let type = SwiftName.type(around: function)
    guard way.count < Self.deepest, function.isOnlyCalledByName,
      project.members(named: name, of: type, near: file).count == 1,
      let uses = UseFinder.everyUse(of: name, in: file), !uses.isEmpty
    else { return .always }
    var found: Conditions?
    for use in uses {
      guard left > 0, use.is(FunctionCallExprSyntax.self), SwiftName.type(around: use) == type else { return .always }
      left -= 1
      guard let one = conditions(at: use, on: way + [function.id]) else { continue }
      found = found.map { $0.either(one) } ?? one
    }
    return found
  }

  /// When a call is reached, as far as the code around it says so.
  private mutating func conditions(at call: Syntax, on way: [SyntaxIdentifier]) -> Conditions? {
    var conditions = Conditions.always
    var node = call
    while let parent = node.parent {
      if let function = node.as(FunctionDeclSyntax.self) {
        guard parent.is(MemberBlockItemSyntax.self) else { return .always }
        // Another method's own names are not those of the same words here.
        let own = conditions.without(LocalNames.of(function))
        return self.conditions(of: function, on: way).map { own.and($0) }
      }
      // What runs at a time of its own is in no method's conditions.
      if node.isBodyOfItsOwn { return .always }
      conditions.formAnd(Self.conditions(of: parent, around: node))
      node = parent
    }
    return .always
  }

  /// What a node says of when a part of it is reached.
  private static func conditions(of parent: Syntax, around node: Syntax) -> Conditions {
    switch parent.kind {
    case .ifExpr:
      let branch = parent.cast(IfExprSyntax.self)
      if node.id == branch.body.id { return BranchConditions.arms(of: branch).then }
      let isElse = branch.elseBody.map { Syntax($0).id } == node.id
      return isElse ? BranchConditions.arms(of: branch).otherwise : .always
    case .guardStmt:
      let statement = parent.cast(GuardStmtSyntax.self)
      return node.id == statement.body.id ? BranchConditions.arms(of: statement.conditions).otherwise : .always
    case .switchCase:
      let arm = parent.cast(SwitchCaseSyntax.self)
      guard node.id == arm.statements.id, let choice = arm.parent?.parent?.as(SwitchExprSyntax.self) else { return .always }
      return BranchConditions.arms(of: choice).first { $0.item.id == arm.id }?.conditions ?? .always
    case .ifConfigClause:
      guard let whole = parent.parent?.parent?.as(IfConfigDeclSyntax.self) else { return .always }
      return CompilerCondition.clauses(of: whole).first { $0.clause.id == parent.id }?.conditions ?? .always
    case .codeBlockItemList:
      let before = parent.cast(CodeBlockItemListSyntax.self).prefix { $0.id != node.id }
      return before.suffix(mostStatements).reduce(.always) { $0.and($1.behind) }
    default: return .always
    }
  }

  /// Statements before a call that may leave: 64.
  private static let mostStatements = 64
}

extension CodeBlockItemSyntax {
  /// When the code behind it is reached: `guard … else {`, and an `if` that leaves.
  fileprivate var behind: Conditions {
    guard leavesByCondition else { return .always }
    if case .stmt(let statement) = item, let node = statement.as(GuardStmtSyntax.self) {
      return BranchConditions.arms(of: node.conditions).then
    }
    let expression: ExprSyntax? =
      switch item {
      case .expr(let expression): expression
      case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
      case .decl: nil
      }
    return expression?.as(IfExprSyntax.self).map { BranchConditions.arms(of: $0).otherwise } ?? .always
  }
}

extension FunctionDeclSyntax {
  /// Whether nothing calls it but code of its file, by its name.
  fileprivate var isOnlyCalledByName: Bool {
    let words = modifiers.map(\.name.text)
    guard words.contains("private") || words.contains("fileprivate"), !words.contains("override") else { return false }
    return attributes.allSatisfy { attribute in
      guard let name = attribute.as(AttributeSyntax.self)?.attributeName.writtenText else { return false }
      return ["MainActor", "discardableResult", "available"].contains(name)
    }
  }
}

extension Conditions {
  /// The same without what is decided by one of these names.
  fileprivate func without(_ names: Set<String>) -> Conditions {
    guard !names.isEmpty else { return self }
    func isOther(_ branch: Branch) -> Bool {
      branch.words.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.allSatisfy { !names.contains(String($0)) }
    }
    var left = self
    left.arms = arms.filter { isOther($0.key) }
    left.failing = failing.filter { $0.keys.allSatisfy(isOther) }
    return left
  }
}

/// The parameters and variables of a function.
private final class LocalNames: SyntaxVisitor {
  private var names: Set<String> = []

  static func of(_ function: FunctionDeclSyntax) -> Set<String> {
    let finder = LocalNames(viewMode: .sourceAccurate)
    for parameter in function.signature.parameterClause.parameters {
      finder.names.insert((parameter.secondName ?? parameter.firstName).text)
    }
    if let body = function.body { finder.walk(body) }
    return finder.names
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for token in node.bindings.flatMap({ $0.pattern.tokens(viewMode: .sourceAccurate) }) { names.insert(token.text) }
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    for token in node.pattern.tokens(viewMode: .sourceAccurate) { names.insert(token.text) }
    return .visitChildren
  }
}
