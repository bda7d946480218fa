import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The other files of a matter of the source's")
struct OtherFilesTests {
  private func files(_ blame: Blame) -> [String] {
    func place(_ locale: String) -> LintelModel.SourceLocation { .init(file: "\(locale).lproj/T.strings", line: 3) }
    var finding = Finding(
      rule: "wrong-escape", verdict: .fails, certainty: .certain, severity: .error, blame: blame, table: "T", key: "path",
      message: "It is no escape", reason: "letter", definitionLocation: place("en"))
    finding.locales = ["de", "en", "fr"]
    finding.strings = ["de", "en", "fr"].map { FoundString(locale: LocaleID($0), location: place($0)) }
    return OtherFiles(of: finding).places.map(\.file)
  }

  @Test("Who writes the source is told every file that has the same mistake; a translator has a line for each already")
  func listed() {
    #expect(files(.source) == ["de.lproj/T.strings", "fr.lproj/T.strings"])
    #expect(files(.translation) == [])
  }
}
