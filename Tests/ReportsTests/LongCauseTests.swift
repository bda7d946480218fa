import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("A cause of many findings")
struct LongCauseTests {
  private func cut(_ key: String, _ locale: LocaleID) -> Finding {
    var finding = Finding(
      rule: "title-truncated", verdict: .fails, certainty: .certain, severity: .error, blame: .layout,
      toolbar: SampleProject.mail.id, item: nil, table: "Titles", key: key, locale: locale, environmentCount: 1,
      worstEnvironment: SampleResult.windows[0], message: "\(Message.data(key)) is cut in \(locale)", reason: "longer-than-room",
      suggestion: "Mend it.", over: 9)
    finding.isAboutTitle = true
    return finding
  }

  private func result(keys: Int) -> AuditResult {
    var result = SampleResult.result
    result.findings = (1...keys).flatMap { number in (["de", "fr", "ja"] as [LocaleID]).map { cut(number == 1 ? "title" : "title \(number)", $0) } }
    return result
  }

  private func row(_ result: AuditResult) throws -> String {
    let page = HTMLReport.audit(result)
    return String(try #require(page.firstMatch(of: /(?s)<li class="row cause error".*?Copy as a ticket<\/button>/)).output)
  }

  @Test("One about several titles of a bar is called by the bar and how many they are, and not by one of them")
  func name() throws {
    let heading = try #require(row(result(keys: 3)).firstMatch(of: /(?s)<h3.*?<\/h3>/)).output
    #expect(heading.contains(": title from 3 strings"))
    #expect(try !#require(row(result(keys: 1)).firstMatch(of: /(?s)<h3.*?<\/h3>/)).output.contains("title from"))
  }

  @Test("So it is in the text report, where the code names the screen")
  func nameInText() throws {
    let bar = Toolbar(
      id: "App/GardenView.swift#GardenView.body", name: "Beds (GardenView.swift)", kind: .navigationBar, platforms: [.ios],
      sourceLocale: "en", location: LintelModel.SourceLocation(file: "App/GardenView.swift", line: 3),
      title: LocalizedText(state: .unresolved, expression: "name"))
    func named(keys: Int) throws -> String? {
      var several = result(keys: keys)
      for index in several.findings.indices { several.findings[index].toolbar = bar.id }
      return try #require(several.matters.first).titles(among: [bar.id: bar])?.english
    }
    let three = try named(keys: 3)
    #expect(try #require(three).hasPrefix("GardenView: title from 3"))
    #expect(try named(keys: 1) == nil)
  }

  @Test("What to do, languages and owner are in sight; of more findings than a screen has room for the rest is folded")
  func folded() throws {
    let long = try row(result(keys: 8))
    let fold = try #require(long.firstRange(of: "<details class=\"further-facts\"><summary>")).lowerBound
    for name in ["What to do", "Languages", "Owner", "Found"] { #expect(long[..<fold].contains("<dt>\(name)</dt>"), "\(name)") }
    #expect(!long[..<fold].contains("<dt>In each language</dt>") && long[fold...].contains("<dt>In each language</dt>"))
    #expect(try !row(result(keys: 2)).contains("further-facts"))
    // A ticket has all of it: it takes each fact of a row, wherever that stands.
    #expect(HTMLReport.audit(result(keys: 2)).contains("row.querySelectorAll(\".facts > div\")"))
  }
}
