import Foundation
import Testing

/// An app with two bars and a help page, in four languages.
struct PullRequestApp {
  /// By language and key.
  var texts: [String: [String: String]] = [
    "en": [
      "account.title": "Account", "account.save": "Save", "account.share": "Share", "inbox.title": "Inbox",
      "inbox.archive": "Archive", "inbox.reply": "Reply", "greeting.hello": "Hello, %@", "greeting.later": "See you later",
    ],
    "de": [
      "account.title": "Konto", "account.save": "Sichern", "account.share": "Teilen", "inbox.title": "Eingang",
      "inbox.archive": "Archivieren", "inbox.reply": "Antworten", "greeting.hello": "Hallo, %@",
      "greeting.later": "Bis später",
    ],
    "cs": [
      "account.title": "Účet", "account.save": "Uložit", "account.share": "Sdílet", "inbox.title": "Schránka",
      "inbox.archive": "Archivovat", "inbox.reply": "Odpovědět", "greeting.hello": "Ahoj, %@",
      "greeting.later": "Na shledanou",
    ],
    "fr": [
      "account.title": "Compte", "account.save": "Enregistrer", "account.share": "Partager", "inbox.title": "Réception",
      "inbox.archive": "Archiver", "inbox.reply": "Répondre", "greeting.hello": "Bonjour, %@", "greeting.later": "À bientôt",
    ],
  ]
  var account = PullRequestApp.screen("Account", "account.title", ["account.save", "account.share"])
  var inbox = PullRequestApp.screen("Inbox", "inbox.title", ["inbox.archive", "inbox.reply"])
  var greeting = """
    import SwiftUI
    struct Greeting: View {
      let name: String
      var body: some View {
        VStack {
          Text(String(format: NSLocalizedString("greeting.hello", comment: ""), name))
          Text(NSLocalizedString("greeting.later", comment: ""))
        }
      }
    }
    """

  static func screen(_ name: String, _ title: String, _ buttons: [String]) -> String {
    """
    import SwiftUI
    struct \(name): View {
      var body: some View {
        NavigationStack {
          List {}
            .navigationTitle("\(title)")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
    \(buttons.map { "          Button(\"\($0)\") {}" }.joined(separator: "\n"))
            }
        }
      }
    }
    """
  }

  static func table(_ texts: [String: String], comment: String = "") -> String {
    comment + texts.sorted { $0.key < $1.key }.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
  }

  /// By path.
  var files: [String: String] {
    var files = ["App/Account.swift": account, "App/Inbox.swift": inbox, "App/Greeting.swift": greeting]
    for (language, texts) in texts { files["App/\(language).lproj/Localizable.strings"] = Self.table(texts) }
    return files
  }

  func write(to history: GitHistory) throws { for (path, text) in files { try history.write(text, to: path) } }

  /// Help pages that only some languages have.
  mutating func addHelp(_ count: Int, lacking: [String: Set<Int>]) {
    let sentences = [
      "en": "How to find page %# of the manual", "de": "So findet man Seite %# im Handbuch",
      "cs": "Jak najít stránku %# v příručce",
      "fr": "Comment trouver la page %# du manuel",
    ]
    for (language, sentence) in sentences {
      for number in 1...count where lacking[language]?.contains(number) != true {
        texts[language]!["help.\(number)"] = sentence.replacing("%#", with: "\(number)")
      }
    }
  }
}

/// One after the other, as a team would merge them.
@Suite("Eight pull requests, each gated as a person would say")
struct PullRequestTests {
  private let long = "Benachrichtigungseinstellungen und Kontodaten verwalten"

  @Test("A longer title is told at its line, and drawn; a fixed one is told as fixed")
  func title() throws {
    var app = PullRequestApp()
    let history = try GitHistory(app.files)
    defer { history.remove() }
    app.texts["de"]!["account.title"] = long
    let longer = try history.pullRequest(formats: ["github", "markdown"]) { try app.write(to: history) }
    #expect(longer.code == 1 && longer.findings == ["title-truncated de account.title"])
    #expect(longer.place("title-truncated") == "App/de.lproj/Localizable.strings:3")
    #expect(longer.pages["github"]?.contains("::error file=App/de.lproj/Localizable.strings,line=3,") == true)
    #expect(longer.pages["markdown"]?.contains("| <code>account.title</code> | <code>Konto</code> | <code>\(long)</code> |") == true)
    #expect(longer.pages["markdown"]?.contains("```text") == true)

    app.texts["de"]!["account.title"] = "Konto"
    let fixed = try history.pullRequest("--fail-on", "note") { try app.write(to: history) }
    #expect(fixed.code == 0 && fixed.findings == [] && fixed.sentence.contains("0 new, 0 worse, 1 fixed"))
    #expect(fixed.answer.errors.contains("lintel: fixed: title-truncated, de, account.title"))
  }

