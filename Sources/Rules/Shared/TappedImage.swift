import LintelFindings
import LintelModel

/// Images that people tap and that no screen reader takes for a button: SwiftUI gives one with a gesture no trait.
/// Source: Apple's documentation of SwiftUI, "onTapGesture(count:perform:)" and "accessibilityAddTraits(_:)".
enum TappedImage {
  static func remarks(on toolbar: Toolbar) -> [Remark] { toolbar.items.filter(\.isTappedImage).map(remark) }

  private static func remark(_ item: Item) -> Remark {
    let (image, isNamed) = (item.symbol ?? "", item.hasName)
    // Code that is not read may give it a name and a trait.
    let isDoubted = item.mayBeSetByCode && !item.isSpokenByFileName && !item.hasSystemName
    return Remark(
      isDoubted ? .needsReview : .fails, "tapped-image",
      isNamed
        ? "The image \(image) reacts to taps and is no button: a screen reader says its name, and not that it can be pressed"
        : "The image \(image) reacts to taps and is no button: a screen reader has neither a name of the action nor that it can be pressed",
      certainty: isDoubted ? .possible : .certain, item: item.id, blame: .definition,
      evidence: [.text("image", image)],
      suggestion: isNamed
        ? "Put the image into a Button, or add .accessibilityAddTraits(.isButton)."
        : "Put the image into a Button with a label, or add .accessibilityLabel(…) and .accessibilityAddTraits(.isButton).",
      location: item.location)
  }
}

extension Item {
  /// Whether it is an image that reacts to taps without being a button.
  var isTappedImage: Bool {
    kind == .customView && symbol != nil && facts.respondsToTaps.value == true && !isButtonByTrait
  }
}
