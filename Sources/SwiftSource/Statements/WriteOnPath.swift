import LintelModel
import SwiftSyntax

/// A statement that writes a place of its type's, as one that is reached after it writes the same place again.
struct WriteOnPath {
  /// What is written to; nil where the reading made the write up.
  var syntax: Syntax?
  /// The type that the code is of.
  var type: String?
  /// The function that contains the statement, by its name.
  var function: String
  /// The calls that led to it.
  var sites: [SyntaxIdentifier]
  var conditions: Conditions
  /// Of the reading that it is of.
  var blocks: BlockFacts

  /// By write of one place, when it stands: not where something else has been written after it, by a method that is called in
  /// any case or by the same function.
  static func standing(_ writes: [WriteOnPath]) -> [Conditions] {
    guard writes.count > 1, writes.count <= mostWrites else { return writes.map { _ in .always } }
    let byCalls = replaced(writes).map { Conditions(failing: $0) }
    let mayFollow = writes.indices.contains { index in writes[..<index].contains { $0.isOfSameRun(as: writes[index]) } }
    guard mayFollow else { return byCalls }
    let paths = writes.map { write in write.syntax.map { StatementPath($0, write.blocks) } }
    return zip(writes.indices, byCalls).map { index, byCall in
      let own = writes[index]
      guard let path = paths[index] else { return byCall }
      var standing = Conditions.always
      for (later, laterPath) in zip(writes, paths) {
        guard let laterPath, own.isOfSameRun(as: later), path.isFollowed(by: laterPath) else { continue }
        standing.formAnd(own.standing(before: later))
      }
      // What something else replaces in any case is left to stand: every value is seen on some bar.
      let whole = own.conditions.and(standing)
      return whole.excludes(whole) ? byCall : standing.and(byCall)
    }
  }

  private func isOfSameRun(as other: WriteOnPath) -> Bool {
    function == other.function && type == other.type && sites == other.sites
  }

  /// When it stands where the same function writes the place again later, on conditions of its own.
  private func standing(before later: WriteOnPath) -> Conditions {
    if conditions.excludes(later.conditions) { return .always }
    let extra = later.conditions.arms.filter { conditions.arms[$0.key] != $0.value }
    let left = conditions.settings.subtracting(later.conditions.settings)
    if extra.isEmpty { return left.isEmpty ? .always : Conditions(settings: left) }
    guard left.isEmpty, extra.keys.allSatisfy({ [.condition, .choice, .equality].contains($0.kind) }) else { return .always }
    // A condition that compares says what its subject equals; one case of a subject is what it equals.
    let choices = Set(extra.keys.filter { $0.kind == .choice }.map(\.words))
    let subjects = Set(extra.keys.filter { $0.kind == .equality }.map(\.words))
    let told = extra.filter { branch, _ in
      switch branch.kind {
      case .equality: choices.contains(branch.words)
      case .choice: !subjects.contains(branch.words)
      default: true
      }
    }
    guard !told.isEmpty else { return Conditions(failing: [extra]) }
    guard let whole = Self.whole(of: told), let arm = told[whole] else { return Conditions(failing: [told]) }
    return Conditions(arms: [whole: 1 - arm], failing: [told])
  }

  /// The only condition among them, or the one that holds or fails just where all of them are as told.
  private static func whole(of told: [Branch: Int]) -> Branch? {
    let longest = told.keys.max { ($0.words.utf8.count, $0.words) < ($1.words.utf8.count, $1.words) }
    guard let whole = longest, let arm = told[whole], told.keys.allSatisfy({ $0.kind == .condition }) else { return nil }
    let implied = told.count > 1 ? whole.implied(byArm: arm) : [:]
    return told.allSatisfy { $0.key == whole || implied[$0.key.words] == $0.value } ? whole : nil
  }

  /// By write of one place, where it does not stand: a method that is called after it in any case has then written something
  /// else.
  private static func replaced(_ writes: [WriteOnPath]) -> [Set<[Branch: Int]>] {
    guard Set(writes.map(\.function)).count > 1 else { return writes.map { _ in [] } }
    let around = writes.map { $0.syntax?.methodAround($0.blocks) }
    return writes.map { $0.replaced(by: zip(writes, around).filter { $0.function == $1 }.map(\.0)) }
  }

  /// More writes of one place than this are not compared with each other: 64.
  private static let mostWrites = 64

  /// - Parameter others: those whose conditions say all of when they are reached.
  private func replaced(by others: [WriteOnPath]) -> Set<[Branch: Int]> {
    let others = others.filter { other in
      other.function != function && other.type == type && other.sites.isEmpty && !other.conditions.arms.isEmpty
        && conditions.settings.isSubset(of: other.conditions.settings)
    }
    guard !others.isEmpty, let called = syntax?.methodsCalledLater(blocks), !called.isEmpty else { return [] }
    var found: Set<[Branch: Int]> = []
    for other in others where called.contains(other.function) {
      // The condition that compares says what a subject equals.
      let arms = other.conditions.arms.filter { $0.key.kind != .equality }
      // What would replace it always is left to stand: every value is seen on some bar.
      guard arms.allSatisfy({ [.condition, .choice].contains($0.key.kind) }),
        arms.contains(where: { conditions.arms[$0.key] != $0.value })
      else { continue }
      found.insert(arms)
    }
    return found
  }
}

