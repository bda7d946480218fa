import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What stands first under “Start here”")
struct StartOrderTests {
  private func finding(
    _ rule: String, _ reason: String, _ verdict: Verdict = .fails, _ severity: Severity = .warning, of key: String? = nil,
    on toolbar: String? = nil
  ) -> Finding {
    Finding(
      rule: rule, verdict: verdict, certainty: verdict == .fails ? .certain : .possible, severity: severity,
      blame: .translation, toolbar: toolbar, table: toolbar == nil ? "Titles" : nil, key: key ?? reason, locale: "de",
      message: "\(rule) \(reason)", reason: reason)
  }

  @Test("Who comes there is at the first cause with the first stop, and the way to bars stands behind the worst")
  func firstStop() throws {
    var result = SampleResult.result
    result.findings = [
      finding("plural", "a", .fails, .error), finding("long", "b", on: SampleProject.mail.id),
    ]
    let page = HTMLReport.audit(result)
    let start = page[(try #require(page.firstRange(of: "<section class=\"worst\""))).lowerBound...]
    let stop = try #require(start.firstMatch(of: /<(?:a|summary|button)[ >]/)).range.lowerBound
    #expect(start[..<stop].contains("<h3 id=\"cause-1\">"))
    let bars = try #require(start.firstRange(of: "First cause about bars")).lowerBound
    #expect(try #require(start.firstRange(of: "<h3 id=\"cause-2\">")).lowerBound < bars)
  }

  @Test("No question stands before a warning, however grave it would be")
  func questions() {
    var result = SampleResult.result
    result.findings = [
      finding("accessible-name-missing", "default-name-only", .needsReview, .error), finding("label-truncated", "x", .needsReview, .error),
      finding("edge-space", "y"), finding("title-missing", "z", .needsReview), finding("plural", "w", .fails, .error),
    ]
    let verdicts = result.matters.map(\.findings[0].verdict)
    #expect(verdicts == [.fails, .fails, .needsReview, .needsReview, .needsReview])
  }

  @Test("Errors stand in the order of the harm that they do, and those on screens for debugging behind all others")
  func harm() {
    var result = SampleResult.result
    var cut = finding("title-truncated", "longer-than-room", .fails, .error, on: SampleProject.mail.id)
    (cut.environmentCount, cut.isAboutTitle) = (3, true)
    var debugging = finding("accessible-name-missing", "no-name", .fails, .error, of: "name", on: "App/DebugView.swift#DebugView.body")
    debugging.environmentCount = 0
    result.findings = [
      debugging, cut, finding("accessible-name-missing", "no-name", .fails, .error, of: "icon", on: SampleProject.mail.id),
      finding("key-missing", "raw", .fails, .error), finding("translation-of-another", "opposite", .fails, .error),
      finding("placeholder-mismatch", "type-crash", .fails, .error), finding("edge-space", "x"),
      finding("translation-of-another", "exchanged", .fails, .warning),
    ]
    #expect(
      result.matters.map { $0.findings[0].rule } == [
        "placeholder-mismatch", "key-missing", "translation-of-another", "accessible-name-missing", "title-truncated",
        "accessible-name-missing", "translation-of-another", "edge-space",
      ])
    #expect(result.matters[5].findings[0].toolbar == debugging.toolbar)
  }

  @Test(
    "A screen for debugging is told by the words of its file, its type or its key, and no word by its letters",
    arguments: [
      ("App/DebugMenu.swift", true), ("settings.event_log.title", true), ("App/ClientEventsLogView.swift", true),
      ("App/DatabaseExplorer/Table.swift", true), ("developer_options", true), ("App/Events.swift", false),
      ("PreventLogout.swift", false), ("App/Options.swift", false), ("Explorer.swift", false), ("Log/Event.swift", false),
    ])
  func screensForDebugging(name: String, isForDebugging: Bool) {
    #expect(ScreenForDebugging.isNamed(name) == isForDebugging)
  }

  @Test("Of what is as grave, what is on a screen for debugging stands last, however many languages have it")
  func debuggingLast() {
    var result = SampleResult.result
    let usual = finding("accessible-name-missing", "no-name", on: SampleProject.mail.id)
    var debugging = finding("accessible-name-missing", "no-name", on: "App/EventLog.swift#EventLog.body")
    (debugging.locale, debugging.locales) = (nil, ["de", "fr", "ja"])
    debugging.rule = "symbol-of-other"
    var other = usual
    other.rule = "symbol-asked"
    result.findings = [debugging, other]
    #expect(result.matters.map { $0.findings[0].rule } == ["symbol-asked", "symbol-of-other"])
  }

  @Test("Garbage stands before a lost value, that before a likely opposite or wrong number, these before names and cuts, and what else is only likely behind all")
  func likely() {
    var result = SampleResult.result
    var cut = finding("title-truncated", "longer-than-room", .fails, .error, on: SampleProject.mail.id)
    (cut.environmentCount, cut.isAboutTitle) = (3, true)
    var likely = finding("translation-of-another", "opposite", .fails, .error, of: "stop")
    likely.certainty = .likely
    var several = likely
    (several.rule, several.reason, several.locale, several.locales) = ("number-changed", "other", nil, ["de", "fr", "ja"])
    var other = finding("plural", "other", .fails, .error)
    other.certainty = .likely
    result.findings = [
      other, likely, several, cut, finding("translation-of-another", "opposite", .fails, .error, of: "go"),
      finding("placeholder-mismatch", "missing", .fails, .error), finding("wrong-escape", "letter", .fails, .error),
    ]
    #expect(
      result.matters.map { $0.findings[0].rule } == [
        "wrong-escape", "placeholder-mismatch", "translation-of-another", "number-changed", "title-truncated",
        "plural",
      ])
    // What is likely in one string is no other cause than what is certain in another.
    #expect(result.matters[2].findings.map(\.certainty) == [.certain, .likely])
  }

