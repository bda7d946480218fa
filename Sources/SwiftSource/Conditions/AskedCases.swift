import LintelModel
import SwiftSyntax

/// What the conditions around a view say of a value that they hand to one of the project's functions: where `streams(filter)`
/// has answered true, `filter` is none of the cases that it answers false for. What cannot be followed says nothing.
struct AskedCases {
  let project: SwiftProject
  let place: Place

  /// An enumeration with more cases than this is not followed: 64.
  private static let mostCases = 64
  /// The conditions around one view that are followed, the nearest first: 16.
  private static let mostConditions = 16
  /// Of a chain of `else if` the nearest branches are looked at: 64.
  private static let mostBranches = 64

  /// A body that answers, and the value that it is asked about.
  private struct Question {
    let body: CodeBlockItemListSyntax
    /// What the value is in the words of the body, and in those of the code that asks.
    let inside: String
    let outside: String
    /// The names of all cases that it may be.
    let cases: [String]
  }

  /// An element of a builder with what the conditions around it say.
  func told(_ element: Conditional<ExprSyntax>, in statements: CodeBlockItemListSyntax) -> Conditional<ExprSyntax> {
    let mayAsk = element.conditions.arms.contains { branch, _ in
      branch.kind == .condition
        && (branch.askedMember != nil || branch.words.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "(") })
    }
    guard mayAsk else { return element }
    let asked = conditions(around: Syntax(element.value), upTo: Syntax(statements))
    return Conditional(element.value, told(element.conditions, by: asked))
  }

  /// - Parameter asked: The operands of what the conditions ask.
  func told(_ conditions: Conditions, by asked: [ExprSyntax]) -> Conditions {
    var told = conditions
    for expression in asked.prefix(Self.mostConditions) {
      guard let arm = conditions.arms[Branch(.condition, expression.writtenText)] else { continue }
      for question in questions(expression) {
        told.ruleOut(question.cases, question.outside, leaving: left(question, arm == 0))
      }
    }
    return told
  }

  /// The cases for which the answer may be that one.
  private func left(_ question: Question, _ answer: Bool) -> [String] {
    question.cases.filter { CaseAnswer(where: question.inside, is: $0).mayBe(answer, of: question.body) }
  }

  private func conditions(around node: Syntax, upTo end: Syntax) -> [ExprSyntax] {
    var found: [ExprSyntax] = []
    var branches = 0
    var child = node
    while child.id != end.id, found.count < Self.mostConditions, branches < Self.mostBranches, let parent = child.parent {
      if let branch = parent.as(IfExprSyntax.self) {
        branches += 1
        for case .expression(let expression) in branch.conditions.map(\.condition) {
          found += Self.asked(Operand(expression).elements)
        }
      }
      child = parent
    }
    return found
  }

  /// The calls and properties among operands.
  static func asked(_ operands: [ExprSyntax]) -> [ExprSyntax] {
    operands.compactMap { operand in
      let negation = operand.as(PrefixOperatorExprSyntax.self)
      let bare = negation?.operator.text == "!" ? negation?.expression ?? operand : operand
      let mayAsk =
        bare.is(FunctionCallExprSyntax.self) || bare.is(MemberAccessExprSyntax.self) || bare.is(DeclReferenceExprSyntax.self)
      return mayAsk ? bare : nil
    }
  }

  // MARK: What is asked

  private func questions(_ asked: ExprSyntax) -> [Question] {
    if let call = asked.as(FunctionCallExprSyntax.self) { return questions(call) }
    let access = asked.as(MemberAccessExprSyntax.self)
    guard let name = (access?.declName ?? asked.as(DeclReferenceExprSyntax.self))?.baseName.text.withoutBackticks else {
      return []
    }
    guard let base = access?.base, !base.isSelf else {
      guard case .member(let member) = project.referent(of: name, from: asked, at: place) else { return [] }
      return ofProperties(member, in: "")
    }
    guard let type = project.type(of: base, at: place),
      let member = project.member(named: name, ofTypeOrParents: type.name, near: place.file),
      case .variable = member.node, !member.isStatic
    else { return [] }
    let own = ofSelf(member, Place.Bound(expression: base, place: place)).map { [$0] } ?? []
    let value = Operand.bare(base)
    return value.isPathOfValues ? own + ofProperties(member, in: value.subjectWords + ".") : own
  }

  /// So many properties that one asks are followed: 4.
  private static let mostProperties = 4

  /// What a property asks of others that its value has: `hasNextButton` of `page`, where both are the wizard's.
  ///
  /// - Parameter value: What the code that asks has before their names.
  private func ofProperties(_ member: MemberDeclaration, in value: String) -> [Question] {
    guard let owner = member.owner, case .variable = member.node, !member.isStatic, member.type?.writtenText == "Bool",
      let body = member.body
    else { return [] }
    let words = Set(body.writtenText.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    let properties = project.declarations(of: owner, near: member.file).flatMap(\.members).filter { property in
      words.contains(Substring(property.name)) && property.name != member.name && !property.isStatic
    }
    let found = properties.lazy.compactMap { property -> Question? in
      guard case .variable = property.node, let type = property.type,
        type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
      else { return nil }
      let names = cases(of: TypeName.last(of: type), near: property.file)
      guard 2...Self.mostCases ~= names.count else { return nil }
      return Question(body: body, inside: property.name, outside: value + property.name, cases: names)
    }
    return Array(found.prefix(Self.mostProperties))
  }

  private func questions(_ call: FunctionCallExprSyntax) -> [Question] {
    if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, !Operand.bare(base).isSelf {
      // A function of the same name may be another type's.
      guard let type = project.type(of: base, at: place), type.name != "String" else { return [] }
    }
    let called = project.functions(calledBy: call, at: place)
    guard called.count == 1, let function = called.first else { return [] }
    var found = function.arguments["self"].flatMap { ofSelf(function.declaration, $0) }.map { [$0] } ?? []
    for parameter in function.declaration.parameters {
      guard parameter.type.is(IdentifierTypeSyntax.self) || parameter.type.is(MemberTypeSyntax.self) else { continue }
      let name = (parameter.secondName ?? parameter.firstName).text.withoutBackticks
      let type = TypeName.last(of: parameter.type)
      guard let bound = function.arguments[name],
        let asked = question(function.declaration, about: name, bound, of: type)
      else { continue }
      found.append(asked)
    }
    return found
  }

  private func ofSelf(_ member: MemberDeclaration, _ receiver: Place.Bound) -> Question? {
    guard let owner = member.owner else { return nil }
    return question(member, about: "self of \(SwiftName.type(around: member.syntax))", receiver, of: owner)
  }

  private func question(
    _ member: MemberDeclaration, about words: String, _ bound: Place.Bound, of type: String
  ) -> Question? {
    guard bound.place === place, member.type?.writtenText == "Bool", let body = member.body else { return nil }
    let value = Operand.bare(bound.expression)
    guard value.isPathOfValues else { return nil }
    let names = cases(of: type, near: member.file)
    guard 2...Self.mostCases ~= names.count else { return nil }
    return Question(body: body, inside: words, outside: value.subjectWords, cases: names)
  }

  private func cases(of type: String, near file: SwiftFile) -> [String] {
    let types = project.declarations(of: type, near: file).filter { $0.node.is(EnumDeclSyntax.self) }
    guard types.count == 1 else { return [] }
    return types[0].members.filter { if case .enumCase = $0.node { true } else { false } }.map(\.name)
  }
}

extension ExprSyntax {
  /// Whether it is names of values alone: only what has a name is the same wherever it is asked.
  fileprivate var isPathOfValues: Bool {
    path.map { path in path.allSatisfy { $0.first.map { $0.isLowercase || $0 == "_" } ?? false } } ?? false
  }
}

extension Conditions {
  /// - Parameters:
  ///   - cases: All that a value may be.
  ///   - subject: The value, in the words of the code that asks for it.
  ///   - left: Those of them that it may be here. Where these are all or none, nothing is said of the value.
  fileprivate mutating func ruleOut(_ cases: [String], _ subject: String, leaving left: [String]) {
    guard !left.isEmpty, left.count < cases.count else { return }
    let branch = Branch(.equality, subject)
    for name in cases where !left.contains(name) { failing.insert([branch: Branch.number(of: ".\(name)")]) }
    if left.count == 1, arms[branch] == nil { arms[branch] = Branch.number(of: ".\(left[0])") }
  }
}
