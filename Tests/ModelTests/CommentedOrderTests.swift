import LintelModel
import Testing

@Suite("What a comment orders")
struct CommentedOrderTests {
  @Test(
    "An order is found wherever it stands in the comment, in capitals or not",
    arguments: [
      "Do not translate", "DO NOT TRANSLATE", "A brand; leave as is", "LEAVE AS IS", "Name of the app.\nKeep it as is!", "leave it as it is",
      "Don’t localize this string.", "Größe – not to be translated", "Not localizable. DON'T LOCALISE IT",
    ])
  func order(comment: String) { #expect(CommentedOrder.leavesAsIs(comment)) }

  @Test(
    "A comment without a word of such an order, or that ends within one, is none",
    arguments: ["", "s", "s i", "ransla", "Title of a screen", "This is the title", "Übersetzen", "👩‍👩‍👧 as i", "Translate this carefully"])
  func none(comment: String) { #expect(!CommentedOrder.leavesAsIs(comment)) }
}
