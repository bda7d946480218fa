import LintelFindings
import LintelModel
import LintelRules

/// Reports one cause once: what a table lacks in a language as a whole with the table, an item's text with the item,
/// which says what is lost, and any other string with its table.
enum Deduplication {
  private struct Place: Hashable {
    var table: String?
    var locale: LocaleID?
  }

  /// What tells that a text is of an older source, the most telling first.
  private static let marksOfOlder = ["placeholder-mismatch", "line-break-added", "full-stop-added", "ending-punctuation"]

  /// What is judged by the customs of a language, and is no matter of a text that is in another one.
  private static let matterOfLanguage = [
    "confusable-letters", "ending-punctuation", "full-stop-added", "label-script", "label-verb", "line-break-added", "mixed-address",
    "mixed-typography", "sentences-missing", "spelled-otherwise", "translation-left-behind",
    "words-said-twice",
  ]

  static func deduplicated(_ findings: [Finding]) -> [Finding] {
    let byTable = Dictionary(grouping: findings.filter { $0.cause != nil }) { $0.cause!.table }
    let reported = byTable.mapValues { all in
      // A few strings are no table: what one of them is on a bar is reported with its item. What was lost of a table is its
      // matter, though it is one string: the bar that lacks it now is mended with it.
      let tables = all.filter { $0.isLostTranslation || !$0.isAboutOneString && !$0.isAboutFewStrings }
      let items = all.filter { $0.isAboutOneString && $0.item != nil && !$0.isReported(by: tables) }
      return (tables: tables, wider: tables + items)
    }
    // A label that is told as a copy is told with all its languages: those of a table that is one itself belong to the list.
    let copies = Set(
      findings.filter { $0.isCopyOfItem && !$0.isReported(by: reported[$0.cause!.table]!.tables) }.map(\.textOnBar))
    let cuts = Dictionary(grouping: findings.filter { $0.rule == "label-truncated" }) { $0.place }
    let cutTitles = Dictionary(grouping: findings.filter { $0.rule == "title-truncated" && $0.isAboutTitle }) { $0.place }
    let inOtherScript = Set(findings.filter { $0.rule == "table-script" }.map { Place(table: $0.table, locale: $0.locale) })
    let tooLongAtSource = Set(findings.filter { $0.isCutTitle && $0.blame == .source }.map(\.title))
    let likelyTooLongAtSource = Set(
      findings.filter {
        $0.rule == "title-truncated" && $0.isAboutTitle && $0.blame == .source && $0.severity > .note && $0.certainty == .likely
      }.map(\.title))
    let tooFull = Dictionary(grouping: findings.filter { $0.rule == "overflow-needed" }) { $0.place }
    // What a translation lacks of its source is mended by translating it anew.
    let misread = Set(findings.filter { $0.rule == "placeholder-mismatch" && $0.verdict == .fails }.map(\.string))
    let anew = Set(
      findings.filter {
        $0.rule == "placeholder-mismatch" && $0.verdict == .fails && OlderText.isToTranslateAnew($0.suggestion)
      }.map(\.string))
    let strangers = Set(
      findings.filter { $0.rule == "foreign-letters" && ["other-language", "many-other-language"].contains($0.reason) }
        .flatMap(\.unitStrings))
    let ofOtherLanguages = Set(
      findings.filter {
        $0.rule == "translation-of-another" && $0.verdict == .fails
          && ["added-in-other-language", "in-other-language"].contains($0.reason)
      }.flatMap(\.unitStrings))
    let misplaced = Set(findings.filter { $0.rule == "duplicate-key" && $0.reason == "text-of-another" }.map(\.string))
    let older = Dictionary(grouping: findings.filter { $0.suggestion?.parts == OlderText.advice.parts }, by: \.string)
    let unfinished = Set(findings.filter(\.isUnfinished).flatMap(\.unitStrings))
    let lostMarks = Set(findings.filter { $0.reason == "translations-unfinished" }.flatMap(\.unitStrings))
    let deleted = Set(findings.filter { $0.rule == "deleted-key" }.map(\.string))
    let conflicts = Set(findings.lazy.filter { $0.rule == "conflict-marker" }.compactMap(\.definitionLocation).map(\.lineOfFile))
    let brokenByMerges = Set(
      findings.lazy.filter { $0.rule == "table-truncated" && $0.suggestion?.parts == ConflictMarks.advice.parts }
        .compactMap { $0.translationLocation ?? $0.definitionLocation }.map(\.file))
    // A key that people read instead of a text gets one, and the languages with it: how long the key is hardly matters.
    let keysShown = Set(
      findings.lazy.filter { $0.rule == "bar-text-key-missing" && $0.reason == "key-shown" && $0.verdict == .fails }.map(\.key))
    let failingTitles = Set(findings.filter(\.isCutTitle).map(\.title))
    let kept = findings.map { finding in
      // Where the source's own title does not fit, that is the matter; in the other languages it is more of the same.
      guard finding.isCutTitle, finding.blame == .layout else { return finding }
      var more = finding
      // Where it is only likely too long there, the translations are the proof, and one matter with it.
      if likelyTooLongAtSource.contains(finding.title) {
        more.blame = .source
        more.together = Together(
          "source-likely-too-long", "The title does not fit in several languages, and likely not in the source language",
          isOfText: true)
      }
      guard tooLongAtSource.contains(finding.title) else { return more }
      more.severity = .note
      more.evidence.append(Lowering.sourceTooLong.evidence)
      more.together = Together("source-too-long", "The title does not fit in several languages, as in the source language")
      return more
    }.filter { finding in
      if finding.rule == "label-script", let cause = finding.cause, !cause.locales.isEmpty,
        cause.locales.allSatisfy({ inOtherScript.contains(Place(table: cause.table.path, locale: $0)) })
      {
        return false
      }
      // What is open of a title is settled where it surely does not fit in so many other languages.
      if finding.rule == "title-truncated", finding.isAboutTitle, finding.verdict == .needsReview, finding.blame != .source,
        likelyTooLongAtSource.contains(finding.title), failingTitles.contains(finding.title)
      {
        return false
      }
      if finding.rule == "translation-left-behind", deleted.contains([finding.table, finding.key, nil]) { return false }
      // What stops over the mark of a merge is mended with it.
      if finding.rule == "file-unreadable", finding.definitionLocation.map({ conflicts.contains($0.lineOfFile) }) == true {
        return false
      }
      // A mark at which a table breaks off is told with what is lost behind it.
      if finding.rule == "conflict-marker", finding.definitionLocation.map({ brokenByMerges.contains($0.file) }) == true {
        return false
      }
      if finding.rule == "source-unknown", !finding.strings.isEmpty,
        finding.strings.allSatisfy({ deleted.contains([$0.table ?? finding.table, $0.key, nil]) })
      {
        return false
      }
      if finding.key != nil, keysShown.contains(finding.key),
        ["title-truncated", "label-truncated", "title-length", "accessible-name-not-localized"].contains(finding.rule)
      {
        return false
      }
      if ["translation-left-behind", "sentences-missing"].contains(finding.rule), misread.contains(finding.string) {
        return false
      }
      // Which of the two it is, and what to do, is certain there.
      if finding.rule == "translation-of-another", misplaced.contains(finding.string) { return false }
      // A sentence that is lost takes its value and its link along.
      if finding.rule == "link-changed", finding.reason == "no-link", anew.contains(finding.string) { return false }
      if finding.reason == "many-unfinished", lostMarks.isSuperset(of: finding.unitStrings) { return false }
      // What else differs of a text that has to be translated anew is no matter of its own.
      if matterOfLanguage.contains(finding.rule), finding.severity < .error, finding.key != nil,
        strangers.contains(finding.string)
      {
        return false
      }
      if finding.rule == "label-verb", ofOtherLanguages.contains(finding.string) { return false }
      if marksOfOlder.contains(finding.rule), unfinished.contains(finding.string) { return false }
      if let place = marksOfOlder.firstIndex(of: finding.rule), let rules = older[finding.string]?.map(\.rule),
        rules.contains(where: { rule in marksOfOlder.firstIndex(of: rule).map { $0 < place } ?? false })
      {
        return false
      }
      // A key that the source has lost, and code asks for, is no leftover of the others.
      if finding.rule == "orphan-key", deleted.contains([finding.table, finding.key, nil]) { return false }
      // How many points a title is too long says more than how many characters it has.
      if finding.rule == "title-length",
        cutTitles[finding.place]?.contains(where: { $0.severity >= finding.severity }) == true
      {
        return false
      }
      // Whether labels give way hardly matters where the items surely do not fit, and a menu is the way out of just that.
      if finding.rule == "label-truncated", finding.verdict == .needsReview,
        tooFull[finding.place]?.contains(where: { $0.verdict == .fails && $0.severity >= finding.severity }) == true
      {
        return false
      }
      if finding.rule == "more-menu-missing", finding.verdict == .needsReview,
        tooFull[finding.place]?.contains(where: { $0.severity >= finding.severity }) == true
      {
        return false
      }
      // Which label gives way says more than that the row is too long, or what leaves for the menu instead; that a menu lacks
      // for certain, or that an item is surely hidden, is a matter of its own.
      if ["overflow-needed", "trailing-item-hidden"].contains(finding.rule), finding.verdict == .needsReview,
        cuts[finding.place]?.contains(where: { $0.severity >= finding.severity }) == true
      {
        return false
      }
      if finding.isCopyOfItem, copies.contains(finding.textOnBar) { return true }
      guard finding.isAboutOneString, let others = finding.cause.flatMap({ reported[$0.table] }) else { return true }
      // That it was there before is known of nothing else: only what is as grave takes its place.
      if finding.isLostTranslation {
        return !finding.isReported(by: others.tables.filter { !$0.isLostTranslation && $0.severity >= finding.severity })
      }
      return !finding.isReported(by: finding.item == nil ? others.wider : others.tables)
    }
    return CopiesInTables.named(in: kept, of: findings)
  }
}

