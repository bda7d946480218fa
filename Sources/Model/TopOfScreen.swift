/// What is at the top of a screen that has a bar at the bottom, too: who hears the one hears the other.
package struct TopOfScreen: Hashable, Sendable {
  /// The items of the navigation bar, in all of its variants, that are there before anybody customizes it.
  package var items: [Item]
  /// Whether one of both bars has variants: nobody knows which of them are seen together.
  package var isDoubted: Bool

  package init(items: [Item], isDoubted: Bool) {
    self.items = items
    self.isDoubted = isDoubted
  }
}
