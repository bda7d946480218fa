import LintelModel
import SwiftSyntax

/// Tells whether a method of the project's own puts the controller that it is handed onto a navigation stack:
/// `func push(_ screen: UIViewController) { navigationController.pushViewController(screen, animated: true) }`.
///
/// A router's stack may be empty, and what it pushes first has no back button. So a call counts only where a screen is known to
/// be there: in a controller's own code, or where the code is handed one, as a screen's delegate is.
struct PushingMethods {
  let project: SwiftProject

  /// A method that calls a method, and so on: 4.
  private static let deepest = 4
  /// More methods of one name are no one router's: 12.
  private static let mostMethods = 12

  /// Whether a call puts what it is handed on top of another screen, and shows it in no other way.
  func push(_ argument: LabeledExprSyntax, of call: FunctionCallExprSyntax, in file: SwiftFile) -> Bool {
    mayPush(argument, of: call, in: file, depth: 0) && isBehindScreen(Syntax(call), in: file, depth: 0)
  }

  /// The same, whatever is on the stack.
  fileprivate func mayPush(
    _ argument: LabeledExprSyntax, of call: FunctionCallExprSyntax, in file: SwiftFile, depth: Int
  ) -> Bool {
    guard depth < Self.deepest, let path = call.calledExpression.path, let name = path.last,
      name.first?.isUppercase == false, name != "init", StackInCode.isKept(by: path, near: Syntax(call))
    else { return false }
    let methods = project.membersOfAnyType(named: name, near: file, atMost: Self.mostMethods + 1)
    guard methods.count <= Self.mostMethods else { return false }
    var isPushed = false
    for method in methods {
      guard let handed = HandedScreen(argument, of: call, in: method), isController(handed.type) else { continue }
      // What a protocol asks for, its types have.
      guard let body = method.body else { continue }
      let uses = UsesOfParameter(handed, method.file, self, depth: depth)
      uses.walk(body)
      guard uses.isPushed, !uses.isShownElsewhere else { return false }
      isPushed = true
    }
    return isPushed
  }

  /// Whether code runs where a screen is shown: its own, that of a function which is handed one, or of a private one that only
  /// such functions call.
  private func isBehindScreen(_ node: Syntax, in file: SwiftFile, depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    if let type = SwiftProject.enclosingType(of: node, in: file), isController(type.name) { return true }
    var parent = node.parent
    while let current = parent, !current.is(FunctionDeclSyntax.self) {
      if TypeDeclaration.isDeclared(by: current) || current.is(InitializerDeclSyntax.self) { return false }
      parent = current.parent
    }
    guard let function = parent?.as(FunctionDeclSyntax.self) else { return false }
    let called = node.as(FunctionCallExprSyntax.self)?.arguments.compactMap { $0.expression.path?.first } ?? []
    let isHandedScreen = function.signature.parameterClause.parameters.contains { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return !called.contains(name) && isController(TypeName.last(of: parameter.type))
    }
    if isHandedScreen { return true }
    let isPrivate = function.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    let name = function.name.text.withoutBackticks
    guard isPrivate else { return false }
    let uses = NameUses.find(name, in: file.tree).filter(Self.isOwn)
    return !uses.isEmpty
      && uses.allSatisfy { $0.is(FunctionCallExprSyntax.self) && isBehindScreen($0, in: file, depth: depth + 1) }
  }

  /// Whether a use of a name is of the type's own: `open()`, `self?.open()`.
  private static func isOwn(_ use: Syntax) -> Bool {
    let called = use.as(FunctionCallExprSyntax.self).map { Syntax($0.calledExpression) } ?? use
    guard let base = called.as(MemberAccessExprSyntax.self)?.base else { return true }
    return ["self", "self?", "self!"].contains(base.writtenText)
  }

  /// Whether a type is a controller of a screen, and not one of a stack, by the classes that it inherits from.
  private func isController(_ type: String) -> Bool {
    var next: String? = type
    var known: Set<String> = []
    while let name = next, known.insert(name).inserted {
      guard let own = project.types(named: name).first(where: { !$0.isExtension }) else {
        return name.hasPrefix("UI") && name.hasSuffix("Controller") && name != "UINavigationController"
      }
      next = own.node.is(ClassDeclSyntax.self) ? own.inherited.first : nil
    }
    return false
  }
}

/// What a method calls the screen that a call hands it, and which of its conditions the call leaves false.
private struct HandedScreen {
  let name: String
  let type: String
  let falseFlags: Set<String>

