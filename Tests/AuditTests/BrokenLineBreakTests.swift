import LintelAudit
import LintelFindings
import Testing

@Suite("Line breaks that people read as signs")
struct BrokenLineBreakTests {
  private func findings(_ english: String, _ other: String, in language: String = "de") async -> [Finding] {
    await OneString.findings(english, other, in: language).filter { $0.reason == "broken-break" }
  }

  private func advice(_ english: String, _ other: String, in language: String = "de") async -> [String?] {
    await findings(english, other, in: language).map { $0.suggestion?.english }
  }

  private func order(_ text: String) -> [String?] { ["Write the line breaks as “\\n”: “\(text)”."] }

  @Test("A slash, an apostrophe, a second backslash and full-width signs are told, with the finished string")
  func signs() async {
    let english = #"Done.\n\nOpen it?"#
    #expect(await advice(english, "Fertig./n/nÖffnen?") == order(#"Fertig.\n\nÖffnen?"#))
    #expect(await advice(english, "Fertig. /n Öffnen?") == order(#"Fertig.\nÖffnen?"#))
    #expect(await advice(english, "Fertig:'n'nÖffnen?") == order(#"Fertig:\n\nÖffnen?"#))
    #expect(await advice(english, #"Fertig.\\n\\nÖffnen?"#) == order(#"Fertig.\n\nÖffnen?"#))
    #expect(await advice(english, #"Fertig.\ nÖffnen?"#) == order(#"Fertig.\nÖffnen?"#))
    #expect(await advice(english, "完了。＼n＼n開きますか？", in: "ja") == order(#"完了。\n\n開きますか？"#))
    #expect(await advice(english, "تمام.n/n/ باز شود؟", in: "fa") == order(#"تمام.\n\nباز شود؟"#))
    let found = await findings(english, "Fertig./n/nÖffnen?")
    #expect(
      found.map(\.message.english)
        == ["The de text “Fertig./n/nÖffnen?” has “/n” where its source breaks the line: people read these signs"])
    #expect(found.map(\.rule) == ["wrong-escape"] && found.map(\.severity) == [.warning])
  }

  @Test("Where markup holds line breaks as they are, nobody is told to write signs for them")
  func inMarkup() async {
    let files = [
      "de.xliff": """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff version="1.2"><file original="en.lproj/L.strings" source-language="en" target-language="de"><body>
        <trans-unit id="k"><source>Done.
      Open it?</source><target>Fertig. /n Öffnen?</target></trans-unit>
      </body></file></xliff>
      """
    ]
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.reason == "broken-break" }
    #expect(found.map { $0.suggestion?.english } == ["Break the line where these signs are: “Fertig.⏎Öffnen?”."])
  }

  @Test("Both signs of a break that was spaced out are told, and people read no letter of them")
  func spacedPair() async {
    let english = #"Open it.\r\n\r\nThen close it?"#
    #expect(await advice(english, #"افتحه. \ r \ n \ r \ n ثم أغلقه؟"#, in: "ar") == order(#"افتحه.\n\nثم أغلقه؟"#))
  }

  @Test("Two letters that are left of an empty line are told, and words that begin so are none")
  func lettersAlone() async {
    let english = #"It failed.\n\nSaid: %@"#
    #expect(await advice(english, "Es ging nicht. Nn-Es hieß: % @") == order(#"Es ging nicht.\n\nEs hieß: %@"#))
    #expect(await advice(english, "Es ging nicht. nnEs hieß: %@") == order(#"Es ging nicht.\n\nEs hieß: %@"#))
    #expect(await advice(english, #"Es ging.\n\nNNE hieß: %@"#) == [])
    #expect(await advice(english, "Es ging nicht. nnamdi hieß: %@") == [])
  }

  @Test("A value of which a percent sign is left between such breaks is written whole")
  func valueBetween() async {
    #expect(
      await advice(#"In:\n\n%@\n\nGo on?"#, "In:'n'n%'n'n'nWeiter?") == order(#"In:\n\n%@\n\n\nWeiter?"#))
  }

  @Test("Where the source breaks no more lines, and in words, choices and addresses, they are what they are")
  func silent() async {
    let english = #"One.\nTwo."#
    #expect(await findings("One. Two.", "Eins./nZwei.") == [])
    #expect(await findings(english, #"Eins.\n/n Zwei."#) == [])
    #expect(await findings(#"One /n\nTwo"#, "Eins /n Zwei") == [])
    let others = [
      "ein und/nicht zwei", "Weiter (y/n)? Zwei", "https://example.com/nZwei", "rock 'n' roll", "'n Boek oor", "Ali'nin evi",
    ]
    for other in others {
      #expect(await findings(english, other) == [], "\(other)")
    }
  }
}
