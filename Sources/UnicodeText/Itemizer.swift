internal import CTextICU

/// Splits texts into runs of one script and one direction. One for each task; not to be shared between tasks.
public final class Itemizer {
  /// A run, in logical order, as offsets in UTF-16 units.
  public struct Run: Hashable, Sendable {
    public var start: Int
    public var length: Int
    /// ISO 15924: `Latn`; `Zyyy` where no character of the run has a script of its own.
    public var script: String
    public var isRightToLeft: Bool
  }

  private let bidi: OpaquePointer
  private var text = UTF16Buffer()
  private var runs: [TextICURun] = []

  public init() {
    guard let bidi = textICU_bidi_open() else { preconditionFailure("ICU has no memory for a paragraph") }
    self.bidi = bidi
  }

  deinit { textICU_bidi_close(bidi) }

  /// The runs of a text, in logical order.
  /// - Parameter isRightToLeft: How a paragraph without any strong character runs.
  public func runs(_ text: String, isRightToLeft: Bool = false) -> [Run] {
    self.text.load(text)
    var count = write(isRightToLeft)
    if count > runs.count {
      runs = Array(repeating: TextICURun(), count: count)
      count = write(isRightToLeft)
    }
    return runs.prefix(max(0, count)).map {
      Run(
        start: Int($0.start), length: Int($0.length), script: Self.name($0.script), isRightToLeft: $0.isRightToLeft)
    }
  }

  private func write(_ isRightToLeft: Bool) -> Int {
    let length = text.count
    let count = text.withPointer { units in
      runs.withUnsafeMutableBufferPointer { room in
        textICU_itemize(bidi, units, length, isRightToLeft, room.baseAddress, Int32(room.count))
      }
    }
    return Int(count)
  }

  private static func name(_ tag: UInt32) -> String {
    String(unsafeUninitializedCapacity: 4) { bytes in
      for index in 0..<4 { bytes[index] = UInt8(truncatingIfNeeded: tag >> (24 - 8 * UInt32(index))) }
      return 4
    }
  }
}
