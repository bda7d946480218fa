import LintelFindings
import Testing

@Suite("Translations of an older source")
struct OlderTextTests {
  private let anew = "It seems to be of an older text: translate it anew."

  private func findings(_ english: String, _ german: String) async -> [Finding] {
    await OneString.findings(english, german, in: "de").filter {
      ["placeholder-mismatch", "line-break-added", "full-stop-added", "ending-punctuation"].contains($0.rule)
    }
  }

  @Test("A label whose translation is a sentence with a value, or of two lines, is to be translated anew")
  func sentenceOfLabel() async {
    #expect(
      await findings("Create Account", "Erzähl uns ein wenig von %@").map(\.suggestion?.english) == [anew])
    #expect(
      await findings("Pick Server", #"Such dir einen Server aus,\nwelcher ist egal"#).map(\.suggestion?.english) == [anew])
  }

  @Test("What differs besides is no finding of its own")
  func oneFinding() async {
    let found = await findings("Pick Server", #"Such dir einen Server aus,\n%@ ist gleich gut."#)
    #expect(found.map(\.suggestion?.english) == [anew] && found.map(\.rule) == ["placeholder-mismatch"])
  }

  @Test("A copy of the source's earlier words is to be translated anew, where it lost a value since")
  func copy() async {
    let beginning = "The app collects no data, but the server may have another policy."
    let found = await findings(beginning + " Look at the policy of %@ first.", beginning + " Take a minute to read it.")
    #expect(found.filter { $0.rule == "placeholder-mismatch" }.map(\.suggestion?.english) == [anew])
  }

  @Test("A label with a value too many, or with a break, is mended as it is")
  func label() async {
    #expect(
      await findings("Delete?", "%@ löschen?").map(\.suggestion?.english) == ["Leave it out, or let the source have it too."])
    #expect(await findings("Sort by name", #"Nach Name\nsortieren"#).map(\.suggestion?.english) == ["Write it in one line."])
  }

  @Test("A label whose translation has two texts, each in a line of its own, is to be one of them")
  func severalTexts() async {
    func advice(_ english: String, _ ukrainian: String) async -> [String?] {
      await OneString.findings(english, ukrainian, in: "uk").filter { $0.rule == "line-break-added" }
        .map { $0.suggestion?.english }
    }
    let several = "Its lines seem to be texts of their own: keep the one that fits, or translate it anew."
    #expect(await advice("%@ Pictures", "%@ знімків\\nЯк пишеться кількість знімків") == [several])
    #expect(await advice("Sort by name", "Сортувати\\nза назвою") == ["Write it in one line."])
  }
}
