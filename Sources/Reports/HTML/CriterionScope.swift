import LintelFindings
import LintelModel
import LintelUnicodeText

extension AuditResult {
  /// Why no rule of a criterion could find anything in this project; nil where one could.
  func reasonNotLookedAt(_ criterion: String) -> Message? {
    // What languages need of their texts is asked of tables, too; all else of bars alone.
    if project.toolbars.isEmpty, criterion != "3.1.2" { return Self.noBar }
    if !appliesHere(criterion) { return Self.reasonNotApplying(criterion) }
    if isDeclared(criterion) { return nil }
    // Code may well say how large they are, in a way that is not followed.
    if criterion == "2.5.8", project.toolbars.contains(where: \.isOfSource) { return Self.sizesUnread }
    return "not looked at: no definition declares it"
  }

  static let sizesUnread: Message =
    "not looked at: sizes in code were not read (looked for numbers and constants in: \(lookedFor["2.5.8"] ?? []))"

  static let noBar: Message = "the rules do not apply: there is no bar"

  /// Why nothing is found of a criterion, none of whose rules ran.
  static let turnedOff: Message = "not looked at: the configuration turned its rules off"

  static func reasonNotApplying(_ criterion: String) -> Message {
    switch criterion {
    case "1.3.2": "the rules do not apply: no language runs from right to left"
    case "1.4.10": "the rules do not apply: they are about iOS"
    case "2.4.2": "the rules do not apply: no bar has a place for a title"
    default: "the rules do not apply: they are about iOS, iPadOS and visionOS"
    }
  }

  /// Whether the project has any of that which the rules of a criterion are about.
  private func appliesHere(_ criterion: String) -> Bool {
    switch criterion {
    case "1.3.2": project.locales.contains { LocaleName.isRightToLeft($0.id) }
    case "1.4.4", "1.4.10", "2.4.2": project.toolbars.contains { $0.isSubject(of: criterion) }
    default: true
    }
  }

  /// Whether anything was there to be judged: colours, sizes and keys are in few definitions.
  private func isDeclared(_ criterion: String) -> Bool {
    switch criterion {
    case "1.4.1", "1.4.3", "1.4.5", "1.4.11", "2.1.1", "2.5.3", "2.5.8":
      project.toolbars.contains { $0.items.contains { $0.declares(criterion) } }
    default: true
    }
  }
}

extension Toolbar {
  /// Whether it is a bar that the rules of a criterion are about, whatever is known of it.
  func isSubject(of criterion: String) -> Bool {
    switch criterion {
    // On other systems no bar has a size of its own to hold texts to.
    case "1.4.4": !Set(platforms).isDisjoint(with: [.ios, .ipados, .visionos])
    // Elsewhere a bar has a menu that takes what does not fit.
    case "1.4.10": platforms.contains(.ios)
    case "2.4.2": !isFragment && [.navigationBar, .windowToolbar].contains(kind)
    default: true
    }
  }
}

extension Item {
  /// Whether its definition has what the rules of a criterion ask for; of most that is that it is there.
  func declares(_ criterion: String) -> Bool {
    switch criterion {
    case "1.4.1": facts.showsStateByColorOnly != .unknown
    case "1.4.3", "1.4.11": facts.foreground != .unknown
    case "1.4.5": facts.hasTextInImage != .unknown
    case "2.1.1": facts.shortcut != .unknown || facts.hasMenuCommand != .unknown
    // Only where both are there is a name compared with what is seen.
    case "2.5.3": label.isPresent && accessibilityLabel.isPresent
    // How large a view is says how large what reacts may be.
    case "2.5.8":
      (fixedWidth ?? fixedHeight) != nil && !kind.isSpacer || facts.targetWidth != .unknown || facts.targetHeight != .unknown
    default: true
    }
  }
}
