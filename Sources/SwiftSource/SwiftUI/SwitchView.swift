import LintelModel
import SwiftSyntax

extension PlatformViews {
  /// A toggle of a bar is a button that says its label, unless a style makes a switch of it. That is as wide as the platform's
  /// where its label is hidden; else nobody publishes what a bar shows of the label beside it.
  func toggle(_ call: FunctionCallExprSyntax) -> [ViewPart] {
    let parts = labelled(call, as: .toggle)
    guard chain?.modifier("toggleStyle")?.value?.writtenText.lowercased().contains("switch") == true else { return parts }
    let isAlone = chain?.modifier("labelsHidden") != nil && chain?.modifier("padding", "frame", "modifier") == nil
    return parts.map { part in
      var part = part
      part.item.kind = .customView
      if !part.item.accessibilityLabel.isPresent { part.item.accessibilityLabel = part.item.label }
      part.item.label = .none
      if isAlone { part.item.systemView = .switchControl }
      return part
    }
  }
}
