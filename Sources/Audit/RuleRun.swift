import LintelFindings
import LintelInputs
import LintelMeasuring
import LintelModel
import LintelTables

/// Runs rules and makes findings of their remarks.
struct RuleRun {
  let rules: [Rule]
  let profile: Profile
  /// What lengths in points are measured with.
  var faces = ProxyFaces.none
  /// What the same rules said of another state of the project.
  var memory: Memory?

  /// Every finding by itself, in the order of reports, and by rule how often there was one.
  func output(of project: Project, _ families: [TableFamily], bars: [BarInLocale]) async -> RuleOutput {
    let known = KnownBars(bars, memory)
    // What is told of a bar, with its place there, key-missing does not tell of the table.
    let ofKeys = rules.filter { $0.id == Self.keysOnBars }.reduce(into: RuleOutput()) {
      $0.add(ask($1, about: project, bars, known))
    }
    var judged = project
    judged.keysMissingOnBars = Self.keys(of: ofKeys.findings)
    if rules.contains(where: { $0.id == Self.ofFilling }) { judged.misfilledTexts = MisfilledTextSearch.found(in: project) }
    let translated = judged.withoutPseudolanguages()
    var all = await withTaskGroup(of: RuleOutput.self) { [judged] group in
      group.addTask { await TableStage(rules: rules, faces: faces, memory: memory).output(of: translated, families) }
      for rule in rules where rule.id != Self.keysOnBars { group.addTask { ask(rule, about: judged, bars, known) } }
      if let stale = StaleTexts.asked(in: translated) {
        let ofValues = StaleTexts.rules(among: rules)
        group.addTask { await TableStage(rules: ofValues, faces: faces).output(of: stale, TableFamily.all(in: stale)) }
      }
      return await group.reduce(into: RuleOutput()) { $0.add($1) }
    }
    all.add(ofKeys)
    let uses = OtherUses(project)
    let found = all.findings
    let ofSource = SourceMatter.joined(Deduplication.deduplicated(found), of: project)
    let words = CommonWords(project, uses: uses)
    let ofBars = CutCopies.owned(BarMatter.owned(ofSource, of: project), amongCopiesOf: found, in: project)
    all.findings = ofBars.map { uses.added(to: words.owned($0)) }
    // No app has these languages yet: what fails in them can wait, and nothing is asked about the rest.
    let unshipped = Set(project.unshippedLocales)
    if !unshipped.isEmpty {
      all.findings = all.findings.compactMap { finding in
        guard !finding.languages.isEmpty, unshipped.isSuperset(of: finding.languages) else { return finding }
        var finding = finding
        if finding.severity > .note { finding.evidence.append(Lowering.languageOfNoTarget.evidence) }
        finding.severity = .note
        return finding.verdict == .needsReview ? nil : finding
      }
    }
    all.findings = all.findings.inReportOrder().withDistinctFingerprints()
    all.gaps.sort()
    return all
  }

  private static let keysOnBars = "bar-text-key-missing"
  private static let ofFilling = "values-not-filled"

  /// By the name of the table, which is the usual one where code names none.
  private static func keys(of findings: [Finding]) -> [String: Set<String>] {
    findings.reduce(into: [:]) { keys, finding in
      guard let key = finding.key else { return }
      let table = finding.table.map { TableID.name(ofPath: $0) } ?? "Localizable"
      keys[table, default: []].insert(key)
    }
  }

  private func ask(_ rule: Rule, about project: Project, _ bars: [BarInLocale], _ known: KnownBars) -> RuleOutput {
    var output = RuleOutput()
    switch rule.check {
    case .bar(let check): output.findings = findings(by: rule, about: bars, of: project, &output, known, check)
    case .barByProfile(let check):
      output.findings = findings(by: rule, about: bars, of: project, &output, known) { check($0, profile) }
    case .toolbar(let check):
      output.findings = findings(by: rule, aboutDefinitionsOf: project, &output) { check($0, project) }
    case .toolbarAmong(let check):
      output.findings = findings(by: rule, aboutDefinitionsOf: project, &output, check(project))
    case .skipped(let check):
      for file in project.skipped {
        output.add(softened(check(file), by: rule, in: file.file, of: project), by: rule) { $0.finding(about: file) }
      }
    // TableStage asks these, and a person the questions.
    case .translations, .translationsAmong, .family, .question: break
    case .file(let check):
      for file in project.tables {
        output.add(softened(check(file), by: rule, in: file.file, of: project), by: rule) { $0.finding(about: file) }
      }
    case .project(let check): output.add(check(project), by: rule) { $0.finding(about: project) }
    }
    return output
  }

  private func findings(
    by rule: Rule, aboutDefinitionsOf project: Project, _ output: inout RuleOutput, _ check: (Toolbar) -> [Remark]
  ) -> [Finding] {
    let platforms = platforms(of: rule)
    let said = DefinitionRemarks(of: project.toolbars.compactMap { $0.narrowed(to: platforms) }, check)
    return findings(by: rule, about: said.bars, of: project, &output) { said.remarks(about: $0) }
  }

  /// A warning about a table that no target builds is a note: nobody who uses the app meets it. What breaks it is told as it is.
  private func softened(_ remarks: [Remark], by rule: Rule, in file: String, of project: Project) -> [Remark] {
    guard project.tablesOfOtherParts.contains(file) else { return remarks }
    return remarks.map { remark in
      guard remark.verdict == .fails, (remark.severity ?? rule.severity) == .warning else { return remark }
      var remark = remark
      remark.severity = .note
      remark.evidence.append(Lowering.tableOfNoTarget.evidence)
      return remark
    }
  }

