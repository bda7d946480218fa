/// Backslashes in a quoted string that begin no escape the platform knows, so that it drops them and shows what follows.
enum StrayEscapes {
  /// Each with the character behind it: `\u` of `\u203A`. An escaped apostrophe or slash means no more than itself, and many
  /// tools write it.
  static func find(in bytes: ArraySlice<UInt8>) -> [String] {
    var found: [String] = []
    var index = bytes.startIndex
    while let backslash = bytes[index...].firstIndex(of: Ascii.backslash), backslash + 1 < bytes.endIndex {
      let escaped = bytes[backslash + 1]
      index = backslash + 2
      guard !known.contains(escaped), escaped < 0x80 else { continue }
      found.append("\\" + String(Unicode.Scalar(escaped)))
    }
    return found
  }

  private static let known = Set("abfnrtvU\"\\01234567'/\n\r".utf8)
}
