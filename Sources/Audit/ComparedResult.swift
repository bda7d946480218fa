import LintelFindings
import LintelModel
import LintelRules

extension AuditResult {
  /// The result beside a baseline: of its findings what is new or worse, and how much there is of the rest.
  ///
  /// The comparison is string by string, and what is left is joined again after it: which strings share a cause with it makes
  /// nothing new, and hides nothing that is.
  /// - Parameters:
  ///   - earlier: the project that the baseline is of, where it was read.
  ///   - scope: what of it is counted.
  ///   - acceptances: what was accepted then; nil where what is accepted now is not compared.
  package func compared(
    with baseline: Baseline, of earlier: Project? = nil, within scope: ReportScope = ReportScope(),
    accepting acceptances: KnownAcceptances? = nil
  ) -> (result: AuditResult, comparison: BaselineComparison) {
    var project = project
    // An audit beside an earlier state has compared the texts already.
    if let earlier, project.earlier == nil { project.earlier = EarlierTextSearch.texts(of: earlier, beside: project) }
    let thinned = earlier.map { ThinnedTables(from: $0, to: project) } ?? ThinnedTables()
    let widths = CutWidths(of: earlier == nil ? [] : bars)
    let comparison = BaselineComparison(
      of: findings, with: baseline, present: earlier.map { Presence(of: project, since: $0) } ?? Presence(of: project),
      languages: Set(project.locales.map(\.id)), thinned: thinned,
      sourceRules: Set(Rule.all.lazy.filter(\.hangsOnSource).map(\.id)), within: scope,
      accepted: acceptances == nil ? [] : suppressions.suppressed, acceptedBefore: acceptances?.found ?? Baseline([]),
      where: { acceptances?.lack($0, for: $1, of: $2) ?? false }, isAsWide: widths.areAsWide,
      isCut: widths.areCut)
    var result = self
    result.suppressions.suppressed = comparison.marking(suppressions.suppressed)
    result.addedAcceptances = AddedAcceptance.all(of: comparison.newlyAccepted)
    let spoken = (earlier?.locales ?? []) + comparison.ofLostLanguages.compactMap(\.language).map { LocaleID($0) }
    result.lostLanguages = LostLanguage.all(Set(spoken).subtracting(project.locales), thinned)
    result.trend = comparison.trend
    result.trend?.ofKnown = comparison.ofKnown
    // Of a folder that is new as a whole every language is.
    if let earlier, !earlier.tables.isEmpty {
      result.trend?.newLanguages = Set(project.locales).subtracting(earlier.locales).sorted()
    }
    var reported = comparison.reported
    if let earlier {
      let changes = ChangedPlaces(before: earlier, now: project)
      let fitted = FittedText(of: project, since: earlier, baseline.entries + (acceptances?.found.entries ?? []))
      for index in reported.indices {
        let place = changes.place(of: reported[index])
        reported[index].change?.place = place
      }
      reported = FittedOnBars(bars).told(reported, by: fitted)
    }
    result.findings = Gathering(
      bars: project.toolbars, unshipped: Set(project.unshippedLocales), new: Set(result.trend?.newLanguages ?? [])
    ).gathered(reported).map(\.withChangeOfParts).inReportOrder()
    result.unjudgedTexts = UnjudgedText.texts(in: project).filter { scope.locales.isEmpty || scope.locales.contains($0.locale) }
    if let earlier { result.changedTexts = TextChange.texts(of: result.findings, in: project, since: earlier) }
    return (result, comparison)
  }
}
