import LintelFindings
import LintelModel

/// What is said of titles that stand large in a row of their own.
package enum LargeTitleSentence {
  package static let ifLarge: Message = " (if the title is large)"
  package static let ifInline: Message = " (if the title is inline, not large)"
  package static let onceScrolled: Message =
    "Before that it stands large and whole: shorten it only if people need it then."
  /// Items take nothing of its row. `largeTitleTextAttributes`: `UINavigationBar` and `UINavigationBarAppearance`.
  package static let advice: Message =
    "The large title has the whole row to itself: show it inline, give large titles a smaller font (largeTitleTextAttributes), or shorten the text."

  /// Behind what is said to whoever shortens the text: it is not the only way.
  package static let inCode: Message =
    "Or, in the code, show the title inline or give large titles a smaller font (largeTitleTextAttributes)."

  /// What a title that is cut at either size lacks where it is large.
  static func ofBoth(_ large: BarLayout.VisibleText) -> Message {
    "; if it is large, it needs \(large.needed.best) pt and has \(large.room.best) pt"
  }
}
