import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Whose a cause is")
struct CauseOwnersTests {
  private func cut(_ locale: LocaleID, _ key: String, _ blame: Blame = .translation) -> Finding {
    var finding = Finding(
      rule: "title-truncated", verdict: .fails, certainty: .certain, severity: .error, blame: blame,
      toolbar: SampleProject.mail.id, item: nil, table: "Titles", key: key, locale: locale, environmentCount: 1,
      worstEnvironment: SampleResult.windows[0], message: "It is cut in \(locale)", reason: "longer-than-room",
      suggestion: "Mend it.", over: 9)
    finding.isAboutTitle = true
    return finding
  }

  private func owners(of findings: [Finding]) throws -> [String] {
    var result = SampleResult.result
    result.findings = findings
    #expect(result.matters.count == 1)
    return try #require(result.matters.first).owners.map { "\($0.blame) \($0.findings.count)" }
  }

  @Test("What the source's text breaks, too, is the matter of who writes that, and not of each translator")
  func source() throws {
    #expect(
      try owners(of: [cut("de", "title", .layout), cut("fr", "title", .layout), cut("en", "title", .source)]) == ["source 3"])
  }

  @Test("What does not fit where the source does is its translators', also beside another place where the source is cut")
  func translations() throws {
    #expect(
      try owners(of: [cut("de", "title"), cut("fr", "title"), cut("en", "title", .source)]) == ["translation 2", "source 1"])
  }

  @Test("Of several owners each has a line with its languages, what to do and a ticket of its own; one alone has a name")
  func lines() throws {
    var result = SampleResult.result
    result.findings = [cut("de", "one"), cut("fr", "one"), cut("it", "one", .layout)]
    result.findings[1].suggestion = "Shorten it otherwise."
    result.findings[2].suggestion = "Make room."
    #expect(result.matters.count == 1)
    let page = HTMLReport.audit(result)
    let list = try #require(page.firstMatch(of: /(?s)<ul class="owners">.*?<\/ul>/)).output
    let lines = list.split(separator: "<li data-kind=").dropFirst().map { String($0) }
    #expect(lines.count == 2)
    for (line, parts) in zip(
      lines,
      [
        ["For translators</a> · 2 findings in 2 languages: German, French", "German: Mend it."],
        ["For toolbar designers</a> · 1 finding: Italian", "Make room."],
      ])
    {
      #expect(parts.allSatisfy { line.contains($0) } && line.contains("<button class=\"ticket\""), "\(line)")
    }
    // On a list of links an owner's is told apart from the same one's of other causes.
    #expect(lines[0].contains("aria-label=\"For translators: cause 1\">For translators</a>"))
    #expect(page.contains(/aria-label="3 [^"]*: cause 1"/))
    #expect(lines[1].contains("data-title=\"It is cut in ") && lines[0].contains(" data-languages=\"German and 1 more\""))
    // Nobody takes another's advice for the own.
    for line in ["For translators: German: Mend it.", "For toolbar designers: Make room."] {
      #expect(page.contains(line), "\(line)")
    }
    // A ticket of one says what is others', and names the keys of what is cut.
    for (line, other) in zip(lines, ["toolbar designers: 1", "translators: 2"]) {
      #expect(line.contains("data-rest=\"Of the same cause, and not in this ticket: \(other). The ticket of the whole cause has all of them.\""))
    }
    #expect(lines[0].ranges(of: ">one</code>").count == 1 && page.contains("Start.plain(where), own.dataset.rest]"))
    // They wait behind how much each has: a row has one ticket in sight.
    #expect(page.contains("aria-label=\"For translators: cause 1\">For translators</a> · <details class=\"by-owner\"><summary>Also: toolbar designers: 1<span class=\"vh\">: cause 1</span></summary>"))
    result.findings.removeLast()
    #expect(!HTMLReport.audit(result).contains("<ul class=\"owners\">"))
  }

  private func inTurn(_ findings: [Finding]) throws -> [Blame] {
    var result = SampleResult.result
    result.findings = findings
    #expect(result.matters.count == 1)
    return try #require(result.matters.first).ownersInTurn.map { $0.blame }
  }

  @Test("One owner has to act first: who has most of the worst, but before translators who writes the source text")
  func first() throws {
    #expect(try inTurn([cut("de", "one"), cut("fr", "one"), cut("it", "one", .layout)]) == [.translation, .layout])
    #expect(try inTurn([cut("de", "title"), cut("fr", "title"), cut("en", "title", .source)]) == [.source, .translation])
    var mild = cut("en", "title", .source)
    mild.severity = .warning
    #expect(try inTurn([cut("de", "title"), cut("fr", "title"), mild]) == [.translation, .source])
  }

  @Test("The text report lists a cause with who has to act first, and behind “after others” with the others")
  func text() {
    var result = SampleResult.result
    (result.findings, result.trend) = ([cut("de", "one"), cut("fr", "one"), cut("it", "one", .layout)], nil)
    let report = TextReport.render(result, colour: false, width: 400)
    #expect(report.contains("  For translators: 1\n") && report.contains("  For toolbar designers, after others: 1\n"))
  }

  @Test("Where many languages lack room, a cause of translators names the bar's designers, too")
  func designersToo() {
    var result = SampleResult.result
    result.findings = [cut("de", "one"), cut("fr", "one")]
    #expect(!HTMLReport.audit(result).contains(CauseOwners.designersToo.english))
    result.findings[1].suggestion = "\("Mend it." as Message) \(RoomForLanguages.designersToo)"
    #expect(result.matters.count == 1 && result.matters.allSatisfy { $0.isForDesignersToo })
    #expect(HTMLReport.audit(result).contains("For translators</a> · \(CauseOwners.designersToo.english)"))
    // Who has a part of their own is named for that.
    result.findings[0].blame = .layout
    #expect(result.matters.allSatisfy { !$0.isForDesignersToo })
  }

  @Test("What the source of a table breaks is another cause than what a translation of it breaks by itself")
  func sourceOfTable() {
    var result = SampleResult.result
    let broken: [(Blame, String, LocaleID)] = [(.source, "one", "en"), (.translation, "two", "he"), (.translation, "three", "he")]
    result.findings = broken.map { blame, key, locale in
      Finding(
        rule: "rule-a", verdict: .fails, certainty: .certain, severity: blame == .source ? .error : .warning, blame: blame,
        table: "Titles", key: key, locale: locale, message: "It breaks", reason: "r")
    }
    #expect(result.matters.map { $0.findings.map(\.key) } == [["one"], ["two", "three"]])
  }

  @Test("Where nothing is cut each owner's ticket has the place and the keys of what is theirs")
  func keys() throws {
    var result = SampleResult.result
    result.findings = [(Blame.layout, "one", 3), (.translation, "two", 5)].map { blame, key, line in
      Finding(
        rule: "rule-a", verdict: .fails, certainty: .certain, severity: .error, blame: blame, table: "Titles", key: key,
        locale: "de", message: "It breaks", reason: "r",
        translationLocation: LintelModel.SourceLocation(file: "de.strings", line: line))
    }
    #expect(result.matters.count == 1)
    let page = HTMLReport.audit(result)
    let list = try #require(page.firstMatch(of: /(?s)<ul class="owners">.*?<\/ul>/)).output
    let lines = list.split(separator: "<li data-kind=").dropFirst().map { String($0) }
    #expect(lines.count == 2)
    for line in lines {
      let (own, other, number) = line.contains("For translators") ? ("two", "one", 5) : ("one", "two", 3)
      #expect(line.contains("data-place=\"de.strings:\(number)\"") && line.contains("<template class=\"texts\"><li>"))
      #expect(line.contains(">\(own)</code>") && !line.contains(">\(other)</code>"), "\(line)")
    }
    #expect(page.contains("own.dataset.place ?? row.dataset.place"))
  }

  @Test("Of several titles of a crowded bar only the one that breaks in the source, too, is for who writes that")
  func several() throws {
    let crowding = [cut("it", "one", .layout), cut("it", "two", .layout)]
    let others = ["de", "fr", "nl"].map { cut($0, "two") }
    let found = [cut("en", "one", .source), cut("de", "one")] + others + crowding
    #expect(try owners(of: found) == ["translation 4", "source 2", "layout 1"])
  }
}
