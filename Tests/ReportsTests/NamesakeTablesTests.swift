import LintelFindings
import LintelModel
import LintelXMLTree
import Testing

@testable import LintelReports

@Suite("Tables of one name in several folders")
struct NamesakeTablesTests {
  private func gap(
    _ table: String, _ reason: String, in locales: [LocaleID], keys: [String] = ["a", "b"], _ severity: Severity = .warning
  ) -> Finding {
    var finding = Finding(
      rule: "missing-translation", verdict: .fails, certainty: .certain, severity: severity, blame: .translation,
      table: table, message: "\(table) lacks texts", reason: reason, count: locales.count)
    finding.locales = locales
    finding.strings = keys.map { FoundString(key: $0) }
    return finding
  }

  private func result(_ findings: [Finding]) -> AuditResult {
    var result = SampleResult.result
    result.findings = findings
    return result
  }

  private let absent: [LocaleID] = ["ar", "de", "fr"]

  @Test("That do not exist in languages are one matter, with its folders and the languages of all")
  func noTable() throws {
    let matters = result([
      gap("App/A.plugin/InfoPlist", "no-table", in: ["ar", "de"]), gap("App/B.plugin/InfoPlist", "no-table", in: absent),
      gap("InfoPlist", "no-table", in: absent), gap("App/Other", "no-table", in: absent),
    ]).matters
    #expect(matters.map { $0.findings.count }.sorted() == [1, 3])
    let matter = try #require(matters.first { $0.findings.count == 3 })
    let tables = try #require(matter.namesakeTables)
    #expect(tables.places.map(\.path) == ["App/A.plugin/InfoPlist", "App/B.plugin/InfoPlist", "InfoPlist"])
    #expect(tables.places.map(\.languages) == [2, 3, 3] && matter.languages == absent)
    #expect(
      matter.message.english == "InfoPlist does not exist in 2 to 3 of the project's languages, in 3 folders")
  }

  @Test("That lack the same strings are one matter; whose strings differ, or are not known, are several")
  func incomplete() {
    func count(_ others: [String]) -> Int {
      result([
        gap("A/Localizable", "table-incomplete", in: ["de"]),
        gap("B/Localizable", "table-incomplete", in: absent, keys: others),
      ]).matters.count
    }
    #expect(count(["b", "a"]) == 1 && count(["a", "c"]) == 2 && count([]) == 2)
    let copies = result(["A/T", "B/T", "C/T"].map { gap($0, "table-incomplete", in: absent) }).matters
    #expect(copies.map(\.strings) == [2], "a copy of a table lacks no other strings")
    #expect(
      copies.map(\.message.english) == [
        "T has no translation for 2 of its strings in 3 of the project's languages, in 3 folders"
      ])
    let unknown = ["A/T", "B/T"].map { gap($0, "table-incomplete", in: absent, keys: []) }
    #expect(result(unknown).matters.count == 2)
  }

  @Test("Where languages lack not equally many strings the sentence says the least and the most of them")
  func unequal() {
    let findings = ["A/T", "B/T"].flatMap { table in
      [gap(table, "table-incomplete", in: ["de"]), gap(table, "table-incomplete", in: ["fr"], keys: ["a"])]
    }
    let matters = result(findings).matters
    #expect(
      matters.map(\.message.english) == [
        "T has no translation for 1 to 2 of its strings in 2 of the project's languages, in 2 folders"
      ])
    #expect(matters.map(\.strings) == [2])
  }

  @Test("Whether a table is there and lacks strings, or is not there, are two matters, and single strings are none of both")
  func kinds() {
    let findings = [
      gap("A/T", "no-table", in: absent), gap("B/T", "table-incomplete", in: absent),
      gap("C/T", "no-translation", in: absent), gap("D/T", "no-translation", in: absent),
    ]
    #expect(result(findings).matters.count == 4)
    let own = result([gap("A/T", "table-incomplete", in: ["de"]), gap("A/T", "table-incomplete", in: ["fr"])]).matters
    #expect(own.count == 1 && own[0].namesakeTables == nil && own[0].message == own[0].findings[0].message)
  }

  @Test("What little one of them lacks besides comes with it; one that lacks more string by string is a matter of its own")
  func besides() {
    let tables = ["A/T", "B/T", "C/T"].map { gap($0, "no-table", in: absent) }
    let few = result(tables + [gap("A/T", "no-translation", in: ["ja"], keys: ["a"])]).matters
    #expect(few.map { $0.findings.count } == [4])
    #expect(few[0].namesakeTables?.findingCount == 3)
    #expect(few[0].message.english == "T does not exist in 3 of the project's languages, in 3 folders")
    let many = result(tables + [gap("A/T", "no-translation", in: ["ja", "ko", "it", "es"])]).matters
    #expect(many.map { $0.findings.count }.sorted() == [2, 2])
  }

  @Test("What one language alone lacks names it, and says that it is new where it came with a change")
  func oneLanguage() {
    var findings = ["A/T", "B/T"].map { gap($0, "no-table", in: ["nb"]) }
    let sentence = result(findings).matters.map(\.message.english)
    #expect(sentence.count == 1 && sentence[0].hasPrefix("T has no nb translation"), "\(sentence)")
    #expect(sentence[0].hasSuffix(" translation, in 2 folders"), "\(sentence)")
    for index in findings.indices { findings[index].change = FindingChange(.new) }
    let text = TextReport.render(result(findings), colour: false, width: 200).replacing("\u{A0}", with: " ")
    #expect(text.contains(": new: T has no "), "\(text)")
    let lacking = ["A/T", "B/T"].map { gap($0, "table-incomplete", in: ["nb"]) }
    #expect(result(lacking).matters[0].message.english.hasSuffix(" translation for 2 of its strings, in 2 folders"))
  }

  @Test("What a language lacks that is new in the project is one matter, in however many tables")
  func newLanguage() {
    var findings = [gap("A", "no-table", in: ["nb"]), gap("B", "table-incomplete", in: ["nb"]), gap("C", "no-table", in: ["de"])]
    for index in findings.indices { findings[index].change = FindingChange(.new) }
    var compared = result(findings)
    compared.trend = Trend(new: 6, worse: 0, known: 0, gone: 0, base: "main (3f2a9c0d11e4)")
    #expect(compared.matters.count == 3)
    compared.trend?.newLanguages = ["nb"]
    let sentence = "New in the project: nb. Strings without a translation: 4"
    #expect(compared.matters.map { $0.findings.count }.sorted() == [1, 2])
    #expect(compared.matters.contains { $0.message.english == sentence }, "\(compared.matters.map(\.message.english))")
  }

  @Test("Notes stay with the other notes of their rule")
  func notes() {
    let matters = result([
      gap("A/T", "no-table", in: absent), gap("B/T", "no-table", in: absent), gap("C/T", "no-table", in: absent, .note),
    ]).matters
    #expect(matters.map { $0.findings.count } == [2, 1])
  }

  @Test("A row says so once, counts findings and languages, and lists the folders with how many languages each lacks")
  func row() throws {
    let page = HTMLReport.audit(
      result([gap("App/A.plugin/InfoPlist", "no-table", in: ["ar"]), gap("App/B.plugin/InfoPlist", "no-table", in: absent)]))
    let from = try #require(page.firstRange(of: "<section class=\"worst\"")).lowerBound
    let start = page[from..<(try #require(page[from...].firstRange(of: "</section>")).lowerBound)]
    #expect(start.split(separator: "<li class=\"row ").count == 2)
    #expect(start.contains("InfoPlist, in 2 folders") && start.contains(">2 warnings in 3 languages</a>"))
    #expect(start.contains("<code>App/A.plugin/InfoPlist</code> · 1 language"))
    #expect(start.contains("<code>App/B.plugin/InfoPlist</code> · 3 languages"))
    #expect(!start.contains("more like it"))
  }

  @Test("Text and Markdown say it once, with a line for each folder, and count no finding that it stands for as left out")
  func toldOnce() {
    let result = result([gap("A/InfoPlist", "no-table", in: ["ar"]), gap("B/InfoPlist", "no-table", in: ["ar", "de"])])
    let sentence = "InfoPlist does not exist in 1 to 2 of the project's languages, in 2 folders"
    let text = TextReport.render(result, colour: false, width: 200)
    #expect(text.ranges(of: sentence).count == 1 && !text.contains("lacks texts") && !text.contains("more like"))
    #expect(text.contains("    A/InfoPlist · 1 language\n") && text.contains("    B/InfoPlist · 2 languages\n"))
    let page = MarkdownReport.audit(result, name: "App")
    #expect(page.ranges(of: sentence).count == 1 && !page.contains("lacks texts"))
    #expect(page.contains("<code>A/InfoPlist</code><br><code>B/InfoPlist</code>"))
  }

  @Test("In XML each of them stays a finding, with the id and the title of the cause that the page tells")
  func causes() throws {
    let result = result([
      gap("A/InfoPlist", "no-table", in: ["ar"]), gap("B/InfoPlist", "no-table", in: ["ar", "de"]),
      gap("A/Other", "no-table", in: ["ar"]),
    ])
    let report = try XMLReader.read(Array(XMLReport.audit(result).utf8))
    let findings = try #require(report.child("findings")).children("finding")
    #expect(findings.count == 3 && findings[0]["cause"] == findings[1]["cause"] && findings[2]["cause"] != nil)
    #expect(findings[0]["cause"] != findings[2]["cause"] && findings[2]["causeTitle"] == nil)
    let title = "InfoPlist does not exist in 1 to 2 of the project's languages, in 2 folders"
    #expect(findings.prefix(2).allSatisfy { $0["causeTitle"] == title })
    let stored = try StoredReport.read(Array(XMLReport.audit(result).utf8), file: "audit.xml").result
    #expect(stored.findings == result.findings, "a cause is no part of what a finding is")
  }

  @Test("The terminal report names them once, and the first findings say of how many languages")
  func text() {
    let result = result([gap("A/InfoPlist", "no-table", in: ["ar"]), gap("B/InfoPlist", "no-table", in: ["ar", "de"])])
    let report = TextReport.render(result, colour: false, width: 200)
    #expect(report.contains("\n1. missing-translation · Translation missing · InfoPlist, in 2 folders · 2 findings · "))
    let first = TextReport.worst(result, count: 3)
    #expect(first.contains("1. ") && !first.contains("2. "))
    #expect(first.contains("InfoPlist does not exist in 1 to 2 of the project's languages, in 2 folders (Arabic, German)"))
  }
}
