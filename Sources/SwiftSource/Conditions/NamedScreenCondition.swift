import LintelModel
import SwiftSyntax

/// What names ask of the device or of the width class: `isRegular`, a property that is `horizontalSizeClass == .regular`, or
/// `isPhone`, a constant that is `UIDevice.current.userInterfaceIdiom == .phone`. What is there on such a name's condition is
/// on the screens alone where it holds.
enum NamedScreenCondition {
  typealias Arms = (then: Conditions, otherwise: Conditions)

  /// When a name holds and when not, by the device and the width class.
  struct Answer {
    var then: Conditions
    var otherwise: Conditions
    /// Whether something else decides, too: both arms are those of the name as well.
    var isPart: Bool
  }

  /// A name that is declared more often asks for something else: 4, one for each `#if`.
  private static let mostDeclarations = 4

  /// Of `isRegular`, `!isRegular`, `self.isRegular`, `UIDevice.current.isPhone`, `!(isPhone || isRegular)`; nil for what asks
  /// for neither.
  static func arms(_ expression: ExprSyntax) -> Arms? {
    guard let reading = FilesInReading.current.get(), reading.asksForDevice else { return nil }
    let bare = Operand.bare(expression)
    if let negation = bare.as(PrefixOperatorExprSyntax.self) {
      guard negation.operator.text == "!" else { return nil }
      let inner = Operand.bare(negation.expression)
      if inner.is(SequenceExprSyntax.self) {
        let found = BranchConditions.arms(ofTernary: Operand(inner).elements)
        return isOfScreen(found) ? (then: found.otherwise, otherwise: found.then) : nil
      }
      return arms(inner).map { (then: $0.otherwise, otherwise: $0.then) }
    }
    guard let answer = answer(of: bare, in: reading) else { return nil }
    guard answer.isPart else { return (then: answer.then, otherwise: answer.otherwise) }
    let branch = Branch(.condition, bare.writtenText)
    return (then: answer.then.inArm(0, of: branch), otherwise: answer.otherwise.inArm(1, of: branch))
  }

