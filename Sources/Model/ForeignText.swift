/// A translation that a change replaced with what another language has for the same string, or added: then it was nothing before.
package struct ForeignText: Hashable, Sendable {
  /// The language whose text it is.
  package var language: LocaleID
  package var text: TakenTexts.Text
  /// Whether several of its words are none that the language uses elsewhere: one word may be at home in both.
  package var isCertain: Bool

  package init(language: LocaleID, text: TakenTexts.Text, isCertain: Bool) {
    (self.language, self.text, self.isCertain) = (language, text, isCertain)
  }
}
