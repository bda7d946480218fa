import LintelModel

/// Bars that are defined as before, whatever the words of their items read. What is asked of how a bar is made hangs on these words
/// where one closes what is presented: a text that reads otherwise makes no other bar of it.
struct UntouchedBars: Sendable {
  private var ids: Set<String> = []

  init() {}

  init(of project: Project, since earlier: Project) {
    let known = Dictionary(earlier.toolbars.map { ($0.id, Definition($0)) }, uniquingKeysWith: { first, _ in first })
    ids = Set(project.toolbars.filter { known[$0.id] == Definition($0) }.map(\.id))
  }

  func contains(_ bar: String?) -> Bool { bar.map(ids.contains) ?? false }

  /// What its definition says of a bar, without what any table has for it, and wherever it stands.
  private struct Definition: Equatable {
    let kind: Toolbar.Kind
    let platforms: [Platform]
    let facts: [Bool?]
    let title: [String?]
    let items: [[String?]]

    init(_ bar: Toolbar) {
      kind = bar.kind
      platforms = bar.platforms
      facts = [
        bar.isFragment, bar.hasTitleElsewhere, bar.titleMayBeSetByCode, bar.largeTitle.value, bar.smallTitleIsFrom != nil,
        bar.facts.isAboveScrollView.value, bar.facts.isOfFirstView.value,
      ]
      title = Self.words(bar.title)
      items = bar.items.map { item in
        ["\(item.kind)", "\(item.placement)", "\(item.style)", item.symbol, item.systemItem, "\(item.mayBeSetByCode)"]
          + Self.words(item.label)
      }
    }

    private static func words(_ text: LocalizedText) -> [String?] {
      ["\(text.state)", text.key, text.table, text.state == .literal ? text.source : nil]
    }
  }
}

extension KnownEntries {
  /// What is found of a bar as it was, since a word on it is no longer known to close what is presented: it is no news.
  /// - Parameter accepted: what was accepted then, by its fingerprint.
  func matchUntouchedBars(
    _ found: [Single], _ bars: UntouchedBars, besides accepted: Set<String>, _ matches: inout [[Baseline.Entry?]]
  ) {
    for (index, single) in found.enumerated()
    where Rule.idsOnPresentedBars.contains(single.finding.rule) && bars.contains(single.finding.toolbar) {
      for (unit, entry) in single.entries.enumerated()
      where matches[index][unit] == nil && !accepted.contains(entry.fingerprint) {
        matches[index][unit] = entry
      }
    }
  }
}

extension Rule {
  /// Rules on bars of screens and windows alone: a word that closes what is presented tells that a bar is none of these.
  package static let idsOnPresentedBars: Set = ["title-missing", "large-title"]
}
