import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("English words that a translation has left in it")
struct PartCopyTests {
  private func found(_ english: String, _ locale: String, _ text: String) async -> [Finding] {
    let files = [
      "en.lproj/L.strings": "\"k\" = \"\(english)\";\n", "\(locale).lproj/L.strings": "\"k\" = \"\(text)\";\n",
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.reason == "part-copy" }
  }

  @Test("The source's own words beside translated ones are a warning, which quotes them")
  func ofSource() async throws {
    let finding = try #require(
      await found("Shows the temperature of the water in the engine", "vi", "Hiện Shows the temperature of the water").first)
    #expect(finding.verdict == .fails && finding.severity == .warning)
    #expect(finding.message.english == "The vi text has English words left in it: “the temperature of the water”")
  }

  @Test("So is a whole sentence that the source does not say any more; of a few words Lintel asks")
  func stale() async {
    let old = "Coloring a route according to the condition of the roads and their surface"
    #expect(await found("Draws each road in a colour", "ast", old).map(\.verdict) == [.fails])
    let few = "표시 the temperature of the engine"
    #expect(await found("How warm it is", "ko", few).map(\.verdict) == [.needsReview])
  }

  @Test("One small word of the source's between words of the language is asked about; names, terms and words of the language are none")
  func smallWord() async {
    let english = "Stop the search or turn the sensor off first, and Drag and Drop works again"
    let found = await found(english, "es", "Detenga la búsqueda or apague el sensor del todo")
    #expect(found.map(\.verdict) == [.needsReview])
    #expect(found.first?.message.english == "The es text has English words left in it: “or”")
    #expect(await self.found(english, "fr", "Arrêtez la recherche first et éteignez le capteur").count == 1)
    #expect(await self.found(english, "fr", "Arrêtez la recherche or éteignez le capteur").isEmpty)
    #expect(await self.found(english, "es", "Luego funciona otra vez Drag and Drop en la lista").isEmpty)
    #expect(await self.found(english, "nl", "Zoeken met Emission and Reflection werkt dan weer").isEmpty)
    #expect(await self.found("Turn it off", "es", "Detenga la búsqueda or apague el sensor").isEmpty)
  }

  /// Of `k` and of other texts, in some languages.
  private func found(_ english: String, in locales: [String], _ text: String) async -> [Finding] {
    let others = "\"a\" = \"Show the folder\";\n\"b\" = \"Settings\";\n"
    var files = ["en.lproj/L.strings": "\"k\" = \"\(english)\";\n" + others]
    for locale in locales { files["\(locale).lproj/L.strings"] = "\"k\" = \"\(text)\";\n" }
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.reason == "part-copy" }
  }

  @Test("A short text of an older source, too, where languages that are no kin have the same one")
  func older() async {
    let (english, old) = ("Show the settings folder in Finder", "Show settings in the folder")
    #expect(await found(english, in: ["bg", "fi", "hy"], old).contains { $0.verdict == .fails && $0.severity == .warning })
    let two = await found(english, in: ["bg", "fi"], old)
    #expect(!two.isEmpty && two.allSatisfy { $0.verdict == .needsReview })
  }

  @Test("What one language has, or kindred ones, or what names consist of, is no older source")
  func notOlder() async {
    let english = "Show the settings folder in Finder"
    #expect(await found(english, in: ["fi"], "Show settings in the folder").isEmpty)
    #expect(await found(english, in: ["da", "nb"], "Show settings in the folder").isEmpty)
    #expect(await found(english, in: ["bg", "fi", "hy"], "Finder Settings Folder").isEmpty)
    #expect(await found(english, in: ["bg", "fi", "hy"], "Vis settings i mappen").isEmpty)
  }

  @Test("A word that English shares with the language does not part an English sentence")
  func sharedWords() async {
    let old = "You refused access to your photos. To allow it go to your settings, photos and turn it on"
    for locale in ["da", "it", "pl", "sl"] {
      #expect(await found("Full access is needed", locale, old).map(\.verdict) == [.fails], "\(locale)")
    }
  }

  @Test(
    "A title, a licence, a quotation and words that the language has, too, are none",
    arguments: [
      ("Read about The Lord of the Rings", "de", "Lesen Sie The Lord of the Rings, mehr nicht"),
      ("Press “Open the list of the pages” below", "ja", "“Open the list of the pages”を押します"),
      ("Tell people of it, or of others", "nl", "Zeg of dit is of dat niet is, of the boeken"),
      (
        "This is free software under the GNU General Public License, which you may read", "fr",
        "Ce logiciel est libre under the terms of the license which you may read"
      ),
      ("Open the files of the other app", "sco", "Open the files o the ither app, and keep them for the day"),
    ])
  func none(english: String, locale: String, text: String) async {
    #expect(await found(english, locale, text).isEmpty)
  }

  @Test(
    "In a language without Latin letters a few words of the source are enough, if one of them joins others",
    arguments: [
      ("A year. This type was removed in version 5", "ja", "年を表します。 type was removed in 5", "type was removed in", Verdict.fails),
      ("Signed: %1$@ to %2$@, and not more", "ja", "署名済み: %1$@ to %2$@", "to", .fails),
      ("Table %1$lu of %2$lu (%3$@): reading…", "ru", "Таблица %1$lu of %2$lu (%3$@): чтение…", "of", .fails),
      ("Signed: {a} to {b}", "ja", "署名済み: {a} to {b}", "to", .fails),
      ("Shows the <b>heat of the water</b>", "ko", "표시 <b>heat of the water</b>", "heat of the water", .fails),
      ("How warm the engine is", "ru", "Показать the engine is", "the engine is", .fails),
      ("Take exit %d and go", "ko", "변곡점: %d번 take exit and go", "exit and go", nil),
      ("At the roundabout, take the exit and go", "ko", "로터리: take exit and go", "exit and go", .needsReview),
    ] as [(String, String, String, String, Verdict?)])
  func otherScript(english: String, locale: String, text: String, words: String, verdict: Verdict?) async {
    let found = await found(english, locale, text)
    let verdicts = found.map(\.verdict)
    #expect(verdicts == (verdict.map { [$0] } ?? []), "\(text)")
    let ends = found.map { $0.message.english.hasSuffix("has English words left in it: “\(words)”") }
    #expect(!ends.contains(false), "\(text)")
  }

  @Test(
    "Terms that are kept, quotations and words of another text than the source are none",
    arguments: [
      ("Use known hosts from ssh config", "zh-Hans", "使用 ssh 配置文件的 known hosts"),
      ("Show contour lines", "hy", "Ցույց տալ եզրագծերը (contour lines)"),
      ("Delete the “watch later and go” data", "ja", "「watch later and go」を消去"),
      ("Shows the heat of the engine", "ko", "표시 `the heat of the engine`"),
      ("Shows the heat of the engine", "ru", "Показать «the heat of the engine»"),
      ("Shows the heat of the engine", "ru", "Показать „the heat of the engine“"),
      ("From %1$@ until %2$@", "ja", "%1$@ to %2$@ まで"),
      ("Signed: %1$@ to %2$@", "nl", "Getekend: %1$@ of %2$@"),
    ])
  func terms(english: String, locale: String, text: String) async {
    #expect(await found(english, locale, text).isEmpty)
  }

  @Test("Text of which half is English is translated for a share: it is no copy")
  func share() async {
    let files = [
      "en.lproj/L.strings": "\"k\" = \"A button to show or hide the list\";\n",
      "ko.lproj/L.strings": "\"k\" = \"A button to show or hide the 목록\";\n",
    ]
    let findings = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "untranslated" }
    #expect(findings.map(\.reason) == ["part-copy"])
  }
}