  @Test("What is fixed has to leave a baseline, too, which is said with the command that does it")
  func baseline() throws {
    var app = PullRequestApp()
    app.texts["de"]!["account.title"] = long
    let cli = try CommandRunner(app.files)
    defer { cli.remove() }
    #expect(try cli.run("baseline", "App", "--without-fonts", "--output", "known.json").code == 0)
    try PullRequestApp.table(PullRequestApp().texts["de"]!).write(
      to: cli.folder.appending(path: "App/de.lproj/Localizable.strings"), atomically: true, encoding: .utf8)
    let audit = ["audit", "App", "--without-fonts", "--baseline", "known.json"]
    let answer = try cli.run(audit)
    #expect(answer.code == 0 && answer.errors.contains("lintel baseline --prune"))
    #expect(try cli.run(audit + ["--strict"]).code == 1)
    #expect(try cli.run("baseline", "App", "--without-fonts", "--prune", "known.json").code == 0)
    #expect(try cli.run(audit + ["--strict"]).code == 0)
  }

  @Test("A new key without translations is named in every format")
  func newKey() throws {
    var app = PullRequestApp()
    let history = try GitHistory(app.files)
    defer { history.remove() }
    app.inbox = app.inbox.replacing("List {}", with: "List { Text(\"inbox.empty\") }")
    app.texts["en"]!["inbox.empty"] = "No letters yet"
    let formats = ["github", "gitlab", "markdown", "rdjsonl", "xcode", "sarif", "checkstyle", "junit", "csv", "text"]
    let gated = try history.pullRequest("--fail-on", "note", formats: formats) { try app.write(to: history) }
    #expect(gated.code == 1 && gated.findings == ["missing-translation cs,de,fr inbox.empty"], "\(gated.findings)")
    #expect(gated.place("missing-translation") == "App/en.lproj/Localizable.strings:7")
    for format in formats { #expect(gated.pages[format]?.contains("inbox.empty") == true, "\(format)") }
  }

  @Test(
    "A placeholder that crashes, or whose value is lost, is an error",
    arguments: ["Hallo, %s", "Hallo, %@ %@", "Hallo, %d", "Hallo"])
  func placeholder(german: String) throws {
    var app = PullRequestApp()
    let history = try GitHistory(app.files)
    defer { history.remove() }
    app.texts["de"]!["greeting.hello"] = german
    let gated = try history.pullRequest { try app.write(to: history) }
    #expect(gated.code == 1 && gated.findings == ["placeholder-mismatch de greeting.hello"], "\(gated.findings)")
    #expect(gated.finding("placeholder-mismatch")?["severity"] as? String == "error")
  }

  @Test("A key that a bar or other code still asks for is an error where it asks, and says where its text was")
  func deletedKey() throws {
    var app = PullRequestApp()
    let history = try GitHistory(app.files)
    defer { history.remove() }
    for language in app.texts.keys {
      app.texts[language]!["account.title"] = nil
      app.texts[language]!["greeting.later"] = nil
    }
    let gated = try history.pullRequest(formats: ["github", "gitlab", "markdown"]) { try app.write(to: history) }
    #expect(
      gated.code == 1 && gated.findings == ["deleted-key account.title", "deleted-key greeting.later"], "\(gated.findings)")
    #expect(gated.place("deleted-key") == "App/Account.swift:6")
    for page in gated.pages.values {
      #expect(page.contains("account.title") && page.contains("App/en.lproj/Localizable.strings:3"), "\(page)")
    }
  }

