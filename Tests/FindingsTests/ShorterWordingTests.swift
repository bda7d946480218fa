import LintelFindings
import Testing

@Suite("Whether a text can be worded in the room that it has")
struct ShorterWordingTests {
  @Test("A few characters in place of twice as many cannot; a longer limit leaves a choice of words")
  func reach() {
    #expect(ShorterWording.isOutOfReach(4, of: 9) && !ShorterWording.isOutOfReach(5, of: 9))
    #expect(ShorterWording.isOutOfReach(9, of: 18) && !ShorterWording.isOutOfReach(10, of: 40))
  }
}
