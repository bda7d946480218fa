import LintelModel

/// Finds the lines that a merge leaves behind where two sides changed the same text.
enum ConflictMarkers {
  /// The first line of each conflict, where all three of its markers are at the beginnings of lines.
  static func find(in bytes: [UInt8], file: String) -> [SourceLocation] {
    var found: [SourceLocation] = []
    var begun: Int?
    var isDivided = false
    var line = 1
    var start = 0
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index <= bytes.count {
        if index == bytes.count || bytes[index] == Ascii.newline {
          switch marker(bytes, start, index) {
          case UInt8(ascii: "<"): begun = line
          case UInt8(ascii: "="): isDivided = begun != nil
          case UInt8(ascii: ">"):
            if let begun, isDivided { found.append(SourceLocation(file: file, line: begun)) }
            begun = nil
            isDivided = false
          default: break
          }
          line += 1
          start = index + 1
        }
        index += 1
      }
    }
    return found
  }

  /// The character of which a line begins with seven and no more: git writes a space and a name behind them, or nothing.
  private static func marker(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt8? {
    guard end - start >= 7, let first = bytes[start] as UInt8?, "<=>".utf8.contains(first) else { return nil }
    for index in start..<(start + 7) where bytes[index] != first { return nil }
    guard end - start > 7 else { return first }
    let behind = bytes[start + 7]
    return behind == Ascii.space || behind == Ascii.carriageReturn ? first : nil
  }
}
