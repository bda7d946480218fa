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

  public var key: String
  public var locale: LocaleID
  /// The text; of a text that varies the form `other`, or the first one there is; of one with variables the text around them.
  public var value: String
  /// Every form of a text that varies as a whole, `value` among them; empty if it does not vary.
  public var variants: [LocalizedValue.Variant]
  public var substitutions: [Substitution]
  /// The translator's comment.
  public var comment: String?
  /// The catalogue's or the exchange file's own word: `translated`, `new`, `needs_review`, `stale` …
  public var state: String?
  public var isTranslatable: Bool
  public var limit: Limit?
  /// Where the value stands.
  public var location: SourceLocation

  public init(
    key: String, locale: LocaleID, value: String, variants: [LocalizedValue.Variant] = [],
    substitutions: [Substitution] = [], comment: String? = nil, state: String? = nil, isTranslatable: Bool = true,
    limit: Limit? = nil, location: SourceLocation
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
    self.location = location
  }
}
