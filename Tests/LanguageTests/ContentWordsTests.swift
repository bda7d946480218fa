import LintelLanguage
import Testing

@Suite("Texts beside each other, by their words")
struct ContentWordsTests {
  @Test(
    "Texts that differ in a word and its opposite are opposites",
    arguments: [
      ("Mute", "Unmute"), ("Before", "After"), ("Hide Audio Panel", "Hide Video Panel"), ("Zoom In", "Zoom Out"),
      ("Monounsaturated fat", "Polyunsaturated fat"), ("Volume + %.0f%%", "Volume - %.0f%%"),
      ("Data not available", "Data now available"), ("Select all", "Deselect all"), ("Volume + 5%", "Volume - 5%"),
      ("You can edit it", "You can't edit it"), ("The speed limit is enabled", "Speed limit disabled"),
      ("Turn on the light", "Turn off the light"), ("Lock Screen", "Unlock Screen"), ("Expand All", "Collapse All"),
      ("Connect", "Disconnect"), ("Follow", "Unfollow"), ("Round up", "Round down"), ("Increase Volume", "Decrease Volume"),
      ("Next Page", "Previous Page"), ("Pause Download", "Resume Download"), ("Accept Call", "Decline Call"),
      ("Incoming Calls", "Outgoing Calls"), ("Light Mode", "Dark Mode"),
    ])
  func opposites(one: String, other: String) {
    #expect(ContentWords(one).isOpposite(of: ContentWords(other)))
    #expect(ContentWords(other).isOpposite(of: ContentWords(one)))
  }

  @Test(
    "Others are not",
    arguments: [
      ("Play", "Display"), ("Find", "Search"), ("Not selected", "Nothing selected"), ("Open", "Open file"), ("Unit", "It"),
      ("Card", "Discard"),
    ])
  func notOpposites(one: String, other: String) {
    #expect(!ContentWords(one).isOpposite(of: ContentWords(other)))
  }

  @Test("One that says more of the same, or differs in articles, endings and marks, is like the other")
  func alike() {
    #expect(ContentWords("Delete").isLike(ContentWords("Delete item…")))
    #expect(ContentWords("Remove the files").isLike(ContentWords("Remove file")))
    #expect(ContentWords("[Generic] OK").isLike(ContentWords("OK")))
    #expect(!ContentWords("Syntax").isLike(ContentWords("Text of a command")))
  }

  @Test(
    "A text with a “not”, or with a prefix that means it, is the negation of the other",
    arguments: [
      ("Unpin View", "Pin View"), ("Not installed", "Installed"), ("Inactive", "Active"),
      ("You can't edit it", "You can edit it"),
    ])
  func negations(one: String, other: String) {
    #expect(ContentWords(one).isNegation(of: ContentWords(other)))
    #expect(!ContentWords(other).isNegation(of: ContentWords(one)))
  }

  @Test("Words that say that something did not come about are one")
  func failing() {
    let failed = ContentWords("Download failed to succeed.")
    #expect(failed.share(with: ContentWords("The download could not be completed.")) == 0.5)
    for other in ["Unable to download", "The download can't succeed", "The download cannot succeed"] {
      #expect(failed.isLike(ContentWords(other)))
    }
    #expect(failed.share(with: ContentWords("Files can be kept")) == 0)
  }

  @Test("A text that has all words of another one and says “not” denies it")
  func denials() {
    func denies(_ one: String, _ other: String) -> Bool { ContentWords(one).denies(ContentWords(other)) }
    #expect(denies("Last sync time is not known", "Last sync") && !denies("Last sync", "Last sync time is not known"))
    #expect(!denies("Last sync time is known", "Last sync"))
    #expect(!denies("The folder is not empty", "Folder"))
    #expect(!denies("The last sync did not fail", "First sync"))
  }
}
