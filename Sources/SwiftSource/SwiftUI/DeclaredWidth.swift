import LintelModel
import SwiftSyntax

/// How wide the modifiers on a view say that it is, in points, as far as that is a number: `.frame(width: 400)`,
/// `.frame(minWidth: 300, idealWidth: 400)`. A window of macOS that has the size of its content is as wide.
///
/// Source: Apple's documentation of SwiftUI, "frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)":
/// the size that the view has in its container, and at least has in a container that asks for its ideal size.
struct DeclaredWidth: Equatable {
  /// The view is never narrower.
  private(set) var least: Points?
  /// What a container that is as wide as its content takes.
  private(set) var ideal: Points?

  /// A frame around a frame is what others see: the outer one's figures count, whatever the inner one says of the same.
  /// - Parameter chain: The modifiers on the view; those that macOS does not have are left out.
  init(onMac chain: ModifierChain) {
    let frames = chain.modifiers.reversed().filter { modifier in
      modifier.name == "frame" && modifier.conditions.settings.contains { $0.platform == .macos }
    }
    for frame in frames {
      if let width = Self.points(frame.call.argument("width")) {
        if least == nil { least = width }
        if ideal == nil { ideal = width }
        return
      }
      if least == nil { least = Self.points(frame.call.argument("minWidth")) }
      if ideal == nil { ideal = Self.points(frame.call.argument("idealWidth")) }
    }
  }

  /// Where a view around this one says something, that; else what this one says.
  func orInside(_ inner: DeclaredWidth) -> DeclaredWidth {
    var both = self
    both.least = least ?? inner.least
    both.ideal = ideal ?? inner.ideal
    return both
  }

  /// Writes onto a bar what is known of its window.
  func tell(_ bar: inout Toolbar) {
    if let least { bar.minimumWidth = .declared(least) }
    // It opens no narrower than it may become.
    if let ideal { bar.defaultWidth = .declared(max(ideal, least ?? ideal)) }
  }

  private static func points(_ expression: ExprSyntax?) -> Points? {
    expression.flatMap { Double($0.writtenText) }.flatMap { (1...10_000).contains($0) ? Points($0) : nil }
  }
}
