import LintelAudit
import LintelFindings
import Testing

@Suite("Stray marks in translations")
struct StrayMarkTests {
  private func found(_ english: String, _ translation: String, in language: String = "de") async -> [Finding] {
    await OneString.findings(english, translation, in: language).filter { $0.rule == "stray-marks" }
  }

  private func reasons(_ english: String, _ translation: String, in language: String = "de") async -> [String] {
    await found(english, translation, in: language).map(\.reason)
  }

  @Test("What a program set in place of a part is told, and a name that the source has as well is none")
  func programMarks() async throws {
    let finding = try #require(await found(#"Stop it?\n\nFiles are lost."#, #"停止しますか？ format@@0\n\n失われます。"#, in: "ja").first)
    #expect(finding.reason == "program-mark" && finding.severity == .warning)
    #expect(finding.message.english.contains("has “format@@0”, which its source has not"))
    #expect(await reasons("Open the page", "__PH_0__ öffnen") == ["program-mark"])
    #expect(await reasons("Open the page", #"<x id=\"1\"/> öffnen"#) == ["program-mark"])
    #expect(await reasons("Limited to @@max_packet", "Auf @@max_packet begrenzt") == [])
    #expect(await reasons("Run __init__", "__init__ starten") == [])
  }

  @Test("A quotation mark within a word is told with the word, but where abbreviations are written so")
  func withinWord() async throws {
    let finding = try #require(await found("Up to %@ lines", #"Jusqu\"à %@ lignes"#, in: "fr").first)
    #expect(finding.reason == "quote-in-word")
    #expect(finding.suggestion?.english == "If an apostrophe was meant, write “Jusqu'à”; else leave the mark out.")
    #expect(await reasons("Email", #"דוא\"ל"#, in: "he") == [])
  }

  @Test("A value that the source quotes stands between two marks of one kind, or of none")
  func aroundValues() async {
    #expect(await reasons("Delete %@ '%@'?", "%1$@ '%2$@ を削除しますか？", in: "ja") == ["quote-open"])
    #expect(await reasons("Delete the table '%@'", "Apagar a tabela%@'", in: "pt") == ["quote-open"])
    #expect(await reasons("Delete the field '%@'?", #"Удалить поле \"%@'?"#, in: "ru") == ["quote-other"])
    #expect(await reasons("Delete '%@'?", "「%@'を削除しますか？", in: "ja") == ["quote-other"])
    // French has a space within its marks.
    #expect(await reasons("The branch “%@” exists.", "La branche «\u{A0}%@ existe.", in: "fr") == ["quote-open"])
    #expect(await reasons("The branch “%@” exists.", "La branche %@\u{202F}» existe.", in: "fr") == ["quote-open"])
    for text in ["La branche «\u{A0}%@\u{A0}» existe.", "La branche « %@» existe.", "« La branche %@ existe. »"] {
      #expect(await reasons("The branch “%@” exists.", text, in: "fr") == [])
    }
    for (text, language) in [
      ("Удалить поле «%@»?", "ru"), ("Löschen: „%@“", "de"), ("« %@ » supprimer", "fr"), ("删除表'%@'吗", "zh-Hans"),
      ("Supprimer l'%@", "fr"), ("'%@'i sil", "tr"), ("Supprimer %@", "fr"), ("'%@ の表' を削除", "ja"),
    ] {
      #expect(await reasons("Delete '%@'", text, in: language) == [], "\(text)")
    }
  }

