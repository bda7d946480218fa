/// The bar that a placement puts an item on.
enum BarArea: Hashable, CaseIterable {
  case top, bottom, keyboard, accessoryBar, ornament, fiori
  /// An ornament of the view's own, by the edge that `.ornament(attachmentAnchor:)` names.
  case attached
  /// Actions of what is presented: on macOS buttons of its sheet, elsewhere items of its bar.
  case modal

  /// Where an item of a placement is, by the names of `ToolbarItemPlacement`.
  static func of(_ placement: String) -> BarArea {
    switch placement {
    case "bottomBar", "status": .bottom
    case "keyboard": .keyboard
    case "accessoryBar": .accessoryBar
    case "bottomOrnament": .ornament
    case FioriToolbar.placement: .fiori
    case _ where placement.hasPrefix(OrnamentContent.prefix): .attached
    case "confirmationAction", "cancellationAction", "destructiveAction": .modal
    default: .top
    }
  }
}
