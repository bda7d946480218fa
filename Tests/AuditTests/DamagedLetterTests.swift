import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Damaged letters")
struct DamagedLetterTests {
  private func found(_ english: String, _ translation: String, in language: String = "de") async -> [Finding] {
    await OneString.findings(english, translation, in: language).filter { $0.rule == "damaged-letters" }
  }

  private func project(_ texts: [String: String], in language: String = "fr") -> Project {
    func table(_ text: (String) -> String) -> String {
      texts.keys.sorted().map { "\"\($0)\" = \"\(text($0))\";\n" }.joined()
    }
    return ProjectSource.read(texts: [
      "en.lproj/L.strings": table { "Text \($0)" }, "\(language).lproj/L.strings": table { texts[$0] ?? "" },
    ])
  }

  @Test("UTF-8 that was read as Windows-1252 is told with what was written, and mended as a whole")
  func misread() async throws {
    let finding = try #require(await found("Open", "Ã–ffnen fÃ¼r alle").first)
    #expect(finding.reason == "misread" && finding.severity == .error && finding.verdict == .fails)
    #expect(finding.message.english.contains("has “Ã–” where “Ö” was written"))
    #expect(finding.suggestion?.english == "Write the letters that were meant. The text is then “Öffnen für alle”.")
    #expect(finding.fixes.map(\.after) == ["Öffnen für alle"])
  }

  @Test(
    "In any script and with any mark",
    arguments: [
      ("Aujourdâ€™hui", "Aujourd’hui", "fr"), ("Â« Ouvrir Â»", "« Ouvrir »", "fr"), ("ÐŸÑ€Ð¸Ð²ÐµÑ‚", "Привет", "ru"),
      ("zostaÅ‚", "został", "pl"), ("20 Â°C", "20 °C", "de"), ("ðŸ˜€ Los", "😀 Los", "de"), ("æ—¥æœ¬", "日本", "ja"),
      ("Ã\u{96}ffnen", "Öffnen", "de"),
    ])
  func scripts(text: String, mended: String, language: String) async {
    #expect(await found("Open", text, in: language).flatMap(\.fixes).map(\.after) == [mended], "\(text)")
  }

  @Test(
    "Letters beside quotation marks, dashes and dots are no damage",
    arguments: [
      ("« entré » là, l’été… »", "fr"), ("Navn Å–A", "nb"), ("ABONNÉ·E·S", "fr"), ("Ç’është kjo?", "sq"), ("URL aquí……", "es"),
      ("AMANHÃ»", "pt"), ("ÂNGULO – «Â»", "pt"), ("10 Å²", "de"), ("ÑANDÚ™", "es"),
    ])
  func ordinary(text: String, language: String) async {
    #expect(await found("Open", text, in: language).isEmpty, "\(text)")
  }

  @Test("A replacement character is a lost letter, unless the source has it as well; in the source it is the source's")
  func lost() async {
    #expect(await found("Open", "\u{FFFD}ffnen").map(\.reason) == ["lost"])
    let both = await found("Shows \u{FFFD}", "Zeigt \u{FFFD}")
    #expect(both.map(\.blame) == [.source])
  }

  @Test("A question mark where the text had another letter before the change is an error, and the text before mends it")
  func questionMark() async throws {
    let (before, now) = (project(["a": "l’adresse à lire"]), project(["a": "l?adresse ? lire"]))
    let findings = await Auditor.audit(now, since: before).findings.filter { $0.rule == "damaged-letters" }
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.reason == "question-mark" && finding.severity == .error)
    #expect(finding.fixes.map(\.after) == ["l’adresse à lire"])
  }

  @Test("Without a text before, several within words need review; one does not, nor addresses, nor questions without a space")
  func doubts() async {
    func reasons(_ texts: [String: String]) async -> [String] {
      await Auditor.audit(project(texts)).findings.filter { $0.rule == "damaged-letters" }.map(\.reason)
    }
    #expect(await reasons(["a": "l?adresse", "b": "l?URL"]) == ["question-mark-in-word", "question-mark-in-word"])
    #expect(await reasons(["a": "l?adresse", "b": "une adresse"]) == [])
    #expect(await reasons(["a": "example.org/a?b=c", "b": "x.org?q=1", "c": "Vraiment?Oui", "d": "Sûr?Non"]) == [])
  }

  @Test("A guessed encoding is a warning for its file, and an error where the change brought it")
  func guessed() async throws {
    let before = project(["a": "Élan"])
    var now = before
    let index = try #require(now.tables.firstIndex { $0.locale == "fr" })
    let place = LintelModel.SourceLocation(file: now.tables[index].file, line: 1, column: 8)
    now.tables[index].guess = EncodingGuess(encoding: "ISO-8859-1", location: place)
    let alone = await Auditor.audit(now).findings.filter { $0.rule == "damaged-letters" }
    #expect(alone.map(\.reason) == ["encoding-guessed"] && alone.map(\.severity) == [.warning])
    let compared = await Auditor.audit(now, since: before).findings.filter { $0.rule == "damaged-letters" }
    #expect(compared.map(\.severity) == [.error])
  }
}
