import Foundation
import Testing

@Suite("Scripts/apply-fixes.py")
struct FixScriptTests {
  private static let script = ActionSteps.root.appending(path: "Scripts/apply-fixes.py").path

  private static var hasPython: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/python3")
    }
  }

  private func utf16(_ text: String) -> Data {
    Data([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
  }

  @Test(
    "A checkout after the report's fixes: each file with its encoding and line ends, nothing else changed, nothing left to fix",
    .enabled(if: hasPython, "python3 is not on the PATH"))
  func applies() throws {
    let english = "\"files\" = \"%d files\";\r\n\"save\" = \"Save\";\r\n"
    let cli = try CommandRunner([
      "App/en.lproj/L.strings": english, "App/de.lproj/L.strings": "",
      "App/fr.lproj/L.strings": "\"files\" = \"😀 %@ fichiers\"; \"save\" = \"Enregistrer \";\r\"x\" = \"y\";\r",
    ])
    defer { cli.remove() }
    let german = cli.folder.appending(path: "App/de.lproj/L.strings")
    let text = "/* ü */ \"files\" = \"%@ Dateien\";\r\n\"save\" = \"Sich\u{200B}ern\";\r\n"
    try utf16(text).write(to: german)
    func report() throws -> String {
      let answer = try cli.run("audit", "App", "--tables-only", "--format", "sarif", "--fail-on", "never")
      #expect(answer.code == 0, "\(answer.errors)")
      return answer.output
    }
    let before = try report()
    #expect(before.contains("\"fixes\""))
    try before.write(to: cli.folder.appending(path: "lintel.sarif"), atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", Self.script, "lintel.sarif"]
    process.currentDirectoryURL = cli.folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && said == "4 applied\n", "\(said)")
    #expect(try Data(contentsOf: german) == utf16(text.replacing("%@", with: "%d").replacing("\u{200B}", with: "")))
    let french = try String(contentsOf: cli.folder.appending(path: "App/fr.lproj/L.strings"), encoding: .utf8)
    #expect(french == "\"files\" = \"😀 %d fichiers\"; \"save\" = \"Enregistrer\";\r\"x\" = \"y\";\r")
    #expect(try String(contentsOf: cli.folder.appending(path: "App/en.lproj/L.strings"), encoding: .utf8) == english)
    #expect(try !report().contains("\"fixes\""))
  }

  @Test("A report's file outside of the folder is not touched", .enabled(if: hasPython, "python3 is not on the PATH"))
  func outside() throws {
    let region = #"{"startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 2}"#
    let change =
      #"{"artifactLocation": {"uri": "../x"}, "replacements": [{"deletedRegion": \#(region), "insertedContent": {"text": "b"}}]}"#
    let cli = try CommandRunner([
      "in/a.sarif": #"{"runs": [{"results": [{"fixes": [{"artifactChanges": [\#(change)]}]}]}]}"#, "x": "a",
    ])
    defer { cli.remove() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", Self.script, "a.sarif"]
    process.currentDirectoryURL = cli.folder.appending(path: "in")
    process.standardError = Pipe()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(try String(contentsOf: cli.folder.appending(path: "x"), encoding: .utf8) == "a")
  }
}
