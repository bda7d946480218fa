/// Keys that Interface Builder makes: an object's id and an attribute, `abc-de-fgh.title` or, from older documents, `123.title`.
package enum ObjectID {
  package static func isKey(_ key: String) -> Bool {
    guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
    let id = key.utf8[..<dot]
    guard !id.isEmpty, dot != key.utf8.index(before: key.utf8.endIndex) else { return false }
    if id.allSatisfy(isDigit) { return true }
    let parts = id.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3] && parts.joined().allSatisfy { isDigit($0) || isLetter($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func isLetter(_ byte: UInt8) -> Bool {
    // The bit that small letters have and capitals have not.
    let small = byte | 0x20
    return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
  }
}
