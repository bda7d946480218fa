/// What layout knows of fonts: two questions about a text. Measuring makes one for each locale; tests make their own.
package struct Ruler {
  /// How wide a text is.
  package var measure: (String, Font) -> MeasuredText
  /// What is left of a text that may be `room` wide: the longest beginning, cut at a grapheme cluster, with its ellipsis.
  /// The whole text if it fits, `…` if nothing else does.
  package var truncate: (_ text: String, Font, _ room: Points) -> String

  package init(
    measure: @escaping (String, Font) -> MeasuredText, truncate: @escaping (String, Font, Points) -> String
  ) {
    self.measure = measure
    self.truncate = truncate
  }
}
