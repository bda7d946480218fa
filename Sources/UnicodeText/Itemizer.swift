internal import CTextICU

/// Splits texts into runs of one script and one direction. One for each task; not to be shared between tasks.
package final class Itemizer {
  /// A run, in logical order, as offsets in UTF-16 units.
  package struct Run: Hashable, Sendable {
    package var start: Int
    package var length: Int
    /// ISO 15924 as four bytes, the first letter highest.
    package var scriptTag: UInt32
    package var isRightToLeft: Bool

    /// ISO 15924: `Latn`; `Zyyy` where no character of the run has a script of its own.
    package var script: String {
      String(unsafeUninitializedCapacity: 4) { bytes in
        for index in 0..<4 { bytes[index] = UInt8(truncatingIfNeeded: scriptTag >> (24 - 8 * UInt32(index))) }
        return 4
      }
    }
  }

  private let bidi: OpaquePointer
  private var text = UTF16Buffer()
  private var runs = Array(repeating: TextICURun(), count: 16)

  package init() {
    guard let bidi = textICU_bidi_open() else { preconditionFailure("ICU has no memory for a paragraph") }
    self.bidi = bidi
  }

  deinit { textICU_bidi_close(bidi) }

  /// The runs of a text, in logical order.
  /// - Parameter isRightToLeft: How a paragraph without any strong character runs.
  package func runs(_ text: String, isRightToLeft: Bool = false) -> [Run] {
    self.text.load(text)
    var runs: [Run] = []
    self.text.withUnits { forEachRun($0, isRightToLeft: isRightToLeft) { runs.append($0) } }
    return runs
  }

  /// The same for a text in UTF-16, which must have fewer than 2³¹ units, run by run.
  package func forEachRun(
    _ units: UnsafeBufferPointer<UInt16>, isRightToLeft: Bool = false, _ handle: (Run) -> Void
  ) {
    guard let start = units.baseAddress, !units.isEmpty else { return }
    func write() -> Int {
      runs.withUnsafeMutableBufferPointer { room in
        Int(textICU_itemize(bidi, start, Int32(units.count), isRightToLeft, room.baseAddress, Int32(room.count)))
      }
    }
    var count = write()
    if count > runs.count {
      runs = Array(repeating: TextICURun(), count: count)
      count = write()
    }
    for index in 0..<max(0, count) {
      let run = runs[index]
      handle(
        Run(start: Int(run.start), length: Int(run.length), scriptTag: run.script, isRightToLeft: run.isRightToLeft))
    }
  }

  /// The stretches of one direction in their order from left to right, each by its logical place.
  package func visualRuns(_ text: String, isRightToLeft: Bool = false) -> [(range: Range<Int>, isRightToLeft: Bool)] {
    self.text.load(text)
    let length = self.text.count
    // No more stretches than units.
    var runs = [TextICURun](repeating: TextICURun(), count: Int(length))
    let count = self.text.withPointer { textICU_visualRuns(bidi, $0, length, isRightToLeft, &runs, length) }
    return runs.prefix(Int(max(0, count))).map { (Int($0.start)..<Int($0.start + $0.length), $0.isRightToLeft) }
  }
}