  /// Nil where the call is none of that method.
  init?(_ argument: LabeledExprSyntax, of call: FunctionCallExprSyntax, in method: MemberDeclaration) {
    guard case .function = method.node else { return nil }
    var left = call.arguments[...]
    var found: FunctionParameterSyntax?
    var flags: Set<String> = []
    for parameter in method.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      if let next = left.first, next.label?.text == label {
        if next.id == argument.id { found = parameter }
        if next.expression.writtenText == "false" { flags.insert(name) }
        left = left.dropFirst()
      } else if let value = parameter.defaultValue?.value {
        if value.writtenText == "false" { flags.insert(name) }
      } else if call.trailingClosure == nil {
        return nil
      }
    }
    guard left.isEmpty, let found else { return nil }
    name = (found.secondName ?? found.firstName).text
    type = TypeName.last(of: found.type)
    falseFlags = flags
  }
}

/// What a method does with a screen that it is handed.
private final class UsesOfParameter: SyntaxVisitor {
  private(set) var isPushed = false
  private(set) var isShownElsewhere = false
  private let handed: HandedScreen
  private let file: SwiftFile
  private let methods: PushingMethods
  private let depth: Int

  init(_ handed: HandedScreen, _ file: SwiftFile, _ methods: PushingMethods, depth: Int) {
    (self.handed, self.file, self.methods, self.depth) = (handed, file, methods, depth)
    super.init(viewMode: .sourceAccurate)
  }

  /// What is done only where the call asks for it, which it does not, is not done.
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    let isLeftOut = node.conditions.contains { condition in
      guard case .expression(let asked) = condition.condition, let path = asked.path else { return false }
      return path.count == 1 && handed.falseFlags.contains(path[0])
    }
    guard isLeftOut else { return .visitChildren }
    if let otherwise = node.elseBody { walk(otherwise) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == handed.name else { return .visitChildren }
    // Another's member of that name, or what is asked of the screen itself.
    if node.parent?.is(MemberAccessExprSyntax.self) == true { return .visitChildren }
    if let argument = node.parent?.as(LabeledExprSyntax.self), let holder = argument.parent?.parent {
      if let call = holder.as(FunctionCallExprSyntax.self) {
        tell(argument, of: call)
      } else if !holder.is(ExpressionSegmentSyntax.self) {
        isShownElsewhere = true
      }
    } else if let list = node.parent?.as(ExprListSyntax.self) {
      tell(Array(list), of: node)
    } else {
      isShownElsewhere = true
    }
    return .visitChildren
  }

  /// Of a screen that is kept by a name of the type's own, or compared, nothing more is shown; what a stack or a window is
  /// given is shown by it.
  private func tell(_ parts: [ExprSyntax], of node: DeclReferenceExprSyntax) {
    guard parts.count > 1 else { return }
    if parts[1].is(AssignmentExprSyntax.self), parts[0].id != node.id {
      let keeper = parts[0].path?.last
      if keeper.map({ ["viewControllers", "rootViewController"].contains($0) }) ?? true { isShownElsewhere = true }
    } else if node.parent?.parent?.parent?.is(InitializerClauseSyntax.self) == true {
      // By another name it may be shown in any way.
      isShownElsewhere = true
    }
  }

  private func tell(_ argument: LabeledExprSyntax, of call: FunctionCallExprSyntax) {
    let path = call.calledExpression.path
    let isFirst = call.arguments.first?.id == argument.id
    switch path?.last {
    case "pushViewController" where isFirst && StackInCode.isKept(by: path ?? [], near: Syntax(call)): isPushed = true
    case "ObjectIdentifier", "print", "type": break
    default:
      if methods.mayPush(argument, of: call, in: file, depth: depth + 1) { isPushed = true } else { isShownElsewhere = true }
    }
  }
}

/// The stack that something is pushed onto, as the code names it.
private enum StackInCode {
  /// Whether it is one that was there before: one that a function makes is empty, and of one that it is handed nothing is
  /// known.
  static func isKept(by path: [String], near node: Syntax) -> Bool {
    guard path.count > 1, let root = path.first, root != "self" else { return true }
    var parent = node.parent
    while let current = parent {
      if let block = current.as(CodeBlockItemListSyntax.self) {
        for item in block {
          guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
          for binding in variable.bindings where binding.pattern.writtenText == root {
            return binding.initializer?.value.path != nil
          }
        }
      }
      if let function = current.as(FunctionDeclSyntax.self) {
        return !function.signature.parameterClause.parameters.contains { ($0.secondName ?? $0.firstName).text == root }
      }
      if TypeDeclaration.isDeclared(by: current) { return true }
      parent = current.parent
    }
    return true
  }
}
