import LintelModel
import SwiftSyntax

/// What a view keeps of the device or the width class that those who make it hand in: `DetailView(compact: width == .compact)`
/// asks for it in the view's own code by the name `compact`, and so does a view that `DetailView` hands it on to.
enum HandedScreens {
  /// A view that more calls make is not asked for what it is handed: 40, as many as places that its bar is told apart in.
  private static let mostCalls = 40

  /// When what is handed in for a property holds, where all who make the view ask for the same; nil where they do not, or where
  /// one of them cannot be followed.
  static func answer(handedTo property: MemberDeclaration, in project: SwiftProject, _ reading: FilesInReading)
    -> NamedScreenCondition.Answer?
  {
    guard let type = owner(of: property, in: project), let handed = expressions(handedTo: property, of: type, in: project)
    else { return nil }
    let all = handed.map { $0.flatMap(NamedScreenCondition.arms(handedIn:)) }
    let asked = all.compactMap(\.self)
    guard let first = asked.first else { return nil }
    if asked.count == all.count, asked.allSatisfy({ $0.then == first.then && $0.otherwise == first.otherwise }) {
      // A view is made again when the class changes, a controller is not.
      guard type.node.is(StructDeclSyntax.self) || (first.then.widthClass ?? first.otherwise.widthClass) == nil else {
        return nil
      }
      return NamedScreenCondition.Answer(then: first.then, otherwise: first.otherwise, isPart: false)
    }
    let isFollowed = zip(handed, all).allSatisfy { expression, arms in
      arms != nil || expression.map { Operand.bare($0).is(BooleanLiteralExprSyntax.self) } ?? false
    }
    if !isFollowed { reading.namesOfUnknownScreens.insert(property.name) }
    return nil
  }

  /// Whether a name is a property of the type around the code that everybody who makes the type hands the width class itself.
  static func areWidthClass(_ name: String, askedBy node: Syntax) -> Bool {
    guard let reading = FilesInReading.current.get(), reading.asksForDevice, let file = reading.file(around: node),
      let project = file.project
    else { return false }
    let members = project.members(named: name, of: SwiftName.type(around: node), near: file)
    guard members.count == 1, members[0].type?.writtenText.contains("UserInterfaceSizeClass") ?? false else { return false }
    let key = members[0].syntax.id
    if let known = reading.widthClasses[key] { return known }
    // What a view hands itself ends here.
    reading.widthClasses[key] = false
    guard let type = owner(of: members[0], in: project), type.node.is(StructDeclSyntax.self),
      let handed = expressions(handedTo: members[0], of: type, in: project)
    else { return false }
    let found = handed.allSatisfy { $0.map { WidthClassCondition.isAsked(by: Operand.bare($0)) } ?? false }
    reading.widthClasses[key] = found
    return found
  }

  /// What one place hands in that asks for the device or the width class, by the condition that it decides in the view: only
  /// where the places do not agree, since else the name itself asks for it.
  static func arms(in arguments: [String: Place.Bound], to type: TypeDeclaration, in project: SwiftProject)
    -> [Branch: NamedScreenCondition.Arms]
  {
    guard let reading = FilesInReading.current.get(), reading.asksForDevice, type.node.is(StructDeclSyntax.self) else {
      return [:]
    }
    return arguments.reduce(into: [:]) { found, argument in
      let members = project.members(named: argument.key, of: type.name, near: type.file)
      guard members.count == 1, owner(of: members[0], in: project)?.node.id == type.node.id,
        let arms = NamedScreenCondition.arms(handedIn: argument.value.expression),
        answer(handedTo: members[0], in: project, reading) == nil
      else { return }
      found[Branch(.condition, argument.key)] = arms
    }
  }

  /// The type that a plain property belongs to that only those who make the type give a value; nil for other members.
  private static func owner(of property: MemberDeclaration, in project: SwiftProject) -> TypeDeclaration? {
    guard property.isHandedIn, case .variable(let variable, _) = property.node, variable.attributes.isEmpty,
      property.isConstant || !project.isWrittenLater(property)
    else { return nil }
    var parent = property.syntax.parent
    while let current = parent {
      if let type = TypeDeclaration(current, in: property.file) { return type }
      parent = current.parent
    }
    return nil
  }

  /// What each call that makes the type hands in, nil where that is not found; nil where nobody is known to make it.
  private static func expressions(
    handedTo property: MemberDeclaration, of type: TypeDeclaration, in project: SwiftProject
  ) -> [ExprSyntax?]? {
    let calls = project.calls(making: type)
    guard 1...mostCalls ~= calls.count else { return nil }
    return calls.map { call, file in
      ViewArguments.of(call, for: type, in: project, at: Place(file))[property.name]?.expression
    }
  }
}

extension NamedScreenCondition {
  /// Of a call of a function of the project's that gives a `Bool`: `isWide(width)`, `shows(regular: width == .regular)`. What
  /// it is handed is asked for in the stead of its parameters.
  static func answer(ofCall call: FunctionCallExprSyntax, in reading: FilesInReading) -> Answer? {
    let callee = call.calledExpression
    guard callee.is(DeclReferenceExprSyntax.self) || callee.as(MemberAccessExprSyntax.self)?.base?.isSelf == true,
      let name = callee.path?.last, name.first?.isLowercase == true, let file = reading.file(around: call),
      let project = file.project
    else { return nil }
    if let known = reading.answers[call.id] { return known }
    // A function that asks itself ends here.
    reading.answers[call.id] = .some(nil)
    let functions = project.functions(calledBy: call, at: Place(file))
    guard functions.count == 1, case .function(let function) = functions[0].declaration.node,
      function.signature.returnClause?.type.writtenText == "Bool", let body = function.body?.statements
    else { return nil }
    let subjects = HandedSubjects(screensAskedBy: functions[0].arguments, in: Syntax(function))
    let found = answer(of: body) { subjects.told($0) }
    reading.answers[call.id] = .some(found)
    return found
  }
}
