import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A title whose key is in no table")
struct KeyShownTests {
  private func rules(_ title: String) async -> Set<String> { Set(await findings(title).map(\.rule)) }

  /// - Parameter source: the language of the bars, where it is not the project's.
  private func findings(_ title: String, source: LocaleID? = nil) async -> [Finding] {
    let keys = ["screen.one", "screen.two", "screen.three", "screen.four", "screen.five", "screen.six"]
    let bars = (keys + [title]).enumerated().map { index, key in
      "struct Screen\(index): View { var body: some View { List {}.navigationTitle(\"\(key)\")"
        + ".navigationBarTitleDisplayMode(.inline).toolbar { Button(\"screen.one\") {}; Button(\"screen.two\") {} } } }"
    }
    var files = ["App/Screens.swift": (["import SwiftUI"] + bars).joined(separator: "\n")]
    for locale in ["en", "de", "fr"] {
      files["App/\(locale).lproj/Localizable.strings"] = keys.map { "\"\($0)\" = \"\(locale)\";\n" }.joined()
    }
    var project = ProjectSource.read(texts: files)
    for index in project.toolbars.indices { project.toolbars[index].sourceLocale = source ?? project.sourceLocale }
    let findings = await Auditor.audit(project).findings
    return findings.filter { $0.key == title || $0.message.english.contains(title) }
  }

  @Test("Is told once, and not that the key is too long, too")
  func once() async {
    let told = await rules("settings.general.recently.used.tags.title.of.the.screen")
    #expect(told.contains("bar-text-key-missing"))
    #expect(told.isDisjoint(with: ["title-truncated", "label-truncated", "title-length"]), "\(told)")
  }

  @Test("Is told once of a symbol's label, too, and not that the key as a name has no translation")
  func ofSymbol() async {
    let keys = ["screen.one", "screen.two", "screen.three", "screen.four", "screen.five", "screen.six"]
    let buttons = (keys + ["screen.tools"]).map { "Button(\"\($0)\", systemImage: \"wrench\") {}" }.joined(separator: "; ")
    let body = "List {}.navigationTitle(\"screen.one\").toolbar { \(buttons) }"
    var files = ["App/Screen.swift": "import SwiftUI\nstruct Screen: View { var body: some View { \(body) } }"]
    for (locale, word) in ["en": "Text", "de": "Wort"] {
      files["App/\(locale).lproj/Localizable.strings"] = keys.map { "\"\($0)\" = \"\(word) \($0.count)\";\n" }.joined()
    }
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.key == "screen.tools" }
    let rules = Set(found.map(\.rule))
    #expect(rules.contains("bar-text-key-missing"))
    #expect(!rules.contains("accessible-name-not-localized"))
  }

  @Test("Is told for its length where it is the text itself")
  func prose() async {
    #expect(await rules("Share the whole post with everybody as one large image").contains("title-truncated"))
  }

  @Test("Is told of every language, and words that stay as they are of all but the source's")
  func languages() async {
    func languages(_ title: String) async -> [[String]] {
      await findings(title).filter { $0.rule == "bar-text-key-missing" }.map { $0.languages.map(\.id) }
    }
    #expect(await languages("settings.general.tags.title") == [["de", "en", "fr"]])
    #expect(await languages("Share the whole post with everybody as one large image") == [["de", "fr"]])
  }

  @Test("The source's language of a bar that has another one than the project is told once")
  func otherSource() async {
    let title = "settings.general.tags.title"
    for finding in await findings(title, source: "de") where finding.rule == "bar-text-key-missing" {
      #expect(Set(finding.locales).count == finding.locales.count, "\(finding.locales)")
    }
  }

  @Test("Words that ask the usual table stay, too, where all other bars ask tables that they name", arguments: [("Follow Status", 1), ("Beacon", 0)])
  func otherTables(title: String, count: Int) async {
    let keys = (1...12).map { "screen.\($0)" }
    let bars = keys.enumerated().map { index, key in
      "struct Screen\(index): View { var body: some View { List {}"
        + ".navigationTitle(NSLocalizedString(\"\(key)\", tableName: \"Screens\", comment: \"\")) } }"
    }
    let own = "struct Own: View { var body: some View { List {}.navigationTitle(\"\(title)\") } }"
    var files = ["App/Screens.swift": (["import SwiftUI", own] + bars).joined(separator: "\n")]
    for (locale, word) in ["en": "Text", "de": "Wort"] {
      files["App/\(locale).lproj/Screens.strings"] = keys.map { "\"\($0)\" = \"\(word)\";\n" }.joined()
    }
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings
    #expect(found.count { $0.rule == "bar-text-key-missing" && $0.message.english.contains(title) } == count)
  }

  @Test(
    "Words that ask a table that lacks them, and that another one has, are asked about where the table is there",
    arguments: [("Editor", 1), ("Elsewhere", 0)])
  func wordsOfOtherTable(table: String, count: Int) async {
    var files = [
      "App/Editor.swift": """
      import SwiftUI
      struct Editor: View {
        var body: some View {
          List {}.navigationTitle(NSLocalizedString("Follow Status", tableName: "\(table)", comment: ""))
        }
      }
      """
    ]
    for (locale, word) in ["en": "Follow Status", "de": "Status folgen"] {
      files["App/\(locale).lproj/Localizable.strings"] = "\"Follow Status\" = \"\(word)\";\n"
      files["App/\(locale).lproj/Editor.strings"] = "\"Ruler\" = \"\(locale == "en" ? "Ruler" : "Lineal")\";\n"
    }
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "bar-text-key-missing" }
    #expect(found.map(\.verdict) == Array(repeating: .needsReview, count: count))
    #expect(
      found.compactMap { $0.suggestion?.english }
        == Array(repeating: "Ask for “Follow Status” of the table Localizable: it has this text, in 1 language.", count: count))
  }
}
