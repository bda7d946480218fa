extension ObjectiveCExpression {
  /// What makes the same space of `[UIBarButtonItem flexibleSpaceItem]` and `[UIBarButtonItem fixedSpaceItemOfWidth:8]`, which
  /// UIKit has since iOS 14 (UIBarButtonItem.h); nil for anything else.
  var spaceOfPlatform: ObjectiveCExpression? {
    if path == ["UIBarButtonItem", "flexibleSpaceItem"] { return system("FlexibleSpace") }
    guard case .message(let receiver, let labels, _, _) = self, receiver.path == ["UIBarButtonItem"] else { return nil }
    return labels == ["fixedSpaceItemOfWidth"] ? system("FixedSpace") : nil
  }

  private func system(_ name: String) -> ObjectiveCExpression {
    .message(
      receiver: self, labels: ["initWithBarButtonSystemItem"],
      arguments: [.path(["UIBarButtonSystemItem\(name)"], offset: offset)], offset: offset)
  }
}
