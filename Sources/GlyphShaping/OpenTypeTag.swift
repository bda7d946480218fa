internal import CHarfBuzz

/// Four letters, as OpenType names axes, features and tables, and ISO 15924 scripts: `wght`, `kern`, `Arab`.
public struct OpenTypeTag: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let value: hb_tag_t

  /// Letters beyond the fourth are left out, missing ones are spaces.
  public init(_ name: some StringProtocol) {
    var letters = name.utf8.prefix(4).map { UInt32($0) }
    while letters.count < 4 { letters.append(0x20) }
    value = letters.reduce(0) { $0 << 8 | $1 }
  }

  public init(stringLiteral name: String) { self.init(name) }
  init(value: hb_tag_t) { self.value = value }

  public var description: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }, as: UTF8.self)
  }
}
