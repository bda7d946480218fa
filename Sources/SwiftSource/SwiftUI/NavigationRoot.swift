import SwiftSyntax

/// Finds whether a view is the first one that a `NavigationStack` shows: there a title is large unless the code says otherwise.
struct NavigationRoot {
  let project: SwiftProject
  let file: SwiftFile
  /// Whether a modifier that says how the title is shown is an answer of its own.
  var heedsModes = true

  /// A property that shows a property that shows the view: 4.
  private static let maximumDepth = 4

  /// Whether a modifier applies to what is surely the content of a navigation, there or through the type's own properties.
  func holds(_ modifier: ModifierChain.Modifier) -> Bool {
    (!heedsModes || !showsOwnMode(ExprSyntax(modifier.call), but: modifier.name)) && isContent(Syntax(modifier.call), depth: 0)
  }

  /// The same of a view that is made there.
  func shows(_ call: FunctionCallExprSyntax) -> Bool { isContent(Syntax(call), depth: 0) }

  private func isContent(_ node: Syntax, depth: Int) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    var child = node
    while let parent = child.parent {
      if let (call, slot) = ContentWrapper.Slot.taking(child) {
        // What modifiers are handed is presented elsewhere; so is what a link, a tab or a button holds.
        guard call.calledExpression.is(DeclReferenceExprSyntax.self) else { return false }
        let name = TextExpression.name(of: call)
        if slot.isNavigation(name) { return true }
        if !(child.is(ClosureExprSyntax.self) && Self.containers.contains(name)) {
          // Who asks for more than the title's size asks of the platform's own alone: a wrapper may be a sheet's.
          guard heedsModes, let showing = ContentWrapper(project: project).showing(slot, of: name, near: file) else {
            return false
          }
          if showing == .inNavigation { return true }
        }
        child = Syntax(call)
        continue
      }
      if let access = parent.as(MemberAccessExprSyntax.self) {
        guard access.base?.id == child.id, !setsMode(access.declName.baseName.text) else { return false }
      } else if parent.is(FunctionCallExprSyntax.self) {
        // Its callee: a modifier on the view.
      } else if let binding = parent.as(PatternBindingSyntax.self) {
        return isEveryUseContent(of: binding.pattern.writtenText.withoutBackticks, around: parent, depth: depth)
      } else if let function = parent.as(FunctionDeclSyntax.self) {
        let name = function.name.text.withoutBackticks
        switch ModifierUses.Maker(of: function) {
        case .viewModifier(let type): return isEveryUseContent(ModifierUses.uses(ofModifier: type, in: project), depth: depth)
        case .extensionOfView: return isEveryUseContent(ModifierUses.uses(ofMethod: name, in: project), depth: depth)
        case nil: return isEveryUseContent(of: name, around: parent, depth: depth)
        }
      } else if !Self.isPassed(parent) {
        return false
      }
      child = parent
    }
    return false
  }

  /// Whether the type shows its property or function in a navigation, and nowhere else.
  private func isEveryUseContent(of name: String, around node: Syntax, depth: Int) -> Bool {
    let type = SwiftName.type(around: node)
    let uses = UseFinder.uses(of: name, in: file).filter { SwiftName.type(around: $0) == type }
    return !uses.isEmpty && uses.allSatisfy { isContent($0, depth: depth + 1) }
  }

  /// Whether a modifier of the project's own applies to the content of a navigation wherever it is used, and nothing there says
  /// how the title is shown.
  private func isEveryUseContent(_ uses: [(call: FunctionCallExprSyntax, file: SwiftFile)], depth: Int) -> Bool {
    !uses.isEmpty
      && uses.allSatisfy { call, file in
        let root = NavigationRoot(project: project, file: file, heedsModes: heedsModes)
        return !(heedsModes && root.showsOwnMode(ExprSyntax(call))) && root.isContent(Syntax(call), depth: depth + 1)
      }
  }

  /// A modifier that says how the title is shown, also one of the project's that is made of it.
  func setsMode(_ name: String) -> Bool {
    guard heedsModes else { return false }
    if Self.modes.contains(name) { return true }
    return project.membersOfAnyType(named: name, near: file, inFilesWith: "itleDisplayMode").contains { member in
      member.body.map { saysMode($0) } ?? false
    }
  }

  /// Whether the view under the modifier, or a modifier below it, says itself how the title is shown.
  private func showsOwnMode(_ view: ExprSyntax, but name: String? = nil) -> Bool {
    let chain = ModifierChain(view)
    if chain.modifiers.contains(where: { $0.name != name && setsMode($0.name) }) { return true }
    // `navigationTitle(title)` in an extension of `View` applies to whatever it is used on.
    guard let base = chain.base else {
      if let before = ModifierChain.before(view) { return showsOwnMode(before, but: name) }
      return view.as(FunctionCallExprSyntax.self)?.calledExpression.is(DeclReferenceExprSyntax.self) != true
    }
    return ShownViews.names(in: base, of: file).contains { name in
      let types = project.types(named: name, near: file).filter { $0.file.contains("itleDisplayMode") }
      return types.flatMap(\.members).contains { $0.body.map { saysMode($0) } ?? false }
    }
  }

  private func saysMode(_ statements: CodeBlockItemListSyntax) -> Bool { statements.writtenText.contains("itleDisplayMode") }

  /// Views that show their content in their own place.
  static let containers: Set = ["Group", "VStack", "ZStack", "ScrollViewReader", "GeometryReader"]
  private static let modes: Set = [
    "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode", "toolbarRole", "navigationBarHidden",
  ]

  /// What is between a view and the closure, property or function whose result it is.
  static func isPassed(_ node: Syntax) -> Bool {
    switch node.kind {
    case .codeBlockItem, .codeBlockItemList, .codeBlock, .closureExpr, .ifExpr, .expressionStmt, .returnStmt, .ifConfigClause,
      .ifConfigClauseList, .ifConfigDecl, .postfixIfConfigExpr, .accessorBlock, .accessorDeclList, .accessorDecl:
      true
    default: false
    }
  }
}
