import Foundation
import LintelFindings
import LintelModel
import LintelReports
import LintelXMLTree
import Testing

@Suite("A stored report")
struct StoredReportTests {
  private static let document = XMLReport.audit(WholeResult.result, name: "Sample")

  private func read(_ text: String) throws(StoredReport.Unreadable) -> StoredReport {
    try StoredReport.read(Array(text.utf8), file: "audit.xml")
  }

  private struct Missing: Error { var text: String }

  /// What is said of a report that is not read.
  private func complaint(_ text: String) -> String? {
    do { _ = try read(text) } catch { return error.description }
    return nil
  }

  @Test("Written in any format it is what the audit itself writes", arguments: ReportFormat.all)
  func roundTrip(format: ReportFormat) throws {
    let setting = ReportFormat.Setting(name: "Sample")
    for result in [SampleResult.result, WholeResult.result] {
      let stored = try read(XMLReport.audit(result, name: "Sample"))
      #expect(stored.name == "Sample")
      #expect(format.report(stored.result, setting) == format.report(result, setting))
    }
  }

  @Test("It is the result itself, figure by figure")
  func isWhole() throws {
    let stored = try read(Self.document).result
    let result = WholeResult.result
    #expect(stored.findings == result.findings)
    #expect(stored.suppressions == result.suppressions)
    #expect(stored.questions == result.questions)
    #expect(stored.counts == result.counts && stored.criteria == result.criteria)
    #expect(stored.project.toolbars == result.project.toolbars)
    #expect(stored.project.tables == result.project.tables)
    #expect(stored.project.skipped == result.project.skipped)
    for (stored, bar) in zip(stored.bars, result.bars) {
      #expect(stored.layouts == bar.layouts)
      #expect(stored.sourceLayouts == bar.sourceLayouts)
      #expect(stored.thresholds == bar.thresholds)
    }
    #expect(stored.trend == result.trend && stored.demands == result.demands)
    #expect(stored.letThrough == result.letThrough)
    #expect(stored.milderSettings == result.milderSettings)
    #expect(stored.project.keyUses == result.project.keyUses)
    #expect(stored.project == result.project)
    #expect(stored == result)
  }

  @Test("A title that is cut only if it is large is read as one, so that the sum of its bar is that of the large title's row")
  func largeTitle() throws {
    var result = SampleResult.result
    let bar = try #require(result.bars.firstIndex { $0.toolbar.id == SampleProject.settings.id && $0.locale == "de" })
    for layout in result.bars[bar].layouts.indices {
      let text = result.bars[bar].layouts[layout].title?.text ?? ""
      result.bars[bar].layouts[layout].title?.room = Width(exactly: 900)
      result.bars[bar].layouts[layout].title?.cut = nil
      result.bars[bar].layouts[layout].largeTitle = BarLayout.VisibleText(
        text: text, shown: text, needed: Width(exactly: 408), room: Width(exactly: 343), font: Font(size: 34), cut: .likely)
    }
    let stored = try read(XMLReport.audit(result, name: "Sample")).result.bars[bar].layouts
    #expect(stored.count == result.bars[bar].layouts.count)
    #expect(stored.allSatisfy { $0.cutTitle?.assumption == .large && $0.withLargeTitle.title?.needed.best == 408 })
  }

  @Test("A report with everything in it is valid against the schema")
  func isValid() throws {
    #expect(try SchemaValidator(schema: XMLReport.schema).problems(in: Self.document) == [])
  }

  @Test("A report of an earlier version, without gate, kinds and counts by rule, is valid, and read as the same result")
  func earlier() throws {
    let document = Self.document.replacing(/\ \ <gate [^>]*\/>\n/, with: "")
      .replacing(/\ kind="(error|warning|review|note)"/, with: "")
      // What milder settings let pass is no count by rule.
      .replacing("<milderSettings findings=", with: "<milderSettings  findings=")
      .replacing(/([^ ])\ findings="[0-9]+"/) { $0.1 }
    #expect(Self.document.contains("<gate ") && !document.contains("<gate "))
    #expect(Self.document.contains(" kind=\"review\"") && !document.contains(" kind=\"review\""))
    #expect(Self.document.contains(" findings=\"") && document.ranges(of: " findings=\"").count == 1)
    #expect(try SchemaValidator(schema: XMLReport.schema).problems(in: document) == [])
    // By what a gate failed stood nowhere else.
    var earlier = WholeResult.result
    earlier.demands.milderFailures = nil
    #expect(try read(document).result == earlier)
  }

