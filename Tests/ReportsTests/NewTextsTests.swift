import LintelAudit
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Texts that no language has yet, in the page's head")
struct NewTextsTests {
  private func table(_ keys: some Sequence<Int>, _ locale: String) -> String {
    keys.map { "\"Open the file number \($0)\" = \"\(locale) number \($0)\";\n" }.joined()
  }

  private func head(newIn tables: [String]) async throws -> String {
    var files: [String: String] = [:]
    for name in ["Main", "Kit"] {
      for locale in ["de", "fr", "it"] { files["App/\(locale).lproj/\(name).strings"] = table(1...40, locale) }
      files["App/en.lproj/\(name).strings"] = table(1...(tables.contains(name) ? 43 : 40), "en")
    }
    let page = HTMLReport.audit(await Auditor.audit(ProjectSource.read(texts: files))).replacing("\u{A0}", with: " ")
    return String(try #require(page.firstMatch(of: /(?s)<header class="masthead">.*?<\/header>/)).output)
  }

  @Test("They are counted in a line, which leads to what tells them")
  func line() async throws {
    let head = try await head(newIn: ["Main"])
    #expect(head.contains(/<p class="broken unbegun"><a href="#cause-[0-9]+">New texts that no language has yet: 3<\/a><\/p>/), "\(head)")
  }

  @Test("Those of several tables lead to each of them")
  func several() async throws {
    let head = try await head(newIn: ["Main", "Kit"])
    #expect(head.contains("New texts that no language has yet: 6 (") && head.contains(">App/Kit: 3</a>") && head.contains(">App/Main: 3</a>"), "\(head)")
  }

  @Test("Where every text is begun in some language there is no such line")
  func none() async throws {
    let head = try await head(newIn: [])
    #expect(!head.contains("unbegun"))
  }
}