  @Test("A button that certainly has no name stands before other warnings, and a likely defect of code before signs and spaces")
  func defectsOfCode() {
    var result = SampleResult.result
    var likely = finding("symbol-of-other", "likely", .needsReview, on: SampleProject.mail.id)
    (likely.certainty, likely.blame) = (.likely, .definition)
    var open = likely
    (open.rule, open.certainty) = ("symbol-asked", .possible)
    var note = likely
    (note.rule, note.severity) = ("symbol-noted", .note)
    result.findings = [
      finding("edge-space", "x"), finding("mixed-typography", "y"), open, note, likely, finding("spelled", "z"),
      finding("accessible-name-missing", "no-name", on: SampleProject.mail.id),
    ]
    #expect(
      result.matters.map { $0.findings[0].rule } == [
        "accessible-name-missing", "spelled", "symbol-of-other", "edge-space", "mixed-typography", "symbol-asked", "symbol-noted",
      ])
  }

  @Test("Which form lacks its number, and at which end a space is lost, makes no other cause")
  func alike() {
    var result = SampleResult.result
    result.findings = [
      finding("plural-number-missing", "no-number-few", of: "files"), finding("plural-number-missing", "no-number-other", of: "files"),
      finding("edge-space", "space-lost-start"), finding("edge-space", "space-lost-end"), finding("edge-space", "space-added-end"),
    ]
    #expect(result.matters.map(\.findings.count).sorted() == [1, 2, 2])
  }

  @Test("Of errors that are as grave and as sure, one string in several languages stands before several strings in one")
  func languages() {
    var result = SampleResult.result
    let german = (1...9).map { finding("empty-value", "empty", .fails, .error, of: "key\($0)") }
    let several = ["de", "fr", "ja"].map { locale in
      var one = finding("key-missing", "raw", .fails, .error)
      one.locale = LocaleID(locale)
      return one
    }
    result.findings = german + several
    #expect(result.matters.map { $0.findings[0].rule } == ["key-missing", "empty-value"])
    #expect(HTMLReport.audit(result).contains("<summary>The worst stand first: by harm, "))
  }
}
