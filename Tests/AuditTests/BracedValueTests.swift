import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Values that texts take by a name in braces")
struct BracedValueTests {
  private func findings(_ english: String, _ german: String) async -> [Finding] {
    await OneString.findings(english, german, in: "de").filter { $0.rule == "placeholder-mismatch" }
  }

  private func audited(_ files: [String: String]) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "placeholder-mismatch" }
  }

  private func po(_ language: String, _ plural: String, _ entries: String) -> [String: String] {
    let header = "msgid \"\"\nmsgstr \"\"\n\"Language: \(language)\\n\"\n\"Plural-Forms: \(plural)\\n\"\n\n"
    return ["po/\(language).po": header + entries]
  }

  private let two = "nplurals=2; plural=(n != 1);"

  @Test("A name that the source does not have is told, with the one that was meant")
  func unknown() async throws {
    let found = await findings("Serving from '{path}'", "Angeboten von {address}")
    #expect(found.map(\.reason) == ["name-unknown"] && found.map(\.severity) == [.warning])
    #expect(found.map(\.suggestion?.english) == ["Write “{path}” in place of “{address}”."])
    #expect(found.first?.fixes.map(\.after) == ["Angeboten von {path}"])
    let added = try #require(await findings("Failed: {error}", "'{path}' nicht lesbar: {error}").first)
    #expect(added.suggestion?.english == "Leave it out: the source takes “{error}”." && added.fixes.isEmpty)
  }

  @Test("A translated name is an unknown one, and a lost one is a warning")
  func lost() async {
    #expect(await findings("Serving {path}", "{Pfad} wird angeboten").map(\.reason) == ["name-unknown"])
    let lost = await findings("Serving {path}", "Wird angeboten")
    #expect(lost.map(\.reason) == ["name-lost"] && lost.map(\.severity) == [.warning])
    #expect(lost.map(\.suggestion?.english) == ["Write “{path}” where the value belongs."])
  }

  @Test(
    "An unknown name is an error where the program surely formats the text",
    arguments: [("#, c++-format\n", "{path}"), ("#, python-brace-format\n", "{path}"), ("", "{path:>8}")])
  func sure(flag: String, name: String) async {
    let found = await audited(po("de", two, flag + "msgid \"Serving \(name)\"\nmsgstr \"{address} wird angeboten\"\n"))
    #expect(found.map(\.severity) == [.error])
    #expect(found.allSatisfy { $0.message.english.hasSuffix("the program cannot format the text") })
  }

  @Test("Flags may say that braces are no values")
  func literal() async {
    #expect(await audited(po("de", two, "#, no-c++-format\nmsgid \"Serving {path}\"\nmsgstr \"Angebot\"\n")) == [])
  }

  @Test("A percent sign among names in braces is shown as it is written")
  func percentSigns() async {
    let lost = await findings("Warning: '{warning}'", "Warnung: {%s}")
    #expect(lost.map(\.reason) == ["name-lost"])
    #expect(lost.map(\.suggestion?.english) == ["Write “{warning}” in place of “{%s}”."])
    let added = await findings("Run '{program} --help'", "%s {program} --help starten")
    #expect(added.map(\.reason) == ["extra"] && added.map(\.suggestion?.english) == ["Leave it out."])
    #expect(added.allSatisfy { $0.message.english.contains("people read as it is written") })
  }

  @Test("One form may say its number in words, and none has another text's name")
  func plurals() async {
    func entry(_ one: String, _ other: String) -> String {
      "msgid \"{hours:L} hour left\"\nmsgid_plural \"{hours:L} hours left\"\nmsgstr[0] \"\(one)\"\nmsgstr[1] \"\(other)\"\n"
    }
    #expect(await audited(po("de", two, entry("Eine Stunde", "{hours:L} Stunden"))) == [])
    #expect(await audited(po("de", two, entry("Eine Stunde", "Mehrere Stunden"))).map(\.reason) == ["name-lost"])
    let wrong = await audited(po("de", two, entry("{days:L} Stunde", "{days:L} Stunden")))
    #expect(wrong.map(\.reason) == ["name-unknown"] && wrong.map(\.severity) == [.error])
    #expect(wrong.map(\.suggestion?.english) == ["Write “{hours:L}” in place of “{days:L}”."])
    #expect(wrong.first?.fixes.count == 2)
  }

  @Test("Of Russian numbers one is not the only one that takes the form for one")
  func russian() async {
    let forms = "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
    let entry = "msgid \"{n} hour\"\nmsgid_plural \"{n} hours\"\nmsgstr[0] \"Один час\"\nmsgstr[1] \"{n} часа\"\nmsgstr[2] \"{n} часов\"\n"
    #expect(await audited(po("ru", forms, entry)).map(\.reason) == ["name-lost"])
  }

  @Test(
    "What is no name in braces is not compared",
    arguments: [
      ("{count, plural, one {file} other {files}}", "{count, plural, one {Datei} other {Dateien}}"),
      ("a { margin: 0; color: red }", "Stil"), ("{\\\"key\\\": 1}", "JSON"), ("{{name}} is gone", "Weg"), ("file{s}", "Dateien"),
      ("Costs {0}", "Kostet"),
    ])
  func others(english: String, german: String) async {
    #expect(await findings(english, german) == [])
  }

  @Test("A translation that chooses a branch by a name shows it")
  func branches() async {
    #expect(await findings("{count} files", "{count, plural, one {eine Datei} other {# Dateien}}") == [])
  }

  @Test("A word in braces that people may read is for a person to judge")
  func words() async {
    #expect(await findings("Press {Enter}", "{Eingabe} drücken").map(\.verdict) == [.needsReview])
  }
}
