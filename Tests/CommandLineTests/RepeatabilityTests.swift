import Foundation
import Testing

@testable import LintelCommand

@Suite("The same audit twice")
struct RepeatabilityTests {
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Examples/Fieldfare").standardizedFileURL

  private static let formats = ReportOptions.names

  private func audit(_ cli: CommandRunner, _ folder: String, into output: String,
    _ environment: [String: String]) throws -> [String:
    Data]
  {
    let options =
      Self.formats.flatMap { ["--format", $0] } + [
        "--fail-on", "never", "--without-fonts", "--language", "en", "--output", output,
      ]
    let answer = try cli.run(["audit", folder] + options, environment: environment)
    #expect(answer.code == 0, "\(answer.errors)")
    let place = cli.folder.appending(path: output)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: place.appending(path: $0))) })
  }

  @Test("Gives the same bytes in every format: in another language, time zone and home")
  func environments() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let first = try audit(cli, Self.examples.path, into: "1", ["LANG": "C", "TZ": "UTC"])
    #expect(first.count == Self.formats.count)
    let others = ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu", "HOME": "/nonexistent"]
    #expect(try audit(cli, Self.examples.path, into: "2", others) == first)
  }

  @Test("Gives the same bytes wherever the folder lists its files in another order")
  func fileOrder() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let manager = FileManager.default
    let files = try manager.subpathsOfDirectory(atPath: Self.examples.path).filter { path in
      var isFolder: ObjCBool = false
      return manager.fileExists(atPath: Self.examples.appending(path: path).path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
    var results: [[String: Data]] = []
    // Folders list their files by how they were made.
    for (number, order) in [files, files.reversed()].enumerated() {
      for path in order {
        let copy = cli.folder.appending(path: "\(number)/Fieldfare/\(path)")
        try manager.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.copyItem(at: Self.examples.appending(path: path), to: copy)
      }
      // Where it lies below the folder that Lintel runs in is part of some reports.
      try manager.moveItem(
        at: cli.folder.appending(path: "\(number)/Fieldfare"), to: cli.folder.appending(path: "Fieldfare"))
      results.append(try audit(cli, "Fieldfare", into: "out\(number)", [:]))
      try manager.removeItem(at: cli.folder.appending(path: "Fieldfare"))
    }
    #expect(results[0] == results[1])
  }
}
