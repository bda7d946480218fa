/// What a definition says of an item besides its face and its place; what it does not say is unknown.
package struct ItemFacts: Hashable, Sendable {
  /// AppKit's and SwiftUI's sizes of controls.
  package enum ControlSize: String, Hashable, Sendable, CaseIterable { case mini, small, regular, large, extraLarge }

  /// In which bars an item may be where some are horizontal and some vertical (`axisBehavior`).
  package enum Axis: String, Hashable, Sendable, CaseIterable { case automatic, horizontalOnly, verticalPreferred }

  /// What the segments of a control, or the entries of a menu, change.
  package enum Switching: String, Hashable, Sendable, CaseIterable { case view, mode, value }

  /// The item is drawn with the border of a push button.
  package var hasBezel = Fact<Bool>.unknown
  /// The longer side of its own image, in points.
  package var iconSize = Fact<Points>.unknown
  /// The height of its image for the low bar of a phone in landscape, in points.
  package var landscapeIconHeight = Fact<Points>.unknown
  /// The image has colours of its own and is no template.
  package var isFullColor = Fact<Bool>.unknown
  package var controlSize = Fact<ControlSize>.unknown
  /// The item keeps a selected look after it was used.
  package var staysSelected = Fact<Bool>.unknown
  /// The symbol that a two-state item has in its other state.
  package var otherSymbol = Fact<String>.unknown
  /// The menu bar has a command for the same.
  package var hasMenuCommand = Fact<Bool>.unknown
  /// People may remove the item from the bar, or move it.
  package var isCustomizable = Fact<Bool>.unknown
  /// Something happens on a tap.
  package var respondsToTaps = Fact<Bool>.unknown
  /// What a segmented control switches.
  package var switches = Fact<Switching>.unknown
  /// Everyone knows what the icon means, without its name.
  package var isUniversallyKnown = Fact<Bool>.unknown
  /// The item is in the bar's More menu and not on the bar.
  package var isInMoreMenu = Fact<Bool>.unknown
  /// How much it is used, from 1 for the most used.
  package var rank = Fact<Int>.unknown
  /// The action agrees or refuses: `positive`, `negative`.
  package var meaning = Fact<Meaning>.unknown
  /// The commands of a menu, in the source language.
  package var commands = Fact<[String]>.unknown
  /// The colours that the app gives the face and what lies behind it, as `#RRGGBB`.
  package var foreground = Fact<String>.unknown
  package var background = Fact<String>.unknown
  /// Width and height that react to a touch, in points.
  package var targetWidth = Fact<Points>.unknown
  package var targetHeight = Fact<Points>.unknown
  /// What the image carries within it: a text is drawn into it.
  package var hasTextInImage = Fact<Bool>.unknown
  /// Only colour tells its states apart.
  package var showsStateByColorOnly = Fact<Bool>.unknown
  /// A long press shows it large at the accessibility text sizes, where the bar's texts keep their size.
  package var showsLargeContent = Fact<Bool>.unknown
  /// The keys that trigger it: `cmd+shift+n`.
  package var shortcut = Fact<String>.unknown
  /// The item becomes a button where space is short, as a search field of the system's does.
  package var canCollapse = Fact<Bool>.unknown
  /// The corners of a control that the app draws have the centre of the bar's own corners.
  package var hasConcentricCorners = Fact<Bool>.unknown
  /// The item shares its glass with its neighbours, as they do by themselves.
  package var sharesBackground = Fact<Bool>.unknown
  /// It stands on the bar where it is listed among its neighbours; false where code puts them in order while the app runs.
  package var hasKnownPlace = Fact<Bool>.unknown
  /// The app gives its face a colour of its own, as `tint` does.
  package var hasOwnTint = Fact<Bool>.unknown
  /// The largest text size that its text follows (`dynamicTypeSize`).
  package var textSizeCap = Fact<TextSize>.unknown
  /// The size of its text, in points, where it does not follow the text size that people set.
  package var fixedTextSize = Fact<Points>.unknown

  /// Actions that agree or refuse, as SAP Fiori tells them apart.
  package enum Meaning: String, Hashable, Sendable, CaseIterable { case positive, negative, neutral }

  /// Whether it may be in a vertical bar, as on an iPhone Duo.
  package var axis = Fact<Axis>.unknown

  package init() {}

  /// Every fact by the name that definitions and `inspect` give it.
  package static let vocabulary: [FactName<ItemFacts>] = [
    .answer("hasBezel", \.hasBezel, "It is drawn with the border of a push button."),
    .points("iconSize", \.iconSize, "The longer side of its own image."),
    .points("landscapeIconHeight", \.landscapeIconHeight, "The height of its image for a phone's low bar in landscape."),
    .answer("isFullColor", \.isFullColor, "The image has colours of its own and is no template."),
    .choice("controlSize", \.controlSize, "The size of the control."),
    .answer("staysSelected", \.staysSelected, "It keeps a selected look after it was used."),
    .word("otherSymbol", \.otherSymbol, "The symbol that a two-state item has in its other state."),
    .answer("hasMenuCommand", \.hasMenuCommand, "The menu bar has a command for the same."),
    .answer("isCustomizable", \.isCustomizable, "People may move the item, or take it off the bar."),
    .answer("respondsToTaps", \.respondsToTaps, "Something happens on a tap."),
    .choice("switches", \.switches, "What a segmented control switches."),
    .answer("isUniversallyKnown", \.isUniversallyKnown, "Everyone knows what the icon means."),
    .answer("isInMoreMenu", \.isInMoreMenu, "It stands in the bar's More menu and not on the bar."),
    .number("rank", \.rank, "How much it is used, from 1 for the most used."),
    .choice("meaning", \.meaning, "Whether the action agrees or refuses."),
    .words("commands", \.commands, "The commands of its menu, in the source language."),
    .color("foreground", \.foreground, "The colour of its face."),
    .color("background", \.background, "The colour behind its face."),
    .points("targetWidth", \.targetWidth, "The width that reacts to a touch."),
    .points("targetHeight", \.targetHeight, "The height that reacts to a touch."),
    .answer("hasTextInImage", \.hasTextInImage, "A text is drawn into the image."),
    .answer("showsStateByColorOnly", \.showsStateByColorOnly, "Only colour tells its states apart."),
    .answer(
      "showsLargeContent", \.showsLargeContent, "A long press shows it large at the accessibility text sizes."),
    .word("shortcut", \.shortcut, "The keys that trigger it, such as cmd+shift+n."),
    .answer("canCollapse", \.canCollapse, "It becomes a button where space is short."),
    .answer("hasConcentricCorners", \.hasConcentricCorners, "Its corners are concentric with the bar's."),
    .answer("sharesBackground", \.sharesBackground, "It shares its glass with its neighbours."),
    .answer("hasKnownPlace", \.hasKnownPlace, "It stands where it is listed among its neighbours."),
    .answer("hasOwnTint", \.hasOwnTint, "The app gives its face a colour of its own."),
    .choice("textSizeCap", \.textSizeCap, "The largest text size that its text follows."),
    .points("fixedTextSize", \.fixedTextSize, "The size of its text, where that is the same at all text sizes."),
    .choice("axis", \.axis, "The bars that it may stand in where some stand on end, as on an iPhone Duo."),
  ]
}
