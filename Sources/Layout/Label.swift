import LintelModel

/// A text of a bar that people can make shorter.
struct Label {
  var text: Shortening.Text
  /// Of the text alone, in points.
  var width: Points
  /// How much longer the text may become before the bar's need grows: an item has a least width.
  var idle: Points = 0
  /// By how much the text may be asked to shrink: never by more than half, since what is left would be another label, and not
  /// below its item's least width, since that does not help.
  var mostPoints: Points
  /// Whether it is this language's own text, and not the source language's.
  var isTranslation: Bool

  /// - Parameters:
  ///   - item: how wide the text makes its item.
  ///   - least: how wide the item is at least.
  ///   - isSystemWord: whether it says what the system says on its own buttons: people know that word, and nobody is asked for
  ///     another one.
  init(
    _ text: Shortening.Text, width: Points, item: Points, least: Points = 0, isTranslation: Bool, isSystemWord: Bool = false
  ) {
    self.text = text
    self.width = width
    self.isTranslation = isTranslation
    idle = max(0, least - item)
    mostPoints = isSystemWord ? 0 : max(0, min(width / 2, item - least))
  }
}
