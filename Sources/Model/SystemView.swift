/// A view of UIKit's own in an item, whose size the system decides and no app can change.
package enum SystemView: String, Hashable, Sendable, CaseIterable {
  /// Of the medium style, and what SwiftUI shows for a progress without an end.
  case activityIndicator
  case largeActivityIndicator
  case switchControl

  /// An activity indicator, by the last word of its style in code or in a file, without the constant's prefix; nil for one that
  /// is no style of UIKit's.
  package init?(activityIndicatorStyle style: String) {
    switch style.lowercased() {
    case "medium", "gray", "white": self = .activityIndicator
    case "large", "whitelarge": self = .largeActivityIndicator
    default: return nil
    }
  }
}
