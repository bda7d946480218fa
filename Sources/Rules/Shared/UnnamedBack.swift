import LintelFindings
import LintelModel

/// A back button that shows an image of the app's, without a title and without a name. The platform has a word of its own for its
/// back button (Apple's documentation of UIKit, `UINavigationItem`, "title"); whether it says that of an item with an image, or
/// describes the image, no document says.
enum UnnamedBack {
  static func remarks(on toolbar: Toolbar) -> [Remark] {
    guard let image = toolbar.backImage else { return [] }
    return [
      Remark(
        .needsReview, "back-image",
        "The back button that leads back to \(toolbar.knownName) shows the image \(image.name), without a title and without an accessibility label: Apple does not say what a screen reader says of it",
        certainty: .possible, blame: .definition, severity: .warning, evidence: [.text("image", image.name)],
        suggestion: "Listen to it with VoiceOver, or give the item an accessibility label that says where it leads back to.",
        location: image.location)
    ]
  }
}
