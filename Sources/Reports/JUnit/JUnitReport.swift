import LintelFindings
import LintelModel
import LintelXMLTree

extension ReportFormat {
  static let junit = ReportFormat(name: "junit", fileName: "audit.junit.xml", title: "JUnit XML", escaping: .markup) {
    JUnitReport.audit($0, words: $1.words)
  }
}

/// JUnit's XML, as CI servers show test results: a suite for each bar and table, a case for each finding, and one that passes
/// for each language in which nothing was found. Of a gate there is one for all of these: it is about a change. There, what
/// differs in its language alone is one case, too.
package enum JUnitReport {
  package static func audit(_ result: AuditResult, words: Localizer = .english) -> String {
    let suites = suites(of: result, words)
    let texts = InterfaceTexts(result.project)
    let xml = XMLWriter()
    let cases = suites.flatMap(\.cases)
    xml.element(
      "testsuites",
      [
        "name": "Lintel", "tests": "\(cases.count)", "failures": "\(cases.count { $0.isFailure })", "errors": "0",
        "skipped": "\(cases.count { $0.isSkipped })", "time": "0",
      ]
    ) {
      for suite in suites {
        xml.element(
          "testsuite",
          [
            "name": suite.name, "tests": "\(suite.cases.count)",
            "failures": "\(suite.cases.count { $0.isFailure })",
            "errors": "0", "skipped": "\(suite.cases.count { $0.isSkipped })", "time": "0",
          ]
        ) {
          writeOrigin(of: result, to: xml)
          for test in suite.cases { write(test, in: suite, texts, words, to: xml) }
        }
      }
    }
    return xml.finish()
  }

  /// By which Lintel, of what and on which day: in every suite, because the format has no place for it around them.
  private static func writeOrigin(of result: AuditResult, to xml: borrowing XMLWriter) {
    let properties = [
      ("lintel", result.lintel), ("commit", result.commit?.id), ("modified", result.commit.map { "\($0.isModified)" }),
      ("date", result.date),
    ].compactMap { name, value in value.map { (name, VisibleCharacters.of($0)) } }
    write(properties, to: xml)
  }

  /// What a case comes of, and how it came with a change, before what became of it, as the suites have theirs.
  private static func writeOrigin(of finding: Finding, _ words: Localizer, to xml: borrowing XMLWriter) {
    var properties: [(String, String)] = []
    if let cause = finding.reportedCause {
      let title = cause.title.map { [("causeTitle", words.visible($0))] } ?? []
      properties = [("cause", cause.id)] + title + [("causeFindings", "\(cause.findings)")]
    }
    if let change = finding.change { properties.append(("change", change.state.rawValue)) }
    write(properties, to: xml)
  }

  private static func write(_ properties: [(String, String)], to xml: borrowing XMLWriter) {
    guard !properties.isEmpty else { return }
    xml.element("properties") {
      for (name, value) in properties { xml.element("property", ["name": name, "value": value]) }
    }
  }

  private struct Case {
    var name: String
    var finding: Finding?
    /// The same in other languages, where it stands for these, too.
    var alike: AlikeInLanguages?
    /// Why it could not be judged.
    var notJudged: Message?
    /// Why the run fails whatever the findings are.
    var demand: Message?
    /// Whether it fails the run: a server that counts failures must say what the run's exit code says. What is less grave, or
    /// needs a person, is reported in a case that passes, or is skipped.
    var isFailure = false
    var isSkipped: Bool { finding?.verdict == .needsReview || notJudged != nil }

    init(name: String, notJudged: Message? = nil) {
      self.name = name
      self.notJudged = notJudged
    }

    init(_ finding: Finding, by threshold: FailOn) {
      name = JUnitReport.name(of: finding, in: finding.locale)
      self.finding = finding
      isFailure = threshold.fails(finding)
    }

    init(_ alike: AlikeInLanguages, by threshold: FailOn) {
      self.init(alike.finding, by: threshold)
      self.alike = alike
      // A language that joins, or leaves, makes no other case of it.
      if alike.count > 1 { name = JUnitReport.name(of: alike.finding, in: nil) }
    }

    init(name: String, unmet demand: Message) {
      self.name = name
      self.demand = demand
      isFailure = true
    }
  }

  private struct Suite {
    var name: String
    var cases: [Case]
  }

  private static func suites(of result: AuditResult, _ words: Localizer) -> [Suite] {
    let clean = CleanMark(result)
    let nothingFound = words.visible(clean.name)
    let (all, threshold) = (result.withCauses.findings, result.gate.failOn)
    let isOfChange = result.trend?.base != nil
    func told(_ findings: [Finding]) -> [AlikeInLanguages] {
      guard isOfChange else { return findings.map { AlikeInLanguages(finding: $0) } }
      return AlikeInLanguages.joined(findings).map { alike in alike.withStrings { $0 } }
    }
    let ofBars = Dictionary(grouping: all.filter { $0.toolbar != nil }) { $0.toolbar! }
    let shown = result.project.toolbars.filter { toolbar in
      toolbar.kind != .sheetButtons && (!isOfChange || ofBars[toolbar.id] != nil)
    }
    let withoutLayout = result.toolbarsWithoutLayout
    var suites = shown.map { toolbar in
      let findings = ofBars[toolbar.id] ?? []
      let found = Set(findings.compactMap(\.locale))
      let isWithoutLayout = withoutLayout.contains(toolbar.id)
      let reason = toolbar.notJudged ?? (isWithoutLayout ? toolbar.reasonWithoutLayout : nil)
      let isKnownToFit = toolbar.isKnownToFit && !isWithoutLayout
      let mark = words.visible((reason == nil ? clean : isKnownToFit ? .unheard : .unjudged).name)
      let silent = result.bars.filter {
        !isOfChange && $0.toolbar.id == toolbar.id && (reason != nil || !found.contains($0.locale))
      }
      return Suite(
        name: toolbar.id,
        cases: told(findings).map { Case($0, by: threshold) }
          + silent.map { Case(name: "\(mark) (\($0.locale.id))", notJudged: reason) })
    }
    let ofTables = Dictionary(grouping: all.filter { $0.toolbar == nil }) {
      $0.table ?? $0.location?.file ?? "project"
    }
    let ids: Set<String> = isOfChange ? [] : Set(result.project.tables.map(\.id.path))
    suites += Set(ofTables.keys).union(ids).sorted().map { id in
      let findings = ofTables[id] ?? []
      return Suite(
        name: id,
        cases: findings.isEmpty ? [Case(name: nothingFound)] : told(findings).map { Case($0, by: threshold) })
    }
    let whole = casesOfWhole(of: result, words)
    if !whole.isEmpty { suites.append(Suite(name: "lintel", cases: whole)) }
    return distinct(suites)
  }

  /// What is about no bar and no table: of a change all that it makes no worse is one case.
  private static func casesOfWhole(of result: AuditResult, _ words: Localizer) -> [Case] {
    var cases: [Case] = []
    if result.trend?.base != nil {
      // In a run that fails, “nothing new” would be no name for what passes.
      let rest: Message? = result.isFailing ? result.trend.map { "unchanged strings: \($0.known)" } : nil
      let name = words.visible(rest ?? CleanMark(result).name)
      cases.append(Case(name: name, notJudged: result.trend?.emptySentence))
      if let unjudged = result.unjudgedSentence {
        cases.append(Case(name: words.visible(CleanMark.unjudged.name), notJudged: unjudged))
      }
    }
    if let demand = result.verdictOfDemands {
      cases.append(Case(name: "what was asked for besides findings", unmet: demand))
    }
    return cases
  }

  /// Services know a case by the names of its suite and its own, and pass over the second of one name: it gets an ordinal, in
  /// the order of the findings. A line would make other cases of all those below an edit.
  private static func distinct(_ suites: [Suite]) -> [Suite] {
    var ordinals: [[String]: Int] = [:]
    return suites.map { suite in
      var suite = suite
      suite.name = VisibleCharacters.of(suite.name)
      for index in suite.cases.indices {
        let name = VisibleCharacters.of(suite.cases[index].name)
        var ordinal = ordinals[[suite.name, name], default: 0] + 1
        var distinct = ordinal == 1 ? name : "\(name) #\(ordinal)"
        // A key may look like an ordinal.
        while ordinal > 1, ordinals[[suite.name, distinct]] != nil {
          ordinal += 1
          distinct = "\(name) #\(ordinal)"
        }
        ordinals[[suite.name, name]] = ordinal
        if ordinal > 1 { ordinals[[suite.name, distinct]] = 1 }
        suite.cases[index].name = distinct
      }
      return suite
    }
  }

  private static func name(of finding: Finding, in locale: LocaleID?) -> String {
    let subject = [finding.item ?? finding.key, locale?.id].compactMap { $0 }.joined(separator: ", ")
    return finding.rule + (subject.isEmpty ? "" : " (\(subject))")
  }

  private static func write(
    _ test: Case, in suite: Suite, _ texts: InterfaceTexts, _ words: Localizer, to xml: borrowing XMLWriter
  ) {
    xml.element(
      "testcase",
      [
        "classname": suite.name, "name": test.name, "time": "0",
        "file": test.finding?.location.map { VisibleCharacters.of($0.file) },
      ]
    ) {
      if let reason = test.notJudged { xml.element("skipped", ["message": words.visible(reason)]) }
      if let demand = test.demand { xml.element("failure", ["type": "demand", "message": words.visible(demand)]) }
      guard let finding = test.finding else { return }
      writeOrigin(of: finding, words, to: xml)
      let place = finding.location.map { "\($0): " } ?? ""
      let said = finding.change.map { "\($0.word): \(finding.message)" as Message } ?? finding.message
      let message = words.visible(said)
      let widths = finding.change?.widths(over: finding.over)
      let sentences = [test.alike?.sentence, widths, finding.keySentence(with: texts), finding.advice]
      let lines = sentences.compactMap { $0.map(words.visible) } + (test.alike?.placeLines(words) ?? [])
      let detail = VisibleCharacters.of(place) + message + lines.map { "\n" + $0 }.joined()
      if test.isFailure {
        xml.element("failure", ["type": finding.severity.rawValue, "message": message], text: detail)
      } else if test.isSkipped {
        xml.element("skipped", ["message": message])
      } else {
        xml.element("system-out", text: detail)
      }
    }
  }
}
