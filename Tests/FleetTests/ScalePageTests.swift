import Foundation
import Testing

@testable import LintelFleet

@Suite("docs/scale.md")
struct ScalePageTests {
  @Test("Its schema is the database's: every table with every column, in their order", arguments: FleetTable.all)
  func schema(table: FleetTable) throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../docs/scale.md")
    let lines = try String(contentsOf: page.standardizedFileURL, encoding: .utf8).split(separator: "\n")
    let row = try #require(lines.first { $0.hasPrefix("| `\(table.name)` |") }, "there is no row for it")
    let listed = row.matches(of: /`([a-z_]+)`/).map { String($0.1) }
    #expect(listed.starts(with: [table.name] + table.allColumns.map(\.name)))
  }
}
