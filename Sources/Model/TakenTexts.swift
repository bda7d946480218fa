/// Translations that a change replaced with those of another language, as whoever saves a table in the wrong folder does.
package struct TakenTexts: Hashable, Sendable {
  package struct Text: Hashable, Sendable {
    package var source: StringUnit
    /// What the language has now.
    package var translation: StringUnit
    /// What it had before.
    package var before: String

    package init(source: StringUnit, translation: StringUnit, before: String) {
      self.source = source
      self.translation = translation
      self.before = before
    }
  }

  /// The language whose texts they are.
  package var language: LocaleID
  /// In the order of the source; one at least.
  package var texts: [Text]

  package init(language: LocaleID, texts: [Text]) {
    self.language = language
    self.texts = texts
  }
}
