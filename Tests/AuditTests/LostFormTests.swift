import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Plural forms that a change takes out")
struct LostFormTests {
  private let whole = [
    ("one", "%lld новая страница"), ("few", "%lld новые страницы"), ("many", "%lld новых страниц"),
    ("other", "%lld новой страницы"),
  ]

  private func changed(lacking lost: Set<String>, before: Set<String> = []) async -> [Finding] {
    func files(_ lost: Set<String>) -> [String: String] {
      FormsOfText.catalogue("ru", whole.filter { !lost.contains($0.0) })
    }
    return await FormsOfText.changed(files(before), to: files(lost), of: "plural-category-missing")
  }

  @Test("A Russian form “few” that was there is an error, with what it was")
  func few() async throws {
    let found = await changed(lacking: ["few"])
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.severity == .error && finding.verdict == .fails && finding.change?.state == .new)
    #expect(finding.message.english == "“pages” has lost the ru form “few” that it had")
    #expect(finding.suggestion?.english == "Put back “%lld новые страницы”.")
    #expect(finding.evidence.contains(.text("lost", "%lld новые страницы")))
  }

  @Test("One that was never there is no news")
  func never() async {
    #expect(await changed(lacking: ["few"], before: ["few"]).isEmpty)
  }
}
