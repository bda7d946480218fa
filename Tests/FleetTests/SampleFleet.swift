import Foundation
import LintelAudit
import LintelFindings
import LintelModel

@testable import LintelFleet

/// Projects that are audited in memory, and databases in a folder of their own.
final class SampleFleet {
  let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("lintel-fleet-tests-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// A project whose German title is cut, and one string of whose table is not translated.
  static func result(title: String = "Einzelheiten der ausführlichen Beobachtung am Vogelhaus") -> AuditResult {
    let place = SourceLocation(file: "Base.lproj/Main.storyboard", line: 4)
    var bar = Toolbar(
      id: "Main.storyboard#a", name: "Main", kind: .navigationBar, platforms: [.ios], sourceLocale: "en", location: place)
    bar.title = LocalizedText(
      state: .localized, key: "a.title", table: "Main", source: "Sighting",
      values: ["de": LocalizedValue(state: .translated, text: title)])
    let environment = Environment(platform: .ios, os: OSLine(26), device: "screen", width: 375)
    var layout = BarLayout(environment: environment, width: 375, direction: .leftToRight)
    layout.title = .init(
      text: title, shown: "Einzel…", needed: Width(low: 290, best: 300.04, high: 310), room: Width(exactly: 200),
      font: Font(size: 17), cut: .certain)
    let german = BarInLocale(toolbar: bar, locale: "de", direction: .leftToRight, layouts: [layout], sourceLayouts: [])
    var finding = Finding(
      rule: "title-truncated", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, toolbar: bar.id,
      key: "a.title", locale: "de", environmentCount: 1, message: "The title is cut", reason: "cut", over: 100.04)
    finding.definitionLocation = place
    var table = StringTable(
      file: "en.lproj/Main.strings", id: TableID(folder: "", name: "Main"), format: .strings, locale: "en", encoding: "utf-8"
    )
    table.units = ["a", "b"].map {
      StringUnit(key: $0, locale: "en", value: $0, location: SourceLocation(file: table.file, line: 1))
    }
    table.skipped = [SkippedString(key: "c", reason: .stale, location: SourceLocation(file: table.file, line: 3))]
    var other = table
    (other.file, other.locale, other.skipped) = ("de.lproj/Main.strings", "de", [])
    other.units = [StringUnit(key: "a", locale: "de", value: "A", location: SourceLocation(file: other.file, line: 1))]
    let project = Project(toolbars: [bar], tables: [table, other], locales: ["de", "en"])
    var result = AuditResult(
      profile: .hig2025, findings: [finding], project: project, bars: [german],
      coverage: .init(
        toolbars: 1, items: 0, labelsResolved: 1, labelsUnresolved: 0, locales: 2, stringsRead: 4, stringsAudited: 3,
        stringsSkipped: 1))
    result.gaps = [TableGap(table: table.id, locale: "de", missing: 1, strings: 2)]
    return result
  }

  static func rows(_ name: String, owner: String? = "Birds", _ result: AuditResult = result()) -> ProjectRows {
    ProjectRows(ListedProject(name: name, path: "apps/\(name)", owner: owner), result, outcome: Outcome(of: result))
  }

  /// A database with these, in this order.
  func database(_ name: String, _ projects: [(run: String, rows: ProjectRows)]) throws -> FleetDatabase {
    let database = try FleetDatabase(creating: "\(folder)/\(name).working")
    var merge = FleetMerge(into: database)
    for project in projects { try merge.add(project.rows, run: project.run, from: name) }
    try database.finish()
    return database
  }

  static func lines(_ database: FleetDatabase) throws -> [String] {
    var lines: [String] = []
    try database.lines { lines.append($0) }
    return lines
  }
}
