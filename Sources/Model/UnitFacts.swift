/// What one form of a string is made of, found out before the rules see it.
package struct UnitFacts: Hashable, Sendable {
  /// A character that is not seen, or that only steers its neighbours.
  package struct Hidden: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
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
    package var scalar: Unicode.Scalar
    package var kind: Kind
    package init(scalar: Unicode.Scalar, kind: Kind) {
      self.scalar = scalar
      self.kind = kind
    }
  }

  /// A letter that does not belong into its word, or into its language.
  package struct Letter: Hashable, Sendable {
    package var letter: Unicode.Scalar
    /// ISO 15924.
    package var script: String
    package var word: String
    /// The letter of the word's own script that it looks like.
    package var looksLike: Unicode.Scalar?
    /// Whether the word is written in another script in which people write the language, too.
    package var isOfOtherScript: Bool
    /// Whether the word is the first one of its text, with a capital: a name keeps its letters, and nothing tells whether it is one.
    package var mayBeName: Bool
    package init(
      letter: Unicode.Scalar, script: String, word: String, looksLike: Unicode.Scalar? = nil, isOfOtherScript: Bool = false,
      mayBeName: Bool = false
    ) {
      (self.isOfOtherScript, self.mayBeName) = (isOfOtherScript, mayBeName)
      self.letter = letter
      self.script = script
      self.word = word
      self.looksLike = looksLike
    }
  }

  package var placeholders: [Placeholder]
  /// As the platform reads the same text, where it finds more than people mean: a space is a flag to it, as in `% @`.
  package var platformPlaceholders: [Placeholder] = []
  /// Percent signs that start no placeholder and are not doubled.
  package var barePercents: Int
  /// `%%`: one percent sign in a format.
  package var doubledPercents: Int
  package var hidden: [Hidden]
  /// Whether a direction is begun and not ended, or ended and not begun.
  package var isDirectionOpen: Bool
  package var hasRightToLeftLetters: Bool
  /// Letters of another script inside a word, which look like the word's own.
  package var lookalikes: [Letter]
  /// Letters that the language is not written with.
  package var foreignLetters: [Letter]
  /// Where some of these are of the other way of writing Chinese; nil elsewhere.
  package var chinese: ChineseWriting?
  /// Beginning and end.
  package var edges: TextEdges
  /// The marks that the sentences before the last one end with, in their order. Looked for where a text ends otherwise than
  /// its source; empty elsewhere.
  package var innerEndings: [TextEdges.Ending] = []
  /// Whether it is a mark for what is still to be written, or the name of the key. Looked for beside the source; false elsewhere.
  package var isUnfinished = false
  /// In points at 17 pt, where the table limits it in pixels.
  package var width: Width?

  package init(
    placeholders: [Placeholder] = [], barePercents: Int = 0, doubledPercents: Int = 0, hidden: [Hidden] = [],
    isDirectionOpen: Bool = false, hasRightToLeftLetters: Bool = false, lookalikes: [Letter] = [],
    foreignLetters: [Letter] = [], edges: TextEdges = TextEdges(), width: Width? = nil
  ) {
    self.placeholders = placeholders
    self.barePercents = barePercents
    self.doubledPercents = doubledPercents
    self.hidden = hidden
    self.isDirectionOpen = isDirectionOpen
    self.hasRightToLeftLetters = hasRightToLeftLetters
    self.lookalikes = lookalikes
    self.foreignLetters = foreignLetters
    self.edges = edges
    self.width = width
  }
}

/// How a text begins and ends, as far as translations keep it.
package struct TextEdges: Hashable, Sendable {
  package enum Space: UInt8, Hashable, Sendable { case none, space, lineBreak }

  /// The mark behind the last word, whatever the script writes it with: `.`, `。` and `।` are one.
  package enum Ending: UInt8, Hashable, Sendable {
    case none, fullStop, ellipsis, colon, question, exclamation, comma
    /// May be one or another: the Armenian `:` is a full stop, and that of `C:` belongs to a drive.
    case undecided
  }

  package var leading: Space
  package var trailing: Space
  package var ending: Ending
  /// A line break between the first character and the last.
  package var hasInnerBreak: Bool
  /// Nothing at all but white space.
  package var isEmpty: Bool

  package init(
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
