import Foundation
import Testing

@testable import LintelCommand

@Suite("The report's language")
struct LanguageTests {
  @Test(
    "--language chooses the language of the report, and its parent where there is no more of it", arguments: ["de", "de-AT"])
  func chosen(language: String) throws {
    let cli = try CommandRunner(["a.sketch": ExitCodes.cut])
    defer { cli.remove() }
    let answer = try cli.run("audit", ".", "--language", language)
    #expect(answer.output.contains("Fehler"))
    #expect(try !cli.run("audit", ".").output.contains("Fehler"))
  }

  @Test("What nobody has translated is English, and said", arguments: ["zh-Hant", "tlh"])
  func unknown(language: String) throws {
    let cli = try CommandRunner(["a.sketch": ExitCodes.cut])
    defer { cli.remove() }
    let answer = try cli.run("audit", ".", "--language", language)
    #expect(answer.output == (try cli.run("audit", ".").output))
    #expect(answer.errors.contains("'\(language)'"))
  }

  @Test("Programs read the same whatever the language is", arguments: ["xml", "json"])
  func programs(format: String) throws {
    let cli = try CommandRunner(["a.sketch": ExitCodes.cut])
    defer { cli.remove() }
    let german = try cli.run("audit", ".", "--format", format, "--language", "de").output
    #expect(german == (try cli.run("audit", ".", "--format", format).output))
  }

  @Test(
    "The environment names the language by the first of its variables that says anything",
    arguments: [
      ([:], "C"), (["LANG": "de_DE.UTF-8"], "de_DE.UTF-8"), (["LC_ALL": "", "LANG": "fr_FR"], "fr_FR"),
      (["LC_ALL": "ja_JP", "LC_MESSAGES": "ar", "LANG": "fr_FR"], "ja_JP"), (["LC_MESSAGES": "ar", "LANG": "fr_FR"], "ar"),
    ] as [([String: String], String)])
  func environment(variables: [String: String], name: String) {
    #expect(LanguageOption.ofEnvironment(variables) == name)
  }
}
