import LintelFindings
import LintelModel
import LintelRules

/// Who is to mend what is cut on a bar. Where at least half of the languages have too little room on it, for one text or for one
/// or another of its labels, or a translation has less than any wording needs, that is one decision, of those who design the bar: nobody is asked to shorten one text after the other.
/// A title that a third of them cut is one decision, too, and so is one that would have another owner in each of few languages. Where a third have too little room for labels, or few languages are a
/// third, each can shorten its own text, and the bar's designers are told besides.
/// What a finding is known by does not hang on it.
enum BarMatter {
  /// Fewer languages than this may have been told to be shorter one by one. The figure is ours.
  private static let several = 5
  /// Of fewer languages than this nobody concludes that the bar is the cause. The figure is ours.
  private static let few = 3

  /// What is cut, on whichever of a bar's variants.
  private struct Place: Hashable {
    let rule: String
    let reason: String
    let bar: String
    let item: String?

    /// All labels of the bar at once; itself for a title.
    var ofWholeBar: Place { Place(rule: rule, reason: reason, bar: bar, item: nil) }
  }

  /// A bar's title, on whichever of its variants.
  private struct Title: Hashable {
    let bar: String
    let table: String?
    let key: String?
  }

  /// The findings in their order, each with its owner.
  static func owned(_ findings: [Finding], of project: Project) -> [Finding] {
    let bars = Dictionary(project.toolbars.map { ($0.id, $0.barID) }, uniquingKeysWith: { first, _ in first })
    let large = Set(project.toolbars.filter { $0.largeTitle.value == true }.map(\.id))
    let places = findings.map { place(of: $0, on: bars) }
    let lacking = languages(of: findings, at: places)
    let all = Set(project.locales).subtracting(project.unshippedLocales).subtracting([project.sourceLocale])
    let translated = translations(of: project.toolbars)
    let owned = zip(findings, places).map { finding, place in
      guard let place else { return finding }
      let own = lacking[place.ofWholeBar, default: []].intersection(all)
      let inMost = own.count
      if inMost >= several, 2 * inMost >= all.count {
        return finding.ofBar(
          isOfRow(finding, large) ? LargeTitleSentence.advice : advice(Self.inMostLanguages, besides: finding.suggestion))
      }
      let having = translated[place.bar, default: []].intersection(all).union(own)
      if finding.isAboutTitle, inMost >= several, 3 * inMost >= having.count {
        return finding.ofBar(
          isOfRow(finding, large) ? LargeTitleSentence.advice : advice(Self.inThirdOfLanguages, besides: finding.suggestion))
      }
      guard finding.blame == .translation else { return finding }
      guard finding.hasLimit else { return finding.ofBar(nil) }
      let isOfMany = finding.severity > .note && own.count >= few && 3 * own.count >= having.count
      return isOfMany ? finding.alsoOfBar(isLarge: isOfRow(finding, large)) : finding
    }
    return decidedOnce(owned, in: all) { isOfRow($0, large) ? nil : place(of: $0, on: bars) }
  }

  /// A title that few languages cut is one decision, too, where what is advised in each of them would be another owner's: each
  /// would mend what the others' step has mended. What the source's writers have to mend is theirs first.
  /// - Parameters:
  ///   - languages: Those that count.
  ///   - place: Of a finding; nil for what is left as it is.
  private static func decidedOnce(
    _ findings: [Finding], in languages: Set<LocaleID>, place: (Finding) -> Place?
  ) -> [Finding] {
    let titles = findings.map { finding in
      finding.isAboutTitle ? place(finding).map { Title(bar: $0.bar, table: finding.table, key: finding.key) } : nil
    }
    var owners: [Title: Set<Blame>] = [:]
    for (finding, title) in zip(findings, titles) {
      guard let title, finding.severity > .note, finding.certainty >= .likely, !languages.isDisjoint(with: finding.languages)
      else { continue }
      owners[title, default: []].insert(FirstStep.owned(finding).blame)
    }
    return zip(findings, titles).map { finding, title in
      guard let title, let all = owners[title], all.count > 1, !all.contains(.source) else { return finding }
      return finding.ofBar(advice(Self.inSeveralLanguages, besides: finding.suggestion))
    }
  }

