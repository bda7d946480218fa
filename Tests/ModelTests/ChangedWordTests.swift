import LintelModel
import Testing

@Suite("The word in which two texts differ")
struct ChangedWordTests {
  @Test(
    "One word is told as it was and as it is, whatever stands between words",
    arguments: [
      ("Recieve all messages", "Receive all messages", "recieve", "receive"), ("Turn it on.", "Turn it off", "on", "off"),
      ("You can save", "You can’t save", "can", "can't"), ("5 pages", "6 pages", "5", "6"),
      ("Open “Inbax”", "Open \"Inbox\"", "inbax", "inbox"),
    ])
  func one(from: String, to: String, before: String, now: String) {
    let word = ChangedWord(from: from, to: to)
    #expect(word?.before == before && word?.now == now)
  }

  @Test(
    "Of several words, or none, there is none to tell",
    arguments: [
      ("Save", "save."), ("Open 'Inbox'", "Open “Inbox”"), ("Save it", "Save"), ("Save the page", "Keep a page"), ("", "Save"),
    ])
  func none(from: String, to: String) { #expect(ChangedWord(from: from, to: to) == nil) }

  @Test(
    "Letters that are added, left out, replaced and swapped with the next are counted",
    arguments: [
      ("recieve", "receive", 1), ("setings", "settings", 1), ("settinggs", "settings", 1), ("inbax", "inbox", 1),
      ("import", "export", 2), ("adresses", "addresses", 1), ("occured", "occurred", 1), ("enable", "disable", 3),
      ("a", "b", 1),
    ])
  func edits(from: String, to: String, count: Int) throws {
    let word = try #require(ChangedWord(from: from, to: to))
    #expect(word.isWithin(edits: count) && !word.isWithin(edits: count - 1))
  }
}
