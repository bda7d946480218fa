import SwiftSyntax

/// An image that a function of the project draws, such as a letter of an icon font: `Icons.cog.image(size: 25)`. It is no symbol, so
/// that the system has no name for it, and it has no file's name either.
struct DrawnImage {
  /// What it is drawn of: `cog`; else what the function is called.
  let name: String

  /// Nil where it is not seen to be drawn, or where the function may make an image that has a name.
  init?(_ expression: ExprSyntax, in project: SwiftProject, at place: Place) {
    guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self) else { return nil }
    let functions = project.functions(calledBy: call, at: place).map(\.declaration)
    // One may draw by another of its name.
    let others = functions.flatMap { function in
      function.owner.map { project.members(named: function.name, of: $0, near: function.file) } ?? []
    }
    let bodies = (functions + others).compactMap { $0.body.map { String($0.writtenText) } }
    guard bodies.contains(where: Self.draws), !bodies.contains(where: Self.mayName) else { return nil }
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    name = (access?.base?.path?.last ?? access?.declName.baseName.text ?? TextExpression.name(of: call)).withoutBackticks
  }

  private static func draws(_ body: String) -> Bool {
    ["UIGraphicsGetImageFromCurrentImageContext", "UIGraphicsImageRenderer", "lockFocus"].contains { body.contains($0) }
  }

  private static func mayName(_ body: String) -> Bool {
    ["systemName", "systemSymbol", "accessibilityLabel", "accessibilityDescription"].contains { body.contains($0) }
  }
}
