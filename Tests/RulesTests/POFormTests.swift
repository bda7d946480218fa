import LintelAudit
import LintelFindings
import Testing

@Suite("Forms that a PO file lacks")
struct POFormTests {
  private func advice(_ language: String, _ plural: String, _ strings: [String]) async -> [String?] {
    await findings(language, plural, strings).map(\.suggestion?.english)
  }

  private func findings(_ language: String, _ plural: String, _ strings: [String]) async -> [Finding] {
    let header = "msgid \"\"\nmsgstr \"\"\n\"Language: \(language)\\n\"\n\"Plural-Forms: \(plural)\\n\"\n\n"
    let forms = strings.indices.map { "msgstr[\($0)] \"\(strings[$0])\"\n" }.joined()
    let text = header + "msgid \"%d file\"\nmsgid_plural \"%d files\"\n" + forms
    return await Auditor.audit(ProjectSource.read(texts: ["po/\(language).po": text])).findings
      .filter { $0.rule == "plural-category-missing" }
  }

  @Test("Where an entry ends before a form, gettext shows the first one, which is right where nouns stay as they are; of an empty one it shows nothing")
  func firstForm() async {
    let plural = "nplurals=2; plural=(n != 1);"
    let german = await findings("de", plural, ["%d Datei"])
    #expect(german.map(\.severity) == [.warning])
    #expect(german.first?.message.english.hasSuffix("form “other”: gettext shows msgstr[0] for these numbers, “%d Datei”") == true)
    #expect(await findings("ug", plural, ["%d ھۆججەت"]).map(\.severity) == [.note])
    #expect(await findings("ug", plural, ["%d ھۆججەت", ""]).map(\.severity) == [.error])
  }

  @Test("The advice names the number that the file has in place of the form's name", arguments: [["%d Datei"], ["%d Datei", ""]])
  func numbers(strings: [String]) async {
    #expect(await advice("de", "nplurals=2; plural=(n != 1);", strings) == ["Add msgstr[1] (“other”)."])
  }

  @Test("A header that counts from another form on is followed")
  func order() async {
    #expect(await advice("de", "nplurals=2; plural=(n == 1);", ["", "%d Datei"]) == ["Add msgstr[0] (“other”)."])
  }
}
