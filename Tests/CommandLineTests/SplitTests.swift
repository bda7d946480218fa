import Foundation
import Testing

@testable import LintelCommand

@Suite("lintel audit --split")
struct SplitTests {
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Examples/Fieldfare").standardizedFileURL.path

  private func files(in folder: URL) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appending(path: $0))) })
  }

  @Test("Beside the page are a page and two sheets for each language; from the stored report they are the same to the byte")
  func files() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let all = ["--format", "html", "--format", "xml", "--split", "--fail-on", "never"]
    let audited = try cli.run(["audit", Self.examples, "--without-fonts", "--output", "first"] + all)
    #expect(audited.code == 0 && audited.output.contains("files for translators, three a language"))
    #expect(audited.output.contains("wrote first/index.html and "))
    #expect(try cli.run(["report", "first/audit.xml", "--output", "again"] + all).code == 0)
    let first = try files(in: cli.folder.appending(path: "first"))
    #expect(first["audit.de.html"] != nil && first["audit.de.csv"] != nil && first["audit.en.html"] == nil)
    #expect(first["audit.de.tsv"]?.starts(with: [0xEF, 0xBB, 0xBF]) == true)
    #expect(first["audit.de.html"]!.count < first["audit.html"]!.count)
    #expect(try files(in: cli.folder.appending(path: "again")) == first)
  }

  @Test("Narrowed to a language, it writes that one only")
  func narrowed() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let options = ["--format", "html", "--split", "--locale", "de", "--output", "out", "--fail-on", "never"]
    #expect(try cli.run(["audit", Self.examples, "--without-fonts"] + options).code == 0)
    let names = try files(in: cli.folder.appending(path: "out")).keys.sorted()
    #expect(names == ["audit.de.csv", "audit.de.html", "audit.de.tsv", "audit.html", "index.html"])
  }

  @Test(
    "An overview of its own is written anew; another index.html, or one that nobody can read, stays, and nothing is written")
  func foreign() throws {
    let own = "<!DOCTYPE html><title>Somebody's site</title>"
    let cli = try CommandRunner(["a.sketch": ExitCodes.cut, "out/index.html": own])
    defer { cli.remove() }
    let options = ["audit", "a.sketch", "--format", "html", "--split", "--fail-on", "never", "--output"]
    let refused = try cli.run(options + ["out"])
    #expect(refused.code == 2 && refused.errors.contains("out/index.html: found a file that Lintel has not written"))
    #expect(try files(in: cli.folder.appending(path: "out")) == ["index.html": Data(own.utf8)])
    let unreadable = Data([0x3C, 0xFF, 0xFE])
    try unreadable.write(to: cli.folder.appending(path: "out/index.html"))
    #expect(try cli.run(options + ["out"]).code == 2)
    #expect(try files(in: cli.folder.appending(path: "out")) == ["index.html": unreadable])
    #expect(try cli.run(options + ["new"]).code == 0)
    #expect(try cli.run(options + ["new"]).code == 0)
  }

  @Test("It needs a folder, and the page that it splits")
  func refused() throws {
    let cli = try CommandRunner(["a.sketch": ExitCodes.cut])
    defer { cli.remove() }
    let printed = try cli.run("audit", "a.sketch", "--format", "html", "--split")
    #expect(printed.code == 2 && printed.errors.contains("say --output DIR"))
    let other = try cli.run("audit", "a.sketch", "--format", "csv", "--output", "out", "--split")
    #expect(other.code == 2 && other.errors.contains("say --format html, too"))
  }
}
