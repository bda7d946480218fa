import Testing

@Suite("Mistyped names")
struct MistypedNameTests {
  @Test(
    "The nearest command or rule is named",
    arguments: [
      (["audits", "."], "'audits', did you mean 'audit'?"), (["gaet", "."], "'gaet', did you mean 'gate'?"),
      (["rules", "title-truncate"], "'title-truncate', did you mean 'title-truncated'?"),
      (["audit", ".", "--rule", "title-lenght"], "did you mean 'title-length'?"),
      (["audit", ".", "--rule", "title-length,title-truncate"], "did you mean 'title-truncated'?"),
      (["audit", ".", "--severity", "warnin"], "did you mean 'warning'?"),
      (["audit", ".", "--only", "localisation"], "Did you mean 'localization'?"),
      (["audit", ".", "--format", "jsn"], "Did you mean 'json'?"),
      (["audit", ".", "--fail-on", "eror"], "Did you mean 'error'?"),
      (["audit", ".", "--date", "tomorow"], "found --date tomorow, expected today, or a day such as 2027-03-31"),
      (["audit", ".", "--locale", "germany"], "found --locale germany, expected a language of the project"),
    ])
  func suggestion(arguments: [String], says: String) throws {
    let cli = try CommandRunner(["a.sketch": ExitCodes.clean])
    defer { cli.remove() }
    let answer = try cli.run(arguments)
    #expect(answer.code == 2 && answer.errors.contains(says), "\(answer.errors)")
  }

  @Test("Where no name is near, those that there are are listed")
  func none() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let command = try cli.run("zzzzzz")
    #expect(command.code == 2 && command.errors.contains("expected one of: audit, ") && !command.errors.contains("mean"))
    let rule = try cli.run("rules", "zzzzzz")
    #expect(rule.code == 2 && rule.errors.contains("title-truncated") && !rule.errors.contains("mean"))
    #expect(try cli.run("help", "audit").code == 0)
  }
}
