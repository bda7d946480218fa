/// A bar button item, toolbar item or space, as its definition has it.
package struct Item: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case button, menu, pullDown, toggle, segmentedControl, searchField, fixedSpace, flexibleSpace, separator
    case customView, group, overflow, moreMenu, helperText, back, sidebarToggle

    /// Spaces and separators have neither face nor name.
    package var isSpacer: Bool { self == .fixedSpace || self == .flexibleSpace || self == .separator }
  }

  package enum Placement: String, Hashable, Sendable, CaseIterable {
    case leading, center, trailing, bottom, principal, automatic
  }

  package enum Style: String, Hashable, Sendable, CaseIterable {
    case plain, prominent, primary, secondary, tertiary, destructive, cancel
  }

  /// What it does to a view that is presented, as its code says: SwiftUI's `confirmationAction` and `cancellationAction`.
  package enum ModalRole: String, Hashable, Sendable { case confirmation, cancellation }

  /// Which item leaves the bar first when space is short: low leaves first.
  package enum Priority: Int, Hashable, Sendable, Comparable, CaseIterable {
    case low = -1000
    case standard = 0
    case high = 1000
    case user = 2000
    package static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
  }

  /// Unique within its toolbar and the same from run to run.
  package var id: String
  package var kind: Kind
  package var label: LocalizedText
  /// What the customization palette and the overflow menu call the item.
  package var paletteLabel: LocalizedText
  /// What a back button says where its own text has no room: the title of the screen before.
  package var fallbackLabel = LocalizedText.none
  package var toolTip: LocalizedText
  package var accessibilityLabel: LocalizedText
  /// The SF Symbol or image name.
  package var symbol: String?
  /// Where code sets it, if that is another place than the item's.
  package var symbolIsFrom: SourceLocation?
  /// True if `symbol` names a system symbol or the item is a system item: these bring a spoken name of their own.
  package var hasSystemName: Bool
  /// Whether a back button's label is no title of its own, but that of the screen before.
  package var isNamedByScreenBefore = false
  /// The system item's name (`done`, `add`), whose text or symbol the system supplies.
  package var systemItem: String?
  package var placement: Placement
  /// Items with the same number share a group (one glass platter on OS 26).
  package var group: Int
  package var priority: Priority
  package var style: Style
  /// A custom view's fixed width, in points: its constraint is exact.
  package var fixedWidth: Points?
  /// The same of its height. Bars have heights of their own: it says how much of one reacts, and not where anything is.
  package var fixedHeight: Points?
  /// Where code or a file says how wide it is, if that is another place than the item's.
  package var fixedWidthIsFrom: SourceLocation?
  /// Where code says that its text has a size of its own (`fixedTextSize`), if that is another place than the item's.
  package var fixedTextSizeIsFrom: SourceLocation?
  /// Where it holds several texts: the sizes of those that have one of their own, the smallest first, each with its place.
  package var fixedTextSizes: [PlacedTextSize] = []
  /// Whether what decides the width of its view could not be read: a constraint that only holds on conditions, or to a length
  /// that the running program knows.
  package var hasUnreadWidth = false
  /// Whether it shows a text of which no code that was read says whether it follows the text size that people set.
  package var hasUnreadTextSize = false
  /// The view of the system's own that is all of the item, whose width is not the app's.
  package var systemView: SystemView?
  /// The property through which code has the item's view, where Interface Builder may make it, until its width is known.
  package var viewOutlet: String?
  /// Whether code sets limits to the width of the item's view, or lets its font shrink: it may be narrower than its text.
  package var mayShrink = false
  /// The segments of a segmented control, each measured on its own; of a group, the text of each of its parts; of a
  /// text in several lines, those below the first.
  package var segments: [LocalizedText]
  /// By part of a group, the symbol that it shows in place of its text; empty if the group's parts are not known so far.
  package var segmentSymbols: [String?] = []
  /// Of a group, the controls in it, each with what it shows and is called, where code that was read puts them side by side. What
  /// they show on the bar is in `segments` and `segmentSymbols`.
  package var parts: [Item] = []
  /// How many controls are in the one item: more than one if the code puts them side by side in it.
  package var controlCount = 1
  /// Whether the text is seen beside the symbol: `.labelStyle(.titleAndIcon)`.
  package var showsLabelBesideSymbol = false
  /// Whether the symbol then stands behind the text: `imagePlacement = .trailing`.
  package var isSymbolTrailing = false
  /// False for an item that is allowed on the bar but not on it until someone customizes it.
  package var isInDefaultSet: Bool
  /// Whether it may take the back button's place: of SwiftUI's `cancellationAction` Apple says that it is at the leading edge, and
  /// not whether Back stays beside it.
  package var mayReplaceBack = false
  /// Nil where its code says nothing of it.
  package var modalRole: ModalRole?
  /// Whether it is unknown that it is ever seen beside the bar's title.
  package var mayLackTitle = false
  /// Code holds the item and may give it a face or a name that the definition does not show.
  package var mayBeSetByCode: Bool
  /// Whether a window toolbar's item with a view of its own has a menu item for the overflow menu (`menuFormRepresentation`).
  package var hasMenuForm: Answer = .unknown
  /// Whether the item never leaves for the overflow menu (`topBarPinnedTrailing`, `pinnedTrailingGroup`).
  package var isPinned = false
  /// The property through which code holds the item, where Interface Builder makes it.
  package var outlet: String?
  /// The class of the project's own that gives the item its view, where what that shows and says could not be read.
  package var viewClass: String?
  /// When its code puts it on the bar, condition by condition, for people: `if isEditing`. Empty where nothing is asked, or
  /// where that was not read.
  package var conditions: [String] = []
  /// For a back button, the class of the controller that it leads back to.
  package var leadsTo: String?
  /// The system font that a view of its own sets its text in, at the default text size; nil for the bar's.
  package var viewFont: ViewFont?
  /// The room at both sides of what the button in it says, together, where code sets it in place of the button's own.
  package var sideInsets: Points?
  /// The room that code sets between the button's image and its text.
  package var imagePadding: Points?
  /// What a two-state item says in its other state.
  package var otherLabel = LocalizedText.none
  /// The conditions of the code on which alone it is on the bar, as people read them: `if isEditing`. Without those that tell
  /// the bar's variants apart.
  package var onlyIf: [String] = []
  /// Whether code gives it another text in another state of the bar.
  package var changesLabel = false
  /// How many faces that its code may give it are on no item, for there are too many.
  package var facesLeftOut = 0
  /// Whether `accessibilityLabel` is no more than the key that the image's name would be, if a table has it.
  package var isNamedByImage = false
  /// Whether code makes it with an image alone, and all that it does with it is read: nothing gives it a name.
  package var isSurelyUnnamed = false
  /// Whether `symbol` is only what code calls its image: which one that is, only the running program knows.
  package var isImageUnread = false
  /// Whether code draws its image, as of a letter of an icon font: it has no file whose name could be spoken.
  package var isImageDrawn = false
  /// Whether code hides its image from screen readers: then nothing of it is spoken, not even what a symbol is called.
  package var isImageHidden = false
  /// Whether a plain button of its own shows its image, and not the bar, and nothing says what a long press shows of it.
  package var isImageInView = false
  /// What code has for the view that it holds, behind its own name: `customView?`, or a property of its class. What is spoken of
  /// it is the view's.
  package var namedView: String?
  /// Whether nothing but the name of its image's file is spoken of it, as SwiftUI does where no table has a word for it.
  package var isSpokenByFileName = false
  /// Whether code tells screen readers that its view is a button or a link, though it is made as neither.
  package var isButtonByTrait = false
  /// Of an image view of UIKit's that people tap, whether code makes it an element, which screen readers find; nil for anything else.
  package var isTappedElement: Bool?
  /// Whether code turns its symbol where people read from right to left; unknown where code draws or turns it in a way that
  /// cannot be followed.
  package var turnsSymbol: Answer = .no
  /// Whether code sets its text in a heavier weight than that of other buttons.
  package var isEmphasized = false
  /// Whether it stands over the sidebar of a window of macOS: a view of that column puts it on the toolbar, or it is the
  /// separator that tracks where the sidebar ends. What is before it stands there, too, and the window's title behind it.
  package var isInSidebar = false
  package var facts = ItemFacts()
  /// The method that it calls, by the name of its selector: `archive`, without colons.
  package var action: String?
  /// What it does, as its code has it, for people to read: a selector, a function, or the only statement of its closure.
  package var deed: String?
  /// Of an object that Swift code makes: the variable or property that holds it; empty where none does.
  package var variable: String?
  /// What the code of its action names, one by one: the functions that it calls, the cases that it hands on, what it sets.
  package var deedNames: [String] = []
  /// The one case that its code hands on, where there is one: `mentionStatusEditor` of `sheet = .mentionStatusEditor(account)`.
  package var destination: String?
  /// The image for a phone's low bar in landscape, by its name.
  package var landscapeImage: String?
  /// By which a window's delegate asks for it, where Interface Builder has it.
  package var identifier: String?
  package var location: SourceLocation
  /// Where the code puts it on the bar, if it is written somewhere else: `ToolbarItem { closeButton }`.
  package var placedAt: SourceLocation?
  /// Where a function makes it of what it is handed; then the call that says what it shows is its place.
  package var madeAt: SourceLocation?
  /// What it stands for, where it is no item of its own: no bar has it any more that all is known of.
  package var standIn: StandIn?

  /// Where to change its symbol.
  package var symbolPlace: SourceLocation { symbolIsFrom ?? location }

  package init(
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
