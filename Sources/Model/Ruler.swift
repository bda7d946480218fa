/// What layout knows of fonts: two questions about a text, and how much is open where its font is not measured. Measuring makes
/// one for each locale; tests make their own.
package struct Ruler {
  /// How wide a text is.
  package var measure: (String, Font) -> MeasuredText
  /// What is left of a text that may be `room` wide: the longest beginning, cut at a grapheme cluster, with its ellipsis.
  /// The whole text if it fits, `…` if nothing else does.
  package var truncate: (_ text: String, Font, _ room: Points) -> String

  /// How wide families may be that are not measured.
  package var spread: FontSpread

  package init(
    measure: @escaping (String, Font) -> MeasuredText, truncate: @escaping (String, Font, Points) -> String,
    spread: FontSpread
  ) {
    self.measure = measure
    self.truncate = truncate
    self.spread = spread
  }

  /// How wide a text may be in a family that is not measured, in place of a font of the system's: nothing of it is certain but
  /// what the narrowest family has no room for, either.
  ///
  /// - Parameter isSizeKnown: Whether the font has the size that the app names, and not the bar's own.
  package func width(of text: String, inPlaceOf font: Font, isSizeKnown: Bool) -> Width {
    func width(_ weight: FontWeight) -> Width {
      var face = font
      face.weight = weight
      return measure(text, face).width
    }
    return Width(
      low: width(.regular).low * spread.families.lowerBound * (isSizeKnown ? 1 : spread.sizes.lowerBound),
      best: measure(text, font).width.best,
      high: width(.bold).high * spread.families.upperBound * (isSizeKnown ? 1 : spread.sizes.upperBound))
  }
}
