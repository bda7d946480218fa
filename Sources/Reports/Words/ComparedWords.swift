import LintelFindings

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
