/// A text in UTF-16, as ICU and HarfBuzz want it. Kept by whoever asks about many texts, so that nothing is allocated for each.
package struct UTF16Buffer {
  /// Room for the longest text so far; what is behind `length` is left over.
  private var units: [UInt16] = []
  private var length = 0

  /// ICU counts in 32 bits. No label comes near; a longer text is taken up to here.
  static let limit = Int(Int32.max) / 4

  package init() {}
  init(_ text: String) { load(text) }

  package mutating func load(_ text: String) {
    let isLoaded: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      if bytes.count <= Self.limit { decode(bytes) } else { append(text) }
    }
    // A string of Foundation's on macOS.
    if isLoaded == nil { append(text) }
  }

  /// Swift's strings are valid UTF-8, so that nothing needs to be checked; its own view of them takes four times as long.
  private mutating func decode(_ bytes: UnsafeBufferPointer<UInt8>) {
    if units.count < bytes.count { units = Array(repeating: 0, count: max(64, 2 * bytes.count)) }
    length = units.withUnsafeMutableBufferPointer { units in
      var (read, written) = (0, 0)
      func next() -> UInt32 {
        defer { read += 1 }
        return UInt32(bytes[read] & 0x3F)
      }
      while read < bytes.count {
        let first = UInt32(bytes[read])
        read += 1
        if first < 0x80 {
          units[written] = UInt16(first)
        } else if first < 0xE0 {
          units[written] = UInt16((first & 0x1F) << 6 | next())
        } else if first < 0xF0 {
          units[written] = UInt16(((first & 0x0F) << 6 | next()) << 6 | next())
        } else {
          let scalar = (((first & 0x07) << 6 | next()) << 6 | next()) << 6 | next()
          units[written] = UInt16(0xD7C0 + scalar >> 10)
          written += 1
          units[written] = UInt16(0xDC00 | scalar & 0x3FF)
        }
        written += 1
      }
      return written
    }
  }

  private mutating func append(_ text: String) {
    units.removeAll(keepingCapacity: true)
    units.append(contentsOf: text.utf16.prefix(Self.limit))
    length = units.count
  }

  var count: Int32 { Int32(length) }
  var isEmpty: Bool { length == 0 }

  package func withUnits<Result>(_ body: (UnsafeBufferPointer<UInt16>) -> Result) -> Result {
    units.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<length])) }
  }

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
