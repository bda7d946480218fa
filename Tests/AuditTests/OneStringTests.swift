import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("One string of which two rules say the same")
struct OneStringTests {
  private func tables(_ texts: [String: (english: String, dutch: String)]) -> [String: String] {
    func table(_ text: (String) -> String) -> String {
      texts.keys.sorted().map { "\"\($0)\" = \"\(text($0))\";\n" }.joined()
    }
    var files = [
      "en.lproj/Localizable.strings": table { texts[$0]!.english }, "nl.lproj/Localizable.strings": table { texts[$0]!.dutch },
    ]
    for locale in ["cs", "da", "es", "fr", "it"] {
      files["\(locale).lproj/Localizable.strings"] = table { "Tekst \($0) \(locale)" }
    }
    return files
  }

  private func found(_ before: [String: String], _ now: [String: String]) async -> [Finding] {
    let (old, new) = (ProjectSource.read(texts: before), ProjectSource.read(texts: now))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    return later.compared(with: Baseline(of: earlier.findings), of: earlier.project).result.findings
  }

  private let mute = (english: "Mute", dutch: "Geluid uit")
  private let unmute = (english: "Unmute", dutch: "Geluid uit")

  @Test("A translation that its source left behind, and that is the text of its opposite, is one finding")
  func ofAnother() async {
    let found = await found(tables(["a": mute, "b": mute]), tables(["a": mute, "b": unmute]))
    let rules = found.filter { $0.locale == "nl" }.map { $0.rule }
    #expect(rules == ["translation-of-another"])
    let parts: [Finding] = found.flatMap { $0.single }
    let ofRule: [Finding] = parts.filter { $0.rule == "translation-left-behind" }
    #expect(ofRule.contains { $0.key == "b" && $0.locale == "nl" })
  }

  @Test("One that was known before takes nothing along that is news")
  func known() async {
    let more = (english: "Unmute Now", dutch: "Geluid uit")
    let before = tables(["a": mute, "b": unmute])
    let found = await found(before, tables(["a": mute, "b": more]))
    let parts: [Finding] = found.flatMap { $0.single }
    #expect(parts.contains { $0.rule == "translation-left-behind" && $0.key == "b" })
  }

  @Test("A number that the source has changed is told with the source that was changed, and by the graver of the two")
  func number() async {
    let text = (english: "Keep 10 files on this disk", dutch: "Bewaar 10 bestanden op deze schijf")
    let other = (english: "Keep 20 files on this disk", dutch: "Bewaar 10 bestanden op deze schijf")
    let all = await found(tables(["a": mute, "k": text]), tables(["a": mute, "k": other]))
    let dutch = all.map { finding in finding.single.filter { $0.languages.contains("nl") && $0.key == "k" } }
    let own = dutch.filter { !$0.isEmpty }
    #expect(own.count == 1)
    let rules = Set(own.flatMap { parts in parts.map { $0.rule } })
    #expect(rules == ["number-changed", "translation-left-behind"])
  }

  @Test("A text to which code gives too few values, and that takes others than its translations, is one finding of the code")
  func values() async throws {
    var files = tables(["a": mute])
    let code = "func f() { let a = String(format: NSLocalizedString(\"k\", comment: \"\"), done) }\n"
    for file in files.keys {
      let locale = file.prefix(2)
      files[file]! += "\"k\" = \"\(locale == "en" ? "Copied %1$d of %2$d files" : "%d \(locale) copied")\";\n"
    }
    files["A.swift"] = code
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.key == "k" }
    let finding = try #require(found.first { $0.rule == "values-not-filled" })
    #expect(!found.contains { $0.rule == "placeholder-mismatch" && $0.blame == .source })
    #expect(finding.single.contains { $0.rule == "placeholder-mismatch" && $0.reason == "source-outvoted" })
    #expect(finding.evidence.contains { $0.name == "agreeing" })
  }
}