extension Finding {
  /// Whether it is a title that surely does not fit.
  fileprivate var isCutTitle: Bool { rule == "title-truncated" && isAboutTitle && verdict == .fails && severity > .note }

  /// The bar, whichever of its variants, and what its title is.
  fileprivate var title: [String?] { [place[0], table, key] }

  /// Table, key and language.
  fileprivate var string: [String?] { [table, key, locale?.id] }

  /// The bar, whichever of its variants, and the language.
  fileprivate var place: [String] {
    let bar: Substring = toolbar.map { $0.prefix { $0 != "~" } } ?? ""
    return [String(bar), locale?.id ?? ""]
  }

  /// Whether it is about one text of an item that is its source's.
  fileprivate var isCopyOfItem: Bool { item != nil && isCopyOnBar && isAboutOneString }

  /// Whether it is about texts that are no translations: a mark, or the name of the key.
  fileprivate var isUnfinished: Bool { ["unfinished", "many-unfinished", "translations-unfinished"].contains(reason) }

  /// Those that it is about, in each language.
  fileprivate var unitStrings: [[String?]] { units.map { [$0.table, $0.key, $0.locale?.id] } }

  fileprivate var isAboutOneString: Bool { cause?.keys.count == 1 }
  fileprivate var isAboutFewStrings: Bool {
    ["strings-missing", "strings-new"].contains(reason) && (cause?.keys.count ?? 0) <= 10
  }

  /// Whether others tell of the same string in all the languages that this one is about.
  fileprivate func isReported(by others: [Finding]) -> Bool {
    guard let cause else { return false }
    let reported = others.filter { cause.isWithin($0.cause!) }.reduce(into: Set<LocaleID>()) { $0.formUnion($1.cause!.locales) }
    return cause.locales.isSubset(of: reported)
  }
}

extension SourceLocation {
  /// Whatever the column.
  fileprivate var lineOfFile: String { "\(file):\(line)" }
}
