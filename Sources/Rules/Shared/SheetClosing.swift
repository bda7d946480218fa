import LintelFindings
import LintelModel

extension BarInLocale {
  /// Whether an item's text says that it closes what is presented, in the language's own word or in English.
  func closesSheet(_ item: Item) -> Bool {
    guard item.kind == .button, let text = item.label.shown(in: locale) else { return false }
    return ["cancel", "close", "done"].contains(text.lowercased())
      || ["cancel", "close", "done"].contains { says($0, item.label) }
  }
}

extension Item {
  /// Whether it closes what is presented over a screen: then this is no window and no pushed view.
  var closesSheet: Bool {
    style == .cancel || ["cancel", "close", "done", "stop"].contains(systemItem) || symbol?.hasPrefix("xmark") == true
  }
}
