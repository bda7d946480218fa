import Foundation
import LintelAudit
import LintelInputs
import LintelModel
import TableSamples

/// Audits a folder, or generated tables, from reading to findings, and says how much that is a second.
@main enum AuditBenchmark {
  private static let rounds = 3

  static func main() async throws {
    let folder = CommandLine.arguments.dropFirst().first { !$0.isEmpty }
    let texts = folder == nil ? TableGenerator().files : [:]
    let size = try folder.map(bytes) ?? texts.values.reduce(0) { $0 + $1.utf8.count }
    var wall: [Double] = []
    var cpu: [Double] = []
    var summary = ""
    for _ in 0..<rounds {
      let (wallStart, cpuStart) = (now(CLOCK_MONOTONIC), now(CLOCK_PROCESS_CPUTIME_ID))
      let project = try folder.map { try ProjectSource.read(path: $0) } ?? ProjectSource.read(texts: texts)
      let result = await Auditor.audit(project)
      wall.append(now(CLOCK_MONOTONIC) - wallStart)
      cpu.append(now(CLOCK_PROCESS_CPUTIME_ID) - cpuStart)
      let strings = project.tables.reduce(0) { $0 + $1.stringsRead }
      summary =
        "\(strings) strings of \(project.tables.count) tables and \(project.toolbars.count) bars in "
        + "\(project.locales.count) languages; \(result.findings.count) findings"
    }
    let (seconds, time) = (wall.sorted()[rounds / 2], cpu.sorted()[rounds / 2])
    let megabytes = Double(size) / 1e6
    print("\nA whole audit of \(folder == nil ? "generated tables" : "the folder"): \(summary)")
    print(
      String(
        format: "%.1f MB in %.2f s (%.2f s of CPU time), %.1f MB/s, median of %d rounds", megabytes, seconds, time,
        megabytes / seconds, rounds))
    for change in ChangeCost.Change.allCases {
      guard let cost = try await ChangeCost.median(of: rounds, change, folder: folder) else { continue }
      print(
        String(
          format: "The gate, \(change.rawValue): %.2f audits of CPU time, %.2f of time, median of %d rounds", cost.cpu, cost.wall,
          rounds))
    }
  }

  /// Bytes of all files that an audit reads.
  private static func bytes(below folder: String) throws -> Int {
    let files = try ProjectFolder.files(at: folder)
    return files.paths.reduce(0) { sum, path in
      if case .success(let bytes) = files.load(path) { sum + bytes.count } else { sum }
    }
  }

  static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