  @Test(
    "An apostrophe is no quotation mark: of a shortened word, an elision, a plural's owner, a year, a measure, or a letter of the language",
    arguments: [
      ("Elimina '%@ e un po' di più'", "it"), ("Elimina '%@ e di' altro'", "it"), ("Elimina '%@ a mo' di prova'", "it"),
      ("'%@ van 's avonds' verwijderen", "nl"), ("'%@ in 't archief' verwijderen", "nl"), ("'%@ en 'n kopie' verwijderen", "nl"),
      ("Verwyder '%@ van 'n lêer'", "af"), ("Supprimer '%@ de l'« ami »'", "fr"), ("Supprimer '%@ d'aujourd'hui'", "fr"),
      ("Delete '%@ of all users' files'", "en-GB"), ("Delete '%@ of the '90s tapes'", "en-GB"), ("Delete '%@ of 5' or more'", "en-GB"),
      (#"Delete '%@ of 5'10\"'"#, "en-GB"), ("E holoi i '%@ o ka 'ohana'", "haw"), ("'%@ tog' yo'li' o'chirilsin", "uz"),
      ("‘%@ yo‘li’ o‘chirilsin", "uz"), ("Видалити '%@ п'яти'", "uk"), ("Dilemel '%@ c'hoazh'", "br"),
      ("'%@ の表'を削除しますか", "ja"), ("Neil '%@ ta' Malta'", "mt"),
    ])
  func apostrophes(text: String, language: String) async {
    #expect(await reasons("Delete '%@'", text, in: language) == [], "\(text)")
  }

  @Test(
    "Beside one a value's own mark lacks its partner all the same",
    arguments: [
      ("Elimina un po' di '%@", "it"), ("'s avonds '%@ verwijderen", "nl"), ("Supprimer '%@ d'aujourd'hui", "fr"),
      ("'Tabelle' von '%@ löschen", "de"), ("Видалити п'ять '%@", "uk"), ("The users' files of '%@", "en-GB"),
      ("'%@ in 't archief verwijderen", "nl"),
    ])
  func besideApostrophes(text: String, language: String) async {
    #expect(await reasons("Delete '%@'", text, in: language) == ["quote-open"], "\(text)")
  }

  @Test("Feet and inches, minutes and seconds, and the years of a decade are no quotation", arguments: ["en-GB", "it", "de"])
  func measures(language: String) async {
    for text in [#"5'10\" tall"#, #"5’10” tall"#, "5' long", #"12'30\""#, "the '90s", "'68"] {
      #expect(await reasons("So large", text, in: language) == [], "\(text)")
    }
  }

  @Test("Elsewhere one mark too many or too few is told, and inches, seconds and marks of two languages are not")
  func alone() async {
    #expect(await reasons(#"No results for \"%@\""#, #"Keine Treffer für \"%@\"\""#) == ["quote-alone"])
    #expect(await reasons("The “later” folder", "Der Ordner „später") == ["quote-alone"])
    #expect(await reasons("The “later” folder", #"Der Ordner „später\""#) == [])
    #expect(await reasons("5 inches", #"5\" breit"#) == [])
    #expect(await reasons("DD°MM′SS″", #"TT°MM'SS\""#) == [])
  }

  @Test("What is wrong with its values is told alone")
  func wrongValues() async {
    #expect(await reasons("Delete them all?", #"Alle \"%@' löschen?"#) == [])
  }

  @Test("A space in a placeholder is a note: the platform shows the value")
  func spacedSigns() async throws {
    let finding = try #require(await found("Table: %@", "Tabelle: % @").first)
    #expect(finding.reason == "spaced-sign" && finding.severity == .note)
    #expect(finding.message.english.hasSuffix("the platform takes the space for a flag, and shows the value all the same"))
    #expect(finding.fixes.map(\.after) == ["Tabelle: %@"])
    #expect(await reasons("%@ and %@", "%1$ @ und %2$@") == ["spaced-sign"])
    // What is lost besides is told with all that is to be mended.
    #expect(await reasons("Remove “%@” and all %d tracks?", "„% @“ und alle ٪ entfernen?") == [])
    #expect(await reasons("50 % off", "50 % Rabatt") == [])
  }

  @Test("A space before a full stop or a comma is a note, unless the source has one, or the mark begins a name")
  func spacedMarks() async throws {
    let finding = try #require(await found("Glucose at %1$@ is %2$@.", "Glykémia o %1$@ je %2$@ .", in: "sk").first)
    #expect(finding.reason == "spaced-mark" && finding.severity == .note)
    #expect(finding.message.english.hasSuffix("has a space before “.”, and its source has none there"))
    #expect(finding.fixes.map(\.after) == ["Glykémia o %1$@ je %2$@."])
    #expect(await reasons("Maps , %@", "Karten , %@") == [])
    #expect(await reasons("Maps, %@", "Cartes , %@", in: "fr") == ["spaced-mark"])
    #expect(await reasons("Open the .xml file", "Datei .xml öffnen") == [])
    #expect(await reasons("Wait…", "Warten . . .") == [])
    #expect(await reasons("Is it lost?", "Est-il perdu ?", in: "fr") == [])
  }

  @Test("A mark at the end and a space within the text that stand twice are notes, one for a table")
  func doubled() async throws {
    #expect(await reasons("It is lost.", "Es ist verloren. .") == ["doubled-mark"])
    #expect(await reasons("Send it?", "要傳送嗎？？", in: "zh-Hant") == ["doubled-mark"])
    #expect(await reasons("Wait.", "Warten Sie...") == [])
    #expect(await reasons("Wait", "Warten..") == [])
    let space = try #require(await found("Delete relation", "Beziehung  löschen").first)
    #expect(space.reason == "doubled-space" && space.severity == .note && space.fixes.map(\.after) == ["Beziehung löschen"])
    #expect(await reasons("Wait. Try again.", "Warten.  Noch einmal.") == [])
    #expect(await reasons("Name  Size", "Name  Größe") == [])
    let files = [
      "en.lproj/L.strings": "\"a\" = \"Delete relation\";\n\"b\" = \"Add relation\";\n\"c\" = \"Open\";\n",
      "de.lproj/L.strings": "\"a\" = \"Beziehung  löschen\";\n\"b\" = \"Beziehung  anlegen\";\n\"c\" = \"Öffnen\";\n",
    ]
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "stray-marks" }
    #expect(found.map(\.reason) == ["many-doubled-spaces"] && found.first?.strings.map(\.key) == ["a", "b"])
  }

  @Test("Where nobody knows what the source says, nothing is said of it, of one string and of several")
  func unknownSource() async throws {
    func found(_ german: [String]) async -> [Finding] {
      func table(_ text: (String) -> String) -> String {
        german.enumerated().map { "\"list.k\($0.offset)\" = \"\(text($0.element))\";\n" }.joined()
      }
      let files = ["de.lproj/L.strings": table { $0 }, "fr.lproj/L.strings": table { _ in "Tout ouvrir" }]
      return await Auditor.audit(ProjectSource.read(texts: files)).findings
    }
    let one = try #require(await found(["Alle  öffnen"]).first { $0.rule == "stray-marks" })
    #expect(one.message.english == "The de text “Alle  öffnen” has two spaces in a row")
    #expect(!one.evidence.map(\.name).contains("source"))
    let several = try #require(await found(["Alle  öffnen", "Alle  zu"]).first { $0.rule == "stray-marks" })
    #expect(several.reason == "many-unsourced-spaces")
    #expect(several.message.english.hasSuffix("have two spaces in a row"))
    let mark = try #require(await found(["Das war es ."]).first { $0.rule == "stray-marks" })
    #expect(mark.message.english == "The de text “Das war es .” has a space before “.”")
    let bracket = try #require(await found(["Öffnen (alle"]).first { $0.rule == "bracket-unpaired" })
    #expect(bracket.message.english == "The de text “Öffnen (alle” has 1 “(” and 0 “)”")
    #expect(bracket.suggestion?.english == "Set the missing bracket, or leave the other one out.")
  }
}
