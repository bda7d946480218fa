import Testing

@testable import LintelSwiftSource

@Suite("Names that bytes declare")
struct DeclaredNamesTests {
  private func names(_ source: String) -> DeclaredNames { DeclaredNames(Array(source.utf8)) }

  @Test("What stands in no braces is a global")
  func globals() {
    let found = names(
      """
      let title = "A"
      struct Screen {
        var inner = 1
        func make() { let local = 2 }
      }
      #if os(iOS)
      func shared() -> Int { 1 }
      #endif
      """)
    #expect(Set(found.globals) == ["title", "shared"])
    #expect(Set(found.members) == ["title", "inner", "make", "local", "shared"])
    #expect(found.types.map(\.name) == ["Screen"])
  }

  @Test(
    "Braces of texts and comments do not count",
    arguments: [
      #"let a = "{""#, #"let a = "\(f("{"))""#, ##"let a = #"{"{"#"##, "// {", "/* { /* { */ { */", "let a = \"\"\"\n{\n\"\"\"",
    ])
  func quietBraces(before: String) {
    let found = names(before + "\nlet last = 1\nstruct S { let inner = 2 }\n")
    #expect(found.globals.contains("last"))
    #expect(!found.globals.contains("inner"))
  }

  @Test("Where braces do not match, everything may be a global", arguments: ["let a = /{/", "}", "struct S {"])
  func unbalanced(source: String) {
    let found = names(source + "\nlet last = 1\n")
    #expect(Set(found.globals) == Set(found.members))
    #expect(found.globals.contains("last"))
  }

  @Test("Names in backticks, lists of cases and nested extensions are declared")
  func spellings() {
    let found = names("enum E { case `internal`, other }\nextension Outer.Inner { static let `default` = 1 }")
    #expect(found.types.map(\.name) == ["E", "Outer", "Inner"])
    #expect(Set(found.members) == ["internal", "other", "default"])
  }

  @Test("Whether a type is extended, and whether it may inherit, is told without reading on")
  func inheritance() {
    let found = names(
      "class A: B {}\nstruct C {}\nextension D {}\nextension E: F {}\nenum G<Element> : H {}\nprotocol I\n  : J {}")
    #expect(found.types.filter(\.isExtended).map(\.name) == ["D", "E"])
    #expect(found.types.filter(\.mayInherit).map(\.name) == ["A", "E", "G", "I"])
  }

  @Test("A line of a million number signs is read in no time", .timeLimit(.minutes(20)))
  func numberSigns() {
    #expect(names(String(repeating: "#", count: 1_000_000) + "\nlet a = 1").globals == ["a"])
  }
}
