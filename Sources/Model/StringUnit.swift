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
    public enum Unit: String, Hashable, Sendable, CaseIterable { case characters, pixels }
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

  /// Where a unit of the source language has its text from.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// The source language's own table.
    case table
    /// A storyboard or xib.
    case interface
    /// The call in source code that asks for the key; the unit's location is there.
    case code
    /// The key reads as a text, and nothing else says what it stands for.
    case key
    /// Nobody says: the unit's value is empty, and there is nothing to compare a translation with.
    case unknown
  }

  public var key: String
  public var locale: LocaleID
  /// The text; of a text that varies the form `other`, or the first one there is; of one with variables the text around them.
  public var value: String
  /// Every form of a text that varies as a whole, `value` among them; empty if it does not vary. Members of a string set
  /// have neither plural nor device nor width.
  public var variants: [LocalizedValue.Variant] {
    get { rarities.first?.variants ?? [] }
    set { change { $0.variants = newValue } }
  }
  public var substitutions: [Substitution] {
    get { rarities.first?.substitutions ?? [] }
    set { change { $0.substitutions = newValue } }
  }
  /// The translator's comment.
  public var comment: String?
  /// The catalogue's or the exchange file's own word: `translated`, `new`, `needs_review`, `stale` …
  public var state: String?
  public var isTranslatable: Bool
  public var limit: Limit?
  /// Whether a program, not a person, wrote the comment.
  public var isCommentGenerated: Bool
  /// In the order of the file; escaped quotes and backslashes are not among them.
  public var unknownEscapes: [UnknownEscape] {
    get { rarities.first?.unknownEscapes ?? [] }
    set { change { $0.unknownEscapes = newValue } }
  }
  /// Of a unit of the source language: who says what its text is.
  public var origin: Origin {
    get { rarities.first?.origin ?? .table }
    set { change { $0.origin = newValue } }
  }
  /// What each form is made of, in the order of `forms`; empty as long as nobody looked, or if all of them are plain.
  public var facts: [UnitFacts] {
    get { rarities.first?.facts ?? [] }
    set { change { $0.facts = newValue } }
  }
  /// Where the value stands.
  public var location: SourceLocation
  /// What few units have, none or one: behind one reference, because units are copied by the hundred thousand.
  @usableFromInline var rarities: [Rarities]

  @usableFromInline struct Rarities: Hashable, Sendable {
    @usableFromInline var variants: [LocalizedValue.Variant] = []
    @usableFromInline var substitutions: [Substitution] = []
    @usableFromInline var unknownEscapes: [UnknownEscape] = []
    @usableFromInline var facts: [UnitFacts] = []
    @usableFromInline var origin = Origin.table

    @usableFromInline init(
      variants: [LocalizedValue.Variant] = [], substitutions: [Substitution] = [], unknownEscapes: [UnknownEscape] = [],
      facts: [UnitFacts] = []
    ) {
      self.variants = variants
      self.substitutions = substitutions
      self.unknownEscapes = unknownEscapes
      self.facts = facts
    }
  }

  /// Equal units have equal rarities: those that are all empty are none.
  private mutating func change(_ body: (inout Rarities) -> Void) {
    var changed = rarities.popLast() ?? Rarities()
    body(&changed)
    if changed != Rarities() { rarities = [changed] }
  }

  // Inlined where a reader makes units by the hundred thousand: called, it would copy every field twice.
  @inlinable
  public init(
    key: String, locale: LocaleID, value: String, variants: [LocalizedValue.Variant] = [],
    substitutions: [Substitution] = [], comment: String? = nil, state: String? = nil, isTranslatable: Bool = true,
    limit: Limit? = nil, isCommentGenerated: Bool = false, unknownEscapes: [UnknownEscape] = [], facts: [UnitFacts] = [],
    location: SourceLocation
  ) {
    self.key = key
    self.locale = locale
    self.value = value
    self.limit = limit
    self.comment = comment
    self.state = state
    self.isTranslatable = isTranslatable
    self.isCommentGenerated = isCommentGenerated
    self.location = location
    rarities = []
    if !variants.isEmpty || !substitutions.isEmpty || !unknownEscapes.isEmpty || !facts.isEmpty {
      rarities = [
        Rarities(variants: variants, substitutions: substitutions, unknownEscapes: unknownEscapes, facts: facts)
      ]
    }
  }

  /// How many strings of its file the unit stands for: its value or every form of it, and every form of its variables.
  public var strings: Int {
    rarities.isEmpty ? 1 : substitutions.reduce(max(1, variants.count)) { $0 + $1.variants.count }
  }
}

extension StringUnit {
  /// Whether a text is one of the marks between which Crowdin's in-context translation puts numbers, and no text.
  public static func isPlaceMark(_ text: String) -> Bool { text.utf8.starts(with: "crwdn".utf8) }

  /// One text that people may see: the value, or one form of it, or one form of a variable.
  public struct Form: Hashable, Sendable {
    public var text: String
    public var plural: String?
    public var device: String?
    public var width: String?
    /// The variable it belongs to, by its index in `substitutions`.
    public var substitution: Int?
    public var location: SourceLocation
    public var facts: UnitFacts
  }

  /// Every text of the unit: the forms of the value, or the value itself; then those of its variables.
  public var forms: [Form] {
    var forms: [Form] = []
    func add(_ variant: LocalizedValue.Variant, _ substitution: Int?) {
      forms.append(
        Form(
          text: variant.text, plural: variant.plural, device: variant.device, width: variant.width,
          substitution: substitution, location: variant.location ?? location,
          facts: forms.count < facts.count ? facts[forms.count] : UnitFacts()))
    }
    if variants.isEmpty { add(LocalizedValue.Variant(text: value, location: location), nil) }
    for variant in variants { add(variant, nil) }
    for index in substitutions.indices {
      for variant in substitutions[index].variants { add(variant, index) }
    }
    return forms
  }

  /// Whether a machine translated it and nobody has looked at it: `machine_translated` in a String Catalog, and XLIFF's
  /// qualifiers of a target's state.
  public var isMachineTranslated: Bool { state.map(Self.machineStates.contains) ?? false }

  public static let machineStates: Set = ["machine_translated", "leveraged-mt", "mt-suggestion"]

  public var varies: Bool { !variants.isEmpty || !substitutions.isEmpty }
}
