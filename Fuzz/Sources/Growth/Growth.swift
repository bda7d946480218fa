import Foundation

/// What may be repeated in a file without end.
struct Construct: Sendable {
  var name: String
  /// A file that has it so many times.
  var make: @Sendable (Int) -> [UInt8]

  init(_ name: String, _ make: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.make = { Array(make($0).utf8) }
  }

  init(_ name: String, bytes make: @escaping @Sendable (Int) -> [UInt8]) {
    self.name = name
    self.make = make
  }
}

/// How the time of reading grows with what is read: as n to the power of an exponent.
enum Growth {
  /// Above that of n log n at these sizes, and of what a busy machine adds.
  static let largestExponent = 1.15
  /// Of CPU time, in seconds: below it a clock says nothing.
  private static let leastTime = 0.03
  /// In bytes; what is larger is read as fast as it is refused.
  private static let largestInput = 2 << 20

  /// What takes no time by then takes none.
  private static let largestCount = 1 << 20

  static func isShownLinear(_ construct: Construct, _ format: FuzzFormat) -> Bool {
    var count = 64
    while count < largestCount, time(construct.make(count), format) < leastTime,
      construct.make(8 * count).count < largestInput
    { count *= 2 }
    // A machine that is busy with others seldom is so three times.
    var exponent = Double.infinity
    var times: [Double] = []
    for _ in 0..<3 where exponent > largestExponent {
      times = [1, 2, 4].map { factor in
        let bytes = construct.make(factor * count)
        return (0..<3).map { _ in time(bytes, format) }.min()!
      }
      exponent = times[2] < leastTime ? 0 : log2(times[2] / times[0]) / 2
    }
    let isLinear = exponent <= largestExponent
    let figures = times.map { String(format: "%8.3f", $0) }.joined()
    print(
      "\(format.name.padding(toLength: 12, withPad: " ", startingAt: 0))"
        + construct.name.padding(toLength: 44, withPad: " ", startingAt: 0)
        + String(format: "%8d", count) + figures + String(format: "%7.2f", exponent) + (isLinear ? "" : "  TOO FAST"))
    fflush(nil)
    return isLinear
  }

  private static func time(_ bytes: [UInt8], _ format: FuzzFormat) -> Double {
    let start = processTime()
    format.read(bytes)
    return processTime() - start
  }

  /// CPU time of all threads, in seconds.
  private static func processTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A text for each number, joined.
func each(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }
func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }
