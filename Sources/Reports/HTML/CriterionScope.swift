import LintelFindings
import LintelModel
import LintelUnicodeText

extension AuditResult {
  /// Why no rule of a criterion could find anything in this project; nil where one could.
  func reasonNotLookedAt(_ criterion: String) -> Message? {
    if !appliesHere(criterion) { return Self.reasonNotApplying(criterion) }
    return isDeclared(criterion) ? nil : "not looked at: no definition declares it"
  }

  static func reasonNotApplying(_ criterion: String) -> Message {
    criterion == "1.3.2"
      ? "the rules do not apply: no language runs from right to left"
      : "the rules do not apply: they are about iOS, iPadOS and visionOS"
  }

  /// Whether the project has any of that which the rules of a criterion are about.
  private func appliesHere(_ criterion: String) -> Bool {
    switch criterion {
    case "1.3.2": project.locales.contains { LocaleName.isRightToLeft($0.id) }
    // On other systems no bar has a size of its own to hold texts to.
    case "1.4.4": project.toolbars.contains { !Set($0.platforms).isDisjoint(with: [.ios, .ipados, .visionos]) }
    default: true
    }
  }

  /// Whether anything was there to be judged: colours, sizes and keys are in few definitions.
  private func isDeclared(_ criterion: String) -> Bool {
    let items = project.toolbars.lazy.flatMap(\.items)
    let facts = items.map(\.facts)
    return switch criterion {
    case "1.4.1": facts.contains { $0.showsStateByColorOnly != .unknown }
    case "1.4.3", "1.4.11": facts.contains { $0.foreground != .unknown }
    case "1.4.5": facts.contains { $0.hasTextInImage != .unknown }
    case "2.1.1": facts.contains { $0.shortcut != .unknown || $0.hasMenuCommand != .unknown }
    // How large a view is says how large what reacts may be.
    case "2.5.8":
      items.contains { ($0.fixedWidth ?? $0.fixedHeight) != nil && !$0.kind.isSpacer }
        || facts.contains { $0.targetWidth != .unknown || $0.targetHeight != .unknown }
    default: true
    }
  }
}
