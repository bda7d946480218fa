/// The value of an attribute as the parser hands it over: it writes every ampersand as `&#38;`, for a tree of its own that
/// is not built here. No other ampersand is in it.
enum AttributeValue {
  static func text(_ value: UnsafeBufferPointer<UInt8>) -> String {
    guard value.contains(UInt8(ascii: "&")) else { return String(decoding: value, as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(value.count)
    var index = 0
    while index < value.count {
      text.append(value[index])
      index += value[index...].starts(with: "&#38;".utf8) ? 5 : 1
    }
    return String(decoding: text, as: UTF8.self)
  }
}