extension Syntax {
  /// Methods without parameters that the type calls on itself after this statement, whenever this one is reached.
  func methodsCalledLater(_ blocks: BlockFacts) -> Set<String> {
    var found: Set<String> = []
    var node = self
    while let parent = node.parent, !node.isBodyOfItsOwn {
      if let item = node.as(CodeBlockItemSyntax.self), let list = parent.as(CodeBlockItemListSyntax.self) {
        let block = blocks.block(list)
        guard let position = block.position(of: item) else { return found }
        for later in block.items.indices.dropFirst(position + 1).prefix(Self.mostStatements) {
          // A condition is asked before anybody leaves.
          if let name = block.items[later].methodCalledFirst { found.insert(name) }
          if block.mayLeave(later) { return found }
        }
      }
      node = parent
    }
    return found
  }

  /// Statements of one block that are looked at before a write, and behind one: 64.
  private static var mostStatements: Int { 64 }

  /// The method without parameters that this is written in, if the conditions that are read of the statement say all of when it
  /// is reached.
  func methodAround(_ blocks: BlockFacts) -> String? {
    var node = self
    while let parent = node.parent {
      if let function = node.as(FunctionDeclSyntax.self) {
        let isMethod = parent.is(MemberBlockItemSyntax.self) && function.signature.parameterClause.parameters.isEmpty
        return isMethod ? function.name.text : nil
      }
      if node.isBodyOfItsOwn || node.isLoop || node.is(DoStmtSyntax.self) || node.is(IfConfigDeclSyntax.self) { return nil }
      if let item = node.as(CodeBlockItemSyntax.self), let list = parent.as(CodeBlockItemListSyntax.self) {
        let block = blocks.block(list)
        guard let position = block.position(of: item), position <= Self.mostStatements,
          (0..<position).allSatisfy({ block.isPassed($0) })
        else { return nil }
      }
      node = parent
    }
    return nil
  }

  /// Whether it is run at a time of its own.
  var isBodyOfItsOwn: Bool {
    self.is(ClosureExprSyntax.self) || self.is(FunctionDeclSyntax.self) || self.is(InitializerDeclSyntax.self)
      || self.is(AccessorDeclSyntax.self) || self.is(DeferStmtSyntax.self)
  }

  var isLoop: Bool { self.is(ForStmtSyntax.self) || self.is(WhileStmtSyntax.self) || self.is(RepeatStmtSyntax.self) }
}

extension CodeBlockItemSyntax {
  /// `update()`, `if !update() {`, `guard update() else {`, `_ = update()`: the type's own method that it calls in any case.
  var methodCalledFirst: String? {
    guard var first = firstAsked else { return nil }
    while let prefix = first.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      first = prefix.expression.unwrapped
    }
    guard let call = first.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let path = call.calledExpression.path, let name = path.last, path.count == 1 || path == ["self", name]
    else { return nil }
    return name
  }

  private var firstAsked: ExprSyntax? {
    let expression: ExprSyntax?
    switch item {
    case .decl: return nil
    case .expr(let own): expression = own
    case .stmt(let statement):
      if let node = statement.as(GuardStmtSyntax.self) { return Self.firstAsked(in: node.conditions) }
      expression = statement.as(ExpressionStmtSyntax.self)?.expression ?? statement.as(ReturnStmtSyntax.self)?.expression
    }
    guard let expression else { return nil }
    if let node = expression.as(IfExprSyntax.self) { return Self.firstAsked(in: node.conditions) }
    let operand = Operand(expression)
    let asked = Assignment(operand)?.value ?? operand
    return asked.elements.first?.unwrapped
  }

  private static func firstAsked(in conditions: ConditionElementListSyntax) -> ExprSyntax? {
    guard case .expression(let expression)? = conditions.first?.condition else { return nil }
    return Operand(expression).elements.first?.unwrapped
  }

  /// Whether the code behind it may not be reached.
  var mayLeave: Bool {
    let exits = Exits(viewMode: .sourceAccurate)
    exits.walk(self)
    return exits.isFound
  }

  /// `guard … else {`, and an `if` whose only body leaves: the code behind is reached where the condition says so.
  var leavesByCondition: Bool {
    var choice: IfExprSyntax?
    switch item {
    case .decl: return false
    case .expr(let expression): choice = expression.as(IfExprSyntax.self)
    case .stmt(let statement):
      if statement.is(GuardStmtSyntax.self) { return true }
      choice = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    }
    guard let choice, choice.elseBody == nil, case .stmt(let last)? = choice.body.statements.last?.item else { return false }
    return last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self)
  }
}

/// Looks for what leaves a statement for another place than the one behind it.
private final class Exits: SyntaxVisitor {
  private(set) var isFound = false
  private var loops = 0
  private var choices = 0

  /// Nothing more is asked once one is found.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { isFound ? .skipChildren : .visitChildren }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { found() }
  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { found() }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    node.questionOrExclamationMark == nil ? found() : .visitChildren
  }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    node.label != nil || loops + choices == 0 ? found() : .skipChildren
  }

  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
    node.label != nil || loops == 0 ? found() : .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enter(&choices) }
  override func visitPost(_ node: SwitchExprSyntax) { choices -= 1 }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter(&loops) }
  override func visitPost(_ node: ForStmtSyntax) { loops -= 1 }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter(&loops) }
  override func visitPost(_ node: WhileStmtSyntax) { loops -= 1 }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enter(&loops) }
  override func visitPost(_ node: RepeatStmtSyntax) { loops -= 1 }

  private func found() -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  private func enter(_ count: inout Int) -> SyntaxVisitorContinueKind {
    count += 1
    return .visitChildren
  }
}
