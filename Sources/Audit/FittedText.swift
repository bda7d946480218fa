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
    guard Self.rules.contains(finding.rule), finding.change?.state == .new, let locale = finding.locale,
      let bar = finding.toolbar, let text = earlierText(on: bar, in: locale)
    else { return finding }
    var told = finding
    told.suggestion = FittedAdvice(text).behind(finding.suggestion)
    return told
  }

  private func earlierText(on bar: String, in locale: LocaleID) -> String? {
    guard let now = now[bar], let before = before[bar], !tooWide.contains(Place(bar: bar, language: locale.id)),
      !tooWide.contains(Place(bar: bar, language: nil)), now.withoutTexts == before.withoutTexts
    else { return nil }
    let (texts, earlier) = (now.texts(.measured), before.texts(.measured))
    guard texts.count == earlier.count else { return nil }
    // One text may be in two places of a bar: it is put back once.
    var changes: Set<[String]> = []
    for (text, old) in zip(texts, earlier) where text.shown(in: locale) != old.shown(in: locale) {
      // Another key is another text, and what stood there belongs to that.
      guard text.key == old.key, text.table == old.table, let new = text.shown(in: locale), let old = old.shown(in: locale),
        !old.isEmpty
      else { return nil }
      changes.insert([old, new])
    }
    return changes.count == 1 ? changes.first?[0] : nil
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
