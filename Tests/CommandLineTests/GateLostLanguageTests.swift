import Foundation
import Testing

@Suite("A gate, and a language of which most is taken out")
struct GateLostLanguageTests {
  private func catalogue(_ languages: [String], lacking: [String: Int] = [:]) -> String {
    let entries = (1...12).map { number in
      let texts = languages.filter { number > lacking[$0, default: 0] }.map { language in
        let text = language == "nb" ? "Side %@ nummer \(number) " : "Page %@ number \(number) in \(language)"
        return "\"\(language)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
      }
      return "\"page.\(number)\": {\"localizations\": {\(texts.joined(separator: ", "))}}"
    }
    return "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(entries.joined(separator: ",\n"))}}\n"
  }

  @Test("One that only the system's questions are left of is named with its table, and what it had there is not fixed")
  func questions() throws {
    let history = try GitHistory([
      "Account.swift": AccountApp.screen, "Localizable.xcstrings": catalogue(["en", "de", "fr", "nb"]),
      "nb.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Vi leser koder.\";\n",
      "en.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"We read codes.\";\n",
    ])
    defer { history.remove() }
    let without = try history.pullRequest { try history.write(catalogue(["en", "de", "fr"]), to: "Localizable.xcstrings") }
    #expect(without.sentence.contains(" 0 fixed, "), "\(without.answer.errors)")
    #expect(without.answer.errors.contains("lintel: no longer there: nb (Localizable); what was found there ("))
  }

  @Test("Strings that are deleted in all languages take no language out")
  func strings() throws {
    let history = try GitHistory([
      "Account.swift": AccountApp.screen, "de.lproj/Localizable.strings": "\"a\" = \"Eins\";\n",
      "en.lproj/Localizable.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n", "de.lproj/Main.strings": "\"c\" = \"Drei\";\n",
      "en.lproj/Main.strings": "\"c\" = \"Three\";\n",
    ])
    defer { history.remove() }
    let without = try history.pullRequest {
      try history.write("", to: "de.lproj/Localizable.strings")
      try history.write("\"b\" = \"Two\";\n", to: "en.lproj/Localizable.strings")
    }
    #expect(!without.answer.errors.contains("no longer there"), "\(without.answer.errors)")
  }

  @Test("One whose folder is called otherwise is neither lost nor new, and standard error says its names")
  func renamed() throws {
    let long = ["de.lproj/Localizable.strings": AccountApp.german("Benachrichtigungseinstellungen und Kontodaten verwalten")]
    let history = try GitHistory(AccountApp.files.merging(long) { $1 })
    defer { history.remove() }
    let renamed = try history.pullRequest("--fail-on", "note") { try history.git("mv", "de.lproj", "de-DE.lproj") }
    #expect(renamed.code == 0 && renamed.findings == [], "\(renamed.answer.errors)")
    #expect(renamed.sentence.contains("0 new, 0 worse, 0 fixed"), "\(renamed.answer.errors)")
    #expect(renamed.answer.errors.contains("lintel: renamed: the language de is called de-DE now"))
    #expect(!renamed.answer.errors.contains("no longer there"))
  }

  @Test("Of a language that is added in part only its own gaps are new, and the sentences are about no other language")
  func added() throws {
    let history = try GitHistory([
      "Account.swift": AccountApp.screen,
      "Localizable.xcstrings": catalogue(["en", "de", "fr", "it", "cs"], lacking: ["de": 3, "fr": 3, "it": 8]),
      "en.lproj/Intents.strings": "\"one\" = \"Open a page\";\n\"two\" = \"Close a page\";\n",
      "cs.lproj/Intents.strings": "\"one\" = \"Otevřít stránku\";\n\"two\" = \"Zavřít stránku\";\n",
    ])
    defer { history.remove() }
    let gated = try history.pullRequest("--fail-on", "note") {
      try history.write(
        catalogue(["en", "de", "fr", "it", "cs", "lb"], lacking: ["de": 3, "fr": 3, "it": 8, "lb": 8]),
        to: "Localizable.xcstrings")
    }
    let missing = gated.report.filter { $0["rule"] as? String == "missing-translation" }
    #expect(!missing.isEmpty)
    for finding in missing {
      let languages = finding["locale"] as? String ?? (finding["locales"] as? [String])?.joined(separator: " ")
      let message = finding["message"] as? String ?? ""
      #expect(languages == "lb" && message.contains("lb"), "\(message)")
      #expect(!message.contains("languages"), "\(message)")
    }
    let messages = missing.compactMap { $0["message"] as? String }
    // What a language lacks that is new is one finding, with its counts by table.
    #expect(messages == ["New in the project: lb. Strings without a translation: 10"])
  }

  @Test("A report names the base, and what the change has fixed; reviewdog, whose notices come anew, does not")
  func words() throws {
    let spaced = ["de.lproj/Localizable.strings": AccountApp.german("  Konto ")]
    let history = try GitHistory(AccountApp.files.merging(spaced) { $1 })
    defer { history.remove() }
    let formats = ["text", "markdown", "github", "rdjsonl", "checkstyle", "xcode"]
    let fixed = try history.pullRequest(formats: formats) {
      try history.write(AccountApp.german(), to: "de.lproj/Localizable.strings")
    }
    for (format, page) in fixed.pages {
      #expect(!page.contains("baseline"), "\(format): \(page)")
      #expect(page.contains("Since main (") == (format != "rdjsonl"), "\(format): \(page)")
    }
    #expect(fixed.pages["text"]?.contains("Fixed: edge-space (de, account.title).") == true, "\(fixed.pages)")
    #expect(fixed.pages["markdown"]?.contains("Fixed: edge-space (de, account.title).") == true)
    #expect(fixed.pages["github"]?.contains("::notice title=base::Since main (") == true)
  }

  @Test("A stored report says again which languages are gone, and what the change has fixed")
  func stored() throws {
    var files = AccountApp.files.merging(["de.lproj/Localizable.strings": AccountApp.german("  Konto ")]) { $1 }
    files["cs.lproj/Localizable.strings"] = AccountApp.czech
    let history = try GitHistory(files)
    defer { history.remove() }
    try history.git("checkout", "--quiet", "-b", "change")
    try history.git("rm", "--quiet", "cs.lproj/Localizable.strings")
    try history.write(AccountApp.german(), to: "de.lproj/Localizable.strings")
    try history.commit("change")
    let gate = ["gate", ".", "--base", "main", "--without-fonts", "--fail-on", "never"]
    let text = try history.cli.run(gate)
    _ = try history.cli.run(gate + ["--format", "xml", "--output", "out"])
    let again = try history.cli.run("report", "out/audit.xml")
    #expect(text.output.contains("Fixed: edge-space (de, account.title)."), "\(text.output)")
    #expect(text.output.contains("no longer there: Czech."), "\(text.output)")
    #expect(again.output == text.output)
  }
}
