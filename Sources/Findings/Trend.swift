import LintelModel

/// How an audit compares with a baseline or a base, in strings: what is reported together counts one by one.
package struct Trend: Hashable, Sendable {
  /// What the baseline does not hold.
  package var new: Int
  /// Those that it holds less bad.
  package var worse: Int
  /// Those that it holds, no less bad.
  package var known: Int
  /// What it holds and is found no more.
  package var gone: Int
  /// The same of translations that are as they were, since their source texts are not. They are not among the gone.
  package var sourceChanged: Int
  /// What was found in tables that are gone as a whole: nobody has mended it. They are not among the gone either.
  package var tablesGone = 0
  /// What was found about keys that are deleted, and that code still asks for. They are not among the gone.
  package var keysGone = 0
  /// Translations that are missing as before, and that nobody asks for any more. They are not among the gone.
  package var unasked = 0
  /// What was found about strings that nothing is said of any more, and that nobody has mended. They are not among the gone.
  package var unjudged = 0
  /// What it holds, and is found and accepted since the change. They are not among the gone, nor the known.
  package var accepted = 0
  /// What it does not hold, and what the change has brought and accepts itself. They are not among the new.
  package var newAccepted = 0
  /// How many texts of bars were read in the state that it is compared with, and of how many; nil where that is not known.
  package var readBefore: Int?
  package var textsBefore: Int?
  /// What people call the state that it is compared with, `main (3f2a9c0d11e4)`; nil for a baseline.
  package var base: String?
  /// How little it is compared with its base; nil where the base is an earlier commit and something that is read is changed, or
  /// is a folder or baseline.
  package var compared: Compared?
  /// Languages that the project did not have in the state that it is compared with, in order.
  package var newLanguages: [LocaleID] = []
  /// The development language of the state that it is compared with, where a change has made another one of it.
  package var sourceBefore: LocaleID?
  /// What is known, by severity; nil where a stored report does not say it.
  package var ofKnown: AuditResult.Summary?

  /// What there is beside the commit that is checked out, or beside any base.
  package enum Compared: String, Hashable, Sendable, CaseIterable {
    /// What is not committed yet.
    case uncommitted
    /// No file that is otherwise: a commit beside itself.
    case nothing
    /// Files that are otherwise, and none of them is read: nobody audited either side.
    case unread
  }

  package init(new: Int, worse: Int, known: Int, gone: Int, base: String? = nil, sourceChanged: Int = 0) {
    self.new = new
    self.worse = worse
    self.known = known
    self.gone = gone
    self.sourceChanged = sourceChanged
    self.base = base
  }
}
