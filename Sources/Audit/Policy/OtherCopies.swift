import LintelFindings
import LintelModel

/// The languages that have a bar's text as the source has it, beyond those that one finding tells of: in some it is told with
/// their table or as a question, in others it may be a word of theirs. Whoever counts copies in the tables finds all of them.
struct OtherCopies {
  private let items: [String: [String: Item]]
  private let sources: [String: LocaleID]
  private let unshipped: Set<LocaleID>

  init(on toolbars: [Toolbar], unshipped: Set<LocaleID>) {
    var items: [String: [String: Item]] = [:]
    for toolbar in toolbars where items[toolbar.id] == nil {
      items[toolbar.id] = Dictionary(toolbar.items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    self.items = items
    sources = Dictionary(toolbars.map { ($0.id, $0.sourceLocale) }, uniquingKeysWith: { first, _ in first })
    self.unshipped = unshipped
  }

  /// How many languages have the copy and are none of these. What the source's own language has elsewhere is no copy.
  func count(of finding: Finding, besides told: [LocaleID]) -> Int {
    guard finding.isCopyOnBar, let toolbar = finding.toolbar, let item = finding.item.flatMap({ items[toolbar]?[$0] }),
      let source = sources[toolbar], let key = finding.key
    else { return 0 }
    let texts = [item.label, item.accessibilityLabel]
    guard let text = texts.first(where: { $0.key == key }), let own = text.values[source]?.text ?? text.source else { return 0 }
    var number = 0
    for (locale, value) in text.values where value.state == .translated && value.text == own {
      if locale.language != source.language, !told.contains(locale), !unshipped.contains(locale) { number += 1 }
    }
    return number
  }
}
