import LintelFindings
import LintelModel

/// What the system has for a Close button of a bar, by what the bar is written in.
enum CloseControl {
  case swiftUI, uiKit, objectiveC

  /// Nil for a window's toolbar, which has no such item, for an editor's file, and where it is not known what makes the item.
  init?(_ item: Item, on toolbar: Toolbar) {
    guard toolbar.kind == .navigationBar || toolbar.kind == .toolbar else { return nil }
    let file = item.location.file
    if file.hasSuffix(".m") || file.hasSuffix(".mm") {
      self = .objectiveC
    } else if file.hasSuffix(".swift") {
      let isOfUIKit = ["navigationBar", "toolbar"].contains { toolbar.id.hasSuffix("." + $0) }
      self = toolbar.controller != nil || isOfUIKit ? .uiKit : .swiftUI
    } else {
      return nil
    }
  }

  /// Source: Apple's documentation of UIKit, "UIBarButtonItem.SystemItem.close" (iOS 13), and of SwiftUI, "ButtonRole.close"
  /// (the systems of 26).
  private var code: String {
    switch self {
    case .swiftUI: "Button(role: .close)"
    case .uiKit: "UIBarButtonItem(systemItem: .close)"
    case .objectiveC: "UIBarButtonSystemItemClose"
    }
  }

  func advice(symbol: String) -> Message {
    self == .swiftUI
      ? "From the systems of 26 on, write \(code), which shows the symbol \(symbol) and has its name from the system; for earlier ones show that symbol and keep the text as the accessible label."
      : "Make it with \(code), which shows the symbol \(symbol) and has its name from the system."
  }
}
