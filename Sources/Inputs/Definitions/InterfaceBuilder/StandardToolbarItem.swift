import LintelModel

/// The items that AppKit supplies under identifiers of its own.
struct StandardToolbarItem {
  var kind: Item.Kind
  /// The item's name where it is a button whose label and image AppKit supplies.
  var name: String?
  /// Whether it is the separator that tracks where the sidebar ends.
  var endsSidebar = false

  init?(identifier: String?) {
    switch identifier {
    case "NSToolbarSpaceItem": kind = .fixedSpace
    case "NSToolbarFlexibleSpaceItem": kind = .flexibleSpace
    case "NSToolbarSeparatorItem", "NSToolbarSidebarTrackingSeparatorItemIdentifier",
      "NSToolbarPrimarySidebarTrackingSeparatorItem", "NSToolbarSupplementarySidebarTrackingSeparatorItem",
      "NSToolbarInspectorTrackingSeparatorItem":
      kind = .separator
      endsSidebar = Self.endsOfSidebar.contains(identifier ?? "")
    case "NSToolbarToggleSidebarItem", "NSToolbarPrimarySidebarItem":
      kind = .sidebarToggle
      name = "toggleSidebar"
    case let id? where Self.buttons[id] != nil:
      kind = .button
      name = Self.buttons[id]
    default: return nil
    }
  }

  private static let endsOfSidebar: Set = [
    "NSToolbarSidebarTrackingSeparatorItemIdentifier", "NSToolbarPrimarySidebarTrackingSeparatorItem",
  ]
  private static let buttons = [
    "NSToolbarPrintItem": "print", "NSToolbarShowColorsItem": "showColors", "NSToolbarShowFontsItem": "showFonts",
    "NSToolbarCustomizeToolbarItem": "customizeToolbar", "NSToolbarCloudSharingItem": "cloudSharing",
    "NSToolbarToggleInspectorItem": "toggleInspector", "NSToolbarWritingToolsItem": "writingTools",
  ]
}
