import LintelModel

/// How an audit compares with a baseline, in strings: what is reported together counts one by one.
package struct Trend: Hashable, Sendable {
  /// What the baseline does not hold.
  package var new: Int
  /// Those that it holds less bad.
  package var worse: Int
  /// Those that it holds, no less bad.
  package var known: Int
  /// What it holds and is found no more.
  package var gone: Int

  package init(new: Int, worse: Int, known: Int, gone: Int) {
    self.new = new
    self.worse = worse
    self.known = known
    self.gone = gone
  }
}
