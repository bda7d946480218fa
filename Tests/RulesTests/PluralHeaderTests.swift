import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("plural-header")
struct PluralHeaderTests {
  private func result(_ language: String, _ plural: String, forms: Int) async -> (findings: [Finding], skipped: [SkippedFile]) {
    let entries = ["file", "folder"].map { noun in
      "msgid \"%d \(noun)\"\nmsgid_plural \"%d \(noun)s\"\n" + (0..<forms).map { "msgstr[\($0)] \"%d \($0)\"\n" }.joined()
    }
    let text = "msgid \"\"\nmsgstr \"\"\n\"Language: \(language)\\n\"\n\"Plural-Forms: \(plural)\\n\"\n\n"
    let project = ProjectSource.read(texts: ["po/\(language).po": text + entries.joined(separator: "\n")])
    let found = await Auditor.audit(project).findings.filter { $0.rule == "plural-header" }
    return (found, project.skipped)
  }

  private let german = "nplurals=2; plural=(n != 1);"

  @Test("A form that the header does not count is told once for the file, with its place, language and owner")
  func uncounted() async throws {
    let (findings, skipped) = await result("de", german, forms: 3)
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && skipped.isEmpty)
    #expect(finding.locale == "de" && finding.blame == .translation && finding.severity == .warning)
    #expect(finding.message.english == "msgstr[2] is never shown in de: the header has nplurals=2")
    #expect(finding.translationLocation == LintelModel.SourceLocation(file: "po/de.po", line: 10, column: 11))
  }

  @Test("Forms that the language needs are named, all of them in the advice")
  func lacking() async {
    let (findings, skipped) = await result("ru", german, forms: 2)
    #expect(findings.map(\.reason) == ["lacking"] && skipped.isEmpty)
    #expect(findings.map(\.suggestion?.english) == ["Let it count 3 forms, “one”, “few”, “many”, and translate each of them."])
  }

  @Test("A header that cannot be followed is an error, and the file is none that was skipped")
  func unfollowed() async {
    let (findings, skipped) = await result("de", "nplurals=2; plural=(n != 1;", forms: 2)
    #expect(findings.map(\.severity) == [.error] && skipped.isEmpty)
  }

  @Test("Where nouns stay as they are behind a number, one form is enough", arguments: ["uz", "ky", "tr"])
  func singular(language: String) async {
    #expect(await result(language, "nplurals=1; plural=0;", forms: 1).findings == [])
  }
}
