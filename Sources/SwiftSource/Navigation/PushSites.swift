import LintelModel
import SwiftSyntax

/// The places of a file where screens are made, and whether what is made there is pushed: handed to `pushViewController`, or
/// the destination of a `NavigationLink` or of `navigationDestination`.
final class PushSites: AppCodeVisitor {
  struct Site {
    /// The type of the screen that is made.
    var screen: String
    var isPush: Bool
    /// Whether no screen is before it there.
    var isFirst: Bool
    /// The type whose code makes it.
    var from: String?
    /// Whether that code is there for those who write the app alone.
    var isForDevelopers: Bool
    /// Whether it is compiled for them alone.
    var isCompiledForDebugging: Bool
    /// Whether it is compiled for them alone, or asks first whether it runs for them.
    var isOfDebugBuilds: Bool
    var file: String
    /// Those that the code around it lets it run on; its file may be compiled for fewer.
    var platforms: Set<Platform>
  }

  static func find(_ screens: Set<String>, in file: SwiftFile, of project: SwiftProject) -> [Site] {
    let finder = PushSites(screens, file, project)
    finder.walk(file.tree)
    return finder.found
  }

  /// Whether the screen that a call makes goes onto a navigation stack and nowhere else.
  static func isPushed(_ call: FunctionCallExprSyntax, in file: SwiftFile, of project: SwiftProject) -> Bool {
    isPushed(Syntax(call), in: file, of: project)
  }

  /// The same of any expression that gives the screen.
  static func isPushed(_ value: Syntax, in file: SwiftFile, of project: SwiftProject) -> Bool {
    PushSites([], file, project).isPushed(value)
  }

  private let screens: Set<String>
  private let file: SwiftFile
  private let project: SwiftProject
  private var found: [Site] = []

  private init(_ screens: Set<String>, _ file: SwiftFile, _ project: SwiftProject) {
    self.screens = screens
    self.file = file
    self.project = project
    super.init()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let path = node.calledExpression.path ?? []
    // `Screen(…)`, `Screen.init(…)`, what a type makes of itself by any name: `Screen.make(…)`, and what a function makes that
    // is handed the type: `storyboard.make(Screen.self)`.
    let own = path.last.map(screens.contains) == true ? path.last : path.count > 1 ? path[path.count - 2] : nil
    let isOwn = own.map(screens.contains) == true
    let name = isOwn ? own : GenericFactories(project: project, file: file).type(madeBy: node)
    if let name, screens.contains(name) {
      let from = SwiftProject.enclosingType(of: node, in: file)?.name
      // A type that makes its own values is a factory: whoever calls it shows the screen.
      if from != name || path.count == 1 && !Self.isInFactory(of: name, node) {
        found.append(
          Site(
            screen: name, isPush: isPushed(Syntax(node)), isFirst: ShownFirst.holds(Syntax(node)), from: from,
            isForDevelopers: DevelopersScreens.hold(node, in: file), isCompiledForDebugging: file.isOfDebugBuild(node),
            isOfDebugBuilds: DevelopersScreens.isOfDebugBuilds(node, in: file), file: file.path,
            platforms: Set(EnclosingConditions.of(node).settings.map(\.platform))))
      }
    }
    return .visitChildren
  }

  /// Whether code stands in a type's own function that gives a value of the type: `static func make() -> Screen`.
  private static func isInFactory(of type: String, _ node: FunctionCallExprSyntax) -> Bool {
    var parent = node.parent
    while let current = parent, !TypeDeclaration.isDeclared(by: current) {
      if let function = current.as(FunctionDeclSyntax.self) {
        let isOfType = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
        return isOfType && function.signature.returnClause.map { [type, "Self"].contains(TypeName.last(of: $0.type)) } == true
      }
      parent = current.parent
    }
    return false
  }

