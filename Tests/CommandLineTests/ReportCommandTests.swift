import Foundation
import Testing

@testable import LintelCommand

@Suite("lintel report")
struct ReportCommandTests {
  private static let formats = ReportOptions.names
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Examples/Fieldfare").standardizedFileURL.path

  private func files(in folder: URL) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appending(path: $0))) })
  }

  @Test("Of the stored report of the example app, every format is what the audit wrote, to the byte")
  func roundTrip() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    // Xcode's lines begin with the folder of the machine, which a report does not store where it lies elsewhere.
    let formats = Self.formats.filter { $0 != "xcode" }
    let all = formats.flatMap { ["--format", $0] } + ["--fail-on", "never"]
    #expect(try cli.run(["audit", Self.examples, "--without-fonts", "--output", "first"] + all).code == 0)
    #expect(try cli.run(["report", "first/audit.xml", "--output", "again"] + all).code == 0)
    let first = try files(in: cli.folder.appending(path: "first"))
    #expect(first.count == formats.count)
    #expect(try files(in: cli.folder.appending(path: "again")) == first)
  }

  @Test(
    "In another language, too: the stored report holds what each message is made of",
    arguments: ["text", "html", "csv", "sarif"])
  func otherLanguage(format: String) throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let common = ["--without-fonts", "--fail-on", "never"]
    let german = ["--format", format, "--language", "de", "--fail-on", "never"]
    let audited = try cli.run(["audit", Self.examples, "--without-fonts"] + german)
    _ = try cli.run(["audit", Self.examples, "--format", "xml", "--output", "out"] + common)
    let stored = try cli.run(["report", "out/audit.xml"] + german)
    #expect(stored.output == audited.output)
    if format == "text" { #expect(stored.output.contains("für Entwickler")) }
  }

  @Test("The same exit codes as of the audit")
  func exitCodes() throws {
    let cli = try CommandRunner(["a.sketch": ExitCodes.cut, "empty/en.lproj/L.strings": "\"a\" = \"Save\";"])
    defer { cli.remove() }
    _ = try cli.run("audit", "a.sketch", "--output", "out", "--format", "xml")
    #expect(try cli.run("report", "out/audit.xml").code == 1)
    #expect(try cli.run("report", "out/audit.xml", "--fail-on", "never", "--format", "csv").output.contains("Abbrechen"))
    #expect(try cli.run("report", "out/audit.xml", "--fail-on", "never").code == 0)
    #expect(try cli.run("report", "out/audit.xml", "--format", "csv", "--format", "json").code == 2)
    _ = try cli.run("audit", "empty", "--output", "none", "--format", "xml")
    #expect(try cli.run("report", "none/audit.xml").code == 2)
    #expect(try cli.run("report", "none/audit.xml", "--tables-only").code == 0)
  }

  @Test("What the configuration says fails a build is stored, and an option wins over it")
  func storedFailOn() throws {
    let cli = try CommandRunner(["a.sketch": "ios26 en 402pt\nkind: toolbar\n[Save changes.]", "lintel.yml": "fail-on: note\n"])
    defer { cli.remove() }
    #expect(try cli.run("audit", ".", "--output", "out", "--format", "xml").code == 1)
    #expect(try cli.run("report", "out/audit.xml").code == 1)
    #expect(try cli.run("report", "out/audit.xml", "--fail-on", "error").code == 0)
  }

  @Test("How the run ended is what the report says again, in each format and by its exit code, unless something else is asked")
  func storedEnding() throws {
    let cli = try CommandRunner(["a.sketch": ExitCodes.cut])
    defer { cli.remove() }
    let asked = ["audit", ".", "--without-fonts", "--fail-on", "never"]
    #expect(try cli.run(asked + ["--output", "out", "--format", "xml"]).code == 0)
    for format in ["json", "text", "html", "junit"] {
      let again = try cli.run("report", "out/audit.xml", "--format", format)
      #expect(try again.code == 0 && again.output == cli.run(asked + ["--format", format]).output, "\(format)")
    }
    #expect(try cli.run("report", "out/audit.xml", "--fail-on", "error").code == 1)
  }

  @Test("Services get paths from the folder that the audit ran in, of a folder or a file, now or from the stored report")
  func repositoryPaths() throws {
    let cli = try CommandRunner(["App/iOS/a.sketch": ExitCodes.cut])
    defer { cli.remove() }
    for path in ["App", "App/iOS/a.sketch"] {
      let github = try cli.run("audit", path, "--format", "github").output
      #expect(github.contains("file=App/iOS/a.sketch,line="))
      _ = try cli.run("audit", path, "--output", "out", "--format", "xml")
      #expect(try cli.run("report", "out/audit.xml", "--format", "github").output == github)
      for format in ["gitlab", "sarif"] {
        #expect(try cli.run("report", "out/audit.xml", "--format", format).output.contains("\"App/iOS/a.sketch\""))
      }
    }
    #expect(try cli.run("audit", "App", "--format", "json").output.contains("\"iOS/a.sketch\""))
  }

  @Test("What cannot be read is named with its line, and the exit code is 2")
  func unreadable() throws {
    let cli = try CommandRunner(["other.xml": "<?xml version=\"1.0\"?>\n<report xmlns=\"urn:lintel:report:9\"/>"])
    defer { cli.remove() }
    let other = try cli.run("report", "other.xml")
    #expect(other.code == 2)
    #expect(other.errors.contains("other.xml: line 2: ") && other.errors.contains("urn:lintel:report:1"))
    let none = try cli.run("report", "none.xml")
    #expect(none.code == 2 && none.errors.contains("none.xml: found no file"))
  }
}
