import LintelLanguage
import LintelModel
import Testing

@Suite("A slip that was mended")
struct SpellingTests {
  private func isMended(_ before: String, _ now: String, others: Set<Substring> = [], in locale: LocaleID = "en") -> Bool? {
    Spelling(of: locale)?.isMended(from: before, to: now, others: others)
  }

  @Test(
    "A word that was none, and is one with a letter or two mended, says the same",
    arguments: [
      ("Recieve all messages", "Receive all messages"), ("The adress of %@", "The address of %@"),
      ("An error occured.", "An error occurred."), ("Open Setings", "Open Settings"), ("Seperate lines", "Separate lines"),
      ("Succesfully saved", "Successfully saved"), ("Your langauges", "Your languages"), ("Notificatoins", "Notifications"),
      ("recieve", "Receive"),
    ])
  func mended(before: String, now: String) { #expect(isMended(before, now) == true) }

  @Test(
    "Another word is another text, however near it is",
    arguments: [
      ("Turn it on", "Turn it off"), ("Not saved", "Now saved"), ("You can save", "You can't save"),
      ("Unlock the account", "Unblock the account"), ("Enable", "Disable"), ("Import pages", "Export pages"),
      ("Increase the size", "Decrease the size"), ("Visible", "Invisible"), ("Repost it", "Report it"),
      ("Save the account", "Save the accounts"), ("Public", "Pubic"), ("These pages", "Those pages"),
      ("Would you", "World you"), ("You wrote", "You write"), ("Install the plugin", "Install the plugins"),
      ("Gmail account", "Email account"), ("Followed", "Follower"), ("Login page", "Logic page"), ("Quite", "Quiet"),
      ("5 pages", "6 pages"), ("Recieve + save", "Receive & save"), ("Recieve teh messages", "Receive the messages"),
      ("Retoot", "Reboot"), ("Playlist", "Paylist"), ("Hoping", "Hopping"), ("Filing", "Filling"), ("Untied", "United"),
    ])
  func replaced(before: String, now: String) { #expect(isMended(before, now) == false) }

  @Test("A word that other strings spell so is the app's own, and other languages' words are not known")
  func unsure() {
    #expect(isMended("Recieve it", "Receive it", others: ["recieve"]) == false)
    #expect(isMended("Empfagen Sie", "Empfangen Sie", in: "de") == nil)
  }
}
