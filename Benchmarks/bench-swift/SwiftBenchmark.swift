import Foundation
import LintelModel
import LintelSwiftSource
import SwiftParser
import SwiftSyntax

/// Reads the bars of the Swift files below each folder, beside swift-syntax parsing the same files and no more.
@main enum SwiftBenchmark {
  private static let rounds = 5
  /// Of the parser's speed, over all files as a project has them. The other tables show where the time goes.
  private static let neededShare = 0.48

  /// At the end of a file it keeps the byte scan from passing over it, and means nothing to the parser.
  private static let unskippable = Array("\n// toolbar\n".utf8)

  private typealias Files = [(path: String, bytes: [UInt8])]

  /// What is read, by both sides.
  private struct Contest {
    var name: String
    var files: Files
    var reading: [Double] = []
    var parsing: [Double] = []

    var megabytes: Double { Double(files.reduce(0) { $0 + $1.bytes.count }) / 1e6 }
    /// How fast reading is, of parsing.
    var share: Double { median(parsing) / median(reading) }
  }

  static func main() throws {
    let folders = CommandLine.arguments.dropFirst().filter { !$0.isEmpty }
    guard !folders.isEmpty else {
      print("Name one or more folders with Swift source: make bench-swift SOURCES=~/MyApp")
      exit(2)
    }
    let projects = try folders.map { (URL(fileURLWithPath: $0).lastPathComponent, try swiftFiles(below: $0)) }
    var all = projects.map { Contest(name: $0.0, files: $0.1) }
    var ofBars = projects.map { Contest(name: $0.0, files: $0.1.filter { SwiftSourceReader.mayDeclareBars($0.bytes) }) }
    var unskipped = projects.map { Contest(name: $0.0, files: $0.1.map { ($0.path, $0.bytes + unskippable) }) }
    for round in 0..<rounds {
      for index in all.indices {
        measure(&all[index], readingFirst: round.isMultiple(of: 2))
        measure(&unskipped[index], readingFirst: round.isMultiple(of: 2))
        measure(&ofBars[index], readingFirst: round.isMultiple(of: 2))
      }
    }
    print("Reading bars against parsing alone: CPU time, median of \(rounds) rounds\n")
    let holds = report("all files", all, needed: neededShare)
    report("all files, none skipped", unskipped)
    report("files that say a word of bars", ofBars)
    if !holds { exit(1) }
  }

  private static func measure(_ contest: inout Contest, readingFirst: Bool) {
    if readingFirst { contest.reading.append(seconds { read(contest.files) }) }
    contest.parsing.append(seconds { parse(contest.files) })
    if !readingFirst { contest.reading.append(seconds { read(contest.files) }) }
  }

  private static func read(_ files: Files) -> Int {
    SwiftSourceReader.read(files: files, sourceLocale: "en").toolbars.count
  }

  private static func parse(_ files: Files) -> Int {
    files.reduce(0) { sum, file in
      file.bytes.withUnsafeBufferPointer { sum + Parser.parse(source: $0).statements.count }
    }
  }

  /// True if the share that is needed holds for all folders together.
  @discardableResult
  private static func report(_ title: String, _ contests: [Contest], needed: Double? = nil) -> Bool {
    print(row(title, "files", "MB", "reading", "parsing", "share", ""))
    for contest in contests where !contest.files.isEmpty { print(row(contest.name, contest)) }
    let reading = contests.map { median($0.reading) }.reduce(0, +)
    let parsing = contests.map { median($0.parsing) }.reduce(0, +)
    let share = parsing / reading
    let holds = share >= needed ?? 0
    print(
      row(
        "together", String(contests.reduce(0) { $0 + $1.files.count }), number(contests.map(\.megabytes).reduce(0, +)),
        number(reading * 1000) + " ms", number(parsing * 1000) + " ms", percent(share),
        needed.map { "needed \(percent($0)): \(holds ? "holds" : "DOES NOT HOLD")" } ?? "") + "\n")
    return holds
  }

  private static func row(_ name: String, _ contest: Contest) -> String {
    row(
      name, String(contest.files.count), number(contest.megabytes), number(median(contest.reading) * 1000) + " ms",
      number(median(contest.parsing) * 1000) + " ms", percent(contest.share), "")
  }

  private static func swiftFiles(below folder: String) throws -> Files {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { throw CocoaError(.fileNoSuchFile) }
    let paths = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    return paths.compactMap { path in
      FileManager.default.contents(atPath: folder + "/" + path).map { (path, Array($0)) }
    }
  }

  /// Seconds of CPU time of the process, the reader's own thread included.
  private static func seconds(_ work: () -> Int) -> Double {
    let start = now()
    kept &+= work()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
  private static func number(_ value: Double) -> String { String(format: "%.1f", value) }
  private static func percent(_ value: Double) -> String { String(format: "%.0f %%", value * 100) }

  private static func row(_ cells: String...) -> String {
    let widths = [32, 6, 7, 12, 12, 7, 0]
    return zip(cells, widths).enumerated().map { index, cell in
      let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return index == 0 ? cell.0 + padding : index == 6 ? "  " + cell.0 : padding + cell.0
    }.joined()
  }
}

/// Where results go, so that no reading is for nothing.
nonisolated(unsafe) private var kept = 0
