import SwiftSyntax

/// Tells whether a controller is a page of another one: "UIPageViewController" and those of packages that are made like it put
/// pages into their own view, and a navigation bar shows the item of the controller on its stack, never that of a page in it.
struct PagedControllers {
  let project: SwiftProject

  /// Classes whose children are pages, and protocols of who hands pages to one: of UIKit, Pageboy and Tabman.
  static let containers = [
    "UIPageViewController", "UIPageViewControllerDataSource", "PageboyViewController", "PageboyViewControllerDataSource",
    "TabmanViewController",
  ]

  /// What more code makes is no page alone: 8 places.
  private static let maximumPlaces = 8
  /// A pager that inherits from one that inherits from one: 4.
  private static let maximumDepth = 4

  /// The class of the container, where all code that makes a controller of that class hands it to one as a page, and that
  /// container's code takes over nothing of it. Nil otherwise.
  func container(ofPage type: TypeDeclaration) -> String? {
    guard project.hasPages else { return nil }
    let calls = project.calls(making: type)
    guard let first = calls.first, calls.count <= Self.maximumPlaces else { return nil }
    let container = SwiftName.type(around: first.call)
    guard container != type.name, isContainer(container, near: first.file) else { return nil }
    let arePages = calls.allSatisfy { call, _ in
      SwiftName.type(around: call) == container && !isShownItself(in: Syntax(call))
    }
    guard arePages, !takesOver(container, near: first.file) else { return nil }
    return container
  }

  private func isContainer(_ type: String, near file: SwiftFile) -> Bool {
    var names = [type]
    for _ in 0..<Self.maximumDepth {
      names = names.flatMap { project.parents(of: $0, near: file) }
      if names.contains(where: Self.containers.contains) { return true }
    }
    return false
  }

  /// Whether the function around it pushes or presents something, or puts it on a stack of its own.
  private func isShownItself(in node: Syntax) -> Bool {
    var parent = node.parent
    while let current = parent, !current.is(MemberBlockSyntax.self) {
      if current.is(FunctionDeclSyntax.self) || current.is(InitializerDeclSyntax.self) || current.is(AccessorBlockSyntax.self) {
        let words = current.description
        return ["pushViewController", "present(", "rootViewController", "show("].contains { words.contains($0) }
      }
      parent = current.parent
    }
    return false
  }

  /// Whether the container's code has the title or the items of a page on its own bar.
  private func takesOver(_ type: String, near file: SwiftFile) -> Bool {
    project.declarations(of: type, near: file).contains { declaration in
      let finder = TakenParts(viewMode: .sourceAccurate)
      finder.walk(declaration.node)
      return finder.isAnythingTaken
    }
  }
}

/// Looks for `page.navigationItem` and `title = page.title`.
private final class TakenParts: SyntaxVisitor {
  private(set) var isAnythingTaken = false

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "navigationItem", let base = node.base, base.writtenText != "self" {
      isAnythingTaken = true
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count > 2, parts[1].is(AssignmentExprSyntax.self), parts[0].writtenText.split(separator: ".").last == "title",
      parts[2...].contains(where: { $0.writtenText.contains(".title") })
    {
      isAnythingTaken = true
    }
    return .visitChildren
  }
}
