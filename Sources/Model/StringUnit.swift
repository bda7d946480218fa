/// One string of one table in one locale.
public struct StringUnit: Hashable, Sendable {
  public var key: String
  public var locale: LocaleID
  public var value: String
  public var variants: [LocalizedValue.Variant]
  /// The translator's comment.
  public var comment: String?
  /// The catalogue's or the exchange file's own word: `translated`, `new`, `needs_review`, `stale` …
  public var state: String?
  public var isTranslatable: Bool
  /// Where the value stands.
  public var location: SourceLocation

  public init(
    key: String, locale: LocaleID, value: String, variants: [LocalizedValue.Variant] = [], comment: String? = nil,
    state: String? = nil, isTranslatable: Bool = true, location: SourceLocation
  ) {
    self.key = key
    self.locale = locale
    self.value = value
    self.variants = variants
    self.comment = comment
    self.state = state
    self.isTranslatable = isTranslatable
    self.location = location
  }
}
