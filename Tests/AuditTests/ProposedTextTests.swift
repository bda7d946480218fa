import LintelAudit
import LintelFindings
import Testing

@Suite("Texts that are proposed as a whole")
struct ProposedTextTests {
  private func advice(_ english: String, _ german: String) async -> [String?] {
    await OneString.findings(english, german, in: "de").filter { $0.rule == "placeholder-mismatch" }.map { $0.suggestion?.english }
  }

  @Test("A hyphen that joins what is left of a value with nothing goes with it, and one that stands for half a word stays")
  func hyphen() async {
    #expect(
      await advice("%@ could not be moved.", "%- konnte nicht bewegt werden.")
        == ["Replace “%-” with “%@”. The text is then “%@ konnte nicht bewegt werden.”."])
    #expect(await advice("Names of %@ and folders", "%- und Ordnernamen") == ["Replace “%” with “%@”."])
  }

  @Test(
    "Where more is wrong with a text than its value no whole text is proposed",
    arguments: [
      ("This is the order of table %@.", "Dies ist die Ordnung der Tabelle “%” ."),
      ("In these files:\\n%@", "In diesen Dateien: %"), ("Command %@ unsupported", "Befehl %, nicht unterstützt"),
      ("Open %@ (now)", "Öffne % (jetzt"), ("Send 3 pages to %@", "Sende 5 Seiten an %"), ("Open %@ now", "Öffne  % jetzt"),
    ])
  func more(english: String, german: String) async {
    let all = await advice(english, german)
    #expect(!all.isEmpty && all.allSatisfy { $0?.contains("The text is then") == false }, "\(all)")
  }

  @Test("What the source has so is meant so")
  func source() async {
    #expect(
      await advice("From %@, 16 pages", "Von %, 16 Seiten") == ["Replace “%” with “%@”. The text is then “Von %@, 16 Seiten”."])
  }

  @Test("Values are not proposed exchanged where a third one belongs to one of them")
  func joined() async {
    let found = await OneString.findings("%@ row of %@%@ matches", "%1$@ の %2$@行%3$@ が一致", in: "ja")
      .filter { $0.rule == "argument-order" }
    #expect(
      found.map { $0.suggestion?.english } == [
        "Say the whole, “%2$@”, before its part, “%1$@”, and leave each other word with the value that it belongs to in the source."
      ])
  }
}
