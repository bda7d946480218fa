import LintelModel

extension ObjectiveCItem {
  /// Which of UIKit's views of a size of their own it is. A class of the project's may have any size.
  var systemView: SystemView? {
    guard type == base else { return nil }
    switch type {
    case "UISwitch": return .switchControl
    case "UIActivityIndicatorView":
      // What is set later is not followed.
      if settings.contains(where: { $0.property.lowercased().hasSuffix("style") }) { return nil }
      guard let style = initialiser.argument("initWithActivityIndicatorStyle") else { return .activityIndicator }
      let prefix = "UIActivityIndicatorViewStyle"
      guard let name = style.path?.last, name.hasPrefix(prefix) else { return nil }
      return SystemView(activityIndicatorStyle: String(name.dropFirst(prefix.count)))
    default: return nil
    }
  }
}
