import LintelModel
import SwiftSyntax

/// When a method is run that only its own type's code calls, by its name: where one of its calls is reached, and where the
/// methods are run that these are in. A private method that is called in any other way, as by a selector, may be run at any
/// time.
struct EntryConditions {
  private let project: SwiftProject
  private let file: SwiftFile
  private let facts: EntryFacts
  /// Calls that may still be looked at, all ways that lead to the method together.
  private var left = EntryConditions.mostCalls

  /// Calls of methods in which the method is called, and so on: 6 deep, 100 in all.
  private static let deepest = 6
  private static let mostCalls = 100

  /// What has been decided where a part of the code is reached.
  private struct Decision {
    var conditions: Conditions
    /// Where the code has decided it, in bytes of the file.
    var offset: Int
  }

  static func of(_ member: MemberDeclaration, in project: SwiftProject, _ facts: EntryFacts) -> Conditions {
    guard case .function(let function) = member.node else { return .always }
    var entry = EntryConditions(project, member.file, facts)
    guard let found = entry.conditions(of: function, on: []), found != .always else { return .always }
    // What the method calls so is its own, or has changed by the time that it asks.
    let names = facts.names(of: function)
    return found.without(names)
  }

  private init(_ project: SwiftProject, _ file: SwiftFile, _ facts: EntryFacts) {
    self.project = project
    self.file = file
    self.facts = facts
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
      let uses = UseFinder.everyUse(of: name, in: file), !uses.isEmpty, uses.count <= Self.mostCalls
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
    var decided: [Decision] = []
    var node = call
    while let parent = node.parent {
      if let function = node.as(FunctionDeclSyntax.self) {
        guard parent.is(MemberBlockItemSyntax.self) else { return .always }
        guard let outer = conditions(of: function, on: way) else { return nil }
        guard !decided.isEmpty || outer != .always else { return .always }
        // Another method's own names are not those of the same words here, and what it changes is not what was asked.
        let names = facts.names(of: function)
        let own = decided.reduce(Conditions.always) { all, one in
          all.and(one.conditions.without(names, changedBehind: one.offset))
        }
        return own.and(outer.without(names))
      }
      // What runs at a time of its own is in no method's conditions.
      if node.isBodyOfItsOwn { return .always }
      guard let more = decisions(of: parent, around: node) else { return .always }
      decided += more
      node = parent
    }
    return .always
  }

  /// What a node says of when a part of it is reached; nil where there is more of it than may be looked at.
  private func decisions(of parent: Syntax, around node: Syntax) -> [Decision]? {
    if parent.kind == .codeBlockItemList {
      guard let before = facts.statements(before: node, in: parent.cast(CodeBlockItemListSyntax.self)) else { return nil }
      return before.suffix(Self.mostStatements).compactMap { statement -> Decision? in
        if let check = statement.guardStatement, isOfOutlets(check) { return nil }
        return statement.behind.map { Decision(conditions: $0, offset: statement.endPosition.utf8Offset) }
      }
    }
    if parent.kind == .switchCase {
      let arms = parent.parent?.as(SwitchCaseListSyntax.self)
      guard facts.mayLook(at: arms?.count ?? 0) else { return nil }
    }
    let conditions = Self.conditions(of: parent, around: node)
    return conditions == .always ? [] : [Decision(conditions: conditions, offset: parent.position.utf8Offset)]
  }

  private func isOfOutlets(_ check: GuardStmtSyntax) -> Bool {
    project.asksOutletsAlone(check, of: SwiftName.type(around: check), near: file) { name in
      // A name of the method's own is looked for in all of it.
      let function = sequence(first: Syntax(check), next: \.parent).first { $0.is(FunctionDeclSyntax.self) }
      return function.map { facts.names(of: $0.cast(FunctionDeclSyntax.self)).own.contains(name) } ?? true
    }
  }

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
    default: return .always
    }
  }

  /// Statements before a call that may leave: 64.
  private static let mostStatements = 64
}

extension CodeBlockItemSyntax {
  /// When the code behind it is reached: `guard … else {`, and an `if` that leaves. Nil where it decides nothing of that.
  fileprivate var behind: Conditions? {
    guard leavesByCondition else { return nil }
    if case .stmt(let statement) = item, let node = statement.as(GuardStmtSyntax.self) {
      return BranchConditions.arms(of: node.conditions).then
    }
    let expression: ExprSyntax? =
      switch item {
      case .expr(let expression): expression
      case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
      case .decl: nil
      }
    return expression?.as(IfExprSyntax.self).map { BranchConditions.arms(of: $0).otherwise }
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
