import LintelModel
import SwiftSyntax

extension CodeReading {
  /// Whether the bar that `base` is the place of is that of a controller which the code is given or asks for, and whose class
  /// is not known: `presenter.navigationController?.visibleViewController`. One that the code makes, or that its type holds, is
  /// a screen of that code's.
  func isOfGivenController(_ owner: BarOwner, _ base: ExprSyntax?, _ context: Context) -> Bool {
    guard owner.variable != nil, owner.controller == nil, var holder = base?.unwrapped else { return false }
    if let member = holder.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "navigationItem" {
      guard let controller = member.base?.unwrapped else { return false }
      holder = controller
    }
    if Self.makesController(holder) { return false }
    guard let path = holder.path?.filter({ $0 != "self" }), let last = path.last?.lowercased() else { return true }
    // Views of the type's own: a toolbar, an item of a navigation bar that no controller has.
    if last.hasSuffix("toolbar") || last.hasSuffix("navigationitem") { return false }
    guard path.count == 1 else { return true }
    switch context.scope[path[0]] {
    case .expression(let made)?:
      return !(made.operand.elements.count == 1 && Self.makesController(made.operand.elements[0].unwrapped))
    case .object?: return false
    case .parameter?: return true
    default:
      guard let type = context.scope.type else { return true }
      return project.members(named: path[0], of: type, near: context.scope.file).isEmpty
    }
  }

  /// `DetailController()`, `storyboard.instantiateViewController(withIdentifier: "Detail")`, `makeDetail()`
  private static func makesController(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self), let name = call.calledExpression.path?.last else {
      return false
    }
    return SwiftProject.isTypeName(name) || name == "init"
      || ["instantiate", "make", "create", "from"].contains { name.lowercased().hasPrefix($0) }
  }
}

extension BarDraft {
  /// Says of a bar that other code's controllers have why nobody knows whose it is.
  mutating func tellUnknownOwner(_ owner: BarOwner, _ placements: [SlotAssignment], in project: SwiftProject) {
    if let variable = owner.variable {
      guard placements.contains(where: \.isOfGivenController) else { return }
      toolbar.unknownOwner = UnknownOwner(.handedController, name: variable)
    } else if let file = project.file(at: owner.file) {
      let declarations = project.declarations(of: owner.type, near: file)
      let isProtocol = declarations.contains { $0.node.is(ProtocolDeclSyntax.self) }
      // An extension of a class that no project declares: each controller may call it.
      let isOfSystem = owner.type.hasPrefix("UI") && declarations.isEmpty
      if isProtocol || isOfSystem {
        toolbar.unknownOwner = UnknownOwner(.sharedCode, name: owner.type)
      } else if let own = declarations.first(where: { $0.node.is(ClassDeclSyntax.self) && $0.file === file }),
        let container = PagedControllers(project: project).container(ofPage: own)
      {
        toolbar.unknownOwner = UnknownOwner(.page, name: container)
      }
    }
  }
}

extension [SlotAssignment] {
  /// Whether they give a controller a title beside the statements that set up its tab, and nothing else: code for whichever controllers
  /// are tabs names their tabs, and is no screen. What their own code titles, each of them has itself.
  var onlyNameTabs: Bool {
    !isEmpty && allSatisfy { $0.slot == .title && ($0.syntax.map(Self.isBesideTab) ?? false) }
  }

  private static func isBesideTab(_ title: Syntax) -> Bool {
    var node: Syntax? = title
    while let one = node, !one.is(CodeBlockItemListSyntax.self) { node = one.parent }
    guard let statements = node?.as(CodeBlockItemListSyntax.self) else { return false }
    return statements.contains { statement in
      let text = statement.trimmedDescription
      return text.hasPrefix("tabBarItem.") || text.hasPrefix("self.tabBarItem.")
    }
  }
}