  /// By bar, the languages that have a text of it.
  private static func translations(of toolbars: [Toolbar]) -> [String: Set<LocaleID>] {
    toolbars.reduce(into: [:]) { languages, toolbar in
      for text in toolbar.texts() {
        languages[toolbar.barID, default: []].formUnion(text.values.lazy.filter { $0.value.state != .missing }.map(\.key))
      }
    }
  }

  /// Whether it is about a title that stands, or may stand, in a row of its own.
  private static func isOfRow(_ finding: Finding, _ large: Set<String>) -> Bool {
    finding.toolbar.map(large.contains) == true && finding.isOfRowOfItsOwn || finding.isIfLarge
  }

  private static let inMostLanguages: Message =
    "At least half of the languages have too little room here: give the text more of it, or the bar fewer items."

  private static let inThirdOfLanguages: Message =
    "At least a third of the languages have too little room for this title: decide once for all of them, by more room on the bar, or by a shorter title with a key of its own."

  private static let inSeveralLanguages: Message =
    "Languages differ in what mends this title: decide once for all of them, by more room on the bar, or by a shorter title with a key of its own."

  /// With what symbols in place of texts would give, where that was told.
  private static func advice(_ decision: Message, besides own: Message?) -> Message {
    guard let own, SymbolsInstead.isTold(by: own) else { return decision }
    return "\(decision) \(own)"
  }

  /// By bar, the languages that surely or likely lack room there, as more than a note.
  private static func languages(of findings: [Finding], at places: [Place?]) -> [Place: Set<LocaleID>] {
    zip(findings, places).reduce(into: [:]) { languages, found in
      guard let place = found.1, found.0.severity > .note, found.0.certainty >= .likely else { return }
      languages[place.ofWholeBar, default: []].formUnion(found.0.languages)
    }
  }

  /// Nil for what is no text that is cut, is told with the source's already, or is the code's to mend.
  private static func place(of finding: Finding, on bars: [String: String]) -> Place? {
    guard ["title-truncated", "label-truncated"].contains(finding.rule), finding.blame != .definition,
      finding.environmentCount > 0, !finding.isToldWithSource, let toolbar = finding.toolbar
    else { return nil }
    return Place(rule: finding.rule, reason: finding.reason, bar: bars[toolbar] ?? toolbar, item: finding.item)
  }
}

extension Finding {
  /// Whether it says how many characters fit. What `VisibleCuts` gives no limit has no wording that fits.
  fileprivate var hasLimit: Bool { evidence.contains { $0.name == "room" } }

  /// Of a bar with a large title: whether it is about that, and not about the title beside the items once the content has
  /// scrolled.
  fileprivate var isOfRowOfItsOwn: Bool {
    rule == "title-truncated" && reason == "longer-than-room"
      && suggestion?.template != LargeTitleSentence.onceScrolled.template
  }

  /// Whether it is about a title that may be large, and is cut only then.
  fileprivate var isIfLarge: Bool { message.says(LargeTitleSentence.ifLarge) }

  fileprivate var isToldWithSource: Bool { together?.reason.hasPrefix("source-") == true }

  /// The same, for those who design the bar.
  /// A title that is cut has one owner in all languages: what begins with a step of others in one of them would be handed to
  /// these.
  /// - Parameter advice: What they are told in place of whoever had it; nil where its own advice is theirs.
  fileprivate func ofBar(_ advice: Message?) -> Finding {
    let isAnothersStep = suggestion.flatMap(RoomAdvice.owner) != nil
    guard blame != .layout || isAboutTitle && (verdict == .fails || isAnothersStep) else { return self }
    var finding = self
    finding.blame = .layout
    if let advice { finding.suggestion = advice }
    return finding
  }

  /// The same, told to those who design the bar as well.
  fileprivate func alsoOfBar(isLarge: Bool) -> Finding {
    guard let suggestion else { return self }
    var finding = self
    finding.suggestion = "\(suggestion) \(isLarge ? RoomForLanguages.ofLargeTitle : RoomForLanguages.designersToo)"
    return finding
  }
}