  /// The same of what a call hands in; nil where anything but the device and the width class decides it.
  static func arms(handedIn expression: ExprSyntax) -> Arms? {
    guard let reading = FilesInReading.current.get(), reading.asksForDevice else { return nil }
    let bare = Operand.bare(expression)
    switch bare.kind {
    case .declReferenceExpr, .memberAccessExpr, .prefixOperatorExpr, .sequenceExpr, .functionCallExpr: break
    default: return nil
    }
    let elements = Operand(bare).elements
    guard !elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) else { return nil }
    let found = BranchConditions.arms(ofTernary: elements)
    return isOfScreen(found) && !found.then.saysMore && !found.otherwise.saysMore ? found : nil
  }

  private static func isOfScreen(_ arms: Arms) -> Bool {
    [arms.then, arms.otherwise].contains { $0.arms[.widthClass] != nil || $0.settings != Conditions.Setting.all }
  }

  // MARK: What is behind a name

  private static func answer(of name: ExprSyntax, in reading: FilesInReading) -> Answer? {
    if let call = name.as(FunctionCallExprSyntax.self) { return answer(ofCall: call, in: reading) }
    guard let path = name.path, let last = path.last?.withoutBackticks, path.count <= 3 else { return nil }
    let holders = path.dropLast()
    let isOwn = holders.isEmpty || holders == ["self"] || holders == ["Self"]
    if holders.isEmpty {
      if let value = constant(last, before: Syntax(name)) { return answer(of: [Conditional(value)], isStored: false) }
      if WidthClassCondition.isLocal(last, at: Syntax(name)) { return nil }
    }
    guard let file = reading.file(around: name), let project = file.project else { return nil }
    var members: [MemberDeclaration] = []
    if isOwn {
      members = project.ownOrInheritedMembers(named: last, of: SwiftName.type(around: name), near: file)
      if members.isEmpty, holders.isEmpty { members = project.globals(named: last, near: file) }
    } else if holders == ["UIDevice", "current"] {
      members = project.members(named: last, of: "UIDevice", near: file).filter { !$0.isStatic }
    } else if holders.count == 1, SwiftProject.isTypeName(path[0]) {
      members = project.members(named: last, of: path[0], near: file).filter(\.isStatic)
    }
    guard let first = members.first, members.count <= mostDeclarations else { return nil }
    if let known = reading.answers[first.syntax.id] { return known }
    // A property that asks itself ends here.
    reading.answers[first.syntax.id] = .some(nil)
    let handed = members.count == 1 ? HandedScreens.answer(handedTo: first, in: project, reading) : nil
    let found = handed ?? answer(of: members, in: project)
    reading.answers[first.syntax.id] = .some(found)
    return found
  }

  /// `let isPhone = UIDevice.current.userInterfaceIdiom == .phone` of the code before a node.
  private static func constant(_ name: String, before node: Syntax) -> ExprSyntax? {
    var child = node
    while let parent = child.parent, !TypeDeclaration.isDeclared(by: parent), !parent.is(SourceFileSyntax.self) {
      if let block = parent.as(CodeBlockItemListSyntax.self) {
        for item in block {
          if item.id == child.id { break }
          guard let variable = item.item.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first(where: { $0.pattern.writtenText.withoutBackticks == name })
          else { continue }
          return variable.bindingSpecifier.tokenKind == .keyword(.let) ? binding.initializer?.value : nil
        }
      }
      child = parent
    }
    return nil
  }

  private static func answer(of members: [MemberDeclaration], in project: SwiftProject) -> Answer? {
    var results: [Conditional<ExprSyntax>] = []
    var isStored = false
    for member in members {
      guard case .variable(let variable, _) = member.node, variable.attributes.isEmpty,
        let own = values(of: member, in: project)
      else { return nil }
      if member.body == nil, own.contains(where: { !$0.value.is(BooleanLiteralExprSyntax.self) }) { isStored = true }
      let compiled = EnclosingConditions.of(member.syntax)
      results += own.map { Conditional($0.value, compiled.and($0.conditions)) }
    }
    // What `#if` or the system's version alone decides is a condition like any other.
    let asksForIdiom = members.contains { $0.syntax.writtenText.contains("userInterfaceIdiom") }
    let isPlain = members.count == 1 && !members[0].syntax.writtenText.contains("#")
    guard let found = answer(of: results, isStored: isStored),
      asksForIdiom || isPlain || (found.then.widthClass ?? found.otherwise.widthClass) != nil
    else { return nil }
    return found
  }

  /// What a getter gives, or what a constant is made with, also by a closure that is called at once.
  private static func values(of member: MemberDeclaration, in project: SwiftProject) -> [Conditional<ExprSyntax>]? {
    if let body = member.body { return results(of: body) }
    guard let initial = member.initializer, member.isConstant || !project.isWrittenLater(member) else { return nil }
    // Other code may set a flag by ways that nobody can follow: a cast, a storyboard's attribute, a closure that it is handed.
    if initial.is(BooleanLiteralExprSyntax.self), !member.isConstant, !member.isOfItsFileAlone { return nil }
    if let call = Operand.bare(initial).as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let closure = call.calledExpression.as(ClosureExprSyntax.self)
    {
      return results(of: closure.statements)
    }
    return [Conditional(initial)]
  }

  private static func results(of body: CodeBlockItemListSyntax) -> [Conditional<ExprSyntax>]? {
    let shape = AnswerShape(viewMode: .sourceAccurate)
    shape.walk(body)
    let results = SwiftProject.results(of: body)
    // A result that is not found may be another answer.
    guard !results.isEmpty, shape.returns == 0 || shape.returns == results.count else { return nil }
    return results
  }

  // MARK: When it holds

  /// - Parameter told: A function's conditions in the words of who calls it.
  static func answer(of body: CodeBlockItemListSyntax, told: (Conditions) -> Conditions) -> Answer? {
    results(of: body).flatMap { answer(of: $0, isStored: false, told: told) }
  }

  /// - Parameter isStored: Whether the value stays as it was made: the width class does not.
  private static func answer(
    of results: [Conditional<ExprSyntax>], isStored: Bool, told: (Conditions) -> Conditions = { $0 }
  ) -> Answer? {
    var (yes, no): ([Conditions], [Conditions]) = ([], [])
    for written in results {
      let result = Conditional(written.value, told(written.conditions))
      guard !result.conditions.settings.isEmpty else { continue }
      if let literal = Operand.bare(result.value).as(BooleanLiteralExprSyntax.self) {
        if literal.literal.tokenKind == .keyword(.true) { yes.append(result.conditions) } else { no.append(result.conditions) }
        continue
      }
      let elements = Operand(result.value).elements
      guard !elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) else { return nil }
      let asked = BranchConditions.arms(ofTernary: elements)
      let arms = (then: told(asked.then), otherwise: told(asked.otherwise))
      if !result.conditions.excludes(arms.then) { yes.append(result.conditions.and(arms.then)) }
      if !result.conditions.excludes(arms.otherwise) { no.append(result.conditions.and(arms.otherwise)) }
    }
    guard let then = joined(yes), let otherwise = joined(no), isOfScreen((then: then, otherwise: otherwise)),
      !isStored || (then.widthClass ?? otherwise.widthClass) == nil
    else { return nil }
    return Answer(
      then: then.ofScreen, otherwise: otherwise.ofScreen, isPart: then.saysMore || otherwise.saysMore)
  }

  /// Where one of them holds; nil where that cannot be said in one.
  private static func joined(_ all: [Conditions]) -> Conditions? {
    guard var found = all.first else { return Conditions.always.on([]) }
    for one in all.dropFirst() {
      if found.arms == one.arms, found.failing == one.failing {
        found.settings.formUnion(one.settings)
        continue
      }
      // On the Mac, say, the answer is a constant, and no width class is asked for there.
      let (bare, other) = found.arms.isEmpty ? (found, one) : (one, found)
      guard bare.arms.isEmpty, bare.failing.isEmpty,
        bare.settings.allSatisfy({ $0.platform != .ios && $0.platform != .ipados })
      else { return nil }
      found = other
      found.settings.formUnion(bare.settings)
    }
    return found
  }
}

