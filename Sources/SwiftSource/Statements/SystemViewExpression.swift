import LintelModel

extension ItemAttributes {
  /// Which of UIKit's views of a size of their own it is. A type of the project's may have any size.
  func systemView(_ view: MadeObject) -> SystemView? {
    guard view.type == view.base else { return nil }
    switch view.type {
    case "UISwitch": return .switchControl
    case "UIActivityIndicatorView":
      guard let style = view.values(of: "style").last?.value ?? view.argument("style") else { return .activityIndicator }
      let styles = Set(words(style).map { SystemView(activityIndicatorStyle: $0.value) })
      guard styles.count == 1, let known = styles.first else { return nil }
      return known
    default: return nil
    }
  }
}
