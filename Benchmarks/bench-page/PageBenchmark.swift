import Foundation
import LintelAudit
import LintelReports
import TableSamples

/// Writes the HTML report of sixty made-up bars in a hundred languages, or of a folder, to the file that is named, and says
/// what it weighs and how long writing it took beside the audit itself. Ends with 1 if the made-up one weighs 12 MB or more, or
/// if writing the folder's takes 30 % of both or more.
@main enum PageBenchmark {
  private static let rounds = 3

  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst().filter { !$0.isEmpty }
    guard let file = arguments.first else {
      print("usage: bench-page PAGE.html [FOLDER]")
      exit(2)
    }
    let folder = arguments.dropFirst().first
    let bars = folder == nil ? BarGenerator(bars: 60, locales: 100).files : [:]
    var audits: [Double] = []
    var writings: [Double] = []
    var page = ""
    for _ in 0..<rounds {
      let start = now()
      let project = try folder.map { try ProjectSource.read(path: $0) } ?? ProjectSource.read(texts: bars)
      let result = await Auditor.audit(project)
      let middle = now()
      page = HTMLReport.audit(result, name: folder ?? "Made up")
      let end = now()
      audits.append(middle - start)
      writings.append(end - middle)
    }
    try Data(page.utf8).write(to: URL(fileURLWithPath: file))
    let (audit, writing) = (audits.sorted()[rounds / 2], writings.sorted()[rounds / 2])
    let megabytes = Double(page.utf8.count) / 1e6
    let share = writing / (audit + writing) * 100
    print(
      String(
        format: "%.2f MB; audit %.2f s, page %.2f s: %.0f %% of both (CPU time, median of %d)", megabytes, audit, writing,
        share, rounds))
    if folder == nil ? megabytes >= 12 : share >= 30 { exit(1) }
  }

  /// CPU time of the process, in seconds.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
