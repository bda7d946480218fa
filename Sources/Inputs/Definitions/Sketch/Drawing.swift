/// A file of a drawing program: its documents end in `.sketch` as Lintel's own sketches do, which are texts.
enum Drawing {
  /// How the program's documents began before they were archives, and since.
  private static let beginnings = [Array("SQLite format 3\0".utf8), [0x50, 0x4B, 0x03, 0x04]]

  static func isOne(_ bytes: [UInt8]) -> Bool {
    beginnings.contains { bytes.starts(with: $0) } || !DecodedText(bytes).encoding.hasPrefix("UTF-")
  }
}
