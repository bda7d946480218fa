import LintelFindings
import LintelModel
import Testing

@testable import LintelRules

@Suite("What is said of a text whose room is not known for certain")
struct UncertainRoomTests {
  private func text(_ room: Width) -> BarLayout.VisibleText {
    BarLayout.VisibleText(
      text: "Benutzerdefinierten Filter erstellen", shown: "Benutzerde…", needed: Width(low: 264, best: 274.8, high: 283),
      room: room, font: Font(size: 17), cut: .certain)
  }

  @Test("A room that may be three tenths more than it likely is has no single figure")
  func range() {
    let text = text(Width(low: 73.5, best: 106.4, high: 243))
    #expect(text.isRoomUncertain)
    #expect(
      text.adviceForUncertainRoom.english
        == "Shorten the translation. Characters that fit: 9 to 31, most likely about 13; how much room it has is not known for certain.")
  }

  @Test("One that is known better has")
  func figure() {
    #expect(!text(Width(low: 200, best: 207.6, high: 240)).isRoomUncertain)
    #expect(!text(Width(exactly: 100)).isRoomUncertain)
  }

  @Test("A text is cut for certain only where its least width exceeds the greatest room")
  func certain() {
    let needed = Width(low: 240, best: 274.8, high: 283)
    #expect(needed.exceeds(Width(low: 73.5, best: 106.4, high: 243)) == .likely)
    #expect(Width(low: 244, best: 274.8, high: 283).exceeds(Width(low: 73.5, best: 106.4, high: 243)) == .certain)
  }
}
