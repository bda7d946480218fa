/// A text as ICU wants it. Kept by whoever asks about many texts, so that nothing is allocated for each.
struct UTF16Buffer {
  private var units: [UInt16] = []

  /// ICU counts in 32 bits. No label comes near; a longer text is taken up to here.
  static let limit = Int(Int32.max) / 4

  mutating func load(_ text: String) {
    units.removeAll(keepingCapacity: true)
    units.append(contentsOf: text.utf16.prefix(Self.limit))
  }

  init() {}
  init(_ text: String) { load(text) }

  var count: Int32 { Int32(units.count) }
  var isEmpty: Bool { units.isEmpty }

  func withPointer<Result>(_ body: (UnsafePointer<UInt16>) -> Result) -> Result {
    // An empty array has no address; ICU must be given one all the same.
    guard !units.isEmpty else { return withUnsafePointer(to: 0 as UInt16, body) }
    return units.withUnsafeBufferPointer { body($0.baseAddress!) }
  }

  /// The string that `write` fills in: it gets room, and returns the length that it needs or a negative number.
  static func string(capacity: Int32, _ write: (UnsafeMutablePointer<UInt16>, Int32) -> Int32) -> String? {
    var capacity = max(capacity, 16)
    while true {
      var needed: Int32 = 0
      let result = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Int(capacity)) { room -> String? in
        needed = write(room.baseAddress!, capacity)
        guard needed >= 0, needed <= capacity else { return nil }
        return String(decoding: room.prefix(Int(needed)), as: UTF16.self)
      }
      if needed <= capacity { return result }
      capacity = needed
    }
  }
}

/// The ASCII string that `write` fills in, ended with NUL: nil if it cannot, or if no locale id is that long.
func asciiResult(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
  let capacity = 160
  return withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { room in
    let length = write(room.baseAddress!, Int32(capacity))
    guard length >= 0, Int(length) < capacity else { return nil }
    return String(decoding: room.prefix(Int(length)).lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
