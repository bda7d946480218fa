import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The other files of a matter of the source's")
struct OtherFilesTests {
  private func finding(_ blame: Blame) -> Finding {
    func place(_ locale: String) -> LintelModel.SourceLocation { .init(file: "\(locale).lproj/T.strings", line: 3) }
    var finding = Finding(
      rule: "wrong-escape", verdict: .fails, certainty: .certain, severity: .error, blame: blame, table: "T", key: "path",
      message: "It is no escape", reason: "letter", definitionLocation: place("en"))
    finding.locales = ["de", "en", "fr"]
    finding.strings = ["de", "en", "fr"].map { FoundString(locale: LocaleID($0), location: place($0)) }
    return finding
  }

  private func files(_ blame: Blame) -> [String] { OtherFiles(of: finding(blame), links: .none).places.map(\.file) }

  @Test("Who writes the source is told every file that has the same mistake; a translator has a line for each already")
  func listed() {
    #expect(files(.source) == ["de.lproj/T.strings", "fr.lproj/T.strings"])
    #expect(files(.translation) == [])
  }

  @Test("Each of them is a way to its line where the project's files have addresses")
  func linked() {
    var result = SampleResult.result
    result.findings = [finding(.source)]
    result.links = LinkTemplates(source: "https://git.example.org/{file}#L{line}")
    let page = HTMLReport.audit(result)
    #expect(page.contains("https://git.example.org/de.lproj/T.strings#L3") && page.contains("https://git.example.org/fr.lproj/T.strings#L3"))
  }
}
