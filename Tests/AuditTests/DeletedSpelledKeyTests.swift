import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// What a change takes out of a table, and SwiftUI asks for by a literal alone.
@Suite("Keys that only the type of a parameter makes keys")
struct DeletedSpelledKeyTests {
  private let known = ["row.other": ("Other", "Anderes"), "row.more": ("More", "Mehr"), "row.text": ("Row", "Zeile")]

  private func table(_ texts: [String: String], without key: String = "") -> String {
    texts.sorted { $0.key < $1.key }.filter { $0.key != key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
  }

  private func app(_ code: String, key: String = "row.text", deletedIn gone: Set<String> = []) -> [String: String] {
    var files = ["App/Row.swift": "import SwiftUI\n\(code)\n"]
    var texts = known
    texts[key] = key == "row.text" ? texts[key] : (key, "Auf Deutsch")
    for (language, all) in ["en": texts.mapValues(\.0), "de": texts.mapValues(\.1)] {
      files["App/\(language).lproj/Localizable.strings"] = table(all, without: gone.contains(language) ? key : "")
    }
    return files
  }

  /// What a change makes new or worse: rule, verdict and place, and by whom.
  private func changed(from before: [String: String], to now: [String: String]) async -> [String] {
    let (old, new) = (ProjectSource.read(texts: before), ProjectSource.read(texts: now))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    let compared = later.compared(with: Baseline(of: earlier.findings), of: earlier.project)
    return compared.result.findings.map { finding in
      let place = finding.location.map { "\($0.file):\($0.line)" } ?? ""
      return "\(finding.rule) \(finding.severity) \(finding.verdict == .fails ? "fails" : "asks") \(place)"
    }
  }

  private static let asking = [
    "Text(\"row.text\")", "Label(\"row.text\", systemImage: \"gear\")", "Button(\"row.text\") { }",
    "Section(\"row.text\") { }", "Toggle(\"row.text\", isOn: $isOn)", "Picker(\"row.text\", selection: $one) { }",
    "NavigationLink(\"row.text\") { }", "TextField(\"row.text\", text: $text)", "Menu(\"row.text\") { }",
    "a.alert(\"row.text\", isPresented: $isOn) { }", "a.navigationTitle(\"row.text\")",
    "a.confirmationDialog(\"row.text\", isPresented: $isOn) { }", "a.help(\"row.text\")",
    "a.accessibilityLabel(\"row.text\")", "Text(isOn ? \"row.more\" : \"row.text\")", "SwiftUI.Text(\"row.text\")",
    "a.searchable(text: $text, prompt: \"row.text\")", "Text(\"row.text\", tableName: nil)",
  ]

  @Test("A deleted key is an error wherever SwiftUI takes it as a key", arguments: asking, [["en", "de"], ["en"]])
  func asked(call: String, gone: [String]) async {
    let code = "struct Row { var body: some View { \(call) } }"
    #expect(
      await changed(from: app(code), to: app(code, deletedIn: Set(gone))) == ["deleted-key error fails App/Row.swift:2"])
  }

