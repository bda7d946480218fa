import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What a list of one language says of a finding about several")
struct LanguageLineTests {
  @Test("Of what is cut a language's line has its own text and how much that is too wide, and not its key alone")
  func cut() throws {
    var result = SampleResult.result
    var finding = try #require(result.findings.first { $0.rule == "title-truncated" && $0.locale == "de" })
    let languages: [LocaleID] = ["ar", "de"]
    finding.blame = .source
    finding.isAboutTitle = true
    (finding.locale, finding.locales) = (nil, languages)
    finding.strings = languages.map { locale in
      FoundString(
        toolbar: finding.toolbar, key: finding.key, locale: locale,
        location: LintelModel.SourceLocation(file: "\(locale.id).lproj/Localizable.strings", line: 3))
    }
    result.findings = [finding]
    let page = HTMLReport.audit(result).replacing("\u{A0}", with: " ")
    let line = try #require(page.firstMatch(of: /<p data-locale="?de"?><code>[^<]*<\/code> (.*?)<\/p>/)).output.1
    #expect(line.hasPrefix("German: “") && line.contains("pt too wide"), "\(line)")
  }
}
