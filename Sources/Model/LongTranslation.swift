/// A translation that has more sentences than its source, and is much longer than the table's translations are.
package struct LongTranslation: Hashable, Sendable {
  package var source: StringUnit
  package var translation: StringUnit
  /// How many sentences the source has, and how many the translation has.
  package var given: Int
  package var found: Int
  /// How long the translation is beside what is usual for its source in this table and language: twice as long is 2.
  package var share: Double

  package init(source: StringUnit, translation: StringUnit, given: Int, found: Int, share: Double) {
    self.source = source
    self.translation = translation
    self.given = given
    self.found = found
    self.share = share
  }
}
