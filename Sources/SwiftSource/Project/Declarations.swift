import LintelModel
import SwiftSyntax

/// What a name refers to where it is written.
enum Referent {
  /// What a caller passed for it.
  case argument(Place.Bound)
  /// A value of the surrounding code: `let`, `if let`, or every assignment to a name that was declared without a value. Each
  /// with the `#if` that it was declared under.
  case values([Conditional<Operand>], type: TypeSyntax?)
  /// A property, function or case, and the place to read it in.
  case member(MemberDeclaration)
  /// A parameter or something else that only the running program knows.
  case unknown
}

extension SwiftProject {
  /// What a plain name refers to: an argument, a local value, a member of the types around it, or a global.
  func referent(of name: String, from node: some SyntaxProtocol, at place: Place) -> Referent {
    let name = name.withoutBackticks
    var child = Syntax(node)
    while let parent = child.parent {
      // What a pattern takes out of a value is no property of the same name.
      if CaseName.isBound(name, in: parent, before: child, of: namingStatements) { return .unknown }
      if let found = local(name, in: parent, before: child) { return isParameter(found) ? argument(name, place) : found }
      if let type = TypeDeclaration(parent, in: place.file) {
        if let bound = place.arguments[name] { return .argument(bound) }
        if let member = member(named: name, ofTypeOrParents: type.path, near: place.file) { return .member(member) }
      }
      child = parent
    }
    if let bound = place.arguments[name] { return .argument(bound) }
    return globals(named: name, near: place.file).first.map(Referent.member) ?? .unknown
  }

  /// A member of the type, its extensions, what it inherits from and their extensions.
  func member(named name: String, ofTypeOrParents type: String, near file: SwiftFile) -> MemberDeclaration? {
    // A plain name in a view is no `static` one; a namespace of the same name may have such.
    let all = members(named: name, of: type, near: file)
    if let own = all.first(where: { !$0.isStatic }) ?? all.first { return own }
    let parents = self.parents(of: type, near: file)
    return parents.lazy.compactMap { parent in
      let inherited = self.members(named: name, of: parent, near: file)
      // What a protocol asks for says nothing: its extension may have what a type without one of its own does.
      return inherited.first { $0.body != nil || $0.initializer != nil } ?? inherited.first
    }.first
  }

  private func argument(_ name: String, _ place: Place) -> Referent {
    place.arguments[name].map(Referent.argument) ?? .unknown
  }

  private func isParameter(_ referent: Referent) -> Bool { if case .unknown = referent { true } else { false } }

  /// What `parent` itself says about the name, `child` being the part of it where the name is used.
  private func local(_ name: String, in parent: Syntax, before child: Syntax) -> Referent? {
    if let statements = parent.as(CodeBlockItemListSyntax.self), statements.parent?.is(SourceFileSyntax.self) != true {
      return local(name, in: statements, before: child)
    }
    if let branch = parent.as(IfExprSyntax.self), branch.body.id == child.id { return bound(name, by: branch.conditions) }
    if let function = parent.as(FunctionDeclSyntax.self) {
      return isNamed(name, in: function.signature.parameterClause) ? .unknown : nil
    }
    if let initializer = parent.as(InitializerDeclSyntax.self) {
      return isNamed(name, in: initializer.signature.parameterClause) ? .unknown : nil
    }
    if let closure = parent.as(ClosureExprSyntax.self) {
      return isNamed(name, in: closure) ? .unknown : nil
    }
    if let loop = parent.as(ForStmtSyntax.self) {
      return loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks == name ? .unknown : nil
    }
    return nil
  }

  private func local(_ name: String, in statements: CodeBlockItemListSyntax, before child: Syntax) -> Referent? {
    var found: Referent?
    for statement in namingStatements.of(statements) {
      if statement.id == child.id || statement.position >= child.position { break }
      if let guarded = statement.item.as(GuardStmtSyntax.self) { found = bound(name, by: guarded.conditions) ?? found }
      if let whole = statement.item.as(IfConfigDeclSyntax.self) { found = local(name, in: whole, before: child) ?? found }
      guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings
      where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks == name {
        let values = binding.initializer.map { [Conditional(Operand($0.value))] } ?? assigned(to: name, in: statements)
        found = .values(values, type: binding.typeAnnotation?.type)
      }
    }
    return found
  }

  /// What the clauses of an `#if` declare, each for its own platforms.
  private func local(_ name: String, in whole: IfConfigDeclSyntax, before child: Syntax) -> Referent? {
    var values: [Conditional<Operand>] = []
    var type: TypeSyntax?
    for (clause, conditions) in CompilerCondition.clauses(of: whole) {
      guard case .statements(let statements)? = clause.elements,
        case .values(let own, let ownType)? = local(name, in: statements, before: child)
      else { continue }
      values += own.map { Conditional($0.value, conditions.and($0.conditions)) }
      type = type ?? ownType
    }
    return values.isEmpty ? nil : .values(values, type: type)
  }

  /// `if let name = value`; `if let name` leaves the search to the code around it.
  private func bound(_ name: String, by conditions: ConditionElementListSyntax) -> Referent? {
    for condition in conditions {
      guard case .optionalBinding(let binding) = condition.condition,
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks == name,
        let value = binding.initializer?.value
      else { continue }
      return .values([Conditional(Operand(value))], type: nil)
    }
    return nil
  }

  private func isNamed(_ name: String, in clause: FunctionParameterClauseSyntax) -> Bool {
    clause.parameters.contains { ($0.secondName ?? $0.firstName).text.withoutBackticks == name }
  }

  private func isNamed(_ name: String, in closure: ClosureExprSyntax) -> Bool {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.contains { $0.name.text == name }
    case .parameterClause(let clause): clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
    case nil: false
    }
  }

  /// The values that `name = value` statements anywhere in the block give to a name.
  func assignments(to name: String, in node: some SyntaxProtocol) -> [Operand] {
    let finder = AssignmentFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.found.filter { $0.target.writtenText == name }.map(\.value)
  }

  /// So many assignments to one name are told apart by their branches: 24. Each asks for all arms of its own.
  private static let mostTold = 24

  /// The same, each with the branches inside the block that it is in.
  func assigned(to name: String, in statements: CodeBlockItemListSyntax) -> [Conditional<Operand>] {
    let finder = AssignmentFinder(viewMode: .sourceAccurate)
    finder.walk(statements)
    let own = finder.found.filter { $0.target.writtenText == name }
    guard 2...Self.mostTold ~= own.count else { return own.map { Conditional($0.value) } }
    return own.map { Conditional($0.value, ArmConditions.of(Syntax($0.target), upTo: Syntax(statements))) }
  }
}

/// Finds `target = value`, in the order of the source.
final class AssignmentFinder: SyntaxVisitor {
  private(set) var found: [(target: ExprSyntax, value: Operand)] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) {
      found.append((elements[0], Operand(elements: Array(elements.dropFirst(2)))))
    }
    return .visitChildren
  }
}
