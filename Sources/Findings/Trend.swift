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
  /// What people call the state that it is compared with, `main (3f2a9c0d11e4)`; nil for a baseline.
  package var base: String?
  /// What is known, by severity; nil where a stored report does not say it.
  package var ofKnown: AuditResult.Summary?

  package init(new: Int, worse: Int, known: Int, gone: Int, base: String? = nil, sourceChanged: Int = 0) {
    self.new = new
    self.worse = worse
    self.known = known
    self.gone = gone
    self.sourceChanged = sourceChanged
    self.base = base
  }
}
