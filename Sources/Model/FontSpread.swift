/// How far the widths of a font that is not measured may be from those of the system's.
package struct FontSpread: Hashable, Sendable {
  /// The widths of the narrowest family and of the widest, as parts of the system font's.
  package var families: ClosedRange<Double>
  /// The least and the largest size that nobody states, as parts of the size of the bar's own font.
  package var sizes: ClosedRange<Double>

  package init(families: ClosedRange<Double>, sizes: ClosedRange<Double>) {
    self.families = families
    self.sizes = sizes
  }
}
