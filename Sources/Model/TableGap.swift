/// How much of a table a language has no text for: nothing where it has all of it.
package struct TableGap: Hashable, Sendable, Comparable {
  /// What findings say of the table's strings besides: counted before a baseline or a choice of findings takes any of them out,
  /// so that a share is one number whatever is shown.
  package struct Told: Hashable, Sendable {
    /// Those that repeat the source, by a rule's verdict.
    package var copies: Int
    /// Those besides that are the same as in the source and of which nothing shows whether they were left over.
    package var possibleCopies: Int
    /// Those that no language has yet.
    package var new: Int

    package init(copies: Int, possibleCopies: Int, new: Int) {
      (self.copies, self.possibleCopies, self.new) = (copies, possibleCopies, new)
    }
  }

  package var table: TableID
  package var locale: LocaleID
  /// How many of the strings neither the language nor one of its parents has.
  package var missing: Int
  /// How many strings of the table the language should have.
  package var strings: Int
  /// Nil where findings were not counted yet, or a stored report does not say it.
  package var told: Told?

  package init(table: TableID, locale: LocaleID, missing: Int, strings: Int) {
    self.table = table
    self.locale = locale
    self.missing = missing
    self.strings = strings
  }

  package static func < (a: TableGap, b: TableGap) -> Bool { (a.table, a.locale) < (b.table, b.locale) }
}
