import LintelFindings
import LintelModel

/// Texts that fitted their bars before a change and made them too narrow when they were written anew: that the earlier one may be put
/// back is the nearest advice.
struct FittedText {
  /// What measures whether a text of a bar, or all of its items, have room.
  private static let rules: Set = ["title-truncated", "label-truncated", "overflow-needed"]

  private struct Place: Hashable {
    let bar: String?
    let language: String?
  }

  /// What a change wrote anew on a bar: one text in one language, on however many bars it is.
  struct Rewriting: Hashable {
    let table: String?
    let key: String?
    let locale: LocaleID
    let before: String
    let now: String
  }

  private let now: [String: Toolbar]
  private let before: [String: Toolbar]
  /// Where something was too wide already, or may have been, whether it was accepted or not.
  private let tooWide: Set<Place>

  /// - Parameter found: what was found before the change, and what was accepted of it.
  init(of project: Project, since earlier: Project, _ found: [Baseline.Entry]) {
    now = Dictionary(project.toolbars.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    before = Dictionary(earlier.toolbars.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    tooWide = Set(
      found.lazy.filter { $0.over != nil || Self.rules.contains($0.rule) }.map { Place(bar: $0.bar, language: $0.language) })
  }

  /// With what the text was that fitted. As it is where more than one text of its bar, or anything else of it, is otherwise: then
  /// nobody knows whether the earlier one would fit again.
  func told(_ finding: Finding) -> Finding {
    guard Self.rules.contains(finding.rule), finding.change != nil else { return finding }
    var told = finding
    let isOfManyPlaces = finding.suggestion?.template == CommonWords.ofManyPlaces.template
    if isOfManyPlaces, isRewritten(finding) {
      // Who wrote the text anew for all places is not told to leave it.
      (told.blame, told.suggestion) = (.translation, CommonWords.ofManyPlacesRewritten)
    }
    if let rewriting = rewriting(of: finding) {
      told.suggestion = FittedAdvice(rewriting.before).before(told.suggestion)
    }
    return told
  }

  /// The one text of the finding's bar that is otherwise since the change, where the earlier one certainly fitted; else nil.
  func rewriting(of finding: Finding) -> Rewriting? {
    guard Self.rules.contains(finding.rule), finding.change?.state == .new, let locale = finding.locale,
      let bar = finding.toolbar, let now = now[bar], let before = before[bar],
      !tooWide.contains(Place(bar: bar, language: locale.id)), !tooWide.contains(Place(bar: bar, language: nil)),
      now.withoutTexts == before.withoutTexts
    else { return nil }
    let (texts, earlier) = (now.texts(.measured), before.texts(.measured))
    guard texts.count == earlier.count else { return nil }
    // One text may be in two places of a bar: it is put back once.
    var changes: Set<Rewriting> = []
    for (text, old) in zip(texts, earlier) where text.shown(in: locale) != old.shown(in: locale) {
      // Another key is another text, and what stood there belongs to that.
      guard text.key == old.key, text.table == old.table, let new = text.shown(in: locale), let old = old.shown(in: locale),
        !old.isEmpty
      else { return nil }
      changes.insert(Rewriting(table: text.table, key: text.key, locale: locale, before: old, now: new))
    }
    return changes.count == 1 ? changes.first : nil
  }

  /// Whether the label that the finding is about has another text in its language than it had.
  private func isRewritten(_ finding: Finding) -> Bool {
    guard let locale = finding.locale, let bar = finding.toolbar,
      let label = now[bar]?.items.first(where: { $0.id == finding.item })?.label,
      let old = before[bar]?.items.first(where: { $0.id == finding.item })?.label
    else { return false }
    return label.key == old.key && label.shown(in: locale) != old.shown(in: locale)
  }
}

extension Toolbar {
  /// What is otherwise only where more than the words of its texts is.
  fileprivate var withoutTexts: Toolbar {
    var bar = self
    // People know bars by what these say.
    (bar.name, bar.screenTitle, bar.top) = ("", nil, nil)
    // What these say is in their item's segments.
    for index in bar.items.indices { bar.items[index].parts = [] }
    bar.forEachText { text in
      text = LocalizedText(state: text.state, key: text.key, table: text.table, expression: text.expression)
    }
    return bar
  }
}
