import LintelFindings
import LintelModel

/// The source language's bar over the translation's, drawn with characters, where something that fitted does not fit any more.
struct BarComparison {
  let bar: BarInLocale
  let source: BarLayout
  let layout: BarLayout
  /// The device or window, and which of how many it is, as other reports say it of the finding.
  let place: Message

  static let maximum = 4

  /// Of the worst findings, each bar and language once, as far as there is room for them.
  static func pictures(of result: AuditResult, _ words: Localizer) -> String {
    var drawn: Set<[String]> = []
    var page = ""
    var length = 0
    for finding in result.findings.worstFirst(\.badness) where drawn.count < maximum {
      guard let comparison = BarComparison(of: finding, in: result),
        drawn.insert([comparison.bar.toolbar.id, comparison.bar.locale.id]).inserted
      else { continue }
      let picture = comparison.markdown(words)
      length += picture.unicodeScalars.count
      guard length <= MarkdownReport.maximumPictures else { break }
      page += picture
    }
    return page
  }

  private init?(of finding: Finding, in result: AuditResult) {
    guard finding.verdict == .fails, finding.blame == .translation, let environment = finding.worstEnvironment,
      let bar = result.bars.first(where: { $0.toolbar.id == finding.toolbar && $0.locale == finding.locale }),
      let layout = bar.layouts.first(where: { $0.environments.contains(environment) }), let source = bar.source(of: layout)
    else { return nil }
    (self.bar, self.source, self.layout) = (bar, source, layout)
    place = finding.environmentWords ?? "\(environment)"
  }

  private func markdown(_ words: Localizer) -> String {
    var original = bar
    original.locale = bar.toolbar.sourceLocale
    let lines =
      [original.locale.id] + drawing(of: original, source, words) + [bar.locale.id] + drawing(of: bar, layout, words)
    let name = MarkdownReport.text(bar.toolbar.name)
    // Nothing in a text ends the fence.
    var run = 0
    let fenced = lines.joined(separator: "\n").escapingScalars { scalar in
      run = scalar == "`" ? run + 1 : 0
      return run > 2 ? "'" : nil
    }
    return "\n**\(name)**, \(MarkdownReport.sentence(place, words))\n\n```text\n\(fenced)\n```\n"
  }

  /// The bar, and what is not on it.
  private func drawing(of bar: BarInLocale, _ layout: BarLayout, _ words: Localizer) -> [String] {
    let lost = layout.items.filter { $0.place == .offBar }
    func names(_ items: [BarLayout.PlacedItem], _ what: String) -> [String] {
      let names = items.map { VisibleCharacters.of(bar.toolbar.items[$0.item].menuText(in: bar.locale)) }
      let list = MarkdownReport.cut(names.joined(separator: ", "), to: MarkdownReport.maximumText)
      return names.isEmpty ? [] : [what + " " + list]
    }
    return BarDrawing(bar: bar, layout: layout, columns: 80, isOnPage: true).lines
      + names(layout.menu, "»") + names(lost, words.visible("not on the bar:"))
  }
}
