import Foundation
import TableSamples

/// Reads every table below a folder, or made ones, with Lintel and with Foundation, and says how many times faster Lintel
/// is.
@main enum ReaderBenchmark {
  private static let rounds = 9

  static func main() throws {
    let folder = CommandLine.arguments.dropFirst().first { !$0.isEmpty }
    let tables = try folder.map(TableFiles.init(folder:)) ?? TableFiles(generated: TableGenerator())
    let errors = silenceStandardError()
    let contests = Contest.all(tables)

    // The two sides take turns, and take turns in going first: whatever else the machine does meets both.
    var times = contests.map { _ in (lintel: [Double](), foundation: [Double]()) }
    for round in 0..<rounds {
      for (index, contest) in contests.enumerated() where contest.fileCount > 0 {
        if round.isMultiple(of: 2) { times[index].lintel.append(contest.seconds(contest.lintel)) }
        times[index].foundation.append(contest.seconds(contest.foundation))
        if !round.isMultiple(of: 2) { times[index].lintel.append(contest.seconds(contest.lintel)) }
      }
    }
    restoreStandardError(errors)

    print(
      "Reading \(folder == nil ? "generated tables" : "the tables below the folder"): CPU time, median of \(rounds) rounds\n"
    )
    print(row("format", "files", "MB", "Lintel", "Foundation", "ratio", "needed", ""))
    var allHold = true
    for (contest, time) in zip(contests, times) {
      guard contest.fileCount > 0 else {
        print(row(contest.format, "0", "", "", "", "", number(contest.neededRatio), "not measured"))
        continue
      }
      let (lintel, foundation) = (median(time.lintel), median(time.foundation))
      let holds = foundation / lintel >= contest.neededRatio
      allHold = allHold && holds
      let (size, ratio) = (contest.megabytes, foundation / lintel)
      print(
        row(
          contest.format, String(contest.fileCount), number(size), number(size / lintel) + " MB/s",
          number(size / foundation) + " MB/s", number(ratio), number(contest.neededRatio), holds ? "holds" : "DOES NOT HOLD")
      )
    }
    print("\nFoundation is \(contests.map { "\($0.foundation.name) for \($0.format)" }.joined(separator: ", ")).")
    var leftOut = contests.flatMap { contest in
      [
        (contest.notReadByLintel, "\(contest.format) that Lintel does not read to the end"),
        (contest.notReadByFoundation, "\(contest.format) that Foundation does not read"),
      ]
    }
    leftOut.append((tables.propertyLists, ".strings that are binary or XML property lists"))
    for (count, what) in leftOut where count > 0 { print("Left out: \(count) \(what).") }
    if !allHold { exit(1) }
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static func number(_ value: Double) -> String { String(format: "%.1f", value) }

  private static func row(_ cells: String...) -> String {
    let widths = [10, 6, 7, 12, 12, 7, 7, 0]
    return zip(cells, widths).enumerated().map { index, cell in
      let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return index == 0 ? cell.0 + padding : index == 7 ? "  " + cell.0 : padding + cell.0
    }.joined()
  }

  /// Foundation writes a line for every table it cannot read.
  private static func silenceStandardError() -> Int32 {
    let saved = dup(STDERR_FILENO)
    let nowhere = open("/dev/null", O_WRONLY)
    dup2(nowhere, STDERR_FILENO)
    close(nowhere)
    return saved
  }

  private static func restoreStandardError(_ saved: Int32) {
    dup2(saved, STDERR_FILENO)
    close(saved)
  }
}
