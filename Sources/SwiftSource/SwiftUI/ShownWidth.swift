import LintelModel
import SwiftSyntax

/// In which width class a screen is shown, where all code that shows it does so in one class alone.
struct ShownWidth {
  let project: SwiftProject

  /// Who makes the view that makes the view is asked, too, so many times: 4.
  private static let maximumDepth = 4
  /// A view that more calls make is told as one that is shown in every width: 40.
  private static let mostCalls = 40

  /// Always where it is shown in both classes, or nobody can tell.
  ///
  /// - Parameter isPresented: Whether those who show the view, and have items on the same bar, tell when it is shown.
  func of(_ screen: SwiftUIScreen, in file: SwiftFile, isPresented: Bool) -> Conditions {
    if let own = screen.conditions.widthClass { return .inWidth(own) }
    guard !isPresented, let first = screen.maker else { return .always }
    return of(SwiftName.type(around: first.node), near: file, depth: 0).map(Conditions.inWidth) ?? .always
  }

  private func of(_ view: String, near file: SwiftFile, depth: Int) -> WidthClass? {
    guard depth < Self.maximumDepth, project.asksForWidthClass, let type = onlyView(named: view, near: file) else {
      return nil
    }
    let calls = project.calls(making: type)
    // Who is handed the initializer may make the view anywhere.
    guard 1...Self.mostCalls ~= calls.count, project.sources(mentioning: "\(view).init").isEmpty else { return nil }
    var found: WidthClass?
    for (call, callFile) in calls {
      let around = EnclosingConditions.of(call)
      // Only screens of iOS and iPadOS have width classes: who makes the view for the Mac shows it in none.
      guard around.settings.contains(where: { [.ios, .ipados].contains($0.platform) }) else { continue }
      let width = around.widthClass ?? of(SwiftName.type(around: call), near: callFile, depth: depth + 1)
      if width == nil || found != nil && found != width { return nil }
      found = width
    }
    return found
  }

  /// A view of the same name may be another one.
  private func onlyView(named name: String, near file: SwiftFile) -> TypeDeclaration? {
    let types = project.declarations(of: name, near: file)
    guard types.count == 1, types[0].node.is(StructDeclSyntax.self) else { return nil }
    return types[0]
  }
}
