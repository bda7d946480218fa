import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Who is to mend a bar without room")
struct BarMatterTests {
  private static let languages = ["de", "es", "fr", "it", "nl", "pt", "sv"]
  private static let long = "Einstellungen für die Benachrichtigungen dieses Geräts"

  /// The titles that are cut as more than a note, of a bar whose title is long in the first languages and short in the others.
  private func cut(
    longIn count: Int, of languages: [String] = Self.languages, without lacking: Set<String> = []
  ) async -> [Finding] {
    var files = [
      "App/A.m":
        "@implementation FirstController\n- (void)viewDidLoad {\n  self.title = NSLocalizedString(@\"first\", nil);\n}\n@end\n",
      "App/en.lproj/Localizable.strings": "\"first\" = \"Settings\";\n",
    ]
    for (index, locale) in languages.enumerated() {
      let title = index < count ? "\(Self.long) \(locale)" : "Kurz \(locale)"
      files["App/\(locale).lproj/Localizable.strings"] = "\"\(lacking.contains(locale) ? "other" : "first")\" = \"\(title)\";\n"
    }
    return await Auditor.audit(ProjectSource.read(texts: files)).findings
      .filter { $0.rule == "title-truncated" && $0.severity > .note }
  }

  @Test("Where at least half of many languages have too little room on one bar, that is for its designers in each of them")
  func most() async {
    let found = await cut(longIn: 5)
    #expect(Set(found.map(\.locale)) == ["de", "es", "fr", "it", "nl"])
    #expect(found.allSatisfy { $0.blame == .layout })
    #expect(
      Set(found.compactMap(\.suggestion?.english))
        == ["At least half of the languages have too little room here: give the text more of it, or the bar fewer items."])
  }

  @Test("Half of them are told as half, and a few less as a third: a title is one decision for all of them")
  func half() async {
    let ten = Self.languages + ["da", "fi", "pl"]
    let five: Set<LocaleID> = ["de", "es", "fr", "it", "nl"]
    let half = await cut(longIn: 5, of: ten)
    #expect(Set(half.map(\.locale)) == five && half.allSatisfy { $0.blame == .layout })
    let less = await cut(longIn: 5, of: ten + ["cs"])
    #expect(Set(less.map(\.locale)) == five && less.allSatisfy { $0.blame == .layout })
    let advice = Set(less.compactMap(\.suggestion?.english))
    #expect(advice.count == 1)
    #expect(advice.first?.hasPrefix("At least a third of the languages have too little room for this title: decide once") == true)
    // Each language keeps its limit.
    #expect(less.allSatisfy { finding in finding.evidence.contains { $0.name == "room" } })
    let fewer = await cut(longIn: 5, of: ten + ["cs", "el", "hu", "ja", "ko", "tr"])
    #expect(Set(fewer.map(\.locale)) == five && fewer.allSatisfy { $0.blame == .translation })
  }

  @Test("Where a few have, each shortens its own")
  func few() async {
    let found = await cut(longIn: 3)
    #expect(found.count == 3 && found.allSatisfy { $0.blame == .translation })
    #expect(found.allSatisfy { $0.suggestion?.english.hasPrefix("Shorten the translation to about ") == true })
  }

  @Test("Where a third of the languages have too little room, the bar's designers are told besides, and of three at least")
  func third() async {
    let nine = Self.languages + ["da", "fi"]
    let besides = { (findings: [Finding]) in
      findings.map { finding in finding.suggestion.map { RoomForLanguages.isTold(by: $0) } ?? false }
    }
    let third = await cut(longIn: 3, of: nine)
    #expect(third.allSatisfy { $0.blame == .translation } && besides(third) == [true, true, true])
    #expect(third.allSatisfy { $0.suggestion?.english.hasSuffix(" \(RoomForLanguages.designersToo.english)") == true })
    let less = await cut(longIn: 3, of: nine + ["pl"])
    #expect(besides(less) == [false, false, false])
    let two = await cut(longIn: 2, of: ["de", "es", "fr"])
    #expect(besides(two) == [false, false])
  }

  /// A title between two texts: German is too wide for any wording beside its own, French alone has room for a shorter one.
  private func cutBesideTexts(french: String) async -> [Finding] {
    func table(_ title: String, _ cancel: String, _ save: String) -> String {
      "\"sync.title\" = \"\(title)\";\n\"cancel\" = \"\(cancel)\";\n\"save\" = \"\(save)\";\n"
    }
    var files = [
      "App/A.swift": """
      import SwiftUI
      struct SyncView: View {
        var body: some View {
          NavigationStack {
            Text("a").navigationTitle("sync.title").navigationBarTitleDisplayMode(.inline)
              .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("cancel") { } }
                ToolbarItem(placement: .confirmationAction) { Button("save") { } }
              }
          }
        }
      }
      """,
      "App/en.lproj/Localizable.strings": table("New Sync", "Cancel", "Save"),
      "App/de.lproj/Localizable.strings": table("Synchronisierung neuer Listen", "Abbrechen", "Jetzt speichern"),
      "App/fr.lproj/Localizable.strings": table(french, "Non", "Oui"),
      "App/it.lproj/Localizable.strings": table("Nuova lista", "Annulla", "Salva"),
    ]
    for locale in ["es", "nl", "pl"] { files["App/\(locale).lproj/Localizable.strings"] = table("Sync", "No", "Si") }
    return await Auditor.audit(ProjectSource.read(texts: files)).findings
      .filter { $0.rule == "title-truncated" && $0.severity > .note }
  }

  @Test("A title whose languages would each have another owner is one decision of the designers, however few they are")
  func ofSeveralOwners() async throws {
    let alone = try #require(await cutBesideTexts(french: "Liste").first)
    #expect(alone.locale == "de" && alone.blame == .definition)
    let found = await cutBesideTexts(french: "Nouvelle synchronisation de la liste des tâches")
    #expect(Set(found.map(\.locale)) == ["de", "fr"])
    for finding in found {
      #expect(finding.blame == .layout)
      #expect(finding.suggestion?.english.hasPrefix("Languages differ in what mends this title: decide once for all of them") == true)
    }
    // What symbols would give is told besides, and each language keeps its limit.
    #expect(found.contains { $0.suggestion?.english.contains("Symbols in place of texts give it room") == true })
    #expect(found.contains { finding in finding.evidence.contains { $0.name == "room" } })
  }

  @Test("Languages that have no text of the bar do not count among those that fit")
  func withoutText() async {
    let ten = Self.languages + ["da", "fi", "pl"]
    let found = await cut(longIn: 3, of: ten, without: ["fi", "pl"])
    #expect(found.count == 3 && found.allSatisfy { $0.suggestion.map { RoomForLanguages.isTold(by: $0) } == true })
  }

  @Test("A finding keeps its name, whoever is to mend it")
  func name() async {
    let alone = await cut(longIn: 1).filter { $0.locale == "de" }.map(\.fingerprint)
    let ofMost = await cut(longIn: 6).filter { $0.locale == "de" }.map(\.fingerprint)
    #expect(alone.count == 1 && alone == ofMost)
  }

  @Test("A translation that no wording is short enough for is not its translators', and no number of characters is asked for")
  func outOfReach() async throws {
    let sketch = "ios18 de 375pt\nsource en: view[Edit 60pt] | Logins |\nview[Benachrichtigungseinstellungen 60pt] | Logins |"
    let found = await Auditor.audit(ProjectSource.read(texts: ["a.sketch": sketch])).findings
    let finding = try #require(found.first { $0.rule == "label-truncated" })
    #expect(finding.blame == .layout && !finding.evidence.contains { $0.name == "room" })
    #expect(finding.suggestion?.english.contains("characters") == false)
  }
}
