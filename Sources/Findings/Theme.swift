/// What an audit can be narrowed to. A rule may be of both themes, and every rule is of one.
package enum Theme: String, Hashable, Sendable, CaseIterable {
  /// Names, targets, contrast, text size and reach, which includes the way to the overflow menu: every rule that supports a
  /// criterion of WCAG, and those that ask who can see, hear or reach an item.
  case accessibility
  /// What texts say in each language, their tables, the room they need, and the layout and style of the bars that give it.
  case localization
}
