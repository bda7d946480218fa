import LintelFindings
import LintelModel

extension Toolbar {
  /// Why it is not known on which screen's bar this is; nil where that is known.
  var unknownOwnerSentence: Message? {
    guard let unknownOwner else { return nil }
    let name = Message.data(unknownOwner.name)
    return switch unknownOwner.reason {
    case .unusedModifier:
      "Not judged for fit, since it is not known on which screens this is: modifier \(name) adds it, and no use of it was found"
    case .modifier:
      "Not judged for fit, since it is not known on which screens this is: modifier \(name) adds it, also to views whose bars were not found"
    case .handedController:
      "Not judged for fit, since it is not known on which screens this is: code sets it on a screen that it only knows as \(name)"
    case .sharedCode:
      "Not judged for fit, since it is not known on which screens this is: \(name) sets it for every screen that asks for that"
    case .container:
      "Not judged for fit, since it is not known what else is on this bar: modifier \(name) adds to it where other views show this one"
    case .page: "Not judged for fit, since no bar was found that shows this: it is set on a page of \(name)"
    case .aroundStack:
      "Not judged for fit, since no bar was found that shows this: it is set on \(name) itself, and not on a view inside it"
    case .unplaced:
      "Not judged for fit, since it is not known on which bar this is: no code was found that puts \(name) on one"
    }
  }
}

extension AuditResult {
  /// How many bars are not judged for fit for want of a screen alone: those with an unread text or view are counted with that.
  var barsOfUnknownOwner: Int {
    let ofOthers = Set(project.toolbars.filter { !$0.isJudgedForFit || $0.hasViewOfUnreadWidth }.map(\.barID))
    return Set(project.toolbars.filter { $0.unknownOwner != nil }.map(\.barID)).subtracting(ofOthers).count
  }

  /// Nil where there are none.
  var unknownOwnerSummary: Message? {
    let count = barsOfUnknownOwner
    guard count > 0 else { return nil }
    return "\(notJudgedForFit(count)), since the screen is not known."
  }
}
