import LintelModel
import SwiftSyntax

extension PlatformViews {
  /// The activity indicator that a progress without a value and without a label is on iOS; nil where a modifier makes another view
  /// of it, or a wider one.
  func activityIndicator(_ call: FunctionCallExprSyntax) -> SystemView? {
    guard TextExpression.name(of: call) == "ProgressView", call.arguments.isEmpty, call.trailingClosure == nil,
      chain?.modifier("padding", "frame", "modifier") == nil
    else { return nil }
    if let style = chain?.modifier("progressViewStyle") {
      guard style.value?.writtenText.lowercased().contains("circular") == true else { return nil }
    }
    let size = chain?.modifier("controlSize")?.value?.writtenText.lowercased() ?? ""
    return size.hasSuffix("large") ? .largeActivityIndicator : .activityIndicator
  }
}
