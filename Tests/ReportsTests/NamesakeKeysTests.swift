import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Keys that tables of one name have in many folders")
struct NamesakeKeysTests {
  /// Plug-ins with a table of one name each, of which German lacks an address and a word.
  /// - Parameter second: How many have another address, too.
  private func result(plugins: Int, second: Int = 0) -> AuditResult {
    var result = SampleResult.result
    result.findings = []
    for number in 1...plugins {
      let folder = "Plugins/P\(number)"
      let file = "\(folder)/en.lproj/Info.strings"
      var texts = [("address", "https://example.org/\(number)"), ("hint", "Enter the name \(number)")]
      if number <= second { texts.append(("help", "https://example.org/help/\(number)")) }
      let units = texts.enumerated().map { line, text in
        StringUnit(
          key: text.0, locale: "en", value: text.1, location: LintelModel.SourceLocation(file: file, line: line + 1))
      }
      result.project.tables.append(
        StringTable(
          file: file, id: TableID(folder: folder, name: "Info"), format: .strings, locale: "en", encoding: "UTF-8",
          units: units))
      for (key, _) in texts {
        var finding = Finding(
          rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
          table: "\(folder)/Info", key: key, locale: "de", message: "\(key) \(number) has no translation",
          reason: "no-translation", suggestion: "Translate it.",
          definitionLocation: LintelModel.SourceLocation(file: file, line: 1))
        finding.fingerprint = "\(key) \(number)"
        result.findings.append(finding)
      }
    }
    return result
  }

  private func groups(plugins: Int) -> [UntranslatedStrings.Group] {
    TranslationSheets(PageModel(result(plugins: plugins)), names: .english).untranslated.groups
  }

  @Test("Whether what they say stays is one question for twenty folders; what is to be translated is told with each one's own table")
  func oneQuestion() throws {
    let groups = groups(plugins: 20)
    let question = try #require(groups.first { $0.leaving != nil })
    #expect(question.table == "Info" && question.folders == 20 && question.strings.count == 20)
    #expect(groups.count { $0.leaving != nil } == 1 && groups.count { $0.leaving == nil } == 20)
    let page = HTMLReport.audit(result(plugins: 20)).replacing(/<\/?bdi[^>]*>/, with: "")
    #expect(page.contains("Info, in 20 folders"))
  }

  @Test("Two such keys are two questions, each of its own folders: sheets put no lists of different keys together")
  func twoQuestions() {
    let result = result(plugins: 25, second: 22)
    let page = HTMLReport.audit(result).replacing(/<\/?bdi[^>]*>/, with: "")
    #expect(page.contains("Info, in 25 folders") && page.contains("Info, in 22 folders"))
    #expect(page.contains("data-table=\"*/Info/address\"") && page.contains("data-table=\"*/Info/help\""))
  }

  @Test("Of fewer folders each is told by itself")
  func few() {
    let groups = groups(plugins: 3)
    #expect(groups.count { $0.leaving != nil } == 3 && groups.allSatisfy { $0.folders == nil })
  }
}
