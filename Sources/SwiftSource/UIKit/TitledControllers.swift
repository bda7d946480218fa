import SwiftSyntax

/// Tells whether a controller's class, or one of the project's that it inherits from, sets a title anywhere in its code.
struct TitledControllers {
  let project: SwiftProject

  /// Whether the title may come from elsewhere: from its own code, from a subclass, or from who makes it or shows it as a page.
  func mayBeTitled(_ type: String, near file: SwiftFile) -> Bool {
    sets(type, near: file) || project.sources(mentioning: type).contains { text in
      text.contains(": \(type) ") || text.contains(": \(type),") || text.contains(": \(type) {")
        ? text.contains("class ") && text.path != file.path : text.path != file.path && Self.titlesOrPages(text)
    }
  }

  /// Whether code sets the title of a controller that is not its own, or shows controllers as pages or children.
  private static func titlesOrPages(_ text: SwiftProject.SourceText) -> Bool {
    [
      "ontroller.title = ", "VC.title = ", "vc.title = ", "avigationItem.title", "ageViewController", "addChild(", "PagesV",
      "PagesController",
    ].contains(where: text.contains)
  }

  func sets(_ type: String, near file: SwiftFile) -> Bool {
    var names = [type]
    var known: Set<String> = []
    while let name = names.popLast() {
      guard known.insert(name).inserted else { continue }
      let declarations = project.types(named: name, near: file)
      // A class of another language, or of a package, may do anything.
      if declarations.isEmpty, !name.hasPrefix("UI"), name.hasSuffix("Controller") || name.hasSuffix("VC") { return true }
      // What the project adds to the platform's own classes, or to protocols, runs for those who call it.
      guard declarations.contains(where: { $0.node.is(ClassDeclSyntax.self) }) else { continue }
      if declarations.contains(where: { TitleAssignments.stand(in: $0.block) }) { return true }
      if declarations.contains(where: { hostsTitledView($0) }) { return true }
      names += declarations.filter { !$0.isExtension }.flatMap(\.inherited)
    }
    return false
  }

  /// Whether it is a `UIHostingController<Screen>` whose view sets a title, which is the controller's then; or one of a view
  /// that is not known.
  private func hostsTitledView(_ type: TypeDeclaration) -> Bool {
    let clause = type.node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    return clause?.inheritedTypes.contains { inherited in
      guard let hosting = inherited.type.as(IdentifierTypeSyntax.self), hosting.name.text == "UIHostingController" else {
        return false
      }
      guard let view = hosting.genericArgumentClause?.arguments.first.map({ $0.argument.trimmedDescription }) else {
        return true
      }
      let views = project.types(named: view.split(separator: ".").last.map(String.init) ?? view, near: type.file)
      return views.isEmpty
        || views.contains { view in
          let text = view.block.writtenText
          return SwiftUIScreen.titles.contains { text.contains($0 + "(") }
        }
    } ?? false
  }
}

/// Finds `title = …`, `self.title = …` and `navigationItem.title = …` with anything but nil, and what publishes a title.
private final class TitleAssignments: SyntaxVisitor {
  private var isFound = false
  /// `self`, and what the code before calls it: `guard let strongSelf = self`.
  private var selfNames: Set = ["self"]

  static func stand(in block: MemberBlockSyntax) -> Bool {
    let finder = TitleAssignments(viewMode: .sourceAccurate)
    finder.walk(block)
    return finder.isFound
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(Operand(ExprSyntax(node))), let path = assignment.target.path,
      isTitle(path),
      assignment.value.elements.first?.is(NilLiteralExprSyntax.self) == false, !isLocal(node)
    {
      isFound = true
    }
    return isFound ? .skipChildren : .visitChildren
  }

  /// `model.$title.assign(to: \.title, on: self)`
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = PublishedAssignment(node), let target = assignment.holderPath,
      isTitle(target + assignment.path)
    {
      isFound = true
    }
    return isFound ? .skipChildren : .visitChildren
  }

  /// Its own, that of the item it shows, or that of the controller that contains it.
  private func isTitle(_ path: [String]) -> Bool {
    let words = path.filter { !selfNames.contains($0) }
    guard let last = words.last, last == "title" || last == "titleView" else { return false }
    let holders = ["navigationItem", "topItem", "parent", "tabBarController", "navigationController"]
    return words.count == 1 && last == "title" || words.dropLast().last.map(holders.contains) == true
  }

  /// Whether `title` is a constant or variable of the block around the statement, which is given its value later.
  private func isLocal(_ node: SequenceExprSyntax) -> Bool {
    var parent = node.parent
    while let scope = parent, !scope.is(FunctionDeclSyntax.self), !scope.is(MemberBlockSyntax.self) {
      if let block = scope.as(CodeBlockItemListSyntax.self) {
        let names = block.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings).map(\.pattern.writtenText)
        if names.contains("title") { return true }
      }
      parent = scope.parent
    }
    return false
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    noteName(node.pattern, node.initializer)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    noteName(node.pattern, node.initializer)
    return .visitChildren
  }

  private func noteName(_ pattern: PatternSyntax, _ initializer: InitializerClauseSyntax?) {
    if initializer?.value.path == ["self"] { selfNames.insert(pattern.writtenText) }
  }

  // A type inside has titles of its own.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
