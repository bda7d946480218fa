import Testing

@Suite struct ConfigurationOnTheCommandLine {
  static let cut = "ios18 de 375pt\nsource en: view[Cancel 60pt] | Logins |\nview[Abbrechen 60pt] | Logins |"

  @Test("lintel.yml of the audited folder counts; an option wins over it, and --config names another file")
  func precedence() throws {
    let cli = try CommandRunner(
      ["app/a.sketch": Self.cut, "app/lintel.yml": "fail-on: never\n", "strict.yml": "fail-on: error\n"])
    defer { cli.remove() }
    #expect(try cli.run("audit", "app").code == 0)
    #expect(try cli.run("audit", "app", "--fail-on", "error").code == 1)
    #expect(try cli.run("audit", "app", "--config", "strict.yml").code == 1)
  }

  @Test("2: a configuration with a mistake is told with its place, and nothing is audited")
  func mistake() throws {
    let cli = try CommandRunner(["a.sketch": Self.cut, "lintel.yml": "fail-on: never\nrule: {title-length: off}\n"])
    defer { cli.remove() }
    for command in ["audit", "inspect", "baseline"] {
      let answer = try cli.run(command, ".")
      #expect(answer.code == 2)
      #expect(
        answer.errors.contains("lintel.yml: line 2, column 1: found 'rule' in a configuration (did you mean 'rules'?)"))
      #expect(answer.output == "")
    }
    #expect(try cli.run("audit", ".", "--config", "none.yml").code == 2)
  }

  @Test("What is suppressed is said, and does not fail")
  func suppression() throws {
    let yaml = """
      suppress:
        - {rule: label-truncated, reason: known, until: 2999-12-31}
        - {rule: edge-space, reason: gone, until: 2001-12-31}
        - {rule: zero-width, reason: gone}
      """
    let cli = try CommandRunner(["a.sketch": Self.cut, "lintel.yml": yaml])
    defer { cli.remove() }
    let answer = try cli.run("audit", ".")
    #expect(!answer.output.contains("[label-truncated]"))
    #expect(answer.output.contains("suppressed by the configuration"))
    #expect(answer.output.contains("lintel.yml:3:5: suppression expired on 2001-12-31: edge-space"))
    #expect(answer.output.contains("lintel.yml:4:5: suppression of nothing that was found: zero-width"))
  }
}
