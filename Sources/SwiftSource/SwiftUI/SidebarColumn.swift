import SwiftSyntax

/// Whether a view stands in the sidebar of a split view. Its column is of compact width however wide the window is
/// (`UISplitViewController` gives it these traits), so it has the bars of an iPhone: a search field that the system places is
/// below the row there.
struct SidebarColumn {
  let project: SwiftProject

  /// A view that shows one that shows one: 4.
  private static let maximumDepth = 4

  /// - Parameter node: A part of a view's code.
  func holds(_ node: Syntax, of file: SwiftFile) -> Bool { holds(node, of: file, depth: 0) }

  private func holds(_ node: Syntax, of file: SwiftFile, depth: Int) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    var child = node
    while let parent = child.parent {
      if let (call, slot) = ContentWrapper.Slot.taking(child) {
        // What a modifier presents or pushes stands elsewhere.
        guard call.calledExpression.is(DeclReferenceExprSyntax.self) else { return false }
        if TextExpression.name(of: call) == "NavigationSplitView" { return slot.isNavigation("NavigationSplitView") }
        if Self.elsewhere.contains(TextExpression.name(of: call)) { return false }
        child = Syntax(call)
        continue
      }
      if TypeDeclaration.isDeclared(by: parent) || parent.is(ExtensionDeclSyntax.self) {
        return isMadeInSidebarsAlone(SwiftName.type(around: child), near: file, depth: depth)
      }
      child = parent
    }
    return false
  }

  /// Whether code puts a controller into the primary column of a split view, and nowhere else:
  /// `setViewController(UINavigationController(rootViewController: List()), for: .primary)`.
  func holdsController(_ type: String, near file: SwiftFile) -> Bool {
    ControllerColumn(project: project).column(of: type, near: file)?.place == .sidebar
  }

  private func isMadeInSidebarsAlone(_ type: String, near file: SwiftFile, depth: Int) -> Bool {
    guard let declaration = project.declaration(of: type, near: file) else { return false }
    let calls = project.calls(making: declaration)
    return !calls.isEmpty && calls.allSatisfy { holds(Syntax($0.call), of: $0.file, depth: depth + 1) }
  }

  private static let elsewhere: Set = ["NavigationLink", "WindowGroup", "Window", "Settings"]
}
