import LintelModel
import Testing

@testable import LintelRules

@Suite("What is said of a text that is cut beside another one")
struct CutBesideSentenceTests {
  private func sentence(room: Points) -> String {
    CutBeside.sentence(
      BarLayout.VisibleText(
        text: "Bearbeiten", shown: "Bea…", needed: Width(exactly: 100), room: Width(exactly: room), font: Font(size: 17),
        cut: .certain)
    ).english
  }

  @Test("Where no wording has room there, no number of characters is said")
  func outOfReach() {
    #expect(sentence(room: 80) == "“Bearbeiten” on the same bar is cut, too, and has room for about 8 characters.")
    #expect(sentence(room: 40) == "“Bearbeiten” on the same bar is cut, too, and has room for no text half as long.")
  }
}
