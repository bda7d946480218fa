/// A text of a definition: a literal, a localization key, something that could not be resolved, or nothing.
package struct LocalizedText: Hashable, Sendable {
  package enum State: String, Hashable, Sendable, CaseIterable { case localized, literal, unresolved, none }

  package var state: State
  package var key: String?
  /// The table's name, without folder and extension.
  package var table: String?
  /// What is in the definition, if it is no text: an expression of source code, a placeholder.
  package var expression: String?
  /// The text that the definition itself holds: a literal, or the development language's text beside its key.
  package var source: String?
  /// What each audited locale shows.
  package var values: [LocaleID: LocalizedValue]
  package var location: SourceLocation?
  /// Where generated code has it, which nobody edits: its place is then where the code that people write asks for it.
  package var generatedAt: SourceLocation?
  /// Whether the code was only taken to ask for this key, because its words name a table and a key that exist: nobody followed
  /// the call to its end.
  package var isAssumed = false
  /// Whether no values are put into it: then a placeholder in it is what people read.
  package var isShownRaw = false
  /// Of an unresolved text, the call at which it was lost, if it was one.
  package var unfollowed: UnfollowedCall?

  package init(
    state: State, key: String? = nil, table: String? = nil, expression: String? = nil, source: String? = nil,
    values: [LocaleID: LocalizedValue] = [:], location: SourceLocation? = nil
  ) {
    self.state = state
    self.key = key
    self.table = table
    self.expression = expression
    self.source = source
    self.values = values
    self.location = location
  }

  package static let none = LocalizedText(state: .none)

  package static func literal(_ text: String, at location: SourceLocation? = nil) -> LocalizedText {
    LocalizedText(state: .literal, source: text, location: location)
  }

  /// What the locale's reader sees: the translation, else what the platform falls back to.
  package func shown(in locale: LocaleID) -> String? { values[locale]?.text ?? source }

  /// True if a definition or a table gives this text at least one character in some language.
  package var isPresent: Bool {
    switch state {
    case .none: false
    case .unresolved: true
    case .literal, .localized:
      (source ?? "").hasInk || values.values.contains { ($0.text ?? "").hasInk }
        || (key != nil && source == nil && values.isEmpty)
    }
  }
}

/// What one locale has for a text.
package struct LocalizedValue: Hashable, Sendable {
  package enum State: String, Hashable, Sendable, CaseIterable {
    /// The locale's own table has the text.
    case translated
    /// A parent locale's table has it (`pt` for `pt-BR`).
    case fallback
    /// No table of the chain has it: the reader sees the development language's text, or the key.
    case missing
  }

  /// One form of a text that varies.
  package struct Variant: Hashable, Sendable {
    /// CLDR plural category.
    package var plural: String?
    package var device: String?
    /// Width class of a `NSStringVariableWidthRuleType` rule.
    package var width: String?
    package var text: String
    package var location: SourceLocation?
    /// Whether its file says of this form alone that it is not translated yet.
    package var isNew: Bool

    package init(
      plural: String? = nil, device: String? = nil, width: String? = nil, text: String, location: SourceLocation? = nil,
      isNew: Bool = false
    ) {
      self.isNew = isNew
      self.plural = plural
      self.device = device
      self.width = width
      self.text = text
      self.location = location
    }
  }

  package var state: State
  /// What is shown. For `missing` it is what the platform shows instead.
  package var text: String?
  /// The locale whose table the text came from, if it is another one.
  package var from: LocaleID?
  package var variants: [Variant]
  package var location: SourceLocation?
  /// What Language found out about the text.
  package var facts: TextFacts?

  package init(
    state: State, text: String?, from: LocaleID? = nil, variants: [Variant] = [], location: SourceLocation? = nil,
    facts: TextFacts? = nil
  ) {
    self.state = state
    self.text = text
    self.from = from
    self.variants = variants
    self.location = location
    self.facts = facts
  }
}
