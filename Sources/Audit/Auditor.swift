import LintelFindings
import LintelInputs
import LintelMeasuring
import LintelModel
import LintelRules

/// The order of the steps: facts, layout, rules, findings.
package enum Auditor {
  /// Audits what was read.
  /// - Parameters:
  ///   - earlier: the project before a change, for rules about what a change does.
  ///   - drawing: Whether texts are drawn for pictures, where there are fonts.
  ///   - memory: What an audit with the same options made of another state of the project.
  package static func audit(
    _ project: Project, options: AuditOptions = AuditOptions(), since earlier: Project? = nil, drawing: Bool = true,
    memory: Memory? = nil
  ) async -> AuditResult {
    var prepared = await PreparedProject(project, memory: memory)
    if let earlier { prepared = prepared.beside(await PreparedProject(earlier, memory: nil)) }
    return await audit(prepared, options: options, drawing: drawing, memory: memory)
  }

  static func audit(
    _ prepared: PreparedProject, options: AuditOptions, drawing: Bool = true, memory: Memory? = nil
  ) async -> AuditResult {
    let faces = ProxyFaces(named: options.scriptFonts) { options.fonts?.path($0) }
    var judged = prepared.project
    func read(_ comments: [Acceptance]) -> AcceptanceReading {
      AcceptanceReading(comments, rules: options.knownRules, unasked: options.unaskedRules)
    }
    var inline = read(judged.acceptances)
    judged.acceptanceFaults = inline.faults
    if !options.passedOver.isEmpty { inline = read(judged.acceptances.filter { !options.passedOver.contains($0) }) }
    let (count, variants) = (Set(judged.toolbars.map(\.barID)).count, judged.toolbars.count)
    let looks = variants == count ? "" : " with \(variants) variants"
    options.progress("laying out \(count) bars\(looks) in \(judged.locales.count) languages")
    let bars = await BarStage.bars(of: judged, faces: faces, samples: options.samples, memory: memory)
    options.progress("checking \(options.rules.count) rules")
    let rules = options.chosenRules.compactMap { rule in
      (options.failing.contains(rule.id) ? rule.failing : rule).at(options.levels[rule.id])
    }
    // What nobody tells with its table is told by itself.
    if rules.contains(where: { $0.id == "untranslated" }) {
      judged.copiedTables = CopiedTableSearch.found(in: judged, prepared.families)
    }
    let run = RuleRun(rules: rules, profile: options.profile, faces: faces, memory: memory)
    let output = await run.output(of: judged, prepared.families, bars: bars)
    if rules.contains(where: { $0.id == "hard-coded-text" }) {
      for (file, texts) in UntoldLiterals.counts(in: judged) { judged.leftOut.count(.literals, texts: texts, at: file) }
    }
    let names = Dictionary(judged.toolbars.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let places = Dictionary(judged.toolbars.map { ($0.id, $0.location) }, uniquingKeysWith: { first, _ in first })
    let files = LanguageFiles(judged)
    let gathering = Gathering(bars: judged.toolbars, unshipped: Set(judged.unshippedLocales))
    var (findings, questions, suppressions) = SuppressionResult.apply(
      options.chosenSuppressions + inline.suppressions, to: output.findings, run.questions(about: judged.toolbars),
      barNames: names, barPlaces: places, on: options.day, gathering: gathering.gathered, placing: files.placed)
    if judged.earlier == nil {
      // What only a comparison tells is accepted for the next one.
      let ofChanges = Set(rules.filter(\.isAboutChange).map(\.id))
      suppressions.unused.removeAll { $0.rule.map(ofChanges.contains) ?? false }
    }
    // What is accepted is accepted string by string; only what is left is reported together.
    let whole = gathering.gathered(findings).map(files.placed)
    let shares = SharesInSentences(whole, output.gaps, in: judged)
    let ofNone = TextsOfNoLanguage(judged)
    let gathered = whole.map { ofNone.owned(FirstStep.owned(shares.told($0))) }.inReportOrder()
    var result = AuditResult(
      profile: options.profile, findings: gathered, project: judged, bars: bars, coverage: CoverageCount.of(judged),
      suppressions: suppressions, questions: questions, counts: output.counts,
      criteria: rules.reduce(into: [:]) { all, rule in
        for number in rule.criteria { all[number, default: []].append(rule.id) }
      }, links: options.links,
      outlines: options.fonts == nil || !drawing ? .none : await OutlineStage.outlines(of: bars, faces: faces),
      failOn: options.failOn)
    result.lintel = LintelVersion.current
    result.gaps = shares.gaps
    result.project.keyUses = KeyUses(judged).readThroughConstants(of: judged).withLiterals(of: judged).withObjects(of: judged)
    result.only = options.choice
    result.rulesOff = options.chosenRules.map(\.id).filter { options.levels[$0] == .off }.sorted()
    result.rulesLowered = options.chosenRules.filter { options.lowers($0) }.map(\.id).sorted()
    result.rulesOffPlaces = options.levelPlaces.filter { result.rulesOff.contains($0.key) }
    return result
  }
}
