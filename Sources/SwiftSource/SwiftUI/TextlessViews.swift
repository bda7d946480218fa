import LintelModel
import SwiftSyntax

extension PlatformViews {
  /// Whether views of the type hold no text: shapes, fills, and images that others load.
  func isTextless(_ name: String) -> Bool {
    guard reader.project.declarations(of: name, near: place.file).isEmpty else { return false }
    // `AsyncImage` has its likes in many packages.
    return Self.shapes.contains(name) || name.hasSuffix("Image") && SwiftProject.isTypeName(name)
  }

  private static let shapes: Set = [
    "Circle", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "Ellipse", "ContainerRelativeShape",
    "ConcentricRectangle", "Path", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "MeshGradient",
  ]

  /// Whether something with a text, or something unknown, lies over the view, as initials do.
  func hasTextOver(_ call: FunctionCallExprSyntax) -> Bool {
    guard let chain else { return false }
    return chain.modifiers.contains { modifier in
      guard modifier.name == "overlay" else { return false }
      let content = modifier.call.trailingClosure ?? modifier.call.argument("content")?.as(ClosureExprSyntax.self)
      let parts =
        content.map { reader.parts(of: $0.statements, at: place, depth: depth + 1) }
        ?? modifier.value.map { reader.parts(of: $0, at: place, depth: depth + 1) } ?? []
      return parts.contains { $0.item.label.state != .none }
    }
  }
}
