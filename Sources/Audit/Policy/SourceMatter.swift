import LintelFindings
import LintelModel
import LintelRules

/// A text that fits its bar neither in the source language nor in several others is one matter, and none of the
/// translators': a shorter translation in each of them would mend what a shorter source, or more room, mends at once. A
/// translation that is cut where the source's text is whole, or as good as whole, is its translators'.
enum SourceMatter {
  /// Fewer translations than this may have been told to be shorter one by one.
  private static let several = 3

  private struct Place: Hashable {
    let rule: String
    /// The bar, whichever of its variants.
    let bar: String?
    let item: String?
    let table: String?
    let key: String?
  }

  static func joined(_ findings: [Finding], of project: Project) -> [Finding] {
    let bars = Dictionary(project.toolbars.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var findings = findings
    var groups: [Place: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      let bar = finding.toolbar.map { bars[$0]?.barID ?? $0 }
      if let place = place(of: finding, on: bar) { groups[place, default: []].append(index) }
    }
    for (place, everywhere) in groups {
      let sources = everywhere.map { findings[$0] }.filter(isOfSource)
      let source = Set(sources.flatMap(\.languages))
      let indices = everywhere.filter { index in
        isOfSource(findings[index]) || sources.contains { $0.isMatter(of: findings[index]) }
      }
      let all = indices.map { findings[$0] }
      guard !source.isEmpty, Set(all.flatMap(\.languages)).subtracting(source).count >= several else { continue }
      let text = all.lazy.compactMap { finding in finding.toolbar.flatMap { bars[$0] }?.sourceText(of: finding) }.first
      let name = text ?? place.key ?? ""
      let isSure = all.contains { isOfSource($0) && $0.verdict == .fails }
      let ofTitle: Message =
        isSure
        ? "The title “\(name)” fits neither in the source language nor in several others"
        : "The title “\(name)” does not fit in several languages, and perhaps not in the source language"
      let ofLabel: Message =
        isSure
        ? "The label “\(name)” fits neither in the source language nor in several others"
        : "The label “\(name)” does not fit in several languages, and perhaps not in the source language"
      let assumed = [LargeTitleSentence.ifInline, LargeTitleSentence.ifLarge].first { size in
        !isSure && all.contains { $0.message.says(size) }
      }
      let ofOneSize: Message = assumed.map { "\(ofTitle)\($0)" } ?? ofTitle
      let what = place.rule == "title-truncated" ? ofOneSize : ofLabel
      let gravest = all.filter(isOfSource).map(\.severity).max()
      for index in indices {
        // Beside the source's own finding it was a note, whatever the screen: here it is one of those that are cut.
        if findings[index].together?.reason == "source-too-long", let gravest {
          findings[index].severity = gravest
          findings[index].evidence.removeAll { $0 == Lowering.sourceTooLong.evidence }
        }
        findings[index].blame = .source
        findings[index].together = Together("source-and-translations", what, isOfText: true, isOfAnyGravity: true)
        let isLarge = findings[index].suggestion?.tellsOfLargeTitle == true
        let advice: Message =
          "Shorten it in the source and have the translations follow, or ask the designers of the bar to give it more room."
        findings[index].suggestion = isLarge ? "\(advice) \(LargeTitleSentence.inCode)" : advice
      }
    }
    return findings
  }

  /// Nil for what is no text that is cut, or is told of its kind already: a back button gives way by itself.
  private static func place(of finding: Finding, on bar: String?) -> Place? {
    guard finding.rule == "title-truncated" && finding.isAboutTitle || finding.rule == "label-truncated",
      finding.blame != .definition, !finding.languages.isEmpty
    else { return nil }
    return Place(rule: finding.rule, bar: bar, item: finding.item, table: finding.table, key: finding.key)
  }

  /// Whether it says of the source's own text that it does not fit, or likely does not.
  private static func isOfSource(_ finding: Finding) -> Bool {
    finding.blame == .source && finding.together?.reason != "source-likely-too-long"
      && (finding.verdict == .fails || finding.severity > .note && finding.certainty >= .likely)
  }
}

extension Finding {
  /// Whether what the source's own text comes to is the matter of a translation, too: it does not fit where that is worst, and is
  /// as grave there. What `VisibleCuts` leaves to translators has a source that fits in that place.
  fileprivate func isMatter(of translation: Finding) -> Bool {
    guard translation.blame != .translation, severity >= translation.severity, let worst = translation.worstEnvironment
    else { return false }
    return environments.contains(worst)
  }
}

extension Message {
  /// Whether it says what mends a large title in the code.
  fileprivate var tellsOfLargeTitle: Bool {
    template == LargeTitleSentence.advice.template || says(LargeTitleSentence.inCode)
  }
}

extension Toolbar {
  /// What the source language says where the finding is.
  fileprivate func sourceText(of finding: Finding) -> String? {
    if let key = finding.key { return texts().first { $0.key == key }?.shown(in: sourceLocale) }
    if finding.isAboutTitle { return title.shown(in: sourceLocale) }
    return items.first { $0.id == finding.item }?.label.shown(in: sourceLocale)
  }
}