  @Test(
    "A declaration of a key's type asks for its text",
    arguments: ["let title: LocalizedStringKey = \"row.text\"", "static var title: LocalizedStringResource = \"row.text\""])
  func declared(code: String) async {
    #expect(
      await changed(from: app(code), to: app(code, deletedIn: ["en", "de"])) == ["deleted-key error fails App/Row.swift:2"])
  }

  @Test(
    "A name that code has, and nothing says what for, is asked about",
    arguments: [
      "var title: LocalizedStringKey { isOn ? \"row.text\" : \"row.more\" }", "struct Text { }; let a = Text(\"row.text\")",
    ])
  func mentioned(code: String) async {
    #expect(
      await changed(from: app(code), to: app(code, deletedIn: ["en", "de"])) == ["deleted-key error asks App/Row.swift:2"])
  }

  @Test(
    "What asks for nothing is told nothing",
    arguments: [
      "let a = Text(verbatim: \"other\") // Text(\"row.text\")", "let a = Text(\"row.more\")", "let a = Image(\"row.text\")",
      "let a = Text(\"row.text\", tableName: \"Other\")", "let a = Label(\"row.more\", systemImage: \"row.text\")",
      "import XCTest; let a = Text(\"row.text\")",
    ])
  func silent(code: String) async {
    #expect(await changed(from: app(code), to: app(code, deletedIn: ["en", "de"])) == [])
  }

  @Test("Notes for translators and a key that another language has twice are no text of the source")
  func besideSource() async {
    let code = "let a = Text(\"row.text\")"
    func files(deletedIn gone: Set<String> = []) -> [String: String] {
      var files = app(code, deletedIn: gone)
      files["App/qqq.lproj/Localizable.strings"] = table(known.mapValues { "Says: \($0.0)" })
      files["App/de.lproj/Localizable.strings"]! += "\"row.text\" = \"Reihe\";\n"
      return files
    }
    let all = await changed(from: files(), to: files(deletedIn: ["en"]))
    #expect(all == ["deleted-key error fails App/Row.swift:2"])
  }

  @Test("A constant that a build makes of the table asks for its key", arguments: [["en", "de"], ["en"]])
  func constants(gone: [String]) async {
    let code = "let rows = [LocalString.row_more, LocalString.row_other, LocalString.row_text]"
    #expect(
      await changed(from: app(code), to: app(code, deletedIn: Set(gone))) == ["deleted-key error fails App/Row.swift:2"])
    let few = "let row = LocalString.row_text"
    #expect(await !changed(from: app(few), to: app(few, deletedIn: Set(gone))).contains { $0.hasPrefix("deleted-key") })
  }

  @Test(
    "So does one that a generator nests by the parts of its key",
    arguments: [
      "let rows = [L10n.Row.more, L10n.Row.other, L10n.Row.text]",
      "let rows = [Strings.Localizable.Row.more, Strings.Localizable.Row.other, Strings.Localizable.Row.text(1)]",
      "let rows = [L10n.rowMore, L10n.rowOther, L10n.rowText.uppercased()]",
    ])
  func nestedConstants(code: String) async {
    #expect(
      await changed(from: app(code), to: app(code, deletedIn: ["en", "de"])) == ["deleted-key error fails App/Row.swift:2"])
  }

  @Test(
    "Of few of them, of those of another type, and where another key is called alike nothing is said",
    arguments: [
      "let row = L10n.Row.text", "let rows = [Palette.Row.more, Palette.Row.other, Palette.Row.text]",
      "let rows = [L10n.Row.more, L10n.Row.other, L10n.Row.text, L10n.Row.a, L10n.Row.b, L10n.Row.c]",
    ])
  func otherNestedConstants(code: String) async {
    #expect(await !changed(from: app(code), to: app(code, deletedIn: ["en", "de"])).contains { $0.hasPrefix("deleted-key") })
  }

  @Test("A constant of a type whose others are no keys asks for nothing")
  func otherConstants() async {
    let code = "let rows = [Names.row_more, Names.row_other, Names.row_text, Names.a_a, Names.b_b, Names.c_c, Names.d_d]"
    #expect(await changed(from: app(code), to: app(code, deletedIn: ["en", "de"])) == [])
  }

  @Test("A text that is its own key loses its translations, not its words")
  func ownText() async {
    let code = "let a = Text(\"Done with it\")"
    let before = app(code, key: "Done with it")
    let all = await changed(from: before, to: app(code, key: "Done with it", deletedIn: ["en", "de"]))
    #expect(all == ["deleted-key error fails App/Row.swift:2"])
    let source = await changed(from: before, to: app(code, key: "Done with it", deletedIn: ["en"]))
    #expect(!source.contains { $0.hasPrefix("deleted-key") })
  }

  @Test("A key that goes to another table, and whose code stays, is lost")
  func movedAway() async {
    let code = "let a = Text(\"row.text\")"
    var now = app(code, deletedIn: ["en", "de"])
    now["App/en.lproj/Remote.strings"] = "\"row.text\" = \"Row\";\n"
    now["App/de.lproj/Remote.strings"] = "\"row.text\" = \"Zeile\";\n"
    #expect(await changed(from: app(code), to: now) == ["deleted-key error fails App/Row.swift:2"])
  }

  @Test("Values in a key are formats of a type that code may not show")
  func formats() async {
    let code = "let a = Text(\"row.count \\(many) of \\(name)\")"
    let key = "row.count %lld of %@"
    #expect(
      await changed(from: app(code, key: key), to: app(code, key: key, deletedIn: ["en", "de"]))
        == ["deleted-key error asks App/Row.swift:2"])
  }

  private func catalogue(_ key: String, _ texts: [String: String]) -> [String: String] {
    func entry(_ key: String, _ texts: [String: String]) -> String {
      let all = texts.sorted { $0.key < $1.key }.map {
        "\"\($0.key)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($0.value)\"}}"
      }
      return "\"\(key)\":{\"localizations\":{\(all.joined(separator: ","))}}"
    }
    let others = known.sorted { $0.key < $1.key }.filter { $0.key != key }.map {
      entry($0.key, ["en": $0.value.0, "de": $0.value.1])
    }
    let list = "List { }.navigationTitle(\"\(key)\").toolbar { Button(\"row.other\") { } }"
    let title = "struct Row: View { var body: some View { \(list) } }"
    return [
      "App/Localizable.xcstrings":
        "{\"sourceLanguage\":\"en\",\"strings\":{\((others + [entry(key, texts)]).joined(separator: ","))},"
        + "\"version\":\"1.0\"}",
      "App/Row.swift": "import SwiftUI\n\(title)\n",
    ]
  }

  @Test("A text of the source that a catalogue loses, and others keep, is an error where it is asked for")
  func catalogueSource() async {
    #expect(
      await changed(
        from: catalogue("row.text", ["en": "Row", "de": "Zeile"]), to: catalogue("row.text", ["de": "Zeile"]))
        == ["deleted-key error fails App/Row.swift:2"])
    #expect(
      await changed(from: catalogue("row.text", ["en": "Row"]), to: catalogue("row.text", [:]))
        == ["deleted-key error fails App/Row.swift:2"])
  }

  @Test("A catalogue's key that is its own text needs none of the source")
  func catalogueProse() async {
    #expect(
      await changed(
        from: catalogue("All of the rows", ["en": "All of the rows", "de": "Alle Zeilen"]),
        to: catalogue("All of the rows", ["de": "Alle Zeilen"])) == [])
  }
}
