/// What the languages of a table make of a text that some of them have as the source has it: whether it is a name or a word that
/// languages share, or was left over.
package struct CopyVotes: Hashable, Sendable {
  /// Languages that write something else, in whichever region and file.
  package var translatingLanguages: Set<String> = []
  /// Of these, those that write it in letters of the source's kind.
  package var languagesInLettersOfSource: Set<String> = []
  package var translating: Int { translatingLanguages.count }
  package var inLettersOfSource: Int { languagesInLettersOfSource.count }
  /// Whether one of the latter writes nearly what the source writes: a word that languages borrow from each other.
  package var isNearlySameAbroad = false
  /// Languages that have it as the source has it, though they translate what is around it, or nearly all of the table.
  package var keeping: Set<LocaleID> = []
  /// Languages that have it so and most of the table in words of their own, whatever stands around it.
  package var copying: Set<LocaleID> = []

  package init() {}
}
