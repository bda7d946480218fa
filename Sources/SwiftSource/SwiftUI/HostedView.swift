import SwiftSyntax

/// The view that a hosting controller shows on whose bar code puts something: one which the code makes and holds by a name, as in
/// `let page = UIHostingController(rootView: AccountView())`, or which a class of the project's is.
struct HostedView {
  /// The types that it may be, by name: several where a function gives one or another.
  let types: Set<String>
  /// The calls that make it there.
  let calls: Set<SyntaxIdentifier>
  /// Where the code is.
  let file: SwiftFile
  /// Who sets up the bar: a type, and its function.
  let host: String
  /// Whether the code pushes the controller, and shows it in no other way.
  let isPushed: Bool

  /// Nil where it is no hosting controller's bar, or one whose view is made elsewhere.
  init?(onBarOf owner: BarOwner, _ placements: [SlotAssignment], in project: SwiftProject) {
    let own = placements.first { $0.owner == owner && $0.syntax != nil }
    guard let own, let node = own.syntax, let file = project.anyFile(at: own.location.file) else { return nil }
    host = [owner.type, owner.function].compactMap(\.self).joined(separator: ".")
    self.file = file
    let roots = RootViews(project: project, file: file, type: owner.type)
    guard let name = owner.variable else {
      isPushed = false
      if let view = Self.view(ofClass: owner.type, near: file, in: project) {
        types = [view]
        calls = []
      } else {
        guard let views = roots.ofOnlyChild, !views.isEmpty else { return nil }
        types = Set(views.map { TextExpression.name(of: $0) })
        calls = Set(views.map(\.id))
      }
      return
    }
    guard let made = roots.call(making: name, around: node), let root = roots.root(of: made) else { return nil }
    let found = roots.calls(in: root)
    guard !found.isEmpty else { return nil }
    types = Set(found.map { TextExpression.name(of: $0) })
    calls = Set(found.map(\.id))
    isPushed = PushSites.isPushed(made, in: file, of: project)
  }

  /// `AccountView` of `class AccountController: UIHostingController<AccountView>`.
  private static func view(ofClass name: String, near file: SwiftFile, in project: SwiftProject) -> String? {
    for type in project.declarations(of: name, near: file) {
      let clause = type.node.as(ClassDeclSyntax.self)?.inheritanceClause
      for inherited in clause?.inheritedTypes ?? [] {
        guard let hosting = inherited.type.as(IdentifierTypeSyntax.self), hosting.name.text == "UIHostingController",
          let view = hosting.genericArgumentClause?.arguments.first
        else { continue }
        return view.argument.trimmedDescription.split(separator: ".").last.map(String.init)
      }
    }
    return nil
  }
}

/// Finds the calls that make what a hosting controller shows.
private struct RootViews {
  let project: SwiftProject
  let file: SwiftFile
  /// The type around the code.
  let type: String

  /// A constant that holds what another one holds, with more modifiers: 4.
  private static let maximumDepth = 4

  /// The call that makes the controller which the code holds by a name.
  func call(making name: String, around node: Syntax) -> FunctionCallExprSyntax? {
    if let (call, _) = StackedController.maker(of: name, around: node) { return call }
    let held = project.members(named: name, of: type, near: file).first?.initializer
    return held?.unwrapped.as(FunctionCallExprSyntax.self)
  }

  /// What the only hosting controller shows that the class makes its child: `addChild(page)`. It puts what its view has for a
  /// bar onto that of the controller around it. Nil where the class has no such child, or several.
  var ofOnlyChild: [FunctionCallExprSyntax]? {
    var seen: Set<ObjectIdentifier> = []
    let files = project.types(named: type, near: file).map(\.file).filter { seen.insert(ObjectIdentifier($0)).inserted }
    let added = files.flatMap { CallFinder.calls(of: "addChild", in: $0) }.filter { SwiftName.type(around: $0) == type }
    let made = added.compactMap { call -> FunctionCallExprSyntax? in
      guard let path = call.arguments.first?.expression.path?.filter({ $0 != "self" }), path.count == 1 else { return nil }
      return self.call(making: path[0], around: Syntax(call))
    }
    let hosting = made.compactMap { root(of: $0) }
    return hosting.count == 1 ? calls(in: hosting[0]) : nil
  }

  /// What a hosting controller is made to show; nil for any other controller.
  func root(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let name = StackedController.typeName(of: call) else { return nil }
    let isHosting =
      name.hasSuffix("HostingController") || project.parents(of: name, near: file).contains("UIHostingController")
    // Those of packages call it after what it is, too.
    return isHosting ? call.argument("rootView") ?? call.argument("content") : nil
  }

  func calls(in view: ExprSyntax, depth: Int = 0) -> [FunctionCallExprSyntax] {
    guard depth < Self.maximumDepth, let base = ModifierChain(view).base?.unwrapped else { return [] }
    if let call = base.as(FunctionCallExprSyntax.self) {
      let name = TextExpression.name(of: call)
      guard name != "AnyView" else { return call.arguments.first.map { calls(in: $0.expression, depth: depth + 1) } ?? [] }
      return SwiftProject.isTypeName(name) ? [call] : calls(ofMember: name)
    }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return [] }
    if let (call, _) = StackedController.maker(of: name, around: Syntax(base)) {
      return calls(in: ExprSyntax(call), depth: depth + 1)
    }
    return calls(ofMember: name)
  }

  /// What a property or function of the type shows in one of its arms or another.
  private func calls(ofMember name: String) -> [FunctionCallExprSyntax] {
    guard let member = project.members(named: name, of: type, near: file).first(where: { $0.body != nil }),
      let body = member.body
    else { return [] }
    return ShownLeaves.find(in: Syntax(body), of: member.file) { _ in false }.compactMap { leaf in
      SwiftProject.isTypeName(leaf.name) ? leaf.node.as(FunctionCallExprSyntax.self) : nil
    }
  }
}
