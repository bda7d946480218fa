import Foundation
import TableSamples

/// One format read by both: what is read, how, and how many times faster the first must be.
struct Contest {
  struct Side {
    var name: String
    /// Begins a pass over all files, with nothing left of the pass before, and gives what reads one of them: nil if it
    /// cannot. The number keeps the reading from being optimized away.
    var begin: () -> (TableFiles.File, Data) -> Int?
  }

  var format: String
  var lintel: Side
  var foundation: Side
  var neededRatio: Double
  private var files: [(file: TableFiles.File, data: Data)] = []
  /// Files that only one of them can read are left out: failing is quicker than reading.
  private(set) var notReadByLintel = 0
  private(set) var notReadByFoundation = 0

  init(format: String, files: [TableFiles.File], lintel: Side, foundation: Side, neededRatio: Double) {
    self.format = format
    self.lintel = lintel
    self.foundation = foundation
    self.neededRatio = neededRatio
    let (readByLintel, readByFoundation) = (lintel.begin(), foundation.begin())
    for file in files {
      let data = Data(file.bytes)
      if readByLintel(file, data) == nil {
        notReadByLintel += 1
      } else if readByFoundation(file, data) == nil {
        notReadByFoundation += 1
      } else {
        self.files.append((file, data))
      }
    }
  }

  var fileCount: Int { files.count }
  var megabytes: Double { Double(files.reduce(0) { $0 + $1.data.count }) / 1e6 }

  /// Seconds of CPU time that one side takes for all files, over as many passes as make a measurable time.
  func seconds(_ side: Side) -> Double {
    var passes = 0
    let start = CPUClock.now
    repeat {
      let read = side.begin()
      for (file, data) in files { kept &+= autoreleasing { read(file, data) ?? 0 } }
      passes += 1
    } while CPUClock.now - start < 0.1
    return (CPUClock.now - start) / Double(passes)
  }
}

/// Where results go, so that no reading is for nothing.
nonisolated(unsafe) var kept = 0

/// On Apple systems Foundation leaves its objects to a pool; emptying it is part of reading.
private func autoreleasing<Result>(_ body: () -> Result) -> Result {
  #if canImport(ObjectiveC)
    autoreleasepool(invoking: body)
  #else
    body()
  #endif
}

enum CPUClock {
  /// Seconds of CPU time that this process has taken: what others do on the machine counts little.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
