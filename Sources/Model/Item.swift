/// A bar button item, toolbar item or space, as its definition has it.
public struct Item: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case button, menu, pullDown, toggle, segmentedControl, searchField, fixedSpace, flexibleSpace, separator
    case customView, group, overflow, moreMenu, helperText, back, sidebarToggle

    /// Spaces and separators have neither face nor name.
    public var isSpacer: Bool { self == .fixedSpace || self == .flexibleSpace || self == .separator }
  }

  public enum Placement: String, Hashable, Sendable, CaseIterable {
    case leading, center, trailing, bottom, principal, automatic
  }

  public enum Style: String, Hashable, Sendable, CaseIterable {
    case plain, prominent, primary, secondary, tertiary, destructive, cancel
  }

  /// Which item leaves the bar first when space is short: low leaves first.
  public enum Priority: Int, Hashable, Sendable, Comparable, CaseIterable {
    case low = -1000
    case standard = 0
    case high = 1000
    case user = 2000
    public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
  }

  /// Unique within its toolbar and the same from run to run.
  public var id: String
  public var kind: Kind
  public var label: LocalizedText
  /// What the customization palette and the overflow menu call the item.
  public var paletteLabel: LocalizedText
  /// What a back button says where its own text has no room: the title of the screen before.
  public var fallbackLabel = LocalizedText.none
  public var toolTip: LocalizedText
  public var accessibilityLabel: LocalizedText
  /// The SF Symbol or image name.
  public var symbol: String?
  /// True if `symbol` names a system symbol or the item is a system item: these bring a spoken name of their own.
  public var hasSystemName: Bool
  /// Whether a back button's label is no title of its own, but that of the screen before.
  public var isNamedByScreenBefore = false
  /// The system item's name (`done`, `add`), whose text or symbol the system supplies.
  public var systemItem: String?
  public var placement: Placement
  /// Items with the same number share a group (one glass platter on OS 26).
  public var group: Int
  public var priority: Priority
  public var style: Style
  /// A custom view's fixed width, in points: its constraint is exact.
  public var fixedWidth: Points?
  /// Whether code sets limits to the width of the item's view, or lets its font shrink: it may be narrower than its text.
  public var mayShrink = false
  /// The segments of a segmented control, each measured on its own; of a group, the text of each of its parts.
  public var segments: [LocalizedText]
  /// By part of a group, the symbol that it shows in place of its text; empty if the group's parts are not known so far.
  public var segmentSymbols: [String?] = []
  /// How many controls stand in the one item: more than one if the code puts them side by side in it.
  public var controlCount = 1
  /// Whether the text is seen beside the symbol: `.labelStyle(.titleAndIcon)`.
  public var showsLabelBesideSymbol = false
  /// False for an item that is allowed on the bar but not on it until someone customizes it.
  public var isInDefaultSet: Bool
  /// Whether nobody can tell that it is ever seen beside the bar's title.
  public var mayLackTitle = false
  /// Code holds the item and may give it a face or a name that the definition does not show.
  public var mayBeSetByCode: Bool
  /// Whether a window toolbar's item with a view of its own has a menu item for the overflow menu (`menuFormRepresentation`).
  public var hasMenuForm: Answer = .unknown
  /// Whether the item never leaves for the overflow menu (`topBarPinnedTrailing`, `pinnedTrailingGroup`).
  public var isPinned = false
  /// The property through which code holds the item, where Interface Builder makes it.
  public var outlet: String?
  /// For a back button, the class of the controller that it leads back to.
  public var leadsTo: String?
  /// The system font that a view of its own sets its text in, at the default text size; nil for the bar's.
  public var viewFont: ViewFont?
  /// What a two-state item says in its other state.
  public var otherLabel = LocalizedText.none
  /// Whether code gives it another text in another state of the bar.
  public var changesLabel = false
  /// Whether `accessibilityLabel` is no more than the key that the image's name would be, if a table has it.
  public var isNamedByImage = false
  public var facts = ItemFacts()
  /// The method that it calls, by the name of its selector: `archive`, without colons.
  public var action: String?
  /// The image for a phone's low bar in landscape, by its name.
  public var landscapeImage: String?
  public var location: SourceLocation
  /// Where the code puts it on the bar, if it is written somewhere else: `ToolbarItem { closeButton }`.
  public var placedAt: SourceLocation?

  public init(
    id: String, kind: Kind, location: SourceLocation, label: LocalizedText = .none, paletteLabel: LocalizedText = .none,
    toolTip: LocalizedText = .none, accessibilityLabel: LocalizedText = .none, symbol: String? = nil,
    hasSystemName: Bool = false, systemItem: String? = nil, placement: Placement = .automatic, group: Int = 0,
    priority: Priority = .standard, style: Style = .plain, fixedWidth: Points? = nil, segments: [LocalizedText] = [],
    isInDefaultSet: Bool = true, mayBeSetByCode: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.location = location
    self.label = label
    self.paletteLabel = paletteLabel
    self.toolTip = toolTip
    self.accessibilityLabel = accessibilityLabel
    self.symbol = symbol
    self.hasSystemName = hasSystemName
    self.systemItem = systemItem
    self.placement = placement
    self.group = group
    self.priority = priority
    self.style = style
    self.fixedWidth = fixedWidth
    self.segments = segments
    self.isInDefaultSet = isInDefaultSet
    self.mayBeSetByCode = mayBeSetByCode
  }
}
