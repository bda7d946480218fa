/// A bar in one environment, and in those that are no narrower and make no other difference to it.
package struct BarLayout: Hashable, Sendable {
  /// Where something is on the bar, in points from the bar's left edge.
  package struct Frame: Hashable, Sendable {
    package var x: Points
    package var width: Points
    package init(x: Points, width: Points) {
      self.x = x
      self.width = width
    }
    package var maxX: Points { x + width }
  }

  /// A text on the bar: what it needs, what it has, and what is left of it.
  package struct VisibleText: Hashable, Sendable {
    package var text: String
    /// The text as it can be seen: with usual values in place of its placeholders, and cut, with an ellipsis, where it does
    /// not fit.
    package var shown: String
    package var needed: Width
    package var room: Width
    package var font: Font
    /// How sure it is that the text is cut; nil if it fits.
    package var cut: Certainty?
    /// Whether it is cut only once the content has scrolled, and is large and whole before that.
    package var isOnlyOnceScrolled = false
    /// How much wider the text may become before anything on the bar is cut or leaves it, in points, best value; nil where
    /// something already is.
    package var spare: Points?
    /// By how much this text alone has to be shorter for everything on the bar to fit, in points, best value; nil where everything
    /// fits already, or where half of the text is not enough.
    package var enough: Points?

    package init(text: String, shown: String, needed: Width, room: Width, font: Font, cut: Certainty?) {
      self.text = text
      self.shown = shown
      self.needed = needed
      self.room = room
      self.font = font
      self.cut = cut
    }

    /// Whether it may have placeholders, or words that agree with their values.
    package var mayTakeValues: Bool {
      // By bytes: every text of every layout is asked, and characters take twenty times as long to tell apart.
      var previous: UInt8 = 0
      for byte in text.utf8 {
        if byte == UInt8(ascii: "%") || byte == UInt8(ascii: "[") && previous == UInt8(ascii: "^") { return true }
        previous = byte
      }
      return false
    }

    /// Whether the whole text can be seen, with values in place of its placeholders.
    package var isWholeWithValues: Bool {
      shown != text && mayTakeValues && (cut.map { $0 < .likely } ?? true)
        && shown.count(where: { $0 == "…" }) <= text.count(where: { $0 == "…" })
    }

    /// By how much the text is too wide, best value, in points; zero if it fits. It is the difference of the figures that
    /// people read, so that it is the one that they get.
    package var over: Points { max(0, needed.best.rounded - room.best.rounded).rounded }

    /// Whether it is a large title, which is below the items. That has 31 points at the smallest text size and 34 by default, a
    /// title beside them has 17 (Human Interface Guidelines, Typography): what lies well between tells them apart, 28.
    package var isOnRowOfItsOwn: Bool { font.size >= 28 }
  }

  /// What became of an item.
  package struct PlacedItem: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
      case onBar
      /// In the overflow menu, at this position.
      case inOverflow(Int)
      /// Pushed off the bar with no menu to hold it.
      case offBar
    }
    /// Index in the toolbar's `items`.
    package var item: Int
    package var place: Place
    /// How sure it is that the item is not on the bar; nil if it is.
    package var gone: Certainty?
    package var frame: Frame?
    /// Where it is in the strip at the display's side, from the display's top; it then has no frame of its own on the bar.
    package var sideFrame: Frame?
    package var text: VisibleText?
    /// A search field that has become a button, or a group that has become a pull-down menu.
    package var isCollapsed = false
    /// Whether it is in the overflow menu, and not only if items make room for the title, which is not documented.
    package var isLikelyInMenu: Bool {
      if case .inOverflow = place { gone.map { $0 >= .likely } ?? true } else { false }
    }

    package init(item: Int, place: Place, gone: Certainty? = nil, frame: Frame? = nil, text: VisibleText? = nil) {
      self.item = item
      self.place = place
      self.gone = gone
      self.frame = frame
      self.text = text
    }
  }

  /// The narrowest one: frames and rooms are those of its width.
  package var environment: Environment
  /// The others in which the same is lost, from the narrowest up.
  package var alike: ArraySlice<Environment> = []
  /// The bar's own width, in points.
  package var width: Points
  /// The bar's height, in points, without what the safe area adds and without the row of a large title; nil where none was
  /// published.
  package var height: Width?
  package var title: VisibleText?
  /// The title in the row below the items, of a bar of which nobody knows whether its title is large: `title` is then how it
  /// stands beside them. Nil for all others.
  package var largeTitle: VisibleText? {
    get { rarities.first?.largeTitle }
    set { change { $0.largeTitle = newValue } }
  }
  /// The title in the bar if a back button were before it, where nobody knows whether one is (`Toolbar.isBackUnknown`) and it is
  /// whole without one. Nil for all others.
  package var titleIfPushed: VisibleText? {
    get { rarities.first?.titleIfPushed }
    set { change { $0.titleIfPushed = newValue } }
  }
  package var titleFrame: Frame?
  /// The smaller line below the title.
  package var subtitle: VisibleText? {
    get { rarities.first?.subtitle }
    set { change { $0.subtitle = newValue } }
  }
  /// True if the title had to leave the centre to fit.
  package var titleIsOffCenter: Bool
  package var items: [PlacedItem]
  package var overflowButton: Frame? {
    get { rarities.first?.overflowButton }
    set { change { $0.overflowButton = newValue } }
  }
  /// The same in the strip at the display's side, from the display's top.
  package var sideOverflowButton: Frame? {
    get { rarities.first?.sideOverflowButton }
    set { change { $0.sideOverflowButton = newValue } }
  }
  /// What the items need together with margins and gaps, without the title.
  package var neededByItems: Width
  /// How sure it is that the items do not all fit; nil if they do.
  package var itemsDoNotFit: Certainty?
  /// The smallest set of texts to shorten so that everything fits here: the fewest, of these the ones that need the fewest
  /// points, translations before texts of the source language. Empty where everything fits, or where no set of texts
  /// shortened by at most half does it.
  package var shortening: [Shortening] = []
  /// Whether the bar's texts keep their size at this text size, so that a long press shows them large instead.
  package var usesLargeContentViewer = false
  package var direction: LayoutDirection
  /// What few layouts have, none or one: behind one reference, as an app in dozens of languages has hundreds of thousands of them.
  private var rarities: [Rarities] = []

  private struct Rarities: Hashable, Sendable {
    var largeTitle: VisibleText?
    var titleIfPushed: VisibleText?
    var subtitle: VisibleText?
    var overflowButton: Frame?
    var sideOverflowButton: Frame?
  }

  /// Equal layouts have equal rarities: those that are all nil are none.
  private mutating func change(_ body: (inout Rarities) -> Void) {
    var changed = rarities.popLast() ?? Rarities()
    body(&changed)
    if changed != Rarities() { rarities = [changed] }
  }

  /// Whether some of it is vertical at the display's side.
  package var standsOnEnd: Bool { sideOverflowButton != nil || items.contains { $0.sideFrame != nil } }

  /// Everywhere it looks like this, the narrowest first.
  package var environments: [Environment] {
    var all: [Environment] = []
    all.reserveCapacity(alike.count + 1)
    all.append(environment)
    all += alike
    return all
  }

  /// Whether it looks like this there. By widths first: most of the others differ by them, and names take longer to compare.
  func isLaidOut(in place: Environment) -> Bool {
    environment.width == place.width && environment == place
      || alike.indices.contains { alike[$0].width == place.width && alike[$0] == place }
  }

  package init(
    environment: Environment, width: Points, direction: LayoutDirection, title: VisibleText? = nil, titleFrame: Frame? = nil,
    titleIsOffCenter: Bool = false, items: [PlacedItem] = [], overflowButton: Frame? = nil, neededByItems: Width = .zero,
    itemsDoNotFit: Certainty? = nil
  ) {
    self.environment = environment
    self.width = width
    self.direction = direction
    self.title = title
    self.titleFrame = titleFrame
    self.titleIsOffCenter = titleIsOffCenter
    self.items = items
    self.neededByItems = neededByItems
    self.itemsDoNotFit = itemsDoNotFit
    if let overflowButton { self.overflowButton = overflowButton }
  }

  /// Says nothing of how much wider its texts may become, nor of which of them would be enough.
  package mutating func forgetRoomLeft() {
    title?.forgetRoomLeft()
    subtitle?.forgetRoomLeft()
    for index in items.indices { items[index].text?.forgetRoomLeft() }
  }
}

extension BarLayout.VisibleText {
  fileprivate mutating func forgetRoomLeft() { (spare, enough) = (nil, nil) }
}
