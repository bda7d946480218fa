import LintelFindings
import LintelModel

/// What a bar that lacks room takes from people. One table says how grave that is, whichever rule sees it: a label that is cut and
/// the items that crowd it are one lack of room, and no error here and a warning there.
///
/// | | common screens | seen by few | rare screens |
/// |---|---|---|---|
/// | cut, squeezed or out of reach | error | warning | note |
/// | a title that the narrowest phone alone cuts, by less than a third | warning | warning | note |
/// | in the overflow menu | warning | warning | note |
///
/// Rare are Display Zoom and Slide Over (`Environment.commonness`). `docs/adding-a-rule.md` has the table, too.
enum LackOfRoom {
  /// A text is not read in full, or an item is squeezed, pushed off the bar or behind a chevron that looks like its end.
  case unreadable
  /// Most of a title is read on the narrowest common phone, and all of it on every other one.
  case mostlyRead
  /// An item is still there, in the overflow menu, where few look for it.
  case inMenu

  /// Who sees it, beginning with those for whom it is gravest.
  enum Seen {
    case onCommonScreens
    /// A few people, or those who write the app, or all of them only with a value longer than a usual one.
    case byFew
    case onRareScreens
  }

  func severity(_ seen: Seen) -> Severity {
    switch (self, seen) {
    case (_, .onRareScreens): .note
    case (.unreadable, .onCommonScreens): .error
    case (.unreadable, .byFew), (.mostlyRead, _), (.inMenu, _): .warning
    }
  }
}

extension LackOfRoom.Seen {
  /// - Parameter byFew: Whether few see it on any screen.
  init(in environment: Environment, byFew: Bool = false) {
    self = environment.commonness == .rare ? .onRareScreens : byFew ? .byFew : .onCommonScreens
  }
}

extension Toolbar {
  /// Whether few besides those who write the app see the bar: a screen for debugging or behind one. A name tells that only of
  /// what no code of a release shows.
  var isSeenByFew: Bool { isForDevelopers || !isReachedByAll && DeveloperScreen.isForDebugging(location.file) }
}
