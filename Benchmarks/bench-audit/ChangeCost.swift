import Foundation
import LintelAudit
import LintelInputs
import TableSamples

/// How many audits a gate costs: the project as it is and as it was, beside the project alone.
enum ChangeCost {
  enum Change: String, CaseIterable {
    case oneLanguage = "one string changed in one language"
    case allLanguages = "one string changed in every language"
  }

  /// - Parameter folder: what is audited; nil for generated tables and bars.
  /// - Returns: nil where the folder has no strings file of a language beside another one.
  static func median(
    of rounds: Int, _ change: Change, folder: String?
  ) async throws -> (cpu: Double, wall: Double)? {
    let made = folder == nil ? try generated() : nil
    defer { if let made { try? FileManager.default.removeItem(atPath: made) } }
    let path = folder ?? made!
    guard let earlier = try earlier(of: path, change) else { return nil }
    var (cpu, wall): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      let alone = try await cost { _ = await Auditor.audit(try ProjectSource.read(path: path)) }
      let both = try await cost {
        _ = try await ChangeAudit(of: path, since: .change(earlier), reading: ReadingOptions(), options: AuditOptions())
      }
      cpu.append(both.cpu / alone.cpu)
      wall.append(both.wall / alone.wall)
    }
    return (cpu.sorted()[rounds / 2], wall.sorted()[rounds / 2])
  }

  private static func cost(of work: () async throws -> Void) async rethrows -> (cpu: Double, wall: Double) {
    let (wall, cpu) = (AuditBenchmark.now(CLOCK_MONOTONIC), AuditBenchmark.now(CLOCK_PROCESS_CPUTIME_ID))
    try await work()
    return (AuditBenchmark.now(CLOCK_PROCESS_CPUTIME_ID) - cpu, AuditBenchmark.now(CLOCK_MONOTONIC) - wall)
  }

  /// What the folder was like before: the last string of one strings file, or of all of them, read otherwise.
  private static func earlier(of path: String, _ change: Change) throws -> EarlierFiles? {
    let files = try ProjectFolder.files(at: path)
    let tables = files.paths.filter { $0.hasSuffix(".strings") && !$0.contains("en.lproj") && !$0.contains("Base.lproj") }
    guard let first = tables.first else { return nil }
    let name = first.split(separator: "/").last
    let changed = change == .oneLanguage ? [first] : tables.filter { $0.split(separator: "/").last == name }
    var contents: [String: EarlierFiles.Content] = [:]
    for file in changed {
      guard let bytes = try? files.load(file).get(), let text = String(validating: bytes, as: UTF8.self),
        let end = text.range(of: "\";", options: .backwards)
      else { continue }
      contents[file] = .file(Array(text.replacingCharacters(in: end, with: " and more\";").utf8))
    }
    return contents.isEmpty ? nil : EarlierFiles(contents: contents, added: [])
  }

  private static func generated() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lintel-gate-\(UUID().uuidString)")
    let files = TableGenerator().files.merging(BarGenerator(bars: 40, locales: 108).files) { one, _ in one }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder.path
  }
}
