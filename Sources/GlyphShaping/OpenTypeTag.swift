internal import CHarfBuzz

/// Four letters, as OpenType names axes, features and tables, and ISO 15924 scripts: `wght`, `kern`, `Arab`.
package struct OpenTypeTag: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let value: hb_tag_t

  /// Letters beyond the fourth are left out, missing ones are spaces.
  package init(_ name: String) {
    var value: UInt32 = 0
    var count = 0
    for letter in name.utf8.prefix(4) {
      value = value << 8 | UInt32(letter)
      count += 1
    }
    while count < 4 {
      value = value << 8 | 0x20
      count += 1
    }
    self.value = value
  }

  package init(stringLiteral name: String) { self.init(name) }
  /// The four letters as bytes of a number, the first one highest.
  package init(value: UInt32) { self.value = value }

  package var description: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }, as: UTF8.self)
  }
}
