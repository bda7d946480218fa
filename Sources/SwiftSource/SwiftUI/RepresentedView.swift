import LintelModel
import SwiftSyntax

/// What screen readers are given in a view's stead: `Image("box").accessibilityRepresentation { Button("Archive") { } }`, and the
/// children that they find in it by `accessibilityChildren` (Apple's documentation of SwiftUI).
struct RepresentedView {
  private let name: LocalizedText
  private let isControl: Bool

  /// Nil where the code has several views for one, or none that is called anything.
  init?(_ call: FunctionCallExprSyntax, _ reader: ViewReader, at place: Place, depth: Int) {
    let label = call.arguments.first.flatMap { ["representation", "children"].contains($0.label?.text) ? $0.expression : nil }
    guard let closure = call.trailingClosure ?? label?.as(ClosureExprSyntax.self) else { return nil }
    let parts = reader.parts(of: closure.statements, at: place, depth: depth + 1).filter { $0.role != .space }
    guard parts.count == 1, let only = parts.first, only.conditions == .always, only.role != .other else { return nil }
    let spoken: LocalizedText = only.item.isNamedByImage ? .none : only.item.accessibilityLabel
    let name = spoken.isPresent ? spoken : only.item.label
    guard name.isPresent else { return nil }
    (self.name, isControl) = (name, only.role == .control)
  }

  func name(_ item: inout Item) {
    (item.accessibilityLabel, item.isNamedByImage, item.isSpokenByFileName) = (name, false, false)
    if isControl { item.isButtonByTrait = true }
  }
}
