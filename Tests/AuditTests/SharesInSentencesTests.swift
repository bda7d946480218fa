import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A share of a table is one number wherever it is said")
struct SharesInSentencesTests {
  private func table(_ keys: some Sequence<Int>, _ text: (Int) -> String) -> String {
    keys.map { "\"file.\($0)\" = \"\(text($0))\";\n" }.joined()
  }

  private func english(_ key: Int) -> String { "Open the file \(key) and read it" }

  private func result(_ files: [String: String]) async -> AuditResult {
    var all = ["en.lproj/L.strings": table(10..<50, english)]
    for (path, text) in files { all[path] = text }
    return await Auditor.audit(ProjectSource.read(texts: all))
  }

  private func gap(_ result: AuditResult, _ locale: LocaleID) -> Finding? {
    result.findings.first { $0.reason == "table-incomplete" && $0.languages.contains(locale) }
  }

  private func share(_ result: AuditResult, _ locale: LocaleID) -> TableShare? {
    TableShare.all(of: result.findings, result.gaps, in: result.project).first { $0.whole.locale == locale }
  }

  @Test("Strings that no language has yet count for a language's share, and are told by themselves")
  func new() async throws {
    // Nobody has the first one; Italian lacks more.
    var files: [String: String] = [:]
    for (locale, first) in ["de": 11, "fr": 11, "it": 25] {
      files["\(locale).lproj/L.strings"] = table(first..<50) { "\(locale) \($0)" }
    }
    let result = await result(files)
    let found = try #require(gap(result, "it"))
    #expect(
      found.message.english
        == "L has no it translation for 15 of 40 strings (38 %): 14 told here, 1 in no language yet")
    #expect(found.units.count == 14 && found.evidence.contains(.count("missing", 15, "strings")))
    #expect(found.evidence.contains(.count("told here", 14, "strings")))
    #expect(share(result, "it")?.whole.missing == 15)
  }

  @Test("What a broken table loses counts, too, with the place that is to be mended")
  func lost() async throws {
    let result = await result([
      "de.lproj/L.strings": table(10..<50) { "de \($0)" },
      "fr.lproj/L.strings": table(20..<30) { "fr \($0)" } + "»\n" + table(30..<50) { "fr \($0)" },
    ])
    let found = try #require(gap(result, "fr"))
    let whole = try #require(share(result, "fr"))
    let lost = try #require(whole.loss).keys.count
    #expect(lost > 10 && whole.whole.missing == found.units.count + lost)
    #expect(found.message.english.hasPrefix("L has no fr translation for \(whole.whole.missing) of 40 strings"))
    #expect(found.message.english.hasSuffix(": \(found.units.count) told here, \(lost) lost until fr.lproj/L.strings:11 is fixed"))
  }

  @Test("Beside a baseline a share is that of the whole audit everywhere: what a baseline knows is no translation")
  func besideBaseline() async throws {
    let german = table(11..<50) { "de \($0)" }
    func italian(from first: Int, copied: Range<Int>) -> String {
      table(first..<50) { copied.contains($0) ? english($0) : "it \($0)" }
    }
    let before = await result(["de.lproj/L.strings": german, "it.lproj/L.strings": italian(from: 25, copied: 25..<30)])
    let now = await result(["de.lproj/L.strings": german, "it.lproj/L.strings": italian(from: 27, copied: 27..<31)])
    let compared = now.compared(with: Baseline(of: before.findings)).result
    let found = try #require(gap(compared, "it"))
    let whole = try #require(share(now, "it"))
    #expect(compared.findings.flatMap(\.units).count < now.findings.flatMap(\.units).count)
    #expect(share(compared, "it")?.whole.missing == whole.whole.missing && share(compared, "it")?.copies == 4)
    #expect(found.message.english.contains("for \(whole.whole.missing) of 40 strings"))
  }

  @Test("A share that is all of a finding's own is said as it was")
  func own() async throws {
    let result = await result([
      "de.lproj/L.strings": table(10..<50) { "de \($0)" }, "fr.lproj/L.strings": table(25..<50) { "fr \($0)" },
    ])
    let found = try #require(gap(result, "fr"))
    #expect(found.message.english == "L has no fr translation for 15 of 40 strings (38 %)")
    #expect(!found.evidence.contains { $0.name == "told here" })
  }
}
