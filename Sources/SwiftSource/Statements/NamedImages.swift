import LintelModel
import SwiftSyntax

/// Images that code calls something: `image.accessibilityLabel = "Cart"`. Apple documents the label of a bar item and of a view
/// (UIKit, "UIAccessibility"), and not whether that of an image is said of the button that shows it.
extension Value {
  func note(ofImage property: String, _ name: Value, in scope: Scope) {
    guard ["accessibilityLabel", "accessibilityAttributedLabel"].contains(property) else { return }
    for making in makings { scope.namedImages[making] = name }
  }

  /// What code calls the image, where it does.
  var nameOfImage: Value? {
    guard case .expression(let expression) = self else { return nil }
    return makings.lazy.compactMap { expression.scope.namedImages[$0] }.first
  }

  fileprivate var isNamedImage: Bool {
    switch self {
    case .expression: nameOfImage != nil
    case .choice(let values): values.contains { $0.value.isNamedImage }
    default: false
    }
  }

  private var makings: [SyntaxIdentifier] {
    switch self {
    case .expression(let expression): expression.operand.elements.count == 1 ? [expression.operand.elements[0].id] : []
    case .choice(let values): values.flatMap { $0.value.makings }
    default: []
    }
  }
}

extension ItemAttributes {
  /// Whether code calls the image of an item, or of the view in it, something.
  func showsNamedImage(_ object: MadeObject?) -> Bool {
    guard let object else { return false }
    let initial = object.argument("image") ?? object.argument("primaryAction")?.objects.first?.argument("image")
    let images = object.values(of: "image", initial: initial) + object.values(of: "setImage")
    return images.contains { $0.value.isNamedImage }
  }
}
