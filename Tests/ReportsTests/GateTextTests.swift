import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("How a gate reads to whoever may merge")
struct GateTextTests {
  private func finding(_ key: String, _ severity: Severity = .error) -> Finding {
    var finding = Finding(
      rule: "edge-space", verdict: .fails, certainty: .certain, severity: severity, blame: .translation, table: "T", key: key,
      locale: "de", message: "It is wrong", reason: "space-lost-start", suggestion: "Mend it.",
      translationLocation: LintelModel.SourceLocation(file: "de.lproj/T.strings", line: 3))
    finding.change = FindingChange(.new)
    return finding
  }

  private func result(_ findings: [Finding], strings: Int? = nil) -> AuditResult {
    var result = SampleResult.result
    result.findings = findings
    result.trend = Trend(new: strings ?? findings.count, worse: 0, known: 26, gone: 1, base: "main (3f2a9c0d11e4)")
    result.trend?.ofKnown = AuditResult.Summary(errors: 5, warnings: 21, notes: 0, needsReview: 0)
    return result
  }

  private func text(_ result: AuditResult) -> String {
    TextReport.render(result, colour: false, width: 300).replacing("\u{A0}", with: " ")
  }

  @Test("The verdict is the first line and stands once, and how many findings there are is said in it alone")
  func verdict() {
    let verdict = "Fails with 1 error: new or worse errors fail (the default)."
    let report = text(result([finding("a")]))
    #expect(report.hasPrefix(verdict + "\n") && report.components(separatedBy: verdict).count == 2, "\(report)")
    #expect(!report.contains("1 new finding") && !report.contains("0 warnings"), "\(report)")
    #expect(report.contains("Since main (3f2a9c0d11e4), in strings: 1 fixed, 26 unchanged and not shown here.\nUnchanged: 5 errors, 21 warnings."))
    #expect(!report.contains("Strings are counted one by one"))
  }

  @Test("Where many findings have few causes, these stand below the verdict, the worst first, with the first place, how many and what to do")
  func causes() throws {
    let others = ["c", "d", "e"].map { key -> Finding in
      var other = finding(key, .warning)
      (other.rule, other.message, other.suggestion) = ("duplicate-key", "It stands twice", "Delete one.")
      other.translationLocation = LintelModel.SourceLocation(file: "de.lproj/T.strings", line: key == "c" ? 7 : key == "d" ? 8 : 9)
      return other
    }
    let report = text(result(others + [finding("a")]))
    let lines = report.components(separatedBy: "\n")
    let first = try #require(lines.firstIndex { $0.hasPrefix("1. error: It is wrong") }, "\(report)")
    let second = try #require(lines.firstIndex { $0.hasPrefix("2. warning: It stands twice") }, "\(report)")
    #expect(first < second && lines[first + 1] == "   de.lproj/T.strings:3:1", "\(report)")
    #expect(lines[second + 1].contains(/T\.strings:[789]:1 · 3 places/) && lines[second + 2] == "   → Delete one.", "\(report)")
    let detail = try #require(lines.firstIndex { $0.hasPrefix("1. edge-space") }, "\(report)")
    #expect(second < detail)
    // Once, beside the cause.
    #expect(report.components(separatedBy: "→ Delete one.").count == 2, "\(report)")
    // One finding each is listed in full at once.
    #expect(!text(result([finding("a"), others[0]])).contains("\n1. error: It is wrong"))
  }

  @Test("Where a cause has more languages than its first finding, its numbers have a line of their own that says what each counts")
  func numbers() throws {
    let findings = ["a", "b"].flatMap { key in
      (["de", "fr", "ru"] as [LocaleID]).map { locale -> Finding in
        var one = finding(key)
        one.locale = locale
        one.translationLocation = LintelModel.SourceLocation(file: "\(locale.id).lproj/T.strings", line: 3)
        return one
      }
    }
    var other = finding("c", .warning)
    (other.rule, other.message) = ("duplicate-key", "It stands twice")
    let lines = text(result(findings + [other])).components(separatedBy: "\n")
    let first = try #require(lines.firstIndex { $0.hasPrefix("1. error: It is wrong") }, "\(lines)")
    // Of the first finding's sentence only its own language.
    #expect(lines[first].contains(/It is wrong \((German|French|Russian)\)/), "\(lines[first])")
    let whole = "   Findings of this cause: 6. Strings, each counted once for all languages: 2. Languages: 3 (German, French, Russian)."
    #expect(lines.contains(whole), "\(lines)")
  }

  @Test("Each cause that fails says what to do in a line that begins with it, and what to run to see more")
  func more() throws {
    let lines = text(result([finding("a")])).components(separatedBy: "\n")
    let advice = try #require(lines.firstIndex { $0 == "    → Mend it." }, "\(lines)")
    #expect(lines[advice...].contains("    lintel rules edge-space"), "\(lines)")
    var cut = finding("b")
    cut.environmentCount = 1
    let page = MarkdownReport.audit(result([cut, finding("a")]), name: "Sample")
    #expect(page.contains("<br>Mend it.<br><code>lintel rules edge-space</code>"), "\(page)")
    #expect(page.contains("<br><code>lintel explain \(cut.fingerprint) PATH</code>"), "\(page)")
    // Who has the path that was given copies the line as it is.
    var given = result([cut, finding("a")])
    given.askedPath = "App/iOS"
    let command = "lintel explain \(cut.fingerprint) App/iOS"
    #expect(MarkdownReport.audit(given, name: "Sample").contains("<br><code>\(command)</code>"))
    #expect(given.endLine?.contains("PATH") != true)
    var asked = finding("a")
    asked.verdict = .needsReview
    #expect(!text(result([asked])).contains("lintel rules"))
  }

  @Test("A comment has the verdict, then what is new, and below that what it was compared with; kinds that nothing is of are left out")
  func comment() throws {
    let comment = MarkdownReport.audit(result([finding("a"), finding("b", .warning)]), name: "Sample").replacing("\u{A0}", with: " ")
    #expect(comment.contains("\n1 warning · ") && !comment.contains("0 notes"), "\(comment)")
    let row = try #require(comment.firstRange(of: "| **new:** It is wrong"))
    let since = try #require(comment.firstRange(of: "Since main (3f2a9c0d11e4), in strings: 1 fixed"))
    #expect(row.lowerBound < since.lowerBound && comment.contains("| translators |"), "\(comment)")
  }

  @Test("What passes by a milder configuration alone has no tick before it")
  func letThrough() {
    var result = result([])
    #expect(MarkdownReport.audit(result, name: "Sample").contains("### ✓ Lintel"))
    result.letThrough = LetThrough(findings: 2, failing: 2, names: ["placeholder-mismatch (de, a)"])
    let comment = MarkdownReport.audit(result, name: "Sample")
    #expect(comment.contains("### ▲ Lintel") && !comment.contains("✓"), "\(comment)")
    #expect(result.verdictClass == "verdict warning")
    result.letThrough = LetThrough(findings: 2, failing: 0)
    #expect(MarkdownReport.audit(result, name: "Sample").contains("### ✓ Lintel"))
  }

  @Test("Where a finding is about several strings, they are counted by themselves")
  func strings() {
    let report = text(result([finding("a")], strings: 40))
    #expect(report.contains("1 new finding.") && report.contains("string by string: 40 new, 0 worse"), "\(report)")
    #expect(report.contains("Strings are counted one by one"))
  }
}
