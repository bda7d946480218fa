/// A bar as its definition has it: a title and items that share one width.
package struct Toolbar: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case navigationBar, toolbar, windowToolbar, settingsTabs, ornament, watchToolbar, fioriToolbar
    /// The buttons at the bottom of a macOS sheet: no bar, and listed so that nothing of a definition is lost.
    case sheetButtons
  }

  /// What a window toolbar shows of its items.
  package enum DisplayMode: String, Hashable, Sendable, CaseIterable { case iconAndLabel, iconOnly, labelOnly }

  /// Where a window toolbar is.
  package enum WindowStyle: String, Hashable, Sendable, CaseIterable { case unified, unifiedCompact, expanded, preference }

  /// An item that a window's delegate lists as one of those that are there at first.
  package struct Listed: Hashable, Sendable {
    /// The item's own, where the bar has it.
    package var id: String
    /// What code calls the identifier, and what it says.
    package var identifiers: Set<String>
    /// Whether the delegate's code makes an item for it; else Interface Builder may have it.
    package var isMade: Bool

    package init(id: String, identifiers: Set<String>, isMade: Bool) {
      self.id = id
      self.identifiers = identifiers
      self.isMade = isMade
    }
  }

  /// One face of a bar whose code has branches: not all of its items are ever on it together.
  package struct Variant: Hashable, Sendable {
    /// The id that all variants of the bar share.
    package var bar: String
    /// The arms in which it differs from the others, for people, each by itself: `macOS`, `if isEditing`. A stored report has them
    /// in one, which nobody can part again: a condition may have commas in it.
    package var names: [String]
    /// Whether code asks for the version of the system to choose between them: an older one than those that are audited may
    /// show what only another platform shows of these. For the audit alone.
    package var isPartedBySystem: Bool

    package init(bar: String, names: [String], isPartedBySystem: Bool = false) {
      self.bar = bar
      self.names = names
      self.isPartedBySystem = isPartedBySystem
    }

    /// - Parameter arms: One name, or all of them as a report has them.
    package init(bar: String, arms: String) { self.init(bar: bar, names: arms.isEmpty ? [] : [arms]) }

    /// All names: `macOS, if isEditing`.
    package var arms: String { names.joined(separator: ", ") }
  }

  /// The same from run to run and unique in a project: `Base.lproj/Main.storyboard#Doz-aa-3q7`.
  package var id: String
  /// For people: `Feed list (Main.storyboard)`.
  package var name: String
  package var kind: Kind
  package var platforms: [Platform]
  package var platformOrigin = PlatformOrigin.definition
  /// OS lines for which this definition holds; empty means all.
  package var osLines: [OSLine]
  /// The width class in which iOS and iPadOS show it, where another face of the bar is in the other one; nil for both.
  package var widthClass: WidthClass?
  /// The column of a split view that it is in; nil where it has the window's width, as far as is known.
  package var column: SplitColumn?
  package var title: LocalizedText
  /// A smaller line below or beside the title.
  package var subtitle: LocalizedText
  /// A line above the title.
  package var prompt = LocalizedText.none
  /// Whether a tab bar is in the same view.
  package var hasTabBar = Fact<Bool>.unknown
  /// Code may set a title that the definition does not show.
  package var titleMayBeSetByCode: Bool
  /// Whether the title is that of one arm of a condition of which another arm has another title, or one that was not read.
  package var isTitleOneOfSeveral = false
  /// The bar has a title that this definition does not hold: another one of the same controller sets it, or the system does,
  /// which calls a window by its document or by the app.
  package var hasTitleElsewhere = false
  /// Whether no code of the bar's own class sets its title, and only other code may.
  package var isOnlyTitledByOthers = false
  /// Whether code gives it a title without a letter before people see it, whatever a file has.
  package var hasEmptyTitle = false
  /// The class that the controller's inherits from whose code sets a title view: on this bar, too, unless something keeps it
  /// from that. Nil where none is seen to.
  package var titleViewIsOf: String?
  /// Where the controller's own class sets a title view, the classes that inherit from it.
  package var heirsOfTitleView: Set<String> = []
  /// Where code of the controller's, or of a class that it inherits from, measures texts as it fills the bar: what it makes of the
  /// answers decides how much room titles and buttons have. Nil where none is seen to.
  package var roomIsDecidedAt: SourceLocation?
  /// Whether a file has no more of it than the controller's title, and does not show that a navigation bar is above the
  /// controller: only with what code puts on such a bar is it one.
  package var isKnownByCodeAlone = false
  /// Whether code may push its screen onto another one, though none was seen to do so everywhere: it is pushed in some places, or
  /// no place tells how it is shown.
  package var mayBePushed = false
  /// Whether its title and its items are put together from several that code sets under conditions of its own, so that they
  /// may never appear together.
  package var isPairingGuessed = false
  /// Whether, besides, other items are there for the state in which code sets the title: the guess is a bad one.
  package var isPairingDoubted = false
  /// The class of the controller whose bar it is, by its name in code.
  package var controller: String?
  /// Whether nothing in code makes that controller, and all that its code puts there is on the bars of classes that inherit from
  /// it: it is no bar unless Interface Builder shows one of that class.
  package var isLeftToHeirs = false
  /// The view whose screen it is, by its type's name, where the bar is in a part of that view.
  package var screenType: String?
  /// Whether code pushes the bar's view where it stands in another one: what is known of that one's screen is not of this bar.
  package var isPushedWhereItStands = false
  /// Of a bar at the bottom, the title at the top of the same screen, in the source language: people know both bars by it.
  package var screenTitle: String?
  /// Of a bar at the bottom, what is at the top of the same screen, as far as the same code makes both.
  package var top: TopOfScreen?
  /// Whether only those who write the app reach the screen.
  package var isForDevelopers = false
  /// Whether a release does not have the screen: it is compiled for those who write the app alone.
  package var isOfDebugBuild = false
  /// Whether code of a release shows the screen, though its name says that it is for debugging.
  package var isReachedByAll = false
  /// What the bar's content is for, by the names of SwiftUI's `ToolbarRole`: `editor`, `browser`, `navigationStack`.
  package var role: String?
  /// Whether the title opens a menu, and has a chevron behind it.
  package var hasTitleMenu = false
  /// Whether the title is shown large, below the bar, until the content scrolls.
  package var largeTitle: Fact<Bool>
  /// Whether it may be large though nothing says so: it is as on the screen before, of which that is not known.
  package var titleMayBeLarge = false
  /// Where code asks for a small one.
  package var smallTitleIsFrom: SourceLocation?
  /// Where the view sets its title, which may be said elsewhere; nil where that is not one place.
  package var titleIsSetAt: SourceLocation?
  /// The fonts of its titles where the app gives them some of its own.
  package var titleFonts = TitleFonts()
  /// What the back button says, if a view is pushed onto this one's navigation.
  package var backTitle: LocalizedText
  /// Whether the back button then says nothing for certain, and not this bar's title either.
  package var hasTextlessBackItem = false
  /// What code calls the back button for screen readers, on its way to the button of the screens that are pushed from here,
  /// where it is that item's name; nil where code does not say. A definition's reader needs it, and nobody behind it.
  package var backName: LocalizedText?
  /// What that button shows in place of a text, where nothing names it.
  package var backImage: BackImage?
  package var items: [Item]
  package var displayMode: Fact<DisplayMode>
  package var windowStyle: Fact<WindowStyle>
  package var customizable: Fact<Bool>
  /// The least width of the window, in points, if the definition says it; a bar must fit in it.
  package var minimumWidth: Fact<Points>
  /// The width of the window as it first opens, in points.
  package var defaultWidth: Fact<Points>
  package var facts = BarFacts()
  /// Where the app's code gives all bars of the kind a background, or their controls a colour; nil for a bar's own.
  package var backgroundIsFrom: SourceLocation?
  package var tintIsFrom: SourceLocation?
  /// Where the bar's own code gives it a background, or its controls a colour.
  package var ownBackgroundIsFrom: SourceLocation?
  package var ownTintIsFrom: SourceLocation?
  /// Where the app's code adds commands to the Mac's menu bar.
  package var commandsFrom: SourceLocation?
  /// Where code turns its scroll edge effect off.
  package var noEdgeEffectIsFrom: SourceLocation?
  /// A sketch or a declaration can ask for exactly these environments.
  package var environments: [Environment]
  /// Whether the app asks for the design of the line of 18 on that of 26: `UIDesignRequiresCompatibility` in its Info.plist. An
  /// app that is built with the SDK of 27 or later is no longer heard.
  package var keepsEarlierDesign = false
  /// Whether it is also for systems that have no symbols of their own.
  package var lacksSymbols = false
  /// Whether it is also for systems that have none which turn with the language: `chevron.backward`.
  package var lacksTurningSymbols = false
  /// Whether its build settings are for no system before those of 26. Where nobody says so, it is also for earlier ones.
  package var isOnlyForGlass = false
  /// No bar that anybody sees: what code sets on items that it holds by outlets, to be joined with the bars that Interface
  /// Builder makes.
  package var isOfOutlets = false
  /// What a window's delegate lists in code, in its order, where the toolbar may have items of Interface Builder's.
  package var listed: [Listed] = []
  /// Of items that code makes for whoever has the toolbar: what Objective-C calls the methods that do.
  package var makers: Set<String> = []
  /// What the delegate's method that answers for items calls, in Objective-C.
  package var calledMakers: Set<String> = []
  /// The places where code only adds to the items that Interface Builder may have there, and whether before them, in the order
  /// of their list.
  package var additions: [Item.Placement: Bool] = [:]
  /// The class of the controller that hands a toolbar's items to its navigation controller, where Interface Builder has them.
  package var itemsAreOf: String?
  /// Whether code may leave nothing of a toolbar's items.
  package var mayBeEmptied = false
  /// Items that could not be read, so that what else is on the bar is unknown.
  package var unreadItems: [UnreadItems] = []
  /// Where code adds to items that only Interface Builder may have: unread where no file has them.
  package var additionsTo: [Item.Placement: UnreadItems] = [:]
  /// The window that code gives it to, until it is known how large that is.
  package var window: WindowOfCode?
  /// What is known is a part of a bar that other code makes: its title and its other items are not known.
  package var isFragment = false
  /// Why it is not known on which screen's bar it is; nil for the bar of a screen, a window or a view.
  package var unknownOwner: UnknownOwner?
  /// Nil for a bar that has only one face.
  package var variant: Variant?
  /// How many combinations of the conditions of its code are on none of its variants, for there are too many: at least, as
  /// they are counted to 64.
  package var combinationsLeftOut = 0
  /// The compiler's condition that its code stands under, as it is written: `#if targetEnvironment(macCatalyst)`.
  package var compiledOnlyIf: String?
  /// The language its own texts are written in.
  package var sourceLocale: LocaleID
  package var location: SourceLocation

  package init(
    id: String, name: String, kind: Kind, platforms: [Platform], sourceLocale: LocaleID, location: SourceLocation,
    osLines: [OSLine] = [], title: LocalizedText = .none, subtitle: LocalizedText = .none,
    titleMayBeSetByCode: Bool = false,
    largeTitle: Fact<Bool> = .unknown, backTitle: LocalizedText = .none, items: [Item] = [],
    displayMode: Fact<DisplayMode> = .unknown, windowStyle: Fact<WindowStyle> = .unknown,
    customizable: Fact<Bool> = .unknown, minimumWidth: Fact<Points> = .unknown, defaultWidth: Fact<Points> = .unknown,
    environments: [Environment] = [], variant: Variant? = nil
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.platforms = platforms
    self.sourceLocale = sourceLocale
    self.location = location
    self.osLines = osLines
    self.title = title
    self.subtitle = subtitle
    self.titleMayBeSetByCode = titleMayBeSetByCode
    self.largeTitle = largeTitle
    self.backTitle = backTitle
    self.items = items
    self.displayMode = displayMode
    self.windowStyle = windowStyle
    self.customizable = customizable
    self.minimumWidth = minimumWidth
    self.defaultWidth = defaultWidth
    self.environments = environments
    self.variant = variant
  }

  /// Whether something else is where the title would be: `titleView`, or an item with the placement `principal`, which "takes
  /// precedence over a title specified through navigationTitle". The title still names the screen's way back.
  package var isTitleReplaced: Bool {
    kind == .navigationBar
      && items.indices.contains {
        items[$0].placement == .principal && items[$0].isInDefaultSet && !items[$0].kind.isSpacer
      }
  }

  /// The text in the title's place: the title, or the only text of what replaces it.
  package var shownTitle: LocalizedText {
    guard isTitleReplaced else { return title }
    let instead = items.filter { $0.placement == .principal && $0.isInDefaultSet && !$0.kind.isSpacer }
    return instead.count == 1 && instead[0].kind == .helperText ? instead[0].label : .none
  }

  /// Whether nobody knows if its title is in the bar or, large, below it.
  package var isTitleSizeUnknown: Bool { kind == .navigationBar && titleMayBeLarge && largeTitle == .unknown }

  /// Whether nobody knows if its back button stays beside another item.
  package var isBackDoubted: Bool {
    kind == .navigationBar && items.indices.contains { items[$0].kind == .back }
      && items.indices.contains { items[$0].mayReplaceBack && items[$0].isInDefaultSet }
  }

  /// Whether nobody knows if the platform puts a back button at its start, where the app puts nothing.
  package var isBackUnknown: Bool {
    kind == .navigationBar && mayBePushed && facts.isOfFirstView.value != true
      && !items.indices.contains { items[$0].kind == .back || items[$0].placement == .leading }
  }

  /// The first item of this name. Items are looked at in their places: each has dozens of texts and facts, and to copy one
  /// costs more than to look at it.
  package func item(_ id: String) -> Item? { items.indices.first { items[$0].id == id }.map { items[$0] } }

  /// Whether the app fits some of its items to the room itself.
  package var hasItemThatMayShrink: Bool { items.indices.contains { items[$0].mayShrink } }

  /// What all variants of a bar share: its own id if it has none.
  package var barID: String { variant?.bar ?? id }
}
