/// How a Chinese text is written that has letters of the other of the two ways, by its letters that both ways write differently.
package struct ChineseWriting: Hashable, Sendable {
  /// Letters that only the language's own way of writing has.
  package var own: Int
  /// Letters that only the other way has.
  package var others: Int
  /// How many different letters these are.
  package var kinds: Int
  /// Whether each of its letters that has to be another one says which.
  package var isTurnable: Bool

  /// A single letter may be a slip, whatever else the text has. The figure is ours.
  private static let fewest = 2

  /// Whether the text is in the other way of writing: most of the letters that tell are.
  package var isInOther: Bool { kinds >= Self.fewest && others > own }

  package init(own: Int, others: Int, kinds: Int, isTurnable: Bool) {
    (self.own, self.others, self.kinds, self.isTurnable) = (own, others, kinds, isTurnable)
  }
}
