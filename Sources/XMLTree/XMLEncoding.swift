/// Brings a document to UTF-8, so that the parser and the positions speak of the same bytes.
enum XMLEncoding {
  static func utf8(_ bytes: [UInt8]) throws(XMLReadError) -> [UInt8] {
    // By its mark, or by its first character, as the parser itself would tell it.
    let marks: [(bytes: [UInt8], isBigEndian: Bool, skipped: Int)] = [
      ([0xFF, 0xFE], false, 2), ([0xFE, 0xFF], true, 2), ([0x3C, 0], false, 0), ([0, 0x3C], true, 0),
    ]
    for (mark, isBigEndian, skipped) in marks where bytes.starts(with: mark) {
      return try fromUTF16(bytes.dropFirst(skipped)) {
        isBigEndian ? UInt16($0) << 8 | UInt16($1) : UInt16($0) | UInt16($1) << 8
      }
    }
    if let name = declaredEncoding(bytes), !["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) {
      throw XMLReadError(line: 1, message: "the document declares the encoding \(name); UTF-8 and UTF-16 are read")
    }
    if bytes.starts(with: [0x4C, 0x6F, 0xA7, 0x94]) {
      throw XMLReadError(line: 1, message: "the document is written in EBCDIC; UTF-8 and UTF-16 are read")
    }
    // A byte order mark would count as a column.
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  private static func fromUTF16(
    _ bytes: ArraySlice<UInt8>, unit: (UInt8, UInt8) -> UInt16
  ) throws(XMLReadError) -> [UInt8] {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw XMLReadError(line: 0, message: "the file begins as UTF-16 and is not; UTF-8 and UTF-16 are read")
    }
    return Array(text.utf8)
  }

  /// The name in `<?xml version="1.0" encoding="…"?>`, if there is one.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    // As bytes: asked of a string, character by character, it took a thirtieth of the time of reading XLIFF.
    let declaration = bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }
    let label = "encoding".utf8
    guard let start = declaration.indices.first(where: { declaration[$0...].starts(with: label) }) else { return nil }
    func isAround(_ byte: UInt8) -> Bool { "=\"' \t".utf8.contains(byte) }
    let name = declaration[(start + label.count)...].drop(while: isAround).prefix { !isAround($0) }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
