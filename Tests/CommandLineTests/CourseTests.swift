import Foundation
import Testing

@testable import LintelCommand

@Suite("Several reports")
struct CourseTests {
  /// A project with a label that is cut, audited twice.
  private func audited() throws -> CommandRunner {
    let cli = try CommandRunner(["a.sketch": ExitCodes.cut])
    let common = ["audit", "a.sketch", "--without-fonts", "--format", "xml", "--output"]
    _ = try cli.run(common + ["september", "--date", "2026-09-01"])
    _ = try cli.run(common + ["october"])
    return cli
  }

  @Test("Their page draws how the findings of each owner and language went on, and is else that of the last")
  func page() throws {
    let cli = try audited()
    defer { cli.remove() }
    let files = ["september/audit.xml", "october/audit.xml"]
    let page = try cli.run(["report"] + files + ["--format", "html", "--fail-on", "never"])
    #expect(page.code == 0)
    #expect(page.output.contains("id=\"course\""))
    #expect(page.output.contains("2026-09-01"))
    let alone = try cli.run("report", files[1], "--format", "html", "--fail-on", "never")
    #expect(!alone.output.contains("id=\"course\""))
  }

  @Test("No other format draws several, and says so")
  func otherFormats() throws {
    let cli = try audited()
    defer { cli.remove() }
    let result = try cli.run("report", "september/audit.xml", "october/audit.xml", "--format", "csv")
    #expect(result.code == 2)
    #expect(result.errors.contains("only the page draws several"))
  }

  @Test("A language that an earlier one does not have has no findings there")
  func newLanguage() throws {
    let cli = try CommandRunner([
      "before/en.lproj/L.strings": "\"a\" = \"Save\";", "now/en.lproj/L.strings": "\"a\" = \"Save %d\";",
      "now/de.lproj/L.strings": "\"a\" = \"Sichern\";",
    ])
    defer { cli.remove() }
    for folder in ["before", "now"] {
      _ = try cli.run("audit", folder, "--tables-only", "--output", folder + ".out", "--format", "xml")
    }
    let result = try cli.run(
      "report", "before.out/audit.xml", "now.out/audit.xml", "--format", "html", "--locale", "de", "--tables-only",
      "--fail-on", "never")
    #expect(result.code == 0)
    #expect(result.output.contains("id=\"course\""))
  }
}
