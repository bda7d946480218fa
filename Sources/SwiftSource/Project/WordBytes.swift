extension UInt8 {
  /// Whether a name of Swift may be written with it: letters, digits, `_`, and all that is not ASCII.
  var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Whether the name of a type begins with it: `A`, `_`.
  var startsTypeName: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self || self == UInt8(ascii: "_") }
}
