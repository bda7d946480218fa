import LintelAudit
import LintelFindings
import Testing

@Suite("Capitals of product names")
struct NameCaseTests {
  private func found(_ source: String, _ translation: String, in language: String = "de") async -> [Finding] {
    await OneString.findings(source, translation, in: language).filter { $0.rule == "name-case" }
  }

  @Test("A name with other capitals than in its source is a note that says both")
  func told() async throws {
    let finding = try #require(await found("iPhone is locked", "IPhone ist gesperrt").first)
    #expect(finding.severity == .note && finding.verdict == .fails && finding.blame == .translation && finding.key == "k")
    #expect(
      finding.message.english == "The de text “IPhone ist gesperrt” has “IPhone”, and its source writes the name “iPhone”")
    #expect(finding.suggestion?.english == "Write “iPhone”, at the beginning of a sentence, too.")
  }

  @Test(
    "Also in capitals, in small letters, with an ending, as a part of a compound and beside letters of another script",
    arguments: [
      ("Requires iOS or macOS", "Benötigt IOS oder macOS", "de", "IOS"), ("For your iPad", "Para tu ipad", "es", "ipad"),
      ("Data of the iPhone", "Daten des Iphones", "de", "Iphone"), ("iCloud settings", "ICloud-Einstellungen", "de", "ICloud"),
      ("Open the App Store.", "Ouvrez l’App store.", "fr", "App store"), ("Use AirDrop", "Airdropを使う", "ja", "Airdrop"),
      ("From iPhone to iPhone", "Von iPhone zu IPhone", "de", "IPhone"),
      ("Apple Watch app", "App der Apple watch", "de", "Apple watch"),
    ])
  func told(source: String, translation: String, language: String, word: String) async {
    let found = await found(source, translation, in: language)
    #expect(found.count == 1)
    #expect(found.first?.message.english.contains("has “\(word)”") == true, "\(translation)")
  }

  @Test(
    "A text in capitals, an address, an identifier, a name that the source writes so, and other words are silent",
    arguments: [
      ("iPhone is locked", "IPHONE IST GESPERRT"),
      ("iOS help: https://example.com/ios", "Hilfe für iOS: https://example.com/ios"),
      ("The iOS files", "Dateien: my_ios_files, a.ios"), ("iOS as “ios”", "iOS als „ios“, nicht ios"),
      ("The iPad app", "Die Ipadapp"), ("Our app store", "Unser App store"), ("Iphone", "IPhone"),
      ("iPadOS and iPad", "iPadOS und iPad"), ("macOS on iPhone", "macOS auf dem iPhone"),
    ])
  func silent(source: String, translation: String) async {
    #expect(await found(source, translation).isEmpty, "\(translation)")
  }
}
