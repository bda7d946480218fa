import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("New strings that the same languages lack are one finding, in however many tables")
struct NewStringGapTests {
  private func table(_ locale: String, _ more: [String] = []) -> String {
    (1...30).map { "\"page.\($0)\" = \"\(locale == "en" ? "Open page" : locale) \($0)\";\n" }.joined()
      + more.map { "\"\($0)\" = \"\(locale == "en" ? "Undo the last step of" : locale) \($0)\";\n" }.joined()
  }

  /// What is reported of missing strings after English has got more, and German some of these.
  private func found(
    _ english: [String: [String]], german: [String: [String]], folders: [String: String] = [:]
  ) async -> [Finding] {
    var (before, after): ([String: String], [String: String]) = ([:], [:])
    for name in english.keys {
      for locale in ["en", "de", "fr", "ja"] {
        let file = "\(folders[name] ?? "")\(locale).lproj/\(folders[name] == nil ? name : "L").strings"
        before[file] = table(locale)
        after[file] = table(locale, (locale == "en" ? english : locale == "de" ? german : [:])[name] ?? [])
      }
    }
    let earlier = ProjectSource.read(texts: before)
    let base = await Auditor.audit(earlier)
    let now = await Auditor.audit(ProjectSource.read(texts: after), since: earlier)
    return now.compared(with: Baseline(of: base.findings), of: base.project).result.findings
      .filter { $0.rule == "missing-translation" }
  }

  @Test("Two keys of one table")
  func oneTable() async throws {
    let findings = await found(["L": ["undo", "redo"]], german: ["L": ["undo", "redo"]])
    let gap = try #require(findings.first)
    #expect(findings.count == 1, "\(findings.map(\.message.english))")
    #expect(gap.message.english == "2 strings of L have no translation in the same 2 languages: fr, ja")
    #expect(gap.table == "L" && gap.location == LintelModel.SourceLocation(file: "en.lproj/L.strings", line: 31, column: 10))
    #expect(gap.units.count == 4 && Set(gap.units.map(\.reason)) == ["no-translation"], "a baseline knows each as before")
  }

  @Test("Several keys of several tables, each string with its table, and how many are in which")
  func severalTables() async throws {
    let keys = ["L": ["undo", "redo", "back"], "M": ["forth", "again"]]
    let findings = await found(keys, german: keys)
    let gap = try #require(findings.first)
    #expect(findings.count == 1 && gap.severity == .warning && gap.table == nil, "\(findings.map(\.message.english))")
    #expect(gap.message.english == "5 strings of L, M have no translation in the same 2 languages: fr, ja")
    #expect(gap.evidence.contains(.text("by table", "L (3), M (2)")), "\(gap.evidence)")
    #expect(Set(gap.units.map { [$0.table, $0.key] }).count == 5 && gap.units.count == 10)
    #expect(gap.location?.file == "en.lproj/L.strings" && gap.languages.map(\.id) == ["fr", "ja"])
  }

  @Test("What other languages lack, and what no language has yet, stays apart")
  func apart() async {
    let findings = await found(["L": ["undo", "redo"], "M": ["forth", "again"]], german: ["L": ["undo", "redo"]])
    #expect(findings.map(\.severity).sorted() == [.note, .warning], "\(findings.map(\.message.english))")
    #expect(Set(findings.map(\.table)) == ["L", "M"])
  }

  @Test("Tables of one name in several folders stay findings of their own, which reports count by folder")
  func namesakes() async {
    let keys = ["L": ["undo"], "M": ["undo"]]
    let findings = await found(keys, german: keys, folders: ["L": "A/", "M": "B/"])
    #expect(Set(findings.map(\.table)) == ["A/L", "B/L"], "\(findings.map(\.message.english))")
  }
}
