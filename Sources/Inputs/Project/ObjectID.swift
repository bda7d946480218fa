/// Keys that Interface Builder makes: an object's id and an attribute.
enum ObjectID {
  static func isKey(_ key: String) -> Bool {
    guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
    let id = key.utf8[..<dot]
    guard !id.isEmpty, dot != key.utf8.index(before: key.utf8.endIndex) else { return false }
    if id.allSatisfy(Ascii.isDigit) { return true }
    let parts = id.split(separator: Ascii.minus, omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
      && parts.joined().allSatisfy {
        Ascii.isDigit($0) || ($0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z"))
      }
  }
}
