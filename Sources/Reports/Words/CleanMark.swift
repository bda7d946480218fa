import LintelFindings
import LintelModel

/// How a place is marked where nothing was found. Beside a baseline nothing new may still be much that is known.
enum CleanMark: String {
  case clean, known
  /// The report holds no more than was asked for, and there is more.
  case narrowed
  /// A text on the bar could not be read, or the width of a view, or the bar is laid out nowhere or of an unknown screen, so that it is
  /// unknown what fits.
  case unjudged
  /// What a screen reader says of an item could not be read, so that it is unknown whether that is a name.
  case unheard

  init(_ result: AuditResult) {
    self = result.outOfScope > 0 ? .narrowed : result.trend == nil ? .clean : .known
  }

  /// How the bar is marked where nothing was found.
  func of(_ toolbar: Toolbar) -> CleanMark {
    !toolbar.isKnownToFit ? .unjudged : toolbar.unreadNames.isEmpty ? self : .unheard
  }

  /// The same of a bar on the page, which may be laid out nowhere.
  func of(_ part: PageModel.ToolbarPart) -> CleanMark { part.isWithoutLayout ? .unjudged : of(part.toolbar) }

  /// Whether a part of the bar could not be looked at, so that nothing found says less.
  var isOpen: Bool { self == .unjudged || self == .unheard }

  var glyph: String {
    switch self {
    case .clean: "✓"
    case .known: "="
    case .narrowed: "·"
    case .unjudged, .unheard: "–"
    }
  }

  var name: Message {
    switch self {
    case .clean: "nothing found"
    case .known: "nothing new"
    case .narrowed: "nothing of what was asked for"
    case .unjudged: "not judged for fit"
    case .unheard: "a spoken name was not read"
    }
  }

  /// Of a bar in a language. What fits beside a view of any width nobody knows, though all texts were read.
  func sentence(of toolbar: Toolbar) -> Message {
    guard self == .unjudged, toolbar.isJudgedForFit else { return sentence }
    if let owner = toolbar.unknownOwner { return owner.reason == .container ? Self.inContainer : Self.ofUnknownOwner }
    return toolbar.hasViewOfUnreadWidth ? Self.besideView : Self.withoutLayout
  }

  static let besideView: Message = "Not judged for fit in this language: the width of a view on the bar was not read."
  static let ofUnknownOwner: Message = "Not judged for fit in this language: it is not known on which screens this is."
  static let inContainer: Message = "Not judged for fit in this language: it is not known what else is on this bar."
  static let withoutLayout: Message = "Not judged for fit in this language: it is not known how much room the bar has."

  private var sentence: Message {
    switch self {
    case .clean: "Nothing found in this language."
    case .known: "Nothing new in this language."
    case .narrowed: "Nothing in this language of what was asked for."
    case .unjudged: "Not judged for fit in this language: a text on the bar could not be read."
    case .unheard: "Not judged by ear in this language: the spoken name of an item could not be read."
    }
  }
}

extension AuditResult {
  /// Whether there was neither a bar nor a string to look at.
  var isOfNothing: Bool { trend?.compared != .unread && project.toolbars.isEmpty && coverage.stringsRead == 0 }

  /// What a report without a finding says.
  var nothingFound: Message {
    if trend?.compared == .nothing { return "Nothing new, since nothing was compared." }
    if trend?.compared == .unread { return "Nothing new, since nothing that is read was changed." }
    // An empty folder is no place where nothing is wrong.
    if isOfNothing { return "Nothing was audited." }
    if let trend, trend.newAccepted > 0 {
      return isJudgedThroughout
        ? "Nothing new but what the change accepts itself: \(trend.newAccepted)."
        : "Nothing new in what could be judged but what the change accepts itself: \(trend.newAccepted)."
    }
    return switch (CleanMark(self), isJudgedThroughout) {
    case (.known, true): "Nothing new."
    case (.known, false): "Nothing new in what could be judged."
    case (.narrowed, true): "Nothing found of what was asked for."
    case (.narrowed, false): "Nothing found of what was asked for, in what could be judged."
    case (_, true): "Nothing found."
    case (_, false): "Nothing found in what could be judged."
    }
  }
}
