import LintelModel

/// Placements by platform: the same name means another side of the bar on each.
enum SwiftUIPlacement {
  /// On iOS and its kin.
  static func inNavigationBar(_ placement: String) -> Item.Placement {
    switch placement {
    case "cancellationAction", "navigation", "topBarLeading", "navigationBarLeading": .leading
    case "principal", "title", "largeTitle", "subtitle", "largeSubtitle": .principal
    default: .trailing
    }
  }

  /// On watchOS, by what Apple's page says of each placement: the edges of the navigation bar; "beneath the navigation bar;
  /// the user reveals the action by scrolling" of a primary action; "pinned beneath the navigation bar" of an automatic one.
  static func onWatch(_ placement: String) -> Item.Placement {
    switch placement {
    case "cancellationAction", "topBarLeading", "navigationBarLeading": .leading
    case "confirmationAction", "destructiveAction", "topBarTrailing", "navigationBarTrailing": .trailing
    case "bottomBar": .bottom
    case "principal", "title", "largeTitle", "subtitle", "largeSubtitle": .principal
    default: .automatic
    }
  }

  static func inWindow(_ placement: String) -> Item.Placement {
    switch placement {
    case "navigation": .leading
    case "principal": .principal
    case "secondaryAction", "status": .center
    default: .automatic
    }
  }

  /// In a sheet on macOS, by what Apple's page says of each placement: "in the leading edge of the sheet" of a destructive action,
  /// "on the trailing edge" of the cancelling and the confirming one.
  static func inSheet(_ placement: String) -> Item.Placement {
    switch placement {
    case "destructiveAction": .leading
    case "cancellationAction", "confirmationAction": .trailing
    default: inWindow(placement)
    }
  }

  /// Where an item stands among a sheet's: the destructive action before all others; at the end the cancelling one, which the
  /// system "places … before any confirmationAction items", and this one "in the trailing-most position".
  static func rankInSheet(_ placement: String) -> Int {
    switch placement {
    case "destructiveAction": 0
    case "cancellationAction": 2
    case "confirmationAction": 3
    default: 1
    }
  }

  /// What the placement says of the item, wherever the platform puts it.
  static func modalRole(_ placement: String) -> Item.ModalRole? {
    switch placement {
    case "confirmationAction": .confirmation
    case "cancellationAction": .cancellation
    default: nil
    }
  }

  /// Placements that only exist on iOS and its kin: source with one of them is not compiled for macOS.
  static func isUnknownToMac(_ placement: String) -> Bool {
    [
      "topBarLeading", "topBarTrailing", "topBarPinnedTrailing", "navigationBarLeading", "navigationBarTrailing",
      "bottomBar",
      "largeTitle", "largeSubtitle", "subtitle", "title", "bottomOrnament",
    ].contains(placement)
  }

  /// Items that the bar shows in a menu, or in place of its title, and not beside the others.
  static func isOffBar(_ placement: String) -> Bool {
    ["secondaryAction", "subtitle", "largeSubtitle", "largeTitle"].contains(placement)
  }
}
