/// Items of a bar that could not be read: what else is on it, or is not, is unknown.
package struct UnreadItems: Hashable, Sendable {
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Code changes the list in a way that is not followed.
    case edited
    /// Code copies them from the bar of another controller.
    case copied
    /// Code changes a list of items that are not known.
    case before
    /// Code takes the list from where it is not followed.
    case made
  }

  package var reason: Reason
  /// What code says of them.
  package var expression: String
  package var location: SourceLocation

  package init(reason: Reason, expression: String, location: SourceLocation) {
    self.reason = reason
    self.expression = expression
    self.location = location
  }
}

/// What an item stands for that is none itself, until all that is known of its bar is put together.
package enum StandIn: Hashable, Sendable {
  /// Items that Interface Builder has there.
  case drawn(DrawnItems)
  /// Items that could not be read.
  case unread(UnreadItems)
}

extension Toolbar {
  /// The same, with what its items say of unread ones told of the bar.
  package var withUnreadTold: Toolbar {
    guard items.contains(where: { $0.standIn?.unread != nil }) else { return self }
    var bar = self
    for unread in items.compactMap({ $0.standIn?.unread }) where !bar.unreadItems.contains(unread) {
      bar.unreadItems.append(unread)
    }
    bar.items.removeAll { $0.standIn?.unread != nil }
    return bar
  }
}

extension StandIn {
  package var unread: UnreadItems? { if case .unread(let unread) = self { unread } else { nil } }
  package var drawn: DrawnItems? { if case .drawn(let drawn) = self { drawn } else { nil } }
}
