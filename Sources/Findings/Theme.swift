/// What an audit can be narrowed to. A rule may be of both themes, and every rule is of one.
public enum Theme: String, Hashable, Sendable, CaseIterable {
  /// How a bar is built and used, and every rule that supports a criterion of WCAG.
  case accessibility
  /// What texts say in each language, their tables, and the room they need.
  case localization
}
