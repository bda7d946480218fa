/// A text with its advance width.
package struct MeasuredText: Hashable, Sendable {
  /// Where glyph advances came from, the best first.
  package enum Source: String, Hashable, Sendable {
    case systemFont, embedded, face, estimate

    /// The share of an error that all texts of one script from this source have in common: the calibration, which is a little
    /// too wide or too narrow for every one of them. The rest is each text's own, from the letters it happens to have.
    ///
    /// Embedded: one factor a size fits measured strings to 0.3 % on average and a string deviates from it by up to 1.6 %, so
    /// a third is cautious. Shaped with another face: the means of scripts are off by about half of what strings are. Of an
    /// estimate is unknown.
    package var sharedError: Double {
      switch self {
      case .systemFont: 0
      case .embedded: 1.0 / 3
      case .face: 0.5
      case .estimate: 1
      }
    }
  }

  /// A stretch of one script and one direction, in logical order, as offsets in UTF-16 units.
  package struct Run: Hashable, Sendable {
    package var start: Int
    package var length: Int
    /// ISO 15924, such as `Latn`.
    package var script: String
    package var direction: LayoutDirection
    /// The face or table the advances came from.
    package var face: String
    package var width: Points

    package init(start: Int, length: Int, script: String, direction: LayoutDirection, face: String, width: Points) {
      self.start = start
      self.length = length
      self.script = script
      self.direction = direction
      self.face = face
      self.width = width
    }
  }

  package var text: String
  package var width: Width
  package var source: Source
  /// How much of the best width is only a mean of its script, because no face is at hand: nothing certain may hang on it.
  package var guessed: Points
  /// The least that this may be, in points: as many of the script's narrowest letters.
  package var leastGuessed: Points
  package var runs: [Run]

  package init(text: String, width: Width, source: Source, guessed: Points = 0, leastGuessed: Points = 0, runs: [Run] = []) {
    self.text = text
    self.width = width
    self.source = source
    self.guessed = guessed
    self.leastGuessed = leastGuessed
    self.runs = runs
  }

  /// Extended grapheme clusters: what a reader counts as characters. Swift's count, unless ICU's is set: few ask.
  package var graphemes: Int {
    get { counted ?? text.count }
    set { counted = newValue }
  }
  private var counted: Int?
}
