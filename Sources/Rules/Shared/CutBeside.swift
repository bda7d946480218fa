import LintelFindings
import LintelModel

/// The texts that are cut beside one on the same bar, each with the room it has: whoever shortens only one of them to its limit is
/// not done with the bar.
struct CutBeside {
  private let texts: [BarLayout.VisibleText]

  /// - Parameters:
  ///   - own: The text that the finding is about.
  ///   - layout: Where it is worst off.
  init(_ own: BarLayout.VisibleText, on layout: BarLayout, of toolbar: Toolbar) {
    let labels = layout.items.filter { placed in
      let item = toolbar.items[placed.item]
      // The platform shortens a way back by itself, segments give up their padding first, and the system's words stay.
      return placed.place == .onBar && item.kind != .back && item.kind != .segmentedControl && item.label.isPresent
    }
    // What is only likely is no fact to tell beside another matter: its own finding asks about it. Nor is no room at all a limit.
    let cut = ([layout.title, layout.subtitle].compactMap { $0 } + labels.compactMap(\.text)).filter { text in
      text.over > 0 && !text.isOnlyOnceScrolled && text.cut == .certain
        && Room.characters(in: text.room.best, like: text) > 0
    }
    var told: Set = [own.text]
    texts = cut.filter { told.insert($0.text).inserted }
  }

  /// The advice for the one text, and what is to be done besides.
  func added(to advice: Message) -> Message {
    texts.prefix(Self.named).reduce(advice) { "\($0) \(Self.sentence($1))" }
  }

  static func sentence(_ text: BarLayout.VisibleText) -> Message {
    let characters = Room.characters(in: text.room.best, like: text)
    guard !ShorterWording.isOutOfReach(characters, of: text.text.count) else {
      return "“\(text.text)” on the same bar is cut, too, and has room for no text half as long."
    }
    return "“\(text.text)” on the same bar is cut, too, and has room for about \(characters, "character")."
  }

  /// A bar with more of them is crowded, and its own finding tells it better.
  private static let named = 3
}
