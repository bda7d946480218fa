/// What one form of a string is made of, found out before the rules see it.
public struct UnitFacts: Hashable, Sendable {
  /// A character that nobody sees, or that only steers its neighbours.
  public struct Hidden: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
      /// LRM, RLM, ALM: a single mark.
      case directionMark
      /// LRE, RLE, LRI, RLI, FSI and what closes them.
      case directionSpan
      /// LRO, RLO: forces a direction on everything behind it.
      case directionOverride
      /// ZWSP, word joiner, BOM, soft hyphen.
      case zeroWidth
      /// ZWJ and ZWNJ where no script needs them.
      case strayJoiner
    }
    public var scalar: Unicode.Scalar
    public var kind: Kind
    public init(scalar: Unicode.Scalar, kind: Kind) {
      self.scalar = scalar
      self.kind = kind
    }
  }

  /// A letter that does not belong into its word, or into its language.
  public struct Letter: Hashable, Sendable {
    public var letter: Unicode.Scalar
    /// ISO 15924.
    public var script: String
    public var word: String
    /// The letter of the word's own script that it looks like.
    public var looksLike: Unicode.Scalar?
    public init(letter: Unicode.Scalar, script: String, word: String, looksLike: Unicode.Scalar? = nil) {
      self.letter = letter
      self.script = script
      self.word = word
      self.looksLike = looksLike
    }
  }

  public var placeholders: [Placeholder]
  /// As the platform reads the same text, where it finds more than people mean: a space is a flag to it, as in `% @`.
  public var platformPlaceholders: [Placeholder] = []
  /// Percent signs that start no placeholder and are not doubled.
  public var barePercents: Int
  /// `%%`: one percent sign in a format.
  public var doubledPercents: Int
  public var hidden: [Hidden]
  /// Whether a direction is begun and not ended, or ended and not begun.
  public var isDirectionOpen: Bool
  public var hasRightToLeftLetters: Bool
  /// Letters of another script inside a word, which look like the word's own.
  public var lookalikes: [Letter]
  /// Letters that the language is not written with.
  public var foreignLetters: [Letter]
  /// Beginning and end.
  public var outline: TextOutline
  /// In points at 17 pt, where the table limits it in pixels.
  public var width: Width?

  public init(
    placeholders: [Placeholder] = [], barePercents: Int = 0, doubledPercents: Int = 0, hidden: [Hidden] = [],
    isDirectionOpen: Bool = false, hasRightToLeftLetters: Bool = false, lookalikes: [Letter] = [],
    foreignLetters: [Letter] = [], outline: TextOutline = TextOutline(), width: Width? = nil
  ) {
    self.placeholders = placeholders
    self.barePercents = barePercents
    self.doubledPercents = doubledPercents
    self.hidden = hidden
    self.isDirectionOpen = isDirectionOpen
    self.hasRightToLeftLetters = hasRightToLeftLetters
    self.lookalikes = lookalikes
    self.foreignLetters = foreignLetters
    self.outline = outline
    self.width = width
  }
}

/// How a text begins and ends, as far as translations keep it.
public struct TextOutline: Hashable, Sendable {
  public enum Space: UInt8, Hashable, Sendable { case none, space, lineBreak }

  /// The mark behind the last word, whatever the script writes it with: `.`, `。` and `।` are one.
  public enum Ending: UInt8, Hashable, Sendable {
    case none, fullStop, ellipsis, colon, question, exclamation, comma
    /// May be one or another: the Armenian `:` is a full stop.
    case undecided
  }

  public var leading: Space
  public var trailing: Space
  public var ending: Ending
  /// A line break between the first character and the last.
  public var hasInnerBreak: Bool
  /// Nothing at all but white space.
  public var isEmpty: Bool

  public init(
    leading: Space = .none, trailing: Space = .none, ending: Ending = .none, hasInnerBreak: Bool = false,
    isEmpty: Bool = false
  ) {
    self.leading = leading
    self.trailing = trailing
    self.ending = ending
    self.hasInnerBreak = hasInnerBreak
    self.isEmpty = isEmpty
  }
}
