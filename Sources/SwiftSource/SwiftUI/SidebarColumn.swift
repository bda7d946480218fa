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
  func holdsController(_ type: String, near file: SwiftFile) -> Bool { place(ofController: type, near: file) == .sidebar }

  /// The column into which code puts a controller; nil where it puts it elsewhere, too. What is for compact width alone counts
  /// for nothing.
  func place(ofController type: String, near file: SwiftFile) -> SplitColumn.Place? {
    guard let declaration = project.declaration(of: type, near: file) else { return nil }
    let calls = project.calls(making: declaration)
    let columns = calls.map { Self.column(taking: $0.call, in: $0.file) }.filter { $0 != "compact" }
    guard let first = columns.first, let first, columns.allSatisfy({ $0 == first }) else { return nil }
    return Self.columns[first]
  }

  private static let columns: [String: SplitColumn.Place] = [
    "primary": .sidebar, "supplementary": .content, "secondary": .detail,
  ]

  /// What UIKit calls the column to which a call hands what it is given, also by way of a constant:
  /// `let start = UINavigationController(rootViewController: List())`.
  private static func column(taking made: FunctionCallExprSyntax, in file: SwiftFile) -> String? {
    if let (call, _) = ContentWrapper.Slot.taking(Syntax(made)) {
      if call.argument("rootViewController") != nil { return column(taking: call, in: file) }
      return column(of: call)
    }
    guard let binding = made.parent?.parent?.as(PatternBindingSyntax.self),
      made.parent?.is(InitializerClauseSyntax.self) == true
    else { return nil }
    let type = SwiftName.type(around: binding)
    let uses = UseFinder.uses(of: binding.pattern.writtenText.withoutBackticks, in: file).filter {
      SwiftName.type(around: $0) == type
    }
    let taken = uses.compactMap { use -> String? in
      guard let (call, _) = ContentWrapper.Slot.taking(use) else { return nil }
      if call.argument("rootViewController") != nil { return column(taking: call, in: file) }
      return column(of: call)
    }
    return taken.first.flatMap { first in taken.allSatisfy { $0 == first } ? first : nil }
  }

  private static func column(of call: FunctionCallExprSyntax) -> String? {
    TextExpression.name(of: call) == "setViewController" ? call.argument("for")?.path?.last : nil
  }

  private func isMadeInSidebarsAlone(_ type: String, near file: SwiftFile, depth: Int) -> Bool {
    guard let declaration = project.declaration(of: type, near: file) else { return false }
    let calls = project.calls(making: declaration)
    return !calls.isEmpty && calls.allSatisfy { holds(Syntax($0.call), of: $0.file, depth: depth + 1) }
  }

  private static let elsewhere: Set = ["NavigationLink", "WindowGroup", "Window", "Settings"]
}
