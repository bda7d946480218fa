import LintelFindings
import Testing

@Suite("Brackets of translations")
struct BracketTests {
  private func found(_ source: String, _ translation: String, in language: String = "nl") async -> [String] {
    await OneString.findings(source, translation, in: language).filter { $0.rule == "bracket-unpaired" }.map(\.message.english)
  }

  @Test("One too many is told with how many there are of both")
  func tooMany() async {
    #expect(
      await found("Over the net (HTTP) %li", "Via het net (HTTP)) %li")
        == ["The nl text “Via het net (HTTP)) %li” has 1 “(” and 2 “)”, and its source has as many of both"])
    #expect(await found("All [files]", "Alle [bestanden").count == 1)
  }

  @Test("A tag that the source closes and the translation does not is told with how many there are of both")
  func tags() async {
    #expect(
      await found("<b>New</b> features", "<b>Nieuwe functies")
        == ["The nl text “<b>Nieuwe functies” has 1 “<b>” and 0 “</b>”, and its source has as many of both"])
    #expect(await found("<b>New</b> features", "<b>Nieuwe<b> functies").count == 1)
    #expect(await found("<b>New</b> features", "<b>Nieuwe</b functies").count == 1)
    #expect(await found("Read <a href='%@'>terms</a>", "Lees de <a href='%@'>voorwaarden<a>").count == 1)
  }

  @Test("A tag without an end, one that the source does not pair, and signs that are no tag are silent")
  func tagsThatMayStandAlone() async {
    #expect(await found("One<br>two<p>three", "Een<br>twee<br/><p>drie").isEmpty)
    #expect(await found("Press <Enter> to go on", "Druk op <Enter> en <Enter>").isEmpty)
    #expect(await found("<b>New</b> features", "<B>Nieuwe</B> functies").isEmpty)
    #expect(await found("<b>New</b> features", "Nieuwe functies").isEmpty)
    #expect(await found("<b>Files < 2 MB</b>", "<b>Bestanden < 2 MB</b>").isEmpty)
  }

  @Test("A sign of bold text that has no partner is told; footnotes, lines of signs and secrets are silent")
  func emphasis() async {
    #expect(
      await found("Tap **Next**", "Tik op **Volgende")
        == ["The nl text “Tik op **Volgende” has “**” without its partner, and its source has both: people read the sign"])
    #expect(await found("Tap **Next**", "Tik op **Volgende**").isEmpty)
    #expect(await found("Tap **Next**", "Tik op Volgende").isEmpty)
    #expect(await found("Price**", "Prijs**").isEmpty)
    #expect(await found("Key **** and **a**", "Sleutel **** en **a").isEmpty)
    #expect(await found("2 * 3 and **a**", "2 * 3 en **a**").isEmpty)
  }

  @Test("Marks of lists, smileys, brackets of full width and those of a text from right to left are paired, or need no pair")
  func paired() async {
    #expect(await found("One thing and two", "a) iets en b) niets").isEmpty)
    #expect(await found("Thank you!", "Bedankt :-)").isEmpty)
    #expect(await found("Files (all)", "ファイル（すべて)", in: "ja").isEmpty)
    #expect(await found("Files (all)", "קבצים )הכול(", in: "he").isEmpty)
    #expect(await found("Files (all))", "Bestanden (alle))").isEmpty)
  }

  @Test("Of a long text the part with the one too many is quoted, of whatever width it is")
  func quoted() async throws {
    let long = String(repeating: "とても長い文章です。", count: 12)
    let text = try #require(await found("A long text (all)", "\(long)（すべて））", in: "ja").first)
    #expect(text.contains("（すべて））” has 1 “(” and 2 “)”"))
  }

  @Test("That is the one without a partner, also where pairs stand behind it")
  func partnerless() async throws {
    let long = String(repeating: "en nog veel meer ", count: 8)
    let source = "A text (all) that is long (see there)"
    let opened = try #require(await found(source, "Een tekst (alles is lang, \(long)(zie daar)").first)
    #expect(opened.contains("tekst (alles") && opened.contains("has 2 “(” and 1 “)”"))
    let closed = try #require(await found(source, "Een tekst alles) is lang, \(long)(zie daar)").first)
    #expect(closed.contains("tekst alles)") && closed.contains("has 1 “(” and 2 “)”"))
  }
}