  @Test("A translation that one language loses is told once, with its key; the source's own text is an error")
  func deletedTranslation() throws {
    var app = PullRequestApp()
    let history = try GitHistory(app.files)
    defer { history.remove() }
    app.texts["cs"]!["inbox.archive"] = nil
    let lost = try history.pullRequest("--fail-on", "warning", formats: ["github", "gitlab", "markdown"]) {
      try app.write(to: history)
    }
    #expect(lost.code == 1 && lost.findings == ["missing-translation cs inbox.archive"], "\(lost.findings)")
    for page in lost.pages.values { #expect(page.contains("inbox.archive")) }
    #expect(lost.finding("missing-translation")?["severity"] as? String == "error")

    app.texts["en"]!["inbox.reply"] = nil
    let source = try history.pullRequest { try app.write(to: history) }
    #expect(source.code == 1 && source.findings == ["deleted-key inbox.reply"], "\(source.findings)")
  }

  @Test("Code that moves, by lines or by files, is no change")
  func moved() throws {
    var app = PullRequestApp()
    app.account = app.account.replacing(
      "Button(\"account.share\")",
      with: "Button {} label: { Image(systemName: \"gear\") }\n          Button(\"account.share\")")
    app.texts["de"]!["account.title"] = long
    let history = try GitHistory(app.files)
    defer { history.remove() }
    app.account = "// One\n// two\n\n" + app.account
    let lines = try history.pullRequest("--fail-on", "note") { try app.write(to: history) }
    #expect(
      lines.code == 0 && lines.findings + lines.questions == [] && lines.sentence.contains("0 new, 0 worse, 0 fixed"),
      "\(lines.sentence)")
    let files = try history.pullRequest("--fail-on", "note") {
      try FileManager.default.createDirectory(
        at: history.cli.folder.appending(path: "Sources"), withIntermediateDirectories: true)
      try history.git("mv", "App", "Sources/Main")
    }
    #expect(
      files.code == 0 && files.findings + files.questions == [] && files.sentence.contains("0 new, 0 worse, 0 fixed"),
      "\(files.sentence)")
  }

  @Test("A button that is written into the code is told, and its neighbours are not")
  func hardCoded() throws {
    func icon(_ name: String) -> String { "          Button {} label: { Image(systemName: \"\(name)\") }" }
    var app = PullRequestApp()
    app.inbox = PullRequestApp.screen("Inbox", "inbox.title", ["inbox.reply"])
      .replacing("          Button(\"inbox.reply\") {}", with: icon("gear") + "\n" + icon("bell"))
    let history = try GitHistory(app.files)
    defer { history.remove() }
    // Items without a name are known by their number, which is another one behind the first.
    app.inbox = app.inbox.replacing(
      icon("gear"), with: icon("trash") + ".accessibilityLabel(\"greeting.later\")\n" + icon("gear"))
    let neighbour = try history.pullRequest("--fail-on", "note") { try app.write(to: history) }
    #expect(neighbour.findings == [], "\(neighbour.findings) \(neighbour.sentence)")

    app.inbox = PullRequestApp().inbox
    try app.write(to: history)
    try history.commit("as before")
    app.account = app.account.replacing("Button(\"account.save\")", with: "Button(\"Save All\")")
    let replaced = try history.pullRequest("--fail-on", "note") { try app.write(to: history) }
    #expect(replaced.findings == ["bar-text-key-missing cs,de,fr Save All"], "\(replaced.findings) \(replaced.sentence)")
    #expect(replaced.place("bar-text-key-missing") == "App/Account.swift:9")
  }

  @Test("A source text that says something else leaves its translations behind: a question for each, at the source's line")
  func leftBehind() throws {
    var app = PullRequestApp()
    let history = try GitHistory(app.files)
    defer { history.remove() }
    app.texts["en"]!["account.save"] = "Erase Now"
    let gated = try history.pullRequest("--fail-on", "note", formats: ["github", "sarif"]) { try app.write(to: history) }
    #expect(gated.code == 0 && gated.findings == [])
    #expect(gated.questions == ["translation-left-behind cs,de,fr account.save"], "\(gated.questions)")
    #expect(gated.sentence.contains("3 new, 0 worse"), "\(gated.sentence)")
    #expect(gated.place("translation-left-behind") == "App/en.lproj/Localizable.strings:1")
    let message = try #require(gated.finding("translation-left-behind")?["message"] as? String)
    for text in ["Save", "Erase Now", "Uložit"] { #expect(message.contains("“\(text)”")) }
    #expect(gated.pages["github"]?.contains("where the text is: App/cs.lproj/Localizable.strings:1") == true)
    #expect(gated.pages["sarif"]?.contains("App/cs.lproj/Localizable.strings") == true)

    app.texts["en"]!["account.save"] = "Discard"
    app.texts["de"]!["account.save"] = "Verwerfen"
    try history.write("left-behind: fail\nrules:\n  translation-left-behind: error\n", to: "lintel.yml")
    let failing = try history.pullRequest { try app.write(to: history) }
    #expect(failing.code == 1 && failing.findings == ["translation-left-behind cs,fr account.save"], "\(failing.findings)")
    try history.write("rules:\n  translation-left-behind: off\n", to: "lintel.yml")
    app.texts["en"]!["account.save"] = "Keep"
    let off = try history.pullRequest("--fail-on", "note") { try app.write(to: history) }
    #expect(off.code == 0 && off.questions == [])
  }

  @Test(
    "Comments, order, escapes and typography are no change",
    arguments: ["Hello, %1$@", "hello, %@!", "“Hello”, %@", "Hello,  %@"])
  func typography(english: String) throws {
    var app = PullRequestApp()
    let history = try GitHistory(app.files)
    defer { history.remove() }
    app.texts["en"]!["greeting.hello"] = english.replacing("\"", with: "\\\"")
    let gated = try history.pullRequest("--fail-on", "warning") { try app.write(to: history) }
    #expect(gated.code == 0 && gated.questions == [], "\(gated.questions)")
  }
}
