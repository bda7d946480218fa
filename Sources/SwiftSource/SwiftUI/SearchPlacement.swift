import SwiftSyntax

/// What code asks for with a `SearchFieldPlacement`, by the names of Apple's page of that type.
enum SearchPlacement: String {
  case automatic, toolbar, toolbarPrincipal, sidebar, navigationBarDrawer

  /// - Parameter written: `.navigationBarDrawer(displayMode: .always)`, `SearchFieldPlacement.toolbar`; nil where code leaves the
  ///   place to the system. What only the running program knows is taken for that, too.
  init(_ written: ExprSyntax?) {
    let bare = written?.unwrapped
    // How a drawer is displayed says only whether scrolling hides it.
    let named = bare?.as(FunctionCallExprSyntax.self)?.calledExpression ?? bare
    self = named?.path?.last.flatMap { SearchPlacement(rawValue: $0) } ?? .automatic
  }
}
