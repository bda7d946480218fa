/// Texts of another language that a change wrote, as whoever saves a table in the wrong folder does.
package struct TakenTexts: Hashable, Sendable {
  package struct Text: Hashable, Sendable {
    package var source: StringUnit
    /// What the language has now.
    package var translation: StringUnit
    /// What it had before; empty where it had no such table.
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
  /// Of a table that is new: the file of the language whose texts they are. Nil where texts were replaced.
  package var copiedFrom: String?

  package init(language: LocaleID, texts: [Text], copiedFrom: String? = nil) {
    self.language = language
    self.texts = texts
    self.copiedFrom = copiedFrom
  }
}
