import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Sentences about the whole beside the lines of a change")
struct NoticesBesideLinesTests {
  private static func gated(_ unjudged: [UnjudgedText] = []) -> AuditResult {
    var result = SampleResult.result
    result.findings = []
    result.coverage.labelsUnresolved = 1
    result.trend = Trend(new: 0, worse: 0, known: 0, gone: 0, base: "main (3f2a9c0d11e4)")
    result.unjudgedTexts = unjudged
    return result
  }

  private static let languages: [LocaleID] = ["ar", "cs", "da", "de", "es"]
  private static let five = languages.map { UnjudgedText(locale: $0, key: "save", bar: "Settings") }

  private static let formats = ["github", "gitlab", "checkstyle", "rdjsonl", "xcode"]

  private func page(_ result: AuditResult, as format: String) throws -> String {
    try #require(ReportFormat.named(format)).report(result, .init(name: "Sample"))
  }

  @Test("How much of the whole project was not read stands beside no line of a change", arguments: formats)
  func unrelated(format: String) throws {
    let coverage = try #require(Self.gated().unreadSummary)
    let words = Localizer.english.visible(coverage)
    let annotations = try page(Self.gated(), as: format).split(separator: "\n").filter {
      format != "github" || $0.hasPrefix("::")
    }
    #expect(!annotations.contains { $0.contains(words) || $0.contains("coverage") }, "\(annotations)")
  }

  @Test("It stands there where nothing was compared, once in the log of a gate, and once in its summary")
  func once() throws {
    let words = Localizer.english.visible(try #require(Self.gated().unreadSummary))
    #expect(GitHubReport.audit(Self.gated()).ranges(of: words).count == 1)
    var whole = Self.gated()
    whole.trend = nil
    #expect(GitHubReport.audit(whole).contains("::notice title=coverage::\(words)"))
    let comment = MarkdownReport.audit(Self.gated(), name: "Sample")
    #expect(comment.replacing("\u{A0}", with: " ").ranges(of: "bar texts were read").count == 1, "\(comment)")
  }

  @Test(
    "What the change touched and nobody judged is said once, with three names and where all are",
    arguments: formats + ["text", "markdown"])
  func touched(format: String) throws {
    let page = try page(Self.gated(Self.five), as: format).replacing("\u{A0}", with: " ")
    let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.ranges(of: "The change touches texts on bars").count == 1, "\(words)")
    #expect(words.contains("not judged for fit: 5 ("), "\(words)")
    #expect(words.ranges(of: "Settings)").count == 3 && words.contains("The XML report lists all of them."), "\(words)")
  }

  @Test("Few are all named, and nothing leads elsewhere")
  func few() {
    let sentence = UnjudgedText.sentence(Array(Self.five.prefix(3))).english
    #expect(!sentence.contains("more") && !sentence.contains("XML"), "\(sentence)")
  }
}
