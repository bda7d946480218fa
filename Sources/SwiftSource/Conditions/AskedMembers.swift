import LintelModel
import SwiftSyntax

/// When a method or a property of a type answers true, and when false; nil where its code says so in several places, or
/// where only the running program knows.
struct MemberAnswers {
  var whenTrue: Conditions?
  var whenFalse: Conditions?
}

extension CodeReading {
  /// The arms of a condition with what its members ask in turn: where `isSelecting()` has failed, nothing is there that
  /// needs what it answers true for.
  func told(_ arms: (then: Conditions, otherwise: Conditions), _ context: Context) -> (
    then: Conditions, otherwise: Conditions
  ) {
    (then: told(arms.then, context), otherwise: told(arms.otherwise, context))
  }

  private func told(_ conditions: Conditions, _ context: Context) -> Conditions {
    guard let type = context.scope.type else { return conditions }
    let own = conditions.arms.filter { branch, _ in
      // What the code around has under the name is not the type's.
      branch.askedMember.map { context.scope.declaring($0.name) == nil } ?? false
    }
    guard !own.isEmpty else { return conditions }
    let members = SaidByMembers { self.answers(of: $0, isCalled: $1, type, context.scope.file) }
    return conditions.and(members.said(by: own))
  }

  private func answers(of name: String, isCalled: Bool, _ type: String, _ file: SwiftFile) -> MemberAnswers {
    let key = "\(file.path) \(type).\(name)\(isCalled ? "()" : "")"
    if let known = memberAnswers[key] { return known }
    let members =
      isCalled
      ? project.ownOrInheritedMembers(named: name, of: type, near: file) : project.members(named: name, of: type, near: file)
    let found = members.count == 1 ? MemberAnswers(members[0]) : MemberAnswers()
    memberAnswers[key] = found
    return found
  }
}

extension MemberAnswers {
  init(_ member: MemberDeclaration) {
    guard member.parameters.isEmpty, member.type?.writtenText == "Bool", let body = member.body else { return }
    let shape = AnswerShape(viewMode: .sourceAccurate)
    shape.walk(body)
    let results = SwiftProject.results(of: body)
    // A result that is not found may be the same answer.
    guard shape.returns == 0 || shape.returns == results.count else { return }
    var answers: (yes: [Conditions], no: [Conditions]) = ([], [])
    for result in results {
      switch result.value.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind {
      case .keyword(.true)?: answers.yes.append(result.conditions)
      case .keyword(.false)?: answers.no.append(result.conditions)
      default:
        guard results.count == 1 else { return }
        let arms = BranchConditions.arms(ofTernary: Operand(result.value).elements)
        answers = ([result.conditions.and(arms.then)], [result.conditions.and(arms.otherwise)])
      }
    }
    whenTrue = answers.yes.count == 1 ? answers.yes[0].outside(shape.names) : nil
    whenFalse = answers.no.count == 1 ? answers.no[0].outside(shape.names) : nil
  }
}

/// Counts the results of a body, and collects the names that it declares.
final class AnswerShape: SyntaxVisitor {
  var returns = 0
  var names: Set<Substring> = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    returns += 1
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(Substring(node.identifier.text))
    return .skipChildren
  }
}

extension Conditions {
  /// What it says by conditions of the code, without those that ask for a name which only the code around them knows.
  fileprivate func outside(_ names: Set<Substring>) -> Conditions {
    func isKnown(_ branch: Branch) -> Bool {
      let words = branch.words.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return [.condition, .equality].contains(branch.kind) && !words.contains(where: names.contains)
    }
    var known: [Branch: Int] = [:]
    for (branch, arm) in arms where isKnown(branch) {
      // A `guard` is kept as it is written, and a condition and its negation are one branch.
      let isNegated = branch.words.hasPrefix("!") && !branch.words.contains("&&") && !branch.words.contains("||")
      known[isNegated ? Branch(.condition, String(branch.words.dropFirst())) : branch] = isNegated ? 1 - arm : arm
    }
    return Conditions(arms: known, failing: failing.filter { $0.keys.allSatisfy { isKnown($0) } })
  }
}

extension Branch {
  /// The member that a condition asks alone: `isSelecting`, `self.isSelecting()`.
  var askedMember: (name: String, isCalled: Bool)? {
    guard kind == .condition else { return nil }
    var name = words.hasPrefix("self.") ? words.dropFirst("self.".count) : words[...]
    let isCalled = name.hasSuffix("()")
    if isCalled { name = name.dropLast(2) }
    guard let first = name.first, first.isLetter || first == "_",
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return (String(name), isCalled)
  }
}
