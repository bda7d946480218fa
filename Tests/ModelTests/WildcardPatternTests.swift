import LintelModel
import Testing

@Suite("A pattern")
struct WildcardPatternTests {
  @Test(
    "It matches whole names",
    arguments: [
      ("a*c", "abbc", true), ("a*c", "a/c", false), ("a**c", "a/b/c", true), ("**/b", "b", true), ("**/b", "x/y/b", true),
      ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "ax/b", false), ("?", "é", true), ("?", "ab", false),
      ("a?c", "a/c", false), ("*", "", true), ("", "", true), ("", "a", false), ("[x]", "[x]", true), ("**", "a/b", true),
    ])
  func whole(pattern: String, name: String, isMatch: Bool) {
    #expect(WildcardPattern(pattern).matches(name) == isMatch)
  }

  @Test(
    "It covers a path whose folder it matches; without a slash, the name of any folder",
    arguments: [
      ("Vendor", "Vendor/a.swift", true), ("Vendor", "Sources/Vendor/a.swift", true), ("Vendor/", "Vendor/a.swift", true),
      ("Vendor", "Vendors/a.swift", false), ("*.gen.swift", "a/b.gen.swift", true), ("Sources/Gen", "Sources/Gen/x/y", true),
      ("Sources/Gen", "x/Sources/Gen/y", false), ("**/Gen/*.swift", "x/Gen/y.swift", true),
      ("**/*Tests", "a/UnitTests/b.swift", true),
    ])
  func paths(pattern: String, path: String, isCovered: Bool) {
    #expect(WildcardPattern(pattern).covers(path: path) == isCovered)
  }

  @Test("Many asterisks take no longer than few", .timeLimit(.minutes(20)))
  func isLinear() {
    let pattern = WildcardPattern(String(repeating: "*a", count: 200))
    #expect(!pattern.matches(String(repeating: "a", count: 2000) + "b"))
  }
}
