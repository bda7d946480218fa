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
    if let cost = try await costOfChange(folder, texts) {
      print(
        String(
          format: "The same before and after one text was changed: %.2f audits of CPU time, median of %d rounds", cost,
          rounds))
    }
  }

  /// How many audits it costs to audit a project and the same with one text changed, as a gate does.
  private static func costOfChange(_ folder: String?, _ texts: [String: String]) async throws -> Double? {
    let files = try folder.map { try ProjectFolder.files(at: $0) } ?? ProjectFiles(texts: texts)
    guard let path = files.paths.first(where: { $0.hasSuffix(".strings") && !$0.hasPrefix("en.lproj") }),
      let bytes = try? files.load(path).get(), let text = String(validating: bytes, as: UTF8.self),
      let end = text.range(of: "\";", options: .backwards)
    else { return nil }
    let changed = text.replacingCharacters(in: end, with: " and more\";")
    func read(isChanged: Bool, _ memory: Memory?) throws -> Project {
      let earlier = isChanged ? EarlierFiles(contents: [path: .file(Array(changed.utf8))], added: []) : nil
      if let folder { return try ProjectSource.read(path: folder, before: earlier, memory: memory) }
      return ProjectSource.read(texts: isChanged ? texts.merging([path: changed]) { $1 } : texts, memory: memory)
    }
    var ratios: [Double] = []
    for _ in 0..<rounds {
      let start = now(CLOCK_PROCESS_CPUTIME_ID)
      _ = await Auditor.audit(try read(isChanged: false, nil))
      let alone = now(CLOCK_PROCESS_CPUTIME_ID)
      let memory = Memory()
      _ = await Auditor.audit(try read(isChanged: true, memory), memory: memory)
      _ = await Auditor.audit(try read(isChanged: false, memory), memory: memory)
      ratios.append((now(CLOCK_PROCESS_CPUTIME_ID) - alone) / (alone - start))
    }
    return ratios.sorted()[rounds / 2]
  }

  /// Bytes of all files that an audit reads.
  private static func bytes(below folder: String) throws -> Int {
    let files = try ProjectFolder.files(at: folder)
    return files.paths.reduce(0) { sum, path in
      if case .success(let bytes) = files.load(path) { sum + bytes.count } else { sum }
    }
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
