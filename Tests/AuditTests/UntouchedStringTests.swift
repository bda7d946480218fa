import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("What is said of strings that a change leaves as they were")
struct UntouchedStringTests {
  private func compared(_ before: [String: String], _ now: [String: String]) async -> BaselineComparison {
    let (old, new) = (ProjectSource.read(texts: before), ProjectSource.read(texts: now))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    return later.compared(with: Baseline(of: earlier.findings), of: earlier.project).comparison
  }

  /// Twelve strings in each language, and one that ends as it is given.
  private func labels(_ texts: [String: String]) -> [String: String] {
    texts.reduce(into: [:]) { files, text in
      let rest = (1...12).map { "\"page.\($0)\" = \"\(text.key == "en" ? "Open page" : text.key) \($0)\";\n" }.joined()
      files["\(text.key).lproj/Localizable.strings"] = rest + "\"k\" = \"\(text.value)\";\n"
    }
  }

  private let most = [
    "en": "Sort by: ", "de": "Sortieren:", "fr": "Trier par : ", "es": "Ordenar por: ", "it": "Ordina per: ", "sv": "Sortera: ",
  ]

  @Test("A space that a language lacks is not fixed because others lack it, too, and is where the language has it")
  func majority() async {
    func fixed(_ more: [String: String]) async -> [String?] {
      await compared(labels(most), labels(most.merging(more) { $1 })).fixed.filter { $0.rule == "edge-space" }.map(\.language)
    }
    let others = await fixed(["fr": "Trier par :", "it": "Ordina per:", "sv": "Sortera:"])
    #expect(!others.contains("de"), "\(others)")
    #expect(await fixed(["de": "Sortieren: "]).contains("de"))
  }

  @Test("What was found of a translation that stays, and that the source has deleted, is not fixed")
  func leftBehind() async {
    var now = labels(most)
    now["en.lproj/Localizable.strings"] = now["en.lproj/Localizable.strings"]!.replacing("\"k\" = \"Sort by: \";\n", with: "")
    let comparison = await compared(labels(most), now)
    #expect(!comparison.fixed.contains { $0.key == "k" && $0.language == "de" }, "\(comparison.fixed.map(\.rule))")
    #expect(comparison.ofUnjudgedStrings.contains { $0.rule == "edge-space" && $0.language == "de" })
  }

  /// English and Spanish texts by their keys, and six languages that tell them all apart.
  private func tables(_ texts: [String: (english: String, spanish: String)]) -> [String: String] {
    func table(_ text: (String) -> String) -> String {
      texts.keys.sorted().map { "\"\($0)\" = \"\(text($0))\";\n" }.joined()
    }
    var files = [
      "en.lproj/Localizable.strings": table { texts[$0]!.english }, "es.lproj/Localizable.strings": table { texts[$0]!.spanish },
    ]
    for locale in ["cs", "da", "de", "fr", "it", "nl"] {
      files["\(locale).lproj/Localizable.strings"] = table { "Tekst \($0) \(locale)" }
    }
    return files
  }

  @Test("That a string is gone by which one of two was known to be wrong makes neither new, and a text that is written is")
  func evidence() async {
    func changed(
      _ before: [String: (english: String, spanish: String)], _ now: [String: (english: String, spanish: String)]
    ) async -> [String?] {
      let changed = await compared(tables(before), tables(now)).changed
      return changed.filter { $0.finding.rule == "translation-of-another" }.map(\.unit.key)
    }
    let all = [
      "mark": (english: "Mark as Read", spanish: "Marcar como leído"),
      "unmark": (english: "Mark as Unread", spanish: "Marcar como leído"), "read": (english: "Read", spanish: "Leído"),
      "unread": (english: "Unread", spanish: "No leído"), "archive": (english: "Archive Chat", spanish: "Archivar chat"),
    ]
    var fewer = all
    fewer["read"] = nil
    let gone = await changed(all, fewer)
    #expect(gone.isEmpty, "\(gone)")
    var others = fewer
    others["block"] = (english: "Block Contact", spanish: "Bloquear contacto")
    let withNew = await changed(all, others)
    #expect(withNew.isEmpty, "\(withNew)")
    var right = all
    right["unmark"] = (english: "Mark as Unread", spanish: "Marcar como no leído")
    let written = await changed(right, fewer)
    #expect(written.contains("unmark"), "\(written)")
  }

  /// An app whose last button no table has, in a language that has so many of the others.
  private func bars(french: Int) -> [String: String] {
    let keys = ["one", "two", "three", "four", "five", "six"]
    func table(_ suffix: String, _ count: Int = 6) -> String {
      keys.prefix(count).map { "\"\($0)\" = \"\($0) \(suffix)\";\n" }.joined()
    }
    let buttons = keys.dropFirst().map { "Button(\"\($0)\") { }" }.joined(separator: "; ")
    let list = "List { }.navigationTitle(\"one\").toolbar { \(buttons); Button(\"Reset Pipeline\") { } }"
    return [
      "App/Screen.swift": "import SwiftUI\nstruct Screen: View { var body: some View { \(list) } }\n",
      "en.lproj/Localizable.strings": table("text"), "de.lproj/Localizable.strings": table("Wort"),
      "fr.lproj/Localizable.strings": table("mot", french),
    ]
  }

  @Test("What has to be mended in code is no news, and not fixed, in a language of which more or less is translated")
  func definition() async {
    func isOfCode(_ rule: String) -> Bool { rule == "bar-text-key-missing" }
    let more = await compared(bars(french: 2), bars(french: 5))
    #expect(!more.changed.contains { isOfCode($0.finding.rule) })
    let fewer = await compared(bars(french: 5), bars(french: 2))
    #expect(!fewer.fixed.contains { isOfCode($0.rule) })
  }
}
