import LintelFindings
import Testing

@Suite("A text that has no words of its own")
struct FormatTextTests {
  @Test(
    "It is placeholders, with marks, digits and spaces between them",
    arguments: ["%@ %@", "%1$@ – %2$@", "%#@files@", "%.1f %%", "(%lld)", "%@: %-5.2f", "%02d:%02d", "%1$lld/%2$lld", "%s"])
  func isOne(text: String) { #expect(FormatText.isOne(text)) }

  @Test(
    "A word, or a text without a placeholder, is none",
    arguments: ["%@ files", "100 %", "100 %%", "–", "", "Datei %@", "%@年", "%", "مع %@", "%#@files", "50 % off"])
  func isNone(text: String) { #expect(!FormatText.isOne(text)) }
}
