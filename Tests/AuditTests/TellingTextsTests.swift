import Testing

@testable import LintelAudit

@Suite("What a table tells of its strings")
struct TellingTextsTests {
  private let texts = TellingTexts([
    TextOwner.known("Ansicht anheften", "Pin View"), TextOwner.known("Ansicht lösen", "Unpin View"),
    TextOwner.known("Funktion anheften", "Pin Function"), TextOwner.known("Ansicht", "View"),
  ])

  @Test("Strings are found by the words of their sources: by any of some, and by all of them; no words leave all of them")
  func words() {
    #expect(texts.places(withAnyOf: ["pin", "unpin"]) == [0, 1, 2])
    #expect(texts.places(withAllOf: ["pin", "view"]) == [0] && texts.places(withAllOf: ["pin", "list"]).isEmpty)
    #expect(texts.places(withAnyOf: []).isEmpty && texts.places(withAllOf: []) == [0, 1, 2, 3])
    #expect(texts[2].text == "funktion anheften")
  }

  @Test("Of two sources, the one that has as many values as the text is the one that it translates, where only one has")
  func values() {
    let long = "%lu files were not written; select a new place"
    #expect(TextOwner.byValues(of: "%lu Dateien fehlen", long, "Select a new place") == .first)
    #expect(TextOwner.byValues(of: "%lu Dateien fehlen", "Select a new place", long) == .second)
    #expect(TextOwner.byValues(of: "Dateien fehlen", long, "Select a new place") == nil)
    #expect(TextOwner.byValues(of: "%lu Dateien fehlen", "Not written", "Select a new place") == nil)
    #expect(TextOwner.byValues(of: "%1$@ fehlt", "%@ is on", "%@ is off") == nil)
    #expect(TextOwner.byValues(of: "5 % der Dateien", long, "Select a new place") == nil)
  }

  @Test("What has one of some texts is left out of all but the table's texts for a source")
  func leftOut() {
    let rest = texts.without(["ansicht anheften", "fehlt"])
    #expect(rest.places(withAnyOf: ["pin"]) == [2] && rest.places(withAllOf: []) == [1, 2, 3])
    #expect(rest.count(besides: [1]) { $0.text.contains("ansicht") } == 1)
    #expect(rest.texts(of: "pin view") == ["ansicht anheften"] && TellingTexts.none.places(withAllOf: []).isEmpty)
  }
}
