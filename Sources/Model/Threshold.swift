/// A width at which something happens to a bar, solved, not searched.
package struct Threshold: Hashable, Sendable {
  package enum Event: Hashable, Sendable {
    case titleTruncates
    /// The smaller line below the title.
    case subtitleTruncates
    case labelTruncates(item: Int)
    /// A search field becomes a button, or a group a pull-down menu.
    case itemCollapses(item: Int)
    case itemOverflows(item: Int)
    case itemsDoNotFit
    /// The back button says less than the previous title: the system's own word, or nothing beside its chevron.
    case backTitleShortens
    /// At and above this width every title and label is shown in full and every item is on the bar.
    case everythingFits
  }
  package var event: Event
  /// It happens below this width of the device or window, and never at or above it, in points.
  package var below: Width

  package init(event: Event, below: Width) {
    self.event = event
    self.below = below
  }
}
