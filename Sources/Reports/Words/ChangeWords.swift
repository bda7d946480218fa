import LintelFindings
import LintelModel

extension FindingChange {
  /// How it came with a change, in a word.
  var word: Message { state == .new ? "new" : "worse" }

  /// By how many points something was too wide, and is now; nil where that is not what is worse.
  /// - Parameter over: By how many it is now.
  func widths(over: Points?) -> Message? {
    guard state == .worse, let overBefore, let over, over > overBefore else { return nil }
    return "was \(overBefore) pt too wide, is \(over) pt"
  }
}
