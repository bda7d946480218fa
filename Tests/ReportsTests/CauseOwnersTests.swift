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
    return try #require(result.matters.first).owners.map { "\($0.blame) \($0.count)" }
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

  @Test("Of several titles of a crowded bar only the one that breaks in the source, too, is for who writes that")
  func several() throws {
    let crowding = [cut("it", "one", .layout), cut("it", "two", .layout)]
    let others = ["de", "fr", "nl"].map { cut($0, "two") }
    let found = [cut("en", "one", .source), cut("de", "one")] + others + crowding
    #expect(try owners(of: found) == ["translation 4", "source 2", "layout 1"])
  }
}
