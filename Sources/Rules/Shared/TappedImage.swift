import LintelFindings
import LintelModel

/// Images that people tap and that no screen reader takes for a button: SwiftUI gives one with a gesture no trait, and UIKit's image
/// view is not even found.
/// Sources: Apple's documentation of SwiftUI, "onTapGesture(count:perform:)" and "accessibilityAddTraits(_:)", and of UIKit,
/// "isAccessibilityElement".
enum TappedImage {
  static func remarks(on toolbar: Toolbar) -> [Remark] { toolbar.items.filter(\.isTappedImage).map(remark) }

  private static func remark(_ item: Item) -> Remark {
    // What is called something and not found is not heard.
    let (image, isNamed) = (item.symbol ?? "", item.hasName && item.isTappedElement != false)
    // Code that is not read may give it a name and a trait. SwiftUI names images by itself.
    let isNamedByImage = item.isTappedElement == nil && (item.isSpokenByFileName || item.hasSystemName)
    let isDoubted = item.mayBeSetByCode && !isNamedByImage
    return Remark(
      isDoubted ? .needsReview : .fails, "tapped-image",
      isNamed
        ? "The image \(image) reacts to taps and is no button: a screen reader says its name, and not that it can be pressed"
        : "The image \(image) reacts to taps and is no button: a screen reader has neither a name of the action nor that it can be pressed",
      certainty: isDoubted ? .possible : .certain, item: item.id, blame: .definition,
      evidence: [.text("image", image)],
      suggestion: advice(item, isNamed: isNamed), location: item.location)
  }

  private static func advice(_ item: Item, isNamed: Bool) -> Message {
    if item.isTappedElement != nil {
      return
        "Put a UIButton with an accessibility label in its place, or set isAccessibilityElement, accessibilityLabel and the trait button."
    }
    return isNamed
      ? "Put the image into a Button, or add .accessibilityAddTraits(.isButton)."
      : "Put the image into a Button with a label, or add .accessibilityLabel(…) and .accessibilityAddTraits(.isButton)."
  }
}

extension Item {
  /// Whether it is an image that reacts to taps without being a button.
  var isTappedImage: Bool {
    kind == .customView && symbol != nil && facts.respondsToTaps.value == true && (!isButtonByTrait || isTappedElement == false)
  }
}