  @Test("What the command line let pass is stored and read again, and who reads it may ask anew")
  func askedThreshold() throws {
    var result = SampleResult.result
    result.askedFailOn = .never
    let document = XMLReport.audit(result)
    #expect(document.contains("<gate result=\"passes\" failOn=\"never\" origin=\"command\" "))
    var stored = try read(document).result
    #expect(stored.askedFailOn == .never && XMLReport.audit(stored) == document)
    stored.askedFailOn = nil
    #expect(XMLReport.audit(stored).contains("<gate result=\"fails\" failOn=\"error\" origin=\"default\" "))
    // A threshold of the project's own is none that was asked for.
    result.askedFailOn = nil
    result.failOn = .never
    let own = try read(XMLReport.audit(result)).result
    #expect(own.askedFailOn == nil && own.failOn == .never && own.gate.origin == .configuration)
  }

  @Test("What was asked for besides findings, and the choice of rules, are stored and read again")
  func demands() throws {
    var result = SampleResult.result
    result.demands = AuditDemands(minResolved: 100, staleEntries: 3)
    result.coverage.labelsUnresolved = 1
    result.only = RuleChoice(theme: .localization, rules: 80, all: 112)
    result.trend = Trend(new: 0, worse: 0, known: 4, gone: 3)
    result.trend?.ofKnown = AuditResult.Summary(errors: 1, warnings: 1, notes: 1, needsReview: 1)
    let document = XMLReport.audit(result)
    let share = result.coverage.percentResolved
    #expect(document.contains(" minResolved=\"100\" resolved=\"\(share)\" staleEntries=\"3\" only=\"localization\""))
    #expect(document.contains(" knownErrors=\"1\""))
    #expect(try SchemaValidator(schema: XMLReport.schema).problems(in: document) == [])
    let stored = try read(document).result
    #expect(stored.demands == result.demands && stored.only == result.only && stored.trend == result.trend)
    #expect(XMLReport.audit(stored) == document)
  }

  @Test(
    "One thing wrong is an error with its line, what was found, and what is allowed",
    arguments: [
      (
        "urn:lintel:report:1", "urn:lintel:report:2",
        "line 2: found the element report of the namespace 'urn:lintel:report:2'"
      ),
      ("schemaVersion=\"1.0\"", "schemaVersion=\"2.0\"", "line 2: found schemaVersion=\"2.0\" in <report>, expected 1.0"),
      ("profile=\"hig-2025\"", "profile=\"hig\"", "expected hig-2025, hig-2023, hig-ios11, hig-2014, fiori-ios"),
      (
        " verdict=\"needsReview\"", " verdict=\"perhaps\"",
        "found verdict=\"perhaps\" in <finding>, expected fails, needsReview"
      ),
      (" result=\"fails\"", " result=\"perhaps\"", "found result=\"perhaps\" in <gate>, expected passes, fails"),
      (
        " kind=\"review\"", " kind=\"question\"",
        "found kind=\"question\" in <finding>, expected error, warning, review, note"
      ),
      ("<finding rule=\"label-truncated\"", "<finding", "found no rule in <finding>, expected one"),
      ("<findings>", "<findings><surprise/>", "found <surprise> in <findings>, which is none of this version"),
      ("<coverage ", "<coverage surprise=\"1\" ", "found the attribute surprise in <coverage>"),
      ("<environments>", "<environments/><environments>", "found <environments> more than once in <report>"),
      (
        " line=\"41\"", " line=\"many\"", "found line=\"many\" in <definition>, expected a whole number from 0 to 2147483647"
      ),
      (" line=\"41\"", " line=\"99999999999999999999\"", "expected a whole number"),
      (" roomBest=\"140\"", " roomBest=\"1e300\"", "found roomBest=\"1e300\" in <text>, expected a length in points"),
      (" roomBest=\"140\"", " roomBest=\"nan\"", "expected a length in points"),
      (
        "<layout environments=\"e2 e1\"", "<layout environments=\"e99\"",
        "found the environment \"e99\", expected one that <environments> lists"
      ),
      ("<layout environments=\"e2 e1\"", "<layout environments=\"e1 e1\"", "found an environment twice in one list"),
      ("<layout environments=\"e2 e1\"", "<layout environments=\"\"", "found a layout without an environment"),
      (" ref=\"bck\"", " ref=\"none\"", "found the item \"none\", expected one of the toolbar"),
      (" segment=\"1\"", " segment=\"9\"", "found segment=\"9\", expected one of the item's 2"),
      (" place=\"onBar\"", " place=\"inOverflow\"", "inOverflow with a menuPosition"),
      ("<bar toolbar=\"", "<bar toolbar=\"x", "expected one that <toolbars> lists before"),
      (" event=\"everythingFits\"", " event=\"never\"", "expected one of: titleTruncates"),
      (" priority=\"0\"", " priority=\"1\"", "expected one of: -1000, 0, 1000, 2000"),
      ("<fact name=\"edge\"", "<fact name=\"corner\"", "found the fact \"corner\", expected one of: edge"),
      (
        "<fact name=\"edge\" value=\"bottom\"", "<fact name=\"edge\" value=\"up\"", "expected top, bottom, leading, trailing"
      ),
      (" fingerprint=\"", " fingerprint=\"x", "expected 16 digits of 0-9 and a-f"),
      ("<number name=\"needed\" unit=\"pt\">", "<number name=\"needed\" unit=\"pt\">x", "in <number>, expected a number"),
      ("<english>", "<english><b/>", "found <b> in <english>, expected no element"),
      ("<report ", "<!DOCTYPE report [<!ENTITY a \"b\">]><report ", "the document declares the entity 'a'"),
      ("<message>", "<message>&nbsp;", "nbsp"),
    ])
  func refuses(valid: String, broken: String, expected: String) throws {
    guard let range = Self.document.firstRange(of: valid) else { throw Missing(text: valid) }
    var document = Self.document
    document.replaceSubrange(range, with: broken)
    let said = complaint(document) ?? "nothing"
    #expect(said.contains(expected), "\(said)")
    #expect(said.hasPrefix("audit.xml: line "), "\(said)")
  }

