import LintelModel
import Testing

@Suite("Patterns that repeat themselves")
struct WildcardRepetitionTests {
  @Test("Asterisks without end say what two of them say")
  func asterisks() {
    for count in [2, 3, 4, 7, 100_000] {
      let pattern = WildcardPattern(String(repeating: "*", count: count))
      #expect(pattern.matches("a/b/c") && pattern.matches("") && pattern.covers(path: "a/b"))
    }
    #expect(!WildcardPattern("*").matches("a/b"))
    #expect(WildcardPattern("a***b").matches("a/x/b") && !WildcardPattern("a***b").matches("a/x/c"))
  }

  @Test("Folders of any number, again and again, are folders of any number")
  func folders() {
    let again = WildcardPattern("**/**/**/x.strings")
    let once = WildcardPattern("**/x.strings")
    for path in ["x.strings", "a/x.strings", "a/b/x.strings", "a/x.stringsdict", "ax.strings"] {
      #expect(again.matches(path) == once.matches(path), "\(path)")
    }
    #expect(WildcardPattern("a/**/**/b").matches("a/b") && WildcardPattern("a/**/**/b").matches("a/x/y/b"))
    // A folder's name that ends so is no folder of any number.
    #expect(!WildcardPattern("a**/**/b").matches("b"))
  }
}
