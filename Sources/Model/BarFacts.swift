/// What a definition says of a bar besides its texts and its items; what it does not say is unknown.
package struct BarFacts: Hashable, Sendable {
  package enum Edge: String, Hashable, Sendable, CaseIterable { case top, bottom, leading, trailing }

  /// How the buttons of a bar share its width.
  package enum Distribution: String, Hashable, Sendable, CaseIterable { case equal, leading, trailing, spread }

  /// Which items stay on a bar that has no room for all: the first of its definition, or the most important ones.
  package enum Staying: String, Hashable, Sendable, CaseIterable { case first, important }

  /// The edge of the screen or window that the bar lies along.
  package var edge = Fact<Edge>.unknown
  /// The app gives the bar a background colour or image of its own.
  package var hasOwnBackground = Fact<Bool>.unknown
  /// The app gives the bar's controls a colour of its own.
  package var hasTintedControls = Fact<Bool>.unknown
  /// The app draws the bar itself instead of asking the system for one.
  package var isOwnView = Fact<Bool>.unknown
  /// The height that the app sets, in points.
  package var height = Fact<Points>.unknown
  /// The bar moves away with the content that scrolls.
  package var scrollsAway = Fact<Bool>.unknown
  /// The bar hides itself, on scrolling or on a tap.
  package var hidesItself = Fact<Bool>.unknown
  /// People can bring back a bar that has hidden.
  package var canBeBroughtBack = Fact<Bool>.unknown
  /// The bar leaves while a keyboard is on the screen.
  package var hidesForKeyboard = Fact<Bool>.unknown
  /// People can hide the bar.
  package var canBeHidden = Fact<Bool>.unknown
  /// The View menu has commands that hide and show the bar.
  package var hasHideCommand = Fact<Bool>.unknown
  /// The bar's actions are for single items of the view, not for the view as a whole.
  package var actsOnItemsOnly = Fact<Bool>.unknown
  /// The view below the bar scrolls.
  package var isAboveScrollView = Fact<Bool>.unknown
  /// It is the bar of the view that its navigation shows first: no way leads back from it.
  package var isOfFirstView = Fact<Bool>.unknown
  /// The window's title is above the items, not beside them.
  package var hasTitleAbove = Fact<Bool>.unknown
  /// How the buttons share the width.
  package var distribution = Fact<Distribution>.unknown
  /// Which items stay where not all of them fit.
  package var staying = Fact<Staying>.unknown
  /// The bar reaches from one side of the screen to the other.
  package var spansWidth = Fact<Bool>.unknown
  /// The system's effect sets the bar apart from content that scrolls beneath it.
  package var hasScrollEdgeEffect = Fact<Bool>.unknown
  /// In full screen the bar hides, and comes into view when people ask for it.
  package var isRevealedInFullScreen = Fact<Bool>.unknown
  /// The bar belongs to a window's title bar area.
  package var isInTitleBar = Fact<Bool>.unknown
  /// The bar is above the keyboard, for as long as that is on the screen.
  package var isAboveKeyboard = Fact<Bool>.unknown
  /// The commands of the document menu that the title opens, in the source language.
  package var documentCommands = Fact<[String]>.unknown
  /// The largest text size that the bar's texts follow (`dynamicTypeSize`).
  package var textSizeCap = Fact<TextSize>.unknown

  /// The bar may be vertical where the system has such bars, as on an iPhone Duo (`toolbarVerticalBehavior`).
  package var standsOnEnd = Fact<Bool>.unknown

  package init() {}

  /// Every fact by the name that definitions and `inspect` give it.
  package static let vocabulary: [FactName<BarFacts>] = [
    .choice("edge", \.edge, "The edge of the screen or window that the bar lies along."),
    .answer("hasOwnBackground", \.hasOwnBackground, "The app gives the bar a background of its own."),
    .answer("hasTintedControls", \.hasTintedControls, "The app gives the bar's controls a colour of its own."),
    .answer("isOwnView", \.isOwnView, "The app draws the bar itself instead of asking the system for one."),
    .points("height", \.height, "The height that the app sets."),
    .answer("scrollsAway", \.scrollsAway, "The bar moves away with the content that scrolls."),
    .answer("hidesItself", \.hidesItself, "The bar hides itself, on scrolling or on a tap."),
    .answer("canBeBroughtBack", \.canBeBroughtBack, "People can bring back a bar that has hidden."),
    .answer("hidesForKeyboard", \.hidesForKeyboard, "The bar leaves while a keyboard is on the screen."),
    .answer("canBeHidden", \.canBeHidden, "People can hide the bar."),
    .answer("hasHideCommand", \.hasHideCommand, "The View menu has commands that hide and show the bar."),
    .answer("actsOnItemsOnly", \.actsOnItemsOnly, "The actions are for single items of the view, not for the view."),
    .answer("isAboveScrollView", \.isAboveScrollView, "The view that the bar belongs to scrolls."),
    .answer("isOfFirstView", \.isOfFirstView, "It is the bar of the view that its navigation shows first."),
    .answer("hasTitleAbove", \.hasTitleAbove, "The window's title stands above the items, not beside them."),
    .choice("distribution", \.distribution, "How the buttons share the width."),
    .choice("staying", \.staying, "Which items stay where not all of them fit."),
    .answer("spansWidth", \.spansWidth, "The bar reaches from one side of the screen to the other."),
    .answer(
      "hasScrollEdgeEffect", \.hasScrollEdgeEffect,
      "The system's effect sets the bar apart from content that scrolls beneath it."),
    .answer(
      "isRevealedInFullScreen", \.isRevealedInFullScreen,
      "In full screen the bar hides, and comes into view when people ask for it."),
    .answer("isInTitleBar", \.isInTitleBar, "The bar belongs to the window's title bar area."),
    .answer("isAboveKeyboard", \.isAboveKeyboard, "The bar stands above the keyboard while that is on the screen."),
    .words("documentCommands", \.documentCommands, "The commands of the title's document menu, in the source language."),
    .choice("textSizeCap", \.textSizeCap, "The largest text size that its texts follow."),
    .answer("standsOnEnd", \.standsOnEnd, "The bar stands on end where the system has its bars so, as on an iPhone Duo."),
  ]
}
