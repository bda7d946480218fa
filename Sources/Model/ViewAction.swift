/// What the name of a method says of what it does.
package enum ViewAction {
  /// Whether it brings up a view: `viewStructure`, `selectTab:`, `showInspector`.
  package static func bringsUpView(_ selector: String) -> Bool {
    words.contains { word in
      guard selector.hasPrefix(word) else { return false }
      return selector.dropFirst(word.count).first?.isUppercase == true
    }
  }

  private static let words = ["view", "select", "show", "display", "switchTo", "goTo", "changeTo"]
}
