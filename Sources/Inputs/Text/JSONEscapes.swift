/// The escapes of a JSON string that has been checked.
enum JSONEscapes {
  static func replace(in bytes: UnsafeBufferPointer<UInt8>) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == Ascii.backslash, index < bytes.count else {
        output.append(byte)
        continue
      }
      let escape = bytes[index]
      index += 1
      switch escape {
      case UInt8(ascii: "b"): output.append(8)
      case UInt8(ascii: "f"): output.append(12)
      case UInt8(ascii: "n"): output.append(Ascii.newline)
      case UInt8(ascii: "r"): output.append(Ascii.carriageReturn)
      case UInt8(ascii: "t"): output.append(Ascii.tab)
      case UInt8(ascii: "u"):
        var scalar = unit(in: bytes, at: index)
        index += 4
        if (0xD800...0xDBFF).contains(scalar), index + 1 < bytes.count, bytes[index] == Ascii.backslash,
          bytes[index + 1] == UInt8(ascii: "u")
        {
          let low = unit(in: bytes, at: index + 2)
          if (0xDC00...0xDFFF).contains(low) {
            scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
            index += 6
          }
        }
        // Half a pair is no character; the rest of the file is still worth reading.
        output.append(contentsOf: UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}")!)
      default: output.append(escape)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func unit(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32 {
    var unit: UInt32 = 0
    for place in index..<index + 4 where place < bytes.count { unit = unit << 4 | (Ascii.hexDigit(bytes[place]) ?? 0) }
    return unit
  }
}
