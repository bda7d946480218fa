import Foundation
import Testing

@Suite("Reports that are interrupted", .timeLimit(.minutes(20)))
struct InterruptionTests {
  @Test("No temporary file is left, and the earlier report stays whole", arguments: [SIGINT, SIGTERM])
  func signals(number: Int32) throws {
    let many = (0..<4000).map { "\"key \($0)\" = \"%@ x  y \($0)\";\n" }.joined()
    let cli = try CommandRunner([
      "en.lproj/L.strings": many, "de.lproj/L.strings": many.replacing("%@", with: "%d"), "out/audit.xml": "old",
    ])
    defer { cli.remove() }
    for wait in ["0.05", "0.2", "0.5", "1"] {
      let answer = try cli.shell(
        "audit . --tables-only --output out --format xml --format json --fail-on never & "
          + "sleep \(wait); kill -\(number) $!; wait $!")
      let names = try FileManager.default.contentsOfDirectory(atPath: cli.folder.appending(path: "out").path)
      #expect(!names.contains { $0.hasSuffix(".lintel") })
      let report = try String(contentsOf: cli.folder.appending(path: "out/audit.xml"), encoding: .utf8)
      #expect(report == "old" || report.hasSuffix("</report>\n"))
      #expect([0, 1, 128 + number].contains(answer.code))
    }
  }
}