  /// - Parameter known: what rules said of bars before; nil where they are no laid out ones.
  private func findings(
    by rule: Rule, about bars: [BarInLocale], of project: Project, _ output: inout RuleOutput, _ known: KnownBars? = nil,
    _ check: (BarInLocale) -> [Remark]
  ) -> [Finding] {
    let platforms = platforms(of: rule)
    var answers = known?.answers(of: rule)
    var count = RuleCount()
    var judged: [(bar: BarInLocale, remarks: [Remark])] = []
    var shared = SharedEnvironments()
    var source = NarrowedSource(platforms: platforms)
    // By index: to copy a bar counts dozens of references, and most rules have nothing to say of most bars.
    let ofBars = known?.platforms ?? bars.map { $0.toolbar.platforms }
    for index in bars.indices where isOn(platforms, ofBars[index]) {
      let isWhole = platforms.isSuperset(of: ofBars[index])
      func ask() -> [Remark] { isWhole ? check(bars[index]) : check(source.narrowed(bars[index])) }
      var remarks = answers?.remarks(about: index, ask) ?? ask()
      count.add(remarks)
      for number in remarks.indices { remarks[number].environments = shared.of(remarks[number].environments).list }
      // A finding says which bar it is about, on whatever platforms.
      if !remarks.isEmpty { judged.append((bars[index], remarks)) }
    }
    if let answers { known?.keep(answers, of: rule) }
    output.counts[rule.id] = count
    return VariantMerge(rule: rule, toolbars: project.toolbars).findings(of: judged)
  }

  private func isOn(_ platforms: Set<Platform>, _ own: [Platform]) -> Bool {
    own.isEmpty || own.contains(where: platforms.contains)
  }

  /// What people are asked about each bar; once, however many variants it has.
  func questions(about toolbars: [Toolbar]) -> [ReviewQuestion] {
    var asked: Set<[String]> = []
    return toolbars.flatMap { toolbar in
      rules.compactMap { rule in
        guard let question = rule.question, toolbar.kind != .sheetButtons,
          !platforms(of: rule).isDisjoint(with: toolbar.platforms), asked.insert([toolbar.barID, rule.id]).inserted
        else { return nil }
        let statements = rule.statements.filter { $0.hasPrefix(profile.rawValue + ".") }
        return ReviewQuestion(rule: rule.id, statements: statements, question: question, toolbar: toolbar.id)
      }
    }
  }

  /// A core rule is for its own platforms, any other one for those that the profile's statements are for.
  private func platforms(of rule: Rule) -> Set<Platform> {
    if rule.isCore { return Set(rule.platforms) }
    let statements = rule.statements.filter { $0.hasPrefix(profile.rawValue + ".") }
    return Set(statements.compactMap(GuidelineStatement.named).flatMap(\.platforms)).intersection(rule.platforms)
  }
}

/// What rules said, and how often.
struct RuleOutput {
  var findings: [Finding] = []
  var counts: [String: RuleCount] = [:]
  /// How much of their tables languages lack, which is told beside the findings.
  var gaps: [TableGap] = []

  mutating func add(_ other: RuleOutput) {
    findings += other.findings
    gaps += other.gaps
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// Takes what a rule says of one thing.
  mutating func add(_ remarks: [Remark], by rule: Rule, finding: (FindingBuilder) -> Finding) {
    counts[rule.id, default: RuleCount()].add(remarks)
    findings += remarks.map { finding(FindingBuilder(rule: rule, remark: $0)) }
  }
}

extension Toolbar {
  /// The bar on some platforms; nil if it is on none of them.
  fileprivate func narrowed(to platforms: Set<Platform>) -> Toolbar? {
    var toolbar = self
    toolbar.platforms.removeAll { !platforms.contains($0) }
    return toolbar.platforms.isEmpty ? nil : toolbar
  }
}

/// Bars on some of their platforms. All languages of a bar have one list of the source language's layouts: it is narrowed once
/// for them.
private struct NarrowedSource {
  let platforms: Set<Platform>
  private var last: (whole: [BarLayout], narrowed: [BarLayout]) = ([], [])
  private var lastDefinition: (whole: SharedToolbar, narrowed: SharedToolbar)?

  init(platforms: Set<Platform>) { self.platforms = platforms }

  mutating func narrowed(_ whole: BarInLocale) -> BarInLocale {
    var bar = whole
    bar.definition = narrowed(whole.definition)
    let isSource = whole.isSource && whole.layouts == whole.sourceLayouts
    // Lists that are one and the same are equal at once.
    if last.whole != whole.sourceLayouts { last = (whole.sourceLayouts, whole.sourceLayouts.narrowed(to: platforms)) }
    bar.sourceLayouts = last.narrowed
    bar.layouts = isSource ? last.narrowed : whole.layouts.narrowed(to: platforms)
    return bar
  }

  private mutating func narrowed(_ whole: SharedToolbar) -> SharedToolbar {
    if let lastDefinition, lastDefinition.whole === whole { return lastDefinition.narrowed }
    var toolbar = whole.toolbar
    toolbar.platforms.removeAll { !platforms.contains($0) }
    let narrowed = SharedToolbar(toolbar)
    lastDefinition = (whole, narrowed)
    return narrowed
  }
}

extension [BarLayout] {
  /// Those on some platforms. A bar is seldom laid out on all that it is declared for: most are shared as they are.
  fileprivate func narrowed(to platforms: Set<Platform>) -> [BarLayout] {
    func isOn(_ index: Int) -> Bool { platforms.contains(self[index].environment.platform) }
    return indices.allSatisfy(isOn) ? self : indices.filter(isOn).map { self[$0] }
  }
}
