import LintelAudit
import LintelFindings
import LintelModel
import LintelRules
import Testing

@Suite("Texts that may be right as they are")
struct DoubtfulTexts {
  private func found(_ rule: String, _ files: [String: String]) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == rule }
  }

  /// A table in English and other languages, with nine plain strings beside those that are asked about.
  private func tables(_ english: String, _ others: [String: String]) -> [String: String] {
    var files: [String: String] = [:]
    for (locale, text) in others.merging(["en": english], uniquingKeysWith: { first, _ in first }) {
      let plain = (1...9).map { "\"\($0)\" = \"Some \(locale) text \($0)\";\n" }.joined()
      files["\(locale).lproj/Localizable.strings"] = plain + text
    }
    return files
  }

  @Test(
    "What an example calls a note is one",
    arguments: Rule.all.filter { $0.runs(in: .hig2025) }.flatMap { rule in
      rule.examples.filter { $0.outcome == .fails && $0.note.contains("as a note") }.map { [rule.id, $0.note] }
    })
  func notes(of named: [String]) async throws {
    let rule = try #require(Rule.all.first { $0.id == named[0] })
    let example = try #require(rule.examples.first { $0.note == named[1] })
    let result = await Auditor.audit(ProjectSource.read(texts: example.files), options: AuditOptions(rules: [rule]))
    #expect(!result.findings.isEmpty && result.findings.allSatisfy { $0.severity == .note })
  }

  @Test("A direction that is left open around a value, or closed where none began, is a warning")
  func directions() async {
    func severities(_ english: String, _ arabic: String) async -> [Severity] {
      let files = ["en.lproj/L.strings": "\"k\" = \"\(english)\";", "ar.lproj/L.strings": "\"k\" = \"\(arabic)\";"]
      return await found("hidden-bidi", files).map(\.severity)
    }
    #expect(await severities("Open", "\u{202B}فتح") == [])
    #expect(await severities("Open %@", "\u{202B}فتح %@") == [.warning])
    #expect(await severities("Open", "فتح\u{202C}") == [.warning])
    #expect(await severities("Open", "\u{202E}فتح") == [.warning])
    #expect(await severities("User agent:", "\u{200F}User agent:") == [])
    #expect(await severities("User agent", "\u{200F}User agent") == [.note])
  }

  @Test("A title that is too long only for a long value makes no error")
  func valuesOfUnknownLength() async {
    func severities(_ title: String) async -> [Severity] {
      await found("title-truncated", ["a.sketch": "ios18 en 375pt\n[Cancel] | \(title) | [Save]"]).map(\.severity)
    }
    let open = await severities("Remove %@ from the lists")
    #expect(!open.isEmpty && open.allSatisfy { $0 < .error })
    #expect(await severities("Remove %@ from all of the lists there are").contains(.error))
  }

  @Test("One letter that a keyboard lacks is one finding, which says what to type")
  func letters() async throws {
    let all = await found(
      "foreign-letters",
      tables("\"a\" = \"Lost\";\n\"b\" = \"Member\";", ["kab": "\"a\" = \"yesεan\";\n\"b\" = \"Aεeggal\";"]))
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.strings.count == 2 && finding.severity == .warning)
    #expect(finding.suggestion?.english == "Type “ɛ” (U+025B).")
  }

  @Test("A letter by itself, where the source has another one in its place, is to be that one")
  func loneLetter() async {
    let all = await found("foreign-letters", tables("\"a\" = \"x\";", ["pl": "\"a\" = \"х\";"]))
    #expect(all.map(\.suggestion?.english) == ["Type “x” (U+0078)."])
  }

  @Test("A backslash between two letters may stand for another sign")
  func backslashInWord() async {
    let all = await found("wrong-escape", tables("\"a\" = \"You\";", ["he": "\"a\" = \"את\\ה\";"]))
    #expect(all.map { $0.suggestion?.english.hasSuffix("or write the sign that was meant, such as “/”.") } == [true])
  }

  @Test("A backslash that vanishes and leaves the right words is no error; what is read as “u203A” is, wherever it stands")
  func vanishingBackslash() async {
    func severities(_ hebrew: String) async -> [Severity] {
      await found("wrong-escape", tables("\"a\" = \"Are you sure?\";", ["he": "\"a\" = \"\(hebrew)\";"])).map(\.severity)
    }
    #expect(await severities("בטוח\\ה?") == [.warning])
    #expect(await severities("האם \\בטוח?") == [.note])
    #expect(await severities("בטוח\\ה \\u203A כן?") == [.error])
    #expect(await severities("בטוח \\x41?") == [.error])
    // Which of the letters the backslash stands before is not told: one of them begins a word.
    #expect(await severities("בטוחה \\האם?") == [.note])
    // Behind a letter it stands for another sign, wherever else one is.
    #expect(await severities("האם \\בטוח\\ה?") == [.warning])
    // The graver of two is told. A Latin letter stands for another escape, and so does the letter on the key of “n”.
    #expect(await severities("\\בטוח אתה\\ם") == [.warning])
    #expect(await severities("בטוח \\q?") == [.error])
    let russian = await found("wrong-escape", tables("\"a\" = \"You\";", ["ru": "\"a\" = \"Вы \\нтут\";"]))
    #expect(russian.map(\.severity) == [.error])
    let all = await found("wrong-escape", tables("\"a\" = \"You\";", ["he": "\"a\" = \"את\\ה\";"]))
    #expect(all.map { $0.message.english.hasPrefix("The backslash of \\ה is not shown: people read ") } == [true])
  }

  @Test("Whether a backslash that is not shown is a warning or a note, its sentence says why")
  func reasonOfBackslash() async {
    func ends(_ hebrew: String, _ end: String) async -> Bool {
      let all = await found("wrong-escape", tables("\"a\" = \"You\";", ["he": "\"a\" = \"\(hebrew)\";"]))
      return all.map { $0.message.english.hasSuffix(end) } == [true]
    }
    #expect(await ends("את\\ה", ", and a sign may be missing between two words"))
    #expect(await ends("האם \\בטוח?", ", and nothing else is lost"))
    // The letter begins another word, too.
    #expect(await ends("את\\ה רוצה הרבה", ", and a sign may be missing between two words"))
  }

  @Test("A Latin letter in Russian words of several tables is one finding, with the tables of its strings")
  func lookalikesInTables() async throws {
    var files = tables("\"a\" = \"Save\";\n\"b\" = \"Path\";", ["ru": "\"a\" = \"cохранить\";\n\"b\" = \"cпособ\";"])
    files["en.lproj/Main.strings"] = "\"k\" = \"Word\";\n\"l\" = \"Mouth\";\n"
    files["ru.lproj/Main.strings"] = "\"k\" = \"cлово\";\n\"l\" = \"pот\";\n"
    let all = await found("confusable-letters", files)
    #expect(all.count == 2)
    let finding = try #require(all.first { $0.strings.count > 1 })
    #expect(finding.message.english == "3 ru strings in 2 tables have “c” (U+0063) in words of another script")
    #expect(finding.message.arguments.contains(.list([Message(parts: [.argument(.locale("ru"))])])))
    #expect(finding.units.map { "\($0.table ?? "") \($0.key ?? "")" } == ["Localizable a", "Localizable b", "Main k"])
    #expect(finding.severity == .warning)
  }

  @Test("A Latin letter in several Russian words is one finding")
  func lookalikes() async {
    let all = await found(
      "confusable-letters",
      tables("\"a\" = \"Save\";\n\"b\" = \"Path\";", ["ru": "\"a\" = \"cохранить\";\n\"b\" = \"cпособ\";"]))
    #expect(all.count == 1 && all.first?.strings.count == 2)
  }

  @Test("A slip in a text with a word whose accent is written otherwise is told by itself, with the letter to write")
  func slipBesideAccents() async throws {
    let words = (0..<4).map { "\"k\($0)\" = \"бар-кôд \($0)\";\n" }.joined() + "\"s\" = \"кôд поново oчитати\";\n"
    let english = (0..<4).map { "\"k\($0)\" = \"Code \($0)\";\n" }.joined() + "\"s\" = \"Scan the code again\";\n"
    let all = await found("confusable-letters", tables(english, ["sr": words]))
    let slip = try #require(all.first { $0.message.english.contains("oчитати") })
    #expect(all.count == 2 && slip.severity == .warning)
    #expect(slip.suggestion?.english == "Write “о” (U+043E) in its place.")
    let accents = try #require(all.first { $0.strings.count == 5 })
    #expect(accents.severity == .note)
    #expect(accents.suggestion?.english.contains("combining accent") == true)
  }

  @Test("Each word of mixed letters in a text is named")
  func mixedWords() async {
    let russian = ["ru": "\"a\" = \"cохранить cпособ\";"]
    let all = await found("confusable-letters", tables("\"a\" = \"Save the way\";", russian))
    #expect(all.first?.evidence.contains(.text("more words", "cпособ")) == true)
  }

  @Test("A name that nearly all languages keep is no warning where one lacks it")
  func names() async {
    var others = Dictionary(
      uniqueKeysWithValues: ["fr", "it", "es", "nl", "sv"].map { ($0, "\"band\" = \"The Beatles\";") })
    others["da"] = "\"band\" = \"De Beatles\";"
    others["de"] = ""
    #expect(await found("missing-translation", tables("\"band\" = \"The Beatles\";", others)).map(\.severity) == [.note])
    for locale in ["fr", "it"] { others[locale] = "\"band\" = \"\(locale) Beatles\";" }
    #expect(await found("missing-translation", tables("\"band\" = \"The Beatles\";", others)).map(\.severity) == [.warning])
  }

  @Test("A key that other languages give a number, and a text in braces, are nothing to translate")
  func noTexts() async {
    var others = ["de": ""]
    for (locale, size) in [("fr", 640), ("it", 700), ("es", 650)] {
      others[locale] = "\"PaneSize\" = \"\(size)\";\n\"empty\" = \"{Never}\";"
    }
    let files = tables("\"PaneSize\" = \"PaneSize\";\n\"empty\" = \"{Never}\";", others)
    #expect(await found("missing-translation", files) == [])
  }

  @Test("A command that a fifth of the languages of its letters keep is a word of theirs; the system's own are none")
  func takenOver() async {
    func kept(_ english: String) async -> [LocaleID] {
      let others = [
        "de": english, "es": english, "it": english, "fr": "Débogage", "da": "Fejlfinding", "sv": "Felsökning",
        "tr": "Ayıklama", "nl": "Foutopsporing", "af": "Ontfouting", "pl": "Debugowanie", "hu": "Hibakeresés",
        "ru": "Отладка", "uk": "Діагностика",
      ].mapValues { "\"k\" = \"\($0)\";" }
      return await found("word-copied", tables("\"k\" = \"\(english)\";", others)).flatMap(\.languages)
    }
    #expect(await kept("Delete") == [])
    #expect(await !kept("Done").isEmpty)
  }

  @Test(
    "A copied word fails where the system has another one for it, however many keep it, and is a question where it is a term",
    arguments: [
      ("Cancel", ["de", "es", "it"], Verdict.fails), ("Delete", ["de"], .fails), ("Debug", ["de"], .needsReview),
    ])
  func certainty(english: String, keeping: [String], verdict: Verdict) async {
    var others = Dictionary(
      uniqueKeysWithValues: ["fr", "da", "sv", "tr", "nl", "af", "pl", "hu", "ro", "hr"].map { ($0, "\"k\" = \"\($0)xyz\";") })
    for locale in keeping { others[locale] = "\"k\" = \"\(english)\";" }
    let all = await found("word-copied", tables("\"k\" = \"\(english)\";", others))
    #expect(Set(all.flatMap(\.languages)) == Set(keeping.map { LocaleID($0) }))
    #expect(all.allSatisfy { $0.verdict == verdict })
  }

  @Test("A label of a table that is in another script as a whole is told with its table")
  func script() async {
    func table(_ locale: String, _ words: String, _ label: String) -> String {
      (1...24).map { "\"k\($0)\" = \"\(words) \($0)\";\n" }.joined() + "\"clear\" = \"\(label)\";\n"
    }
    let bar = """
      struct Screen: View { var body: some View { List { }.toolbar { Button("clear") { } } } }

      """
    let files = [
      "A.swift": bar, "en.lproj/Localizable.strings": table("en", "Some words for number", "Clear the list"),
      "mk.lproj/Localizable.strings": table("mk", "Nekoj tekst za broj", "Ponisti go siot izbor"),
    ]
    #expect(await found("table-script", files).count == 1)
    #expect(await found("label-script", files) == [])
  }
}
