import LintelLanguage
import LintelModel
import Testing

@Suite("Title style")
struct TitleStyleTests {
  private func facts(_ text: String, _ locale: LocaleID = "en") -> TextFacts { Language(locale: locale).facts(of: text) }

  @Test(
    "A word that title style capitalizes is found, and the text is given as it should be",
    arguments: [
      ("Sort by name", "Sort by Name"), ("edit", "Edit"), ("Show all", "Show All"), ("Sign in", "Sign In"),
      ("the End", "The End"), ("Copy (as text)", "Copy (as Text)"), ("Delete %d items", "Delete %d Items"),
      ("Find & replace", "Find & Replace"), ("Zoom to fit…", "Zoom to Fit…"),
    ])
  func wrong(text: String, expected: String) {
    #expect(facts(text).titleStyle == .no)
    #expect(facts(text).inTitleStyle == expected)
  }

  @Test(
    "Short prepositions, articles and conjunctions stay in lower case, names and code keep their letters",
    arguments: [
      "Save", "Mark as Read", "Move to the Trash", "Cut and Paste", "Open in macOS", "iCloud", "Pop-up Menu", "E-mail",
      "Copy to %@", "Move to…", "COPY ALL", "Show README.md", "Open /etc/hosts", "Don’t Save", "50 mm Lens", "Export as x264",
    ])
  func right(text: String) {
    #expect(facts(text).titleStyle == .yes)
    #expect(facts(text).inTitleStyle == nil)
  }

  @Test("A sentence, a name of code and a text without words are not judged", arguments: ["Save changes?", "save_as", "", "42", "…"])
  func unknown(text: String) {
    #expect(facts(text).titleStyle != .no)
  }

  @Test("Other languages have no title style", arguments: ["de", "fr", "nl", "ja"] as [LocaleID])
  func others(locale: LocaleID) {
    #expect(facts("Sort by name", locale).titleStyle == .unknown)
  }

  @Test("Every English has it", arguments: ["en-GB", "en-AU"] as [LocaleID])
  func regions(locale: LocaleID) {
    #expect(facts("Sort by name", locale).titleStyle == .no)
  }

  @Test("A count in a text is known")
  func counts() {
    #expect(facts("Delete (%lld)").holdsNumber && facts("%1$d selected", "ja").holdsNumber)
    #expect(!facts("Delete %@").holdsNumber && !facts("100 %").holdsNumber)
  }
}
