import LintelFindings
import LintelModel

/// All that lies behind one finding: the sum of its bar where a width is at issue, else the texts and figures that the rule
/// saw; and what would end it.
package struct FindingExplanation {
  let match: FindingSearch.Match
  var finding: Finding { match.finding }
  /// Nil if no rule of that name is at hand.
  let rule: Rule?
  let bar: BarInLocale?
  let sum: BarSum?
  /// Its text that does not fit; nil where the items together do not, or where no width is at issue.
  let text: BarLayout.VisibleText?
  /// What the text, or the items with margins and gaps, need and have, in points; nil where no width is at issue.
  let fit: (needed: Width, available: Width)?
  /// Whether no language has to do with it.
  let isOfNoLanguage: Bool
  /// The strings it is about, each with its source and its translation.
  let texts: [(unit: FoundString, source: String?, translation: String?)]

  /// The bar of a finding, in its language.
  package static func bar(of finding: Finding, in result: AuditResult) -> BarInLocale? {
    result.bars.first { bar in
      bar.toolbar.id == finding.toolbar && (finding.languages.isEmpty ? bar.isSource : finding.languages.contains(bar.locale))
    }
  }

  /// - Parameter wide: The bar where it is wide enough for everything: what items take that are not on it.
  package init(_ match: FindingSearch.Match, in result: AuditResult, rules: [Rule], wide: [BarLayout] = []) {
    self.match = match
    let finding = match.finding
    rule = rules.first { $0.id == finding.rule }
    isOfNoLanguage = SourceLanguages(result.project).isOfNone(finding)
    let bar = Self.bar(of: finding, in: result)
    self.bar = bar
    let found = finding.worstEnvironment.flatMap { worst in bar?.layouts.first { $0.environments.contains(worst) } }
    // A title that is cut only if it is large stands in a row of its own.
    let isOfLarge = finding.isAboutTitle && found?.cutTitle?.assumption == .large
    let layout = isOfLarge && finding.reason == "longer-than-room" ? found?.withLargeTitle : found
    let text = layout.flatMap { Self.text(of: finding, in: $0, bar) }
    self.text = text
    if let bar, let layout {
      sum = BarSum(layout, of: bar, isAboutTitle: finding.isAboutTitle, wide: wide)
      fit = text.map { ($0.needed, $0.room) } ?? (layout.neededByItems, Width(exactly: layout.width))
    } else {
      (sum, fit) = (nil, nil)
    }
    let known = TextsByKey(result.project)
    texts = (match.unit.map { [$0] } ?? finding.units).map { unit in
      var one = finding
      (one.toolbar, one.item, one.table, one.key, one.locale) = (unit.toolbar, unit.item, unit.table, unit.key, unit.locale)
      return (unit, known.source(of: one), known.translation(of: one))
    }
  }

  private static func text(of finding: Finding, in layout: BarLayout, _ bar: BarInLocale?) -> BarLayout.VisibleText? {
    if finding.reason == "longer-than-room-beside-back" { return layout.titleIfPushed ?? layout.title }
    // A window's title is not judged, and what is below it is not what is found.
    if finding.isAboutTitle { return layout.title.flatMap { $0.cut != nil ? $0 : layout.subtitle ?? $0 } }
    guard let item = finding.item, let index = bar?.toolbar.items.firstIndex(where: { $0.id == item }) else { return nil }
    return layout.items.first { $0.item == index }?.text.flatMap { $0.cut == nil ? nil : $0 }
  }

  /// By how much it is too wide, best values, in points; zero or less if it fits by these.
  var over: Points? { fit.map { $0.needed.best - $0.available.best } }

  /// What the items need that is none of the parts: gaps and margins that are not drawn, the window's buttons, the title's
  /// place.
  var besides: Points? {
    guard text == nil, let fit, let sum else { return nil }
    let rest = fit.needed.best - sum.takenByItems
    return rest.value > 0.1 ? rest : nil
  }

  /// About how many characters of the text's own mean width go into its room.
  var charactersThatFit: Int? {
    guard let text, text.needed.best > 0 else { return nil }
    return Int((max(0, text.room.best).value * Double(text.text.count) / text.needed.best.value).rounded(.down))
  }

  /// What would make it fit, or end it, a sentence each.
  var remedies: [String] {
    var lines: [String] = []
    if let text, let characters = charactersThatFit, text.over > 0 {
      lines.append(
        "At most \(text.room.best) pt in \(text.font.size) pt \(text.font.weight.rawValue): about \(characters) "
          + "\(characters == 1 ? "character" : "characters") of this text's mean width, which has \(text.text.count).")
    }
    if let layout = sum?.layout, let bar, !layout.shortening.isEmpty, bar.canShorten(in: layout),
      !finding.forbidsShortening(inSource: bar.isSource)
    {
      let texts = layout.shortening.map { bar.advice($0, on: layout).english }.joined(separator: ", ")
      lines.append("To make everything fit, shorten \(texts).")
    }
    if let suggestion = finding.suggestion { lines.append(suggestion.english) }
    if let layout = sum?.layout, let least = bar?.minimumWidth(on: layout.environment.os) {
      lines.append("Everything fits from \(least.best) pt on (\(least.low) to \(least.high)).")
    }
    if let rule { lines.append("The rule is met where this is true: " + rule.title) }
    return lines
  }

  /// What a text was measured with.
  func source(of text: String) -> String {
    bar?.measuredWith[text]
      ?? "Inter, scaled to published widths of the system font: Data/inter-regular.txt and, for large bold texts, "
      + "Data/inter-display-bold.txt"
  }
}
