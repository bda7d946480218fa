/// One string of one table in one locale.
public struct StringUnit: Hashable, Sendable {
  /// A variable of a text (`%#@files@`) that takes one of several forms by a number.
  public struct Substitution: Hashable, Sendable {
    public var name: String
    /// Which argument its number is, counted from 1, if the table says it.
    public var argument: Int?
    /// The format its number has, without the percent sign: `lld`, `d`, `@`.
    public var format: String?
    public var variants: [LocalizedValue.Variant]
    public var location: SourceLocation?

    public init(
      name: String, argument: Int? = nil, format: String? = nil, variants: [LocalizedValue.Variant],
      location: SourceLocation? = nil
    ) {
      self.name = name
      self.argument = argument
      self.format = format
      self.variants = variants
      self.location = location
    }
  }

  /// A length that the table allows at the most.
  public struct Limit: Hashable, Sendable {
    public enum Unit: String, Hashable, Sendable { case characters, pixels }
    public var maximum: Double
    public var unit: Unit
    public init(maximum: Double, unit: Unit) {
      self.maximum = maximum
      self.unit = unit
    }
  }

  /// An escape that the platform does not know: it drops the backslash and shows the rest.
  public struct UnknownEscape: Hashable, Sendable {
    /// As it stands in the file, with its backslash: `\u203A`, `\/`.
    public var text: String
    /// Where the backslash stands.
    public var location: SourceLocation
    public init(text: String, location: SourceLocation) {
      self.text = text
      self.location = location
    }
  }

  public var key: String
  public var locale: LocaleID
  /// The text; of a text that varies the form `other`, or the first one there is; of one with variables the text around them.
  public var value: String
  /// Every form of a text that varies as a whole, `value` among them; empty if it does not vary. Members of a string set
  /// have neither plural nor device nor width.
  public var variants: [LocalizedValue.Variant]
  public var substitutions: [Substitution]
  /// The translator's comment.
  public var comment: String?
  /// The catalogue's or the exchange file's own word: `translated`, `new`, `needs_review`, `stale` …
  public var state: String?
  public var isTranslatable: Bool
  public var limit: Limit?
  /// Whether a program, not a person, wrote the comment.
  public var isCommentGenerated: Bool
  /// In the order of the file; escaped quotes and backslashes are not among them.
  public var unknownEscapes: [UnknownEscape]
  /// Where the value stands.
  public var location: SourceLocation

  // Inlined where a reader makes units by the hundred thousand: called, it would copy every field twice.
  @inlinable
  public init(
    key: String, locale: LocaleID, value: String, variants: [LocalizedValue.Variant] = [],
    substitutions: [Substitution] = [], comment: String? = nil, state: String? = nil, isTranslatable: Bool = true,
    limit: Limit? = nil, isCommentGenerated: Bool = false, unknownEscapes: [UnknownEscape] = [], location: SourceLocation
  ) {
    self.key = key
    self.locale = locale
    self.value = value
    self.variants = variants
    self.substitutions = substitutions
    self.limit = limit
    self.comment = comment
    self.state = state
    self.isTranslatable = isTranslatable
    self.isCommentGenerated = isCommentGenerated
    self.unknownEscapes = unknownEscapes
    self.location = location
  }

  /// How many strings of its file the unit stands for: its value or every form of it, and every form of its variables.
  public var strings: Int { substitutions.reduce(max(1, variants.count)) { $0 + $1.variants.count } }
}
