import LintelFindings
import LintelModel

extension Toolbar {
  /// Whether only the running program knows in which order some of the items stand: its code sorts them.
  var hasUnknownOrder: Bool {
    items.indices.contains { items[$0].isInDefaultSet && items[$0].facts.hasKnownPlace.value == false }
  }
}

extension Remark {
  /// The same for a person to look at, where it hangs on an order of items that nobody knows.
  func asked(whereOrderIsUnknownOn toolbar: Toolbar) -> Remark {
    guard toolbar.hasUnknownOrder else { return self }
    var remark = self
    remark.verdict = .needsReview
    remark.certainty = min(certainty, .likely)
    remark.suggestion = "The order is not known, as the app sorts these items while it runs: look at it there."
    remark.fixes = []
    return remark
  }
}