extension MemberDeclaration {
  /// Whether no other file may give it a value.
  fileprivate var isOfItsFileAlone: Bool {
    guard case .variable(let variable, _) = node else { return false }
    return variable.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }
}

extension Conditions {
  /// What it says of systems and of the width class.
  fileprivate var ofScreen: Conditions {
    Conditions(settings: settings, arms: arms.filter { $0.key.kind == .widthClass })
  }

  /// Whether something else decides, too.
  fileprivate var saysMore: Bool { !failing.isEmpty || arms.contains { $0.key.kind != .widthClass } }
}

extension Conditions {
  /// Whether a size class decides of which no screen is known: a height's, one that comes from elsewhere, or one that some who
  /// make a view ask for where others cannot be followed. What is there then may never be on the screens that are laid out.
  var asksForUnknownScreen: Bool {
    let handed = FilesInReading.current.get()?.namesOfUnknownScreens ?? []
    return arms.contains { branch, _ in
      if branch.kind == .condition, handed.contains(branch.words.withoutSelf) { return true }
      return [.condition, .choice].contains(branch.kind) && branch.words.contains("izeClass")
        // Of what is joined each part is a branch beside it, or the width class.
        && !branch.words.contains("&&") && !branch.words.contains("||")
    }
  }
}

extension String {
  /// `compact` of `self.compact`
  fileprivate var withoutSelf: String { hasPrefix("self.") ? String(dropFirst("self.".count)) : self }
}
