import LintelModel

extension SlotAssignment {
  /// Whether it only clears a list of items when the view leaves, or takes off what was put there when it came: nobody sees the
  /// bar by then. Items that are made there, and texts, which the next screen's back button may say, count.
  var isUnseen: Bool { slot.isList && Self.leaving.contains(function) && !value.bringsItems(to: function) }

  /// What the platform calls when people do not see the view any more. Source: Apple's documentation of UIKit,
  /// "UIViewController".
  private static let leaving: Set = ["viewWillDisappear", "viewDidDisappear", "deinit"]
}

extension Value {
  /// Whether there may be an item in it that the function makes.
  fileprivate func bringsItems(to function: String) -> Bool {
    switch self {
    case .object(let object): object.activation.root.name == function
    case .list(let values), .choice(let values): values.contains { $0.value.bringsItems(to: function) }
    case .nothing, .onBar, .drawn, .unread: false
    case .closure, .expression, .parameter: true
    }
  }
}
