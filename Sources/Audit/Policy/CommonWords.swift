import LintelFindings
import LintelModel
import LintelTables

/// Labels of buttons that no translator shortens for one bar's sake: the system's own words, such as Cancel and Save, and texts
/// that are shown in many places. Whoever makes the bar gives the button a symbol, or the bar fewer items.
struct CommonWords {
  /// In more places besides the bar than this a text is not one bar's. The figure is ours.
  private static let many = 3

  private let toolbars: [String: Toolbar]
  private let uses: OtherUses

  init(_ project: Project, uses: OtherUses) {
    toolbars = Dictionary(project.toolbars.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.uses = uses
  }

  /// The finding with its owner, and what that one is told.
  func owned(_ finding: Finding) -> Finding {
    guard finding.rule == "label-truncated", finding.blame == .translation, let locale = finding.locale,
      let items = finding.toolbar.flatMap({ toolbars[$0] })?.items,
      let item = items.first(where: { $0.id == finding.item }), item.kind == .button
    else { return finding }
    let isOfSystem = item.label.shown(in: locale).map(SystemTexts.all(in: locale).contains) ?? false
    guard isOfSystem || uses.others(of: finding).count > Self.many else { return finding }
    var finding = finding
    finding.blame = .definition
    finding.suggestion = isOfSystem ? Self.ofSystem : Self.ofManyPlaces
    return finding
  }

  /// Source: Apple's documentation of SwiftUI, "ButtonRole": `cancel`, and from the systems of 26 on `close` and `confirm`, which
  /// a toolbar shows as symbols.
  static let ofSystem: Message =
    "People know this word from the system: leave it, and show a symbol (on 26 Button(role: .cancel), .close or .confirm in SwiftUI), or put fewer items on the bar."
  static let ofManyPlaces: Message =
    "The text is shown in many other places, too: leave it, and give this button a symbol or a text of its own, or the bar fewer items."
  /// Where a change wrote the text: it is the change's to mend.
  static let ofManyPlacesRewritten: Message =
    "The change wrote this text, which is shown in many other places, too: shorten it, or give this button a symbol or a text of its own, or the bar fewer items."
}
