import LintelFindings
import LintelModel

/// How much text goes into a room.
enum Room {
  /// About how many characters of a text like this one: at its own average width.
  static func characters(in room: Points, like text: BarLayout.VisibleText) -> Int {
    let count = text.text.count
    guard count > 0, text.needed.best > 0 else { return 0 }
    return Int((room.value / (text.needed.best.value / Double(count))).rounded(.down))
  }
}