  /// Whether the value of an expression goes onto a navigation stack and nowhere else.
  private func isPushed(_ node: Syntax) -> Bool {
    var child = node
    while let parent = child.parent {
      if let argument = parent.as(LabeledExprSyntax.self), let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) {
        switch Self.name(of: call) {
        case "navigationDestination": return argument.label?.text == "destination"
        case "pushViewController", "show": return call.arguments.first?.id == argument.id
        case "NavigationLink": return argument.label?.text == "destination"
        // The views that only wrap one.
        case "UIHostingController", "AnyView": child = Syntax(call)
        case let name?:
          guard shows(.argument(argument.label?.text), name) else {
            return PushingMethods(project: project).push(argument, of: call, in: file)
          }
          child = Syntax(call)
        case nil: return false
        }
        continue
      }
      if let closure = parent.as(ClosureExprSyntax.self) {
        guard let answer = answer(of: closure) else {
          guard let call = closure.parent?.as(FunctionCallExprSyntax.self) else { return false }
          child = Syntax(call)
          continue
        }
        return answer
      }
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == child.id {
        // `Screen().environment(model)`: what the modifier gives is the screen still.
        guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id,
          !Self.hidesBackButton(member.declName.baseName.text, call)
        else { return false }
        child = Syntax(call)
        continue
      }
      // What a router's function or property gives is shown as the code that asks for it shows it.
      if let declaration = parent.parent,
        parent.is(AccessorBlockSyntax.self) || parent.is(CodeBlockSyntax.self) && declaration.is(FunctionDeclSyntax.self)
      {
        return RouteUses(project: project).areOnlyPushes(of: declaration, in: file)
      }
      if let binding = parent.as(PatternBindingSyntax.self) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return false }
        return isPushed(name, declaredBy: binding)
      }
      switch parent.kind {
      case .codeBlockItem, .codeBlockItemList, .ifExpr, .switchExpr, .switchCase, .switchCaseList, .codeBlock,
        .initializerClause, .expressionStmt, .returnStmt, .tryExpr, .tupleExpr, .labeledExprList, .forceUnwrapExpr:
        child = parent
      default: return false
      }
    }
    return false
  }

  /// What a call calls, also below a chain of modifiers: `List { }.navigationDestination(…)`.
  private static func name(of call: FunctionCallExprSyntax) -> String? {
    call.calledExpression.path?.last ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// Whether a modifier takes the back button from what it is applied to: then that is no screen to go back from.
  static func hidesBackButton(_ modifier: String, _ call: FunctionCallExprSyntax) -> Bool {
    modifier == "navigationBarBackButtonHidden" && call.arguments.first?.expression.writtenText != "false"
  }

  /// Whether what a closure shows is pushed; nil where the call around it only groups what it is given.
  private func answer(of closure: ClosureExprSyntax) -> Bool? {
    if let label = closure.parent?.as(MultipleTrailingClosureElementSyntax.self) {
      return label.label.text == "destination"
    }
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == closure.id else {
      return false
    }
    switch Self.name(of: call) {
    case "NavigationLink":
      // With a destination or a value among the arguments the closure is the label.
      return !call.arguments.contains { ["destination", "value"].contains($0.label?.text) }
    case "navigationDestination": return true
    case "Group": return nil
    case let name?: return shows(.closure(nil), name) ? nil : false
    case nil: return false
    }
  }

  /// Whether a view of the project's shows what it is handed in its own place: `LazyView(Detail())`.
  private func shows(_ slot: ContentWrapper.Slot, _ name: String) -> Bool {
    name == "LazyView" && project.types(named: name).isEmpty
      || ContentWrapper(project: project).showing(slot, of: name, near: file) == .inPlace
  }

  /// Whether the constant of a block is pushed there, and handed to nothing that shows it in another way.
  private func isPushed(_ name: String, declaredBy binding: PatternBindingSyntax) -> Bool {
    var parent = Syntax(binding).parent
    while let current = parent, !current.is(CodeBlockItemListSyntax.self) { parent = current.parent }
    guard let block = parent else { return false }
    let uses = UsesOfScreen(name, file, project)
    uses.walk(block)
    return uses.isPushed && !uses.isShownElsewhere
  }
}

/// What a block of code does with a screen that it holds by a name.
private final class UsesOfScreen: SyntaxVisitor {
  private(set) var isPushed = false
  private(set) var isShownElsewhere = false
  private let name: String
  private let file: SwiftFile
  private let project: SwiftProject

  init(_ name: String, _ file: SwiftFile, _ project: SwiftProject) {
    (self.name, self.file, self.project) = (name, file, project)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let handed = node.arguments.first(where: { $0.expression.path == [name] }) {
      let isOfPlatform = ["pushViewController", "show"].contains(node.calledExpression.path?.last)
      if isOfPlatform || PushingMethods(project: project).push(handed, of: node, in: file) {
        isPushed = true
      } else {
        isShownElsewhere = true
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.expression?.path == [name] { isShownElsewhere = true }
    return .visitChildren
  }

  /// `viewControllers = [screen]`
  override func visit(_ node: ArrayElementSyntax) -> SyntaxVisitorContinueKind {
    if node.expression.path == [name] { isShownElsewhere = true }
    return .visitChildren
  }
}
