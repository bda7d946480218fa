/// A translation that has fewer sentences than its source, and is much shorter than the table's translations are.
package struct LostSentences: Hashable, Sendable {
  package var source: StringUnit
  package var translation: StringUnit
  /// How many sentences the source has, and how many the translation has.
  package var given: Int
  package var left: Int
  /// How long the translation is beside what is usual for its source in this table and language: half as long is 0.5. Nil where
  /// the table has too few texts to tell what is usual.
  package var share: Double?

  package init(source: StringUnit, translation: StringUnit, given: Int, left: Int, share: Double?) {
    self.source = source
    self.translation = translation
    self.given = given
    self.left = left
    self.share = share
  }
}
