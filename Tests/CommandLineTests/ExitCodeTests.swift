import Foundation
import Testing

@testable import LintelCommand

@Suite struct ExitCodes {
  static let clean = "ios26 en 402pt\n| Inbox | [Edit]"
  static let cut = "ios18 de 375pt\nsource en: view[Cancel 60pt] | Logins |\nview[Abbrechen 60pt] | Logins |"

  private func code(_ files: [String: String], _ arguments: String...) throws -> Int32 {
    let cli = try CommandRunner(files)
    defer { cli.remove() }
    return try cli.run("audit", ".", arguments.first ?? "--no-color", arguments.dropFirst().first ?? "--no-color").code
  }

  @Test("0: nothing at or above the threshold")
  func clean() throws { #expect(try code(["a.sketch": Self.clean]) == 0) }

  @Test("1: a finding at or above the threshold")
  func failing() throws {
    #expect(try code(["a.sketch": Self.cut]) == 1)
    #expect(try code(["a.sketch": Self.cut], "--fail-on", "never") == 0)
    #expect(try code(["a.sketch": "ios26 en 402pt\nkind: toolbar\n[Save changes.]"], "--fail-on", "error") == 0)
    #expect(try code(["a.sketch": "ios26 en 402pt\nkind: toolbar\n[Save changes.]"], "--fail-on", "note") == 1)
  }

  @Test("2: no toolbar was found, and what was looked at is said; the tables are audited all the same")
  func nothing() throws {
    let cli = try CommandRunner(["en.lproj/L.strings": "\"a\" = \"Save\";", "de.lproj/L.strings": "\"b\" = \"x\";\n"])
    defer { cli.remove() }
    let answer = try cli.run("audit", ".")
    #expect(answer.code == 2)
    #expect(answer.errors.contains("toolbar"))
    #expect(answer.errors.contains("--tables-only"))
    #expect(answer.output.contains("missing-translation"))
    #expect(try cli.run("audit", ".", "--tables-only").code == 0)
  }

  @Test("2: nothing was read at all, where the tables alone are meant, too; what was left out is said")
  func nothingRead() throws {
    let cli = try CommandRunner(["lintel.yml": "exclude: [\"**\"]", "en.lproj/L.strings": "\"a\" = \"Save\";"])
    defer { cli.remove() }
    let answer = try cli.run("audit", ".", "--tables-only")
    #expect(answer.code == 2)
    #expect(answer.errors.contains("nothing was read") && answer.errors.contains("Left out by the configuration: 1 file"))
    #expect(!answer.output.contains("Nothing found.\n"))
    #expect(try cli.run("audit", ".").errors.contains("Left out by the configuration"))
  }

  @Test("2: of an empty folder nobody says that nothing was found in it")
  func emptyFolder() throws {
    let cli = try CommandRunner(["README.md": "Read me.\n"])
    defer { cli.remove() }
    for format in ["text", "markdown"] {
      let answer = try cli.run("audit", ".", "--format", format)
      #expect(answer.code == 2 && answer.output.contains("Nothing was audited."), "\(answer.output)")
      #expect(!answer.output.contains("Nothing found"), "\(answer.output)")
    }
  }

  @Test("A file in the folder of a language is audited in that language")
  func lone() throws {
    let cli = try CommandRunner(
      ["App/de.lproj/L.strings": "\"a\" = \"Speichern \";", "App/en.lproj/L.strings": "\"a\" = \"Save\";"])
    defer { cli.remove() }
    let answer = try cli.run("inspect", "App/de.lproj/L.strings")
    #expect(answer.code == 0)
    #expect(answer.output.contains("de.lproj/L.strings  de,") && answer.output.contains("1 language: de."))
  }

  @Test("2: there is nothing at the path, the usage is wrong, or the baseline is none")
  func cannotWork() throws {
    let cli = try CommandRunner(["a.sketch": Self.clean, "b.json": "{}"])
    defer { cli.remove() }
    #expect(try cli.run("audit", "nowhere").code == 2)
    #expect(try cli.run("audit", ".", "--fail-on", "sometimes").code == 2)
    #expect(try cli.run("audit", ".", "--baseline", "none.json").code == 2)
    #expect(try cli.run("audit", ".", "--baseline", "b.json").code == 2)
    #expect(try cli.run("audit", ".", "--format", "xml", "--format", "html").code == 2)
    #expect(try cli.run("nonsense").code == 2)
  }

  @Test("1: a file that should be readable is not, so a gate is not green over it")
  func broken() throws {
    let cli = try CommandRunner(["a.sketch": Self.clean, "Main.storyboard": "<document>\n<<<<<<< HEAD\n</document>"])
    defer { cli.remove() }
    let answer = try cli.run("audit", ".")
    #expect(answer.code == 1)
    #expect(answer.output.contains("Main.storyboard:2") && answer.output.contains("file-unreadable"))
  }

  @Test("2: an empty path, and a baseline of nothing")
  func empty() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    #expect(try cli.run("audit", "").code == 2)
    #expect(try cli.run("baseline", ".").code == 2)
    let answer = try cli.run("audit", "nowhere")
    #expect(answer.errors.contains("nowhere") && !answer.errors.contains("UnreadableFile"))
  }

  @Test(
    "2: standard output that takes no more is said", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [["audit", ".", "--fail-on", "never"], ["audit", ".", "--format", "csv", "--fail-on", "never"], ["--help"]])
  func fullDisk(arguments: [String]) throws {
    let cli = try CommandRunner(["a.sketch": Self.clean])
    defer { cli.remove() }
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let answer = try cli.run(arguments, output: full)
    #expect(answer.code == 2)
    #expect(answer.errors.contains("standard output cannot be written: No space left on device"))
  }

  @Test("A reader that goes away is no error of ours")
  func readerGoesAway() throws {
    let cli = try CommandRunner(["a.sketch": Self.clean])
    defer { cli.remove() }
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let answer = try cli.run(["rules"], output: pipe.fileHandleForWriting)
    #expect(answer.errors == "")
  }

  @Test("0: help and version are asked for, and come on standard output")
  func help() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let help = try cli.run("--help")
    #expect(help.code == 0 && help.output.contains("audit") && help.errors.isEmpty)
    let version = try cli.run("--version")
    #expect(version.code == 0 && version.output == Lintel.configuration.version + "\n")
    #expect(try cli.run("audit", "--help").output.contains("EXIT CODES"))
  }
}
