import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What each owner has to begin with")
struct OwnerStartTests {
  private func finding(_ rule: String, _ severity: Severity, _ blame: Blame, line: Int = 1) -> Finding {
    Finding(
      rule: rule, verdict: .fails, certainty: .certain, severity: severity, blame: blame, table: "Titles", key: rule,
      locale: "de", message: "It breaks", reason: "r",
      translationLocation: LintelModel.SourceLocation(file: "de.strings", line: line))
  }

  /// What the head says of each owner, in their order.
  private func owners(of findings: [Finding]) throws -> [String] {
    var result = SampleResult.result
    result.findings = findings
    let list = try #require(HTMLReport.audit(result).firstMatch(of: /(?s)<dl class="blame".*?<\/dl>/)).output
    return list.matches(of: /(?s)<div>.*?<\/div>/).map { String($0.output) }
  }

  @Test("The head leads each owner to the worst cause of theirs, with its place, and has none for whom nothing was found")
  func starts() throws {
    let owners = try owners(of: [
      finding("rule-a", .error, .translation, line: 3), finding("rule-b", .warning, .translation, line: 5),
      finding("rule-c", .warning, .definition, line: 7),
    ])
    #expect(owners.count == Blame.allCases.count)
    let start = "<dd class=\"begin\">Start here: <a href=\"#cause-"
    for (owner, has) in zip(Blame.allCases, owners) {
      switch owner {
      case .translation:
        #expect(has.contains(start + "1\" title=\"rule-a\">1. rule-a · Table Titles</a> ·\u{A0}<code>de.strings<span class=\"line\">:3</span></code></dd>"))
      case .definition:
        #expect(has.contains(start + "3\" title=\"rule-c\">3. rule-c · Table Titles</a> ·\u{A0}<code>de.strings<span class=\"line\">:7</span></code></dd>"))
      case .source, .layout: #expect(!has.contains("class=\"begin\"") && has.contains("<dd>0</dd>"))
      }
    }
  }

  @Test("Who has no row to begin with is told why, or what the worst is and where, with the way to all that is theirs", arguments: [Severity.note, .warning])
  func noStart(severity: Severity) throws {
    // More causes than rows: the owner's come after them.
    let others = (0..<40).map { finding("rule-\($0)", .warning, .translation, line: $0 + 1) }
    let owners = try owners(of: others + [finding("rule-x", severity, .source)])
    let own = owners[try #require(Blame.allCases.firstIndex(of: .source))]
    let address = "#find?blame=source" + (severity == .note ? "&amp;kind=note" : "")
    let isNote = severity == .note
    let words = isNote ? OwnerSection.notesAlone.english : "Warning: rule-x"
    let place = isNote ? "" : " ·\u{A0}<code>de.strings<span class=\"line\">:1</span></code>"
    #expect(own.contains("<dd class=\"begin\"><a href=\"\(address)\""), "\(own)")
    #expect(own.contains(">\(words)</a>\(place)</dd>") && !own.contains("Start here: "), "\(own)")
  }

  @Test("Of a cause that several own each owner weighs what is theirs")
  func ownShare() {
    var result = SampleResult.result
    result.findings = [
      finding("rule-a", .error, .translation), finding("rule-a", .warning, .layout), finding("rule-b", .error, .layout),
    ]
    let model = PageModel(result)
    #expect(model.causes.map { $0.rules } == [["rule-a"], ["rule-b"]])
    #expect(model.firstCause(of: .translation) == 0 && model.firstCause(of: .layout) == 1)
    #expect(model.firstCause(of: .definition) == nil)
  }

  @Test("Of a cause that several own each owner is led to the place of what is theirs")
  func ownPlace() throws {
    let owners = try owners(of: [
      finding("rule-a", .error, .layout, line: 3), finding("rule-a", .warning, .translation, line: 5),
    ])
    for (owner, has) in zip(Blame.allCases, owners) where owner == .layout || owner == .translation {
      #expect(has.contains("<span class=\"line\">:\(owner == .layout ? 3 : 5)</span></code></dd>"), "\(has)")
      // The row says another's, too: the list has what is theirs alone.
      #expect(has.contains("Start here: <a href=\"#find?blame=\(owner.rawValue)&amp;cause="), "\(has)")
    }
  }

  @Test("Of causes in which an owner has equally grave findings, and has to act first, the first is the start")
  func rankFirst() {
    var result = SampleResult.result
    result.findings = [
      finding("rule-a", .error, .layout), finding("rule-a", .error, .translation, line: 2),
      finding("rule-b", .error, .translation, line: 3),
    ]
    let model = PageModel(result)
    #expect(model.causes.map { $0.rules } == [["rule-a"], ["rule-b"]])
    #expect(model.causes[0].findings[0].blame == .layout && model.firstCause(of: .translation) == 0)
  }

  @Test("Translators are led to their sheets by what they are called, where there are any")
  func sheets() throws {
    let link = "<dt><a href=\"#translators\">For translators</a></dt>"
    #expect(HTMLReport.audit(SampleResult.result).contains(link))
    let without = OwnerSection(model: PageModel(SampleResult.result), hasSheets: false).markup.page(in: .english)
    #expect(without.contains("<dt>For translators</dt>"))
  }
}
