import LintelFindings
import LintelModel

extension Trend {
  /// That nothing but what is not committed was compared; nil where more was, or nothing.
  var comparedSentence: Message? {
    guard compared == .uncommitted, let base else { return nil }
    return "Compared: the working tree with \(base), the commit that is checked out; only what is not committed yet counts."
  }

  /// That a commit was compared with itself, which is no pass; nil where it was not.
  var nothingComparedSentence: Message? {
    guard compared == .nothing, let base else { return nil }
    return "Nothing was compared: base and head are the same commit, \(base), and no file in the folder is changed."
  }

  /// That nobody audited anything, which is a pass: nothing that could be worse was touched. Nil where something was.
  var unreadSentence: Message? {
    guard compared == .unread, let base else { return nil }
    return "Nothing was audited: no file that Lintel reads was changed since \(base)."
  }

  /// Why there is nothing to find, whichever it is; nil where there is something to look at.
  var emptySentence: Message? { nothingComparedSentence ?? unreadSentence }
}

extension AuditResult {
  /// Whether it is what a change brings, beside a base.
  var isOfGate: Bool { trend?.base != nil }

  /// Whether each of its findings is about one string: then whoever has counted the one has counted the other.
  private var isStringByString: Bool {
    guard let trend else { return false }
    return trend.new == findings.count { $0.change?.state == .new } && trend.worse == findings.count { $0.change?.state == .worse }
  }

  /// How a change compares with its base, where its findings are listed beside: what these say themselves is not said again. Of
  /// another comparison all of it.
  var comparisonBesideFindings: [Message] {
    guard let trend, let base = trend.base, trend.compared != .unread else { return comparisonSentences }
    let isPlain = isStringByString
    // A single finding is the row above.
    let brought = isPlain && findings.count < 2 ? nil : changedCauses?.inBrief.map { "\($0)." as Message }
    let counts: Message =
      isPlain
      ? "Since \(base), in strings: \(always: trend.gone, "fixed"), \(always: trend.known, "unchanged and not shown here")."
      : trend.sentence
    return [brought, trend.comparedSentence, counts].compactMap(\.self) + comparisonAsides
  }

  /// What the numbers of a comparison count; nil where they say it.
  var comparisonUnit: Message? {
    comparisonSentences.isEmpty || isOfGate && isStringByString ? nil : Trend.unit
  }
}
