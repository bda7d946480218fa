import Foundation
import Testing

/// What reports join is joined for the eye: a gate counts each string by itself.
@Suite("A gate over what reports join, and over a repository's more unusual days")
struct HistoryTests {
  @Test("Translations that are added to a group, or fixed in it, make nothing new of the others")
  func fewer() throws {
    var app = PullRequestApp()
    app.addHelp(80, lacking: ["fr": Set(1...12), "cs": Set(1...12)])
    let history = try GitHistory(app.files)
    defer { history.remove() }
    app.addHelp(80, lacking: ["fr": Set(4...12), "cs": Set(1...12)])
    for number in 4...12 { app.texts["fr"]!["help.\(number)"] = nil }
    for number in 1...12 { app.texts["cs"]!["help.\(number)"] = nil }
    let gated = try history.pullRequest("--fail-on", "note") { try app.write(to: history) }
    #expect(
      gated.code == 0 && gated.findings == [] && gated.sentence.contains("0 new, 0 worse, 3 fixed"), "\(gated.sentence)")
  }

  @Test("Three that are deleted while three others are added are told, each by its key, in every format")
  func swapped() throws {
    var app = PullRequestApp()
    app.addHelp(80, lacking: ["cs": Set(1...12)])
    let history = try GitHistory(app.files)
    defer { history.remove() }
    app.addHelp(80, lacking: [:])
    for number in 4...15 { app.texts["cs"]!["help.\(number)"] = nil }
    let formats = ["github", "gitlab", "markdown", "rdjsonl", "xcode", "sarif", "csv", "text"]
    let gated = try history.pullRequest("--fail-on", "warning", formats: formats) { try app.write(to: history) }
    #expect(gated.code == 1 && gated.sentence.contains("3 new, 0 worse, 3 fixed"), "\(gated.sentence)")
    for format in formats {
      for key in ["help.13", "help.14", "help.15"] { #expect(gated.pages[format]?.contains(key) == true, "\(format)") }
      #expect(gated.pages[format]?.contains("help.12") == false, "\(format)")
    }
  }

  @Test("A suppression of one string of a group is accepted, and what it accepts comes back on the day after its last")
  func suppressed() throws {
    var app = PullRequestApp()
    app.addHelp(80, lacking: ["cs": Set(1...12)])
    let history = try GitHistory(app.files)
    defer { history.remove() }
    let rest = "suppress:\n  - {rule: missing-translation, key: help.3, reason: the page is not shown there"
    try history.write(rest + "}\n", to: "lintel.yml")
    let accepted = try history.pullRequest("--fail-on", "note") {}
    #expect(accepted.code == 0 && accepted.sentence.contains("0 new, 0 worse, 0 fixed, 1 known and accepted by this change"), "\(accepted.sentence)")
    #expect(!accepted.answer.errors.contains("nothing that was found"))
    try history.write(rest + ", until: 2020-01-31}\n", to: "lintel.yml")
    let lapsed = try history.pullRequest("--fail-on", "warning") {}
    #expect(lapsed.code == 1 && lapsed.sentence.contains("1 new, 0 worse, 0 fixed"), "\(lapsed.sentence)")
    // From then on it is known, and fails no change that has nothing to do with it.
    let other = try history.pullRequest("--fail-on", "note") {
      try history.write(app.inbox + "\n// Read me.\n", to: "App/Inbox.swift")
    }
    #expect(other.code == 0 && other.findings == [])
  }

  @Test("What is not new is not called nothing")
  func nothingNew() throws {
    var app = PullRequestApp()
    app.texts["de"]!["account.title"] = "Benachrichtigungseinstellungen und Kontodaten verwalten"
    let history = try GitHistory(app.files)
    defer { history.remove() }
    let formats = ["junit", "text", "csv", "markdown"]
    let gated = try history.pullRequest(formats: formats) {
      try history.write(app.inbox + "\n// Read me.\n", to: "App/Inbox.swift")
    }
    for format in formats {
      #expect(gated.pages[format]?.lowercased().contains("nothing found") == false, "\(format)")
      // A row more of a table would be a text.
      #expect(gated.pages[format]?.lowercased().contains("nothing new") == (format != "csv"), "\(format)")
    }
  }

  @Test("A merge brings what it brings, and nothing of what main has had since")
  func merge() throws {
    var app = PullRequestApp()
    let history = try GitHistory(app.files)
    defer { history.remove() }
    let german = "App/de.lproj/Localizable.strings"
    try history.git("checkout", "--quiet", "-b", "topic")
    try history.write(app.inbox.replacing("List {}", with: "List { Text(\"inbox.empty\") }"), to: "App/Inbox.swift")
    try history.write(
      PullRequestApp.table(app.texts["en"]!.merging(["inbox.empty": "No letters"]) { $1 }),
      to: "App/en.lproj/Localizable.strings")
    try history.commit("topic")
    try history.git("checkout", "--quiet", "main")
    app.texts["de"]!["account.title"] = "Benachrichtigungseinstellungen und Kontodaten verwalten"
    try history.write(PullRequestApp.table(app.texts["de"]!), to: german)
    try history.commit("main goes on")
    try history.git("checkout", "--quiet", "topic")
    let before = try history.gate(["--base", "main", "--fail-on", "warning"])
    #expect(before.findings == ["missing-translation cs,de,fr inbox.empty"], "\(before.findings)")
    try history.git("merge", "--quiet", "--message", "main into topic", "main")
    let after = try history.gate(["--base", "main", "--fail-on", "warning"])
    #expect(after.findings == ["missing-translation cs,de,fr inbox.empty"], "\(after.findings)")
  }

  @Test("A key that is renamed everywhere is no change; one that takes its translations to another text leaves them behind")
  func renamed() throws {
    var app = PullRequestApp()
    let history = try GitHistory(app.files)
    defer { history.remove() }
    for language in app.texts.keys {
      app.texts[language]!["account.keep"] = app.texts[language]!.removeValue(forKey: "account.save")
    }
    app.account = app.account.replacing("account.save", with: "account.keep")
    let gated = try history.pullRequest("--fail-on", "note") { try app.write(to: history) }
    #expect(gated.code == 0 && gated.findings + gated.questions == [], "\(gated.findings) \(gated.questions)")
    for language in app.texts.keys {
      app.texts[language]!["account.erase"] = app.texts[language]!.removeValue(forKey: "account.keep")
    }
    app.texts["en"]!["account.erase"] = "Erase Now"
    app.account = app.account.replacing("account.keep", with: "account.erase")
    let replaced = try history.pullRequest("--fail-on", "note") { try app.write(to: history) }
    #expect(
      replaced.findings == [] && replaced.questions == ["translation-left-behind cs,de,fr account.erase"],
      "\(replaced.questions)")
  }

  @Test("A table that breaks off is one error, whatever it loses, and nobody is told that keys were deleted")
  func broken() throws {
    let app = PullRequestApp()
    let history = try GitHistory(app.files)
    defer { history.remove() }
    let english = "App/en.lproj/Localizable.strings"
    let text = PullRequestApp.table(app.texts["en"]!).replacing("\"greeting.hello\" =", with: "\"greeting.hello\"")
    let gated = try history.pullRequest { try history.write(text, to: english) }
    #expect(
      gated.code == 1 && gated.findings.contains { $0.hasPrefix("table-truncated") || $0.hasPrefix("file-unreadable") })
    #expect(!gated.findings.contains { $0.hasPrefix("deleted-key") }, "\(gated.findings)")
    let mended = try history.pullRequest { try app.write(to: history) }
    #expect(mended.code == 0 && mended.questions == [])
  }

  @Test("A language that is taken out is named, and what it lacked is not called fixed")
  func language() throws {
    var app = PullRequestApp()
    app.addHelp(80, lacking: ["cs": Set(1...12)])
    let history = try GitHistory(app.files)
    defer { history.remove() }
    let gated = try history.pullRequest("--fail-on", "note", formats: ["github", "markdown"]) {
      try history.git("rm", "-r", "--quiet", "App/cs.lproj")
    }
    #expect(gated.sentence.contains("1 new, 0 worse, 0 fixed"), "\(gated.sentence)")
    #expect(gated.answer.errors.contains("lintel: no longer there: cs"), "\(gated.answer.errors)")
    for page in gated.pages.values { #expect(page.contains("1 language is no longer there: Czech")) }
    #expect(gated.findings == ["language-deleted"], "\(gated.findings)")
  }

  @Test("A catalogue that is exported anew, in another order, form and version, is no change")
  func catalogue() throws {
    func catalogue(_ keys: [(String, String, String)], _ version: String, _ space: String) -> String {
      let strings = keys.map { key, english, german in
        "\"\(key)\"\(space):\(space){\"localizations\"\(space):\(space){"
          + "\"en\":{\"stringUnit\":{\"state\":\"translated\",\"value\"\(space):\(space)\"\(english)\"}},\(space)"
          + "\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(german)\"}}}}"
      }
      return "{\"sourceLanguage\":\"en\",\"strings\":{\(strings.joined(separator: ",\(space)"))},\"version\":\"\(version)\"}"
    }
    let keys = [
      ("account.title", "Account", "Konto"), ("account.save", "Save", "Sichern"), ("account.share", "Share", "Teilen"),
    ]
    let path = "App/Localizable.xcstrings"
    let history = try GitHistory(["App/Account.swift": PullRequestApp().account, path: catalogue(keys, "1.0", "")])
    defer { history.remove() }
    let exported = try history.pullRequest("--fail-on", "note") {
      try history.write(catalogue(keys.reversed(), "1.1", "\n "), to: path)
    }
    #expect(exported.code == 0 && exported.findings + exported.questions == [], "\(exported.sentence)")
    #expect(exported.sentence.contains("0 new, 0 worse, 0 fixed"), "\(exported.sentence)")
    let changed = try history.pullRequest {
      try history.write(catalogue([("account.title", "Profile", "Konto")] + keys.dropFirst(), "1.1", " "), to: path)
    }
    #expect(changed.code == 0 && changed.questions == ["translation-left-behind de account.title"], "\(changed.questions)")
  }
}
