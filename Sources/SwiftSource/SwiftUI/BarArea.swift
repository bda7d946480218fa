import LintelModel

/// The bar that a placement puts an item on.
enum BarArea: Hashable, CaseIterable {
  case top, bottom, keyboard, accessoryBar, ornament, fiori
  /// Actions of what is presented: on macOS buttons of its sheet, elsewhere items of its bar.
  case modal

  /// Where an item of a placement stands, by the names of `ToolbarItemPlacement`.
  static func of(_ placement: String) -> BarArea {
    switch placement {
    case "bottomBar", "status": .bottom
    case "keyboard": .keyboard
    case "accessoryBar": .accessoryBar
    case "bottomOrnament": .ornament
    case FioriToolbar.placement: .fiori
    case "confirmationAction", "cancellationAction", "destructiveAction": .modal
    default: .top
    }
  }
}

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

  static func inWindow(_ placement: String) -> Item.Placement {
    switch placement {
    case "navigation": .leading
    case "principal": .principal
    case "secondaryAction", "status": .center
    case "cancellationAction", "confirmationAction", "destructiveAction": .trailing
    default: .automatic
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
