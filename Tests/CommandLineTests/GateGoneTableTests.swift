import Testing

@Suite("A table that a change deletes")
struct GateGoneTableTests {
  private static let table = "de.lproj/Other.strings"
  private static let files = AccountApp.files.merging([
    "en.lproj/Other.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n", table: "\"a\" = \"Eins \";\n\"b\" = \"Zwei\";\n",
  ]) { $1 }

  @Test("What was found in it is gone with it, and nothing of it is fixed")
  func deleted() throws {
    let history = try GitHistory(Self.files)
    defer { history.remove() }
    let gated = try history.pullRequest(formats: ["text", "markdown"]) {
      try history.git("rm", "--quiet", Self.table, "en.lproj/Other.strings")
    }
    #expect(gated.sentence.contains(" 0 fixed, ") && gated.sentence.contains(" gone with their table, "), "\(gated.sentence)")
    #expect(!gated.answer.errors.contains("lintel: fixed: edge-space"))
    for (format, page) in gated.pages { #expect(page.contains("since their table is gone: "), "\(format)") }
  }

  @Test("A table that is moved is none")
  func moved() throws {
    let history = try GitHistory(Self.files)
    defer { history.remove() }
    let gated = try history.pullRequest {
      for language in ["de", "en"] {
        try history.write(Self.files["\(language).lproj/Other.strings"]!, to: "App/\(language).lproj/Other.strings")
        try history.git("rm", "--quiet", "\(language).lproj/Other.strings")
      }
    }
    #expect(!gated.sentence.contains("gone with"), "\(gated.sentence)")
  }
}
