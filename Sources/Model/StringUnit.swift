/// One string of one table in one locale.
package struct StringUnit: Hashable, Sendable {
  /// A variable of a text (`%#@files@`) that takes one of several forms by a number.
  package struct Substitution: Hashable, Sendable {
    package var name: String
    /// Which argument its number is, counted from 1, if the table says it.
    package var argument: Int?
    /// The format its number has, without the percent sign: `lld`, `d`, `@`.
    package var format: String?
    package var variants: [LocalizedValue.Variant]
    package var location: SourceLocation?

    package init(
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
  package struct Limit: Hashable, Sendable {
    package enum Unit: String, Hashable, Sendable, CaseIterable { case characters, pixels }
    package var maximum: Double
    package var unit: Unit
    package init(maximum: Double, unit: Unit) {
      self.maximum = maximum
      self.unit = unit
    }
  }

  /// An escape that the platform does not know: it drops the backslash and shows the rest.
  package struct UnknownEscape: Hashable, Sendable {
    /// As it is in the file, with its backslash: `\u203A`, `\/`.
    package var text: String
    /// Where the backslash is.
    package var location: SourceLocation
    /// Whether a letter of the text is right before the backslash.
    package var isBehindLetter: Bool
    package init(text: String, location: SourceLocation, isBehindLetter: Bool = false) {
      self.text = text
      self.location = location
      self.isBehindLetter = isBehindLetter
    }
  }

  /// Where a unit of the source language has its text from.
  package enum Origin: String, Hashable, Sendable, CaseIterable {
    /// The source language's own table.
    case table
    /// A storyboard or xib.
    case interface
    /// The call in source code that asks for the key; the unit's location is there.
    case code
    /// The key reads as a text, and nothing else says what it means.
    case key
    /// Unknown: the unit's value is empty, and there is nothing to compare a translation with.
    case unknown
  }

  package var key: String
  package var locale: LocaleID
  /// The text; of a text that varies the form `other`, or the first one there is; of one with variables the text around them.
  package var value: String
  /// Every form of a text that varies as a whole, `value` among them; empty if it does not vary. Members of a string set
  /// have neither plural nor device nor width.
  package var variants: [LocalizedValue.Variant] {
    get { rarities.first?.variants ?? [] }
    set { change { $0.variants = newValue } }
  }
  package var substitutions: [Substitution] {
    get { rarities.first?.substitutions ?? [] }
    set { change { $0.substitutions = newValue } }
  }
  /// The translator's comment.
  package var comment: String?
  /// The catalogue's or the exchange file's own word: `translated`, `new`, `needs_review`, `stale` …
  package var state: String?
  package var isTranslatable: Bool
  package var limit: Limit?
  /// Whether a program, not a person, wrote the comment.
  package var isCommentGenerated: Bool
  /// In the order of the file; escaped quotes and backslashes are not among them.
  package var unknownEscapes: [UnknownEscape] {
    get { rarities.first?.unknownEscapes ?? [] }
    set { change { $0.unknownEscapes = newValue } }
  }
  /// Whether names in braces are values, where the table says it of the string: flags of gettext do.
  package var isBraceFormat: Bool? {
    get { rarities.first?.isBraceFormat }
    set { change { $0.isBraceFormat = newValue } }
  }
  /// Of the forms that it lacks in a PO file, where each belongs: `msgstr[1]` is that of the category “other”.
  package var formNumbers: [String: Int] {
    get { rarities.first?.formNumbers ?? [:] }
    set { change { $0.formNumbers = newValue } }
  }
  /// Those of them that the file ends before: gettext shows `msgstr[0]` there, and of an empty one nothing.
  package var formsLeftToFirst: Set<String> {
    get { rarities.first?.formsLeftToFirst ?? [] }
    set { change { $0.formsLeftToFirst = newValue } }
  }
  /// Of a unit of the source language: who says what its text is.
  package var origin: Origin {
    get { rarities.first?.origin ?? .table }
    set { change { $0.origin = newValue } }
  }
  /// What each form is made of, in the order of `forms`; empty until it was looked at, or if all of them are plain.
  package var facts: [UnitFacts] {
    get { rarities.first?.facts ?? [] }
    set { change { $0.facts = newValue } }
  }
  /// Where the value is.
  package var location: SourceLocation
  /// Where the key is, if that is known to be in another line than the value. A catalogue's source text has it for all
  /// languages.
  package var keyLocation: SourceLocation? {
    get { rarities.first?.keyLocation }
    set { change { $0.keyLocation = newValue } }
  }
  /// Where its entry begins.
  package var entryLocation: SourceLocation { keyLocation ?? location }
  /// What few units have, none or one: behind one reference, because units are copied by the hundred thousand.
  @usableFromInline var rarities: [Rarities]

  @usableFromInline struct Rarities: Hashable, Sendable {
    @usableFromInline var variants: [LocalizedValue.Variant] = []
    @usableFromInline var substitutions: [Substitution] = []
    @usableFromInline var unknownEscapes: [UnknownEscape] = []
    @usableFromInline var facts: [UnitFacts] = []
    @usableFromInline var origin = Origin.table
    @usableFromInline var keyLocation: SourceLocation?
    @usableFromInline var isBraceFormat: Bool?
    @usableFromInline var formNumbers: [String: Int] = [:]
    @usableFromInline var formsLeftToFirst: Set<String> = []

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
  package init(
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

  /// How many strings of its file the unit counts as: its value or every form of it, and every form of its variables.
  package var strings: Int {
    rarities.isEmpty ? 1 : substitutions.reduce(max(1, variants.count)) { $0 + $1.variants.count }
  }
}

extension StringUnit {
  /// Whether a text is one of the marks between which Crowdin's in-context translation puts numbers, and no text.
  package static func isPlaceMark(_ text: String) -> Bool { text.utf8.starts(with: "crwdn".utf8) }

  /// One text that people may see: the value, or one form of it, or one form of a variable.
  package struct Form: Hashable, Sendable {
    package var text: String
    package var plural: String?
    package var device: String?
    package var width: String?
    /// The variable it belongs to, by its index in `substitutions`.
    package var substitution: Int?
    package var location: SourceLocation
    package var facts: UnitFacts
    /// Whether its file says that it is not translated yet.
    package var isNew: Bool
  }

  /// Every text of the unit: the forms of the value, or the value itself; then those of its variables.
  package var forms: [Form] {
    var forms: [Form] = []
    func add(_ variant: LocalizedValue.Variant, _ substitution: Int?) {
      forms.append(
        Form(
          text: variant.text, plural: variant.plural, device: variant.device, width: variant.width,
          substitution: substitution, location: variant.location ?? location,
          facts: forms.count < facts.count ? facts[forms.count] : UnitFacts(), isNew: variant.isNew))
    }
    if variants.isEmpty { add(LocalizedValue.Variant(text: value, location: location), nil) }
    for variant in variants { add(variant, nil) }
    for index in substitutions.indices {
      for variant in substitutions[index].variants { add(variant, index) }
    }
    return forms
  }

  /// Whether a machine translated it and it was not reviewed: `machine_translated` in a String Catalog, and XLIFF's
  /// qualifiers of a target's state.
  package var isMachineTranslated: Bool { state.map(Self.machineStates.contains) ?? false }

  package static let machineStates: Set = ["machine_translated", "leveraged-mt", "mt-suggestion"]

  package var varies: Bool { !variants.isEmpty || !substitutions.isEmpty }
}

extension StringUnit {
  /// Whether the file itself says that it is not translated yet; its text only repeats the source then.
  package var isUntranslated: Bool { state == "new" || state == "needs-translation" }

  /// Whether the file itself says that somebody has to look at its translation again: a catalogue's `needs_review`, XLIFF's states
  /// that begin with `needs-`, and gettext's `fuzzy`, which is read as one of these.
  package var isMarkedForReview: Bool {
    guard let state, !isUntranslated else { return false }
    return state == "needs_review" || state.hasPrefix("needs-")
  }
}
