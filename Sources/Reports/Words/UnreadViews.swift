import LintelFindings
import LintelModel

extension Toolbar {
  /// Whether it is known what fits on the bar: all that takes room on it was read, its texts and how wide its views are.
  var isKnownToFit: Bool { isJudgedForFit && !hasViewOfUnreadWidth && unknownOwner == nil }

  /// Beside which views it is unknown what fits; nil where there are none.
  var unreadViewsSentence: Message? {
    let names = viewsOfUnreadWidth.map { Message.data(items[$0].id) }
    return names.isEmpty ? nil : "Not judged for fit, since the width of these views on the bar was not read: \(names)"
  }
}

extension AuditResult {
  /// How many bars are not judged for fit for the sake of a view alone: those with an unread text are counted with that.
  var barsBesideUnreadViews: Int {
    let ofTexts = Set(project.toolbars.filter { !$0.isJudgedForFit }.map(\.barID))
    return Set(project.toolbars.filter(\.hasViewOfUnreadWidth).map(\.barID)).subtracting(ofTexts).count
  }

  /// Nil where there are none.
  var unreadViewsSummary: Message? {
    let count = barsBesideUnreadViews
    return count > 0 ? "\(notJudgedForFit(count)), since the width of a view is not known." : nil
  }
}