  @Test("How grave something is has to agree with itself: a finding's kind, and both halves of a string's gravity")
  func gravity() throws {
    let otherKind = Self.document.replacing(" kind=\"review\"", with: " kind=\"error\"", maxReplacements: 1)
    let kind = try #require(complaint(otherKind))
    #expect(kind.hasPrefix("audit.xml: line ") && kind.contains("expected review, as verdict and severity have it"))
    var result = SampleResult.result
    result.findings[0].strings = [FoundString(key: "a", gravity: Gravity(.fails, .note)), FoundString(key: "b")]
    let document = XMLReport.audit(result)
    #expect(complaint(document) == nil)
    let whole = " verdict=\"fails\" severity=\"note\""
    #expect(document.contains(whole))
    for half in [" verdict=\"fails\"", " severity=\"note\""] {
      let said = complaint(document.replacing(whole, with: half))
      #expect(said?.contains("found one of verdict and severity in <string>, expected both or none") == true)
    }
  }

  @Test("What is no report is said to be none", arguments: ["", "{}", "<a/>", "<report/>", "\u{0}\u{1}", "<report"])
  func noReport(text: String) {
    #expect(complaint(text)?.hasPrefix("audit.xml: ") == true)
  }

  @Test("A report that ends too early is none, wherever it ends")
  func truncated() {
    let bytes = Array(Self.document.utf8)
    for length in stride(from: 0, to: bytes.count - 2, by: 997) {
      #expect(complaint(String(decoding: bytes[..<length], as: UTF8.self)) != nil, "\(length) bytes")
    }
  }

  @Test("A section that is missing is missed", arguments: ["findings", "toolbars", "bars", "environments", "coverage"])
  func missingSection(name: String) throws {
    let empty = AuditResult(
      profile: .hig2025, findings: [], project: Project(), bars: [], coverage: SampleResult.result.coverage)
    let section = try Regex("  <\(name)(/| [^>]*/)>\n")
    let document = XMLReport.audit(empty)
    #expect(complaint(document) == nil)
    #expect(complaint(document.replacing(section, with: ""))?.contains("found no <\(name)> in <report>") == true)
  }

  @Test("Whatever an attribute says, a report is refused, or every format can be written from it")
  func hostileValues() throws {
    // Of every attribute of every element the first one.
    var seen: Set<String> = []
    for line in Self.document.matches(of: /<([a-zA-Z]+)((?: [a-zA-Z]+="[^"]*")+)/) {
      for attribute in line.2.matches(of: /\ ([a-zA-Z]+)="([^"]*)"/)
      where seen.insert("\(line.1) \(attribute.1)").inserted {
        for value in ["", "2147483647"] {
          var document = Self.document
          document.replaceSubrange(attribute.2.startIndex..<attribute.2.endIndex, with: value)
          guard let stored = try? read(document) else { continue }
          for name in ["text", "json", "markdown", "html"] {
            let format = try #require(ReportFormat.named(name))
            #expect(!format.report(stored.result, .init(name: "Sample")).isEmpty)
          }
        }
      }
    }
    #expect(seen.count > 100)
  }
}
