import LintelModel

/// The items that AppKit supplies under identifiers of its own, by their names in Swift.
struct StandardItem {
  var kind: Item.Kind
  /// The item's name where it is a button whose label and image AppKit supplies.
  var name: String?

  init?(_ identifier: String) {
    switch identifier {
    case "space", "NSToolbarSpaceItem": kind = .fixedSpace
    case "flexibleSpace", "NSToolbarFlexibleSpaceItem": kind = .flexibleSpace
    case "sidebarTrackingSeparator", "inspectorTrackingSeparator", "separator",
      "primarySidebarTrackingSeparatorItemIdentifier", "supplementarySidebarTrackingSeparatorItemIdentifier",
      "primarySidebarTrackingSeparator", "supplementarySidebarTrackingSeparator":
      kind = .separator
    case "toggleSidebar", "primarySidebar": (kind, name) = (.sidebarToggle, "toggleSidebar")
    case "print", "showColors", "showFonts", "customizeToolbar", "cloudSharing", "toggleInspector":
      (kind, name) = (.button, identifier)
    case "writingToolsItemIdentifier", "writingTools": (kind, name) = (.button, "writingTools")
    default: return nil
    }
  }
}
