/// Strings that come again and again, made once: the tables of a project repeat the same keys and comments in every locale,
/// mostly in the same order. So the string that followed the last one the time before is looked at first, which costs one
/// comparison of bytes; only where another follows is it hashed.
struct StringPool {
  private struct Entry {
    /// The string's bytes, in `bytes`.
    var start: Int
    var count: Int
    /// What followed it last; its own number if nothing has.
    var next: Int
  }

  private var strings: [String] = []
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  /// A table of numbers by hash, -1 where there is none; its size is a power of two and at least twice `entries.count`.
  private var slots: [Int] = Array(repeating: -1, count: 256)
  private var last = 0
  /// Differs from run to run, so that no file can be made whose strings all hash alike.
  private let seed = UInt64.random(in: .min ... .max) | 1

  subscript(number: Int) -> String { strings[number] }

  /// The string with these bytes of UTF-8.
  mutating func string(_ utf8: UnsafeBufferPointer<UInt8>) -> String { strings[number(of: utf8)] }

  /// The number of the string with these bytes: equal bytes, equal numbers.
  mutating func number(of utf8: UnsafeBufferPointer<UInt8>) -> Int {
    let before = last
    if before < entries.count {
      let next = entries[before].next
      if isEqual(next, utf8) {
        last = next
        return next
      }
    }
    let number = find(utf8)
    if before < entries.count { entries[before].next = number }
    last = number
    return number
  }

  mutating func number(of string: String) -> Int {
    var string = string
    return string.withUTF8 { number(of: $0) }
  }

  private func isEqual(_ number: Int, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let entry = entries[number]
    guard entry.count == utf8.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      // Both sides are whole words long but for the last, which is compared together with bytes of the one before.
      let (a, b) = (bytes.baseAddress.map { $0 + entry.start }, utf8.baseAddress)
      guard let a, let b, entry.count > 0 else { return entry.count == 0 }
      guard entry.count >= 8 else { return (0..<entry.count).allSatisfy { a[$0] == b[$0] } }
      var index = 0
      while index <= entry.count - 8 {
        if EightBytes(a + index) != EightBytes(b + index) { return false }
        index += 8
      }
      return EightBytes(a + (entry.count - 8)) == EightBytes(b + (entry.count - 8))
    }
  }

  private mutating func find(_ utf8: UnsafeBufferPointer<UInt8>) -> Int {
    var slot = hash(utf8) & (slots.count - 1)
    while slots[slot] >= 0 {
      if isEqual(slots[slot], utf8) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = entries.count
    strings.append(String(decoding: utf8, as: UTF8.self))
    entries.append(Entry(start: bytes.count, count: utf8.count, next: number))
    bytes.append(contentsOf: utf8)
    slots[slot] = number
    if entries.count * 2 > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for number in entries.indices {
      let entry = entries[number]
      let hash = bytes.withUnsafeBufferPointer {
        self.hash(UnsafeBufferPointer(rebasing: $0[entry.start..<entry.start + entry.count]))
      }
      var slot = hash & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = number
    }
  }

  private func hash(_ utf8: UnsafeBufferPointer<UInt8>) -> Int {
    var hash = seed ^ UInt64(utf8.count)
    func mix(_ word: UInt64) {
      let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low &+ seed
    }
    var index = 0
    while utf8.count - index >= 8 {
      mix(EightBytes(utf8.baseAddress! + index).bits)
      index += 8
    }
    var rest: UInt64 = 0
    for byte in utf8[index...] { rest = rest << 8 | UInt64(byte) }
    mix(rest)
    return Int(truncatingIfNeeded: hash >> 1)
  }
}

/// What the tables of a project have in common, for readers to make once: hand the same one to every read.
package struct SharedStrings {
  var keys = StringPool()
  var comments = StringPool()
  var sources = StringPool()
  /// For every key by its number: the read that saw it last, and the entry it had there.
  var sightings: [(read: Int, entry: Int)] = []
  var reads = 0
  /// For every key by its number: what is in it, if anybody has looked.
  struct Look {
    var hasBar: Bool
    var hasAmpersand: Bool
  }
  var looks: [Look?] = []
  var origins: [String: XLIFFTable.Origin] = [:]

  package init() {}
}
