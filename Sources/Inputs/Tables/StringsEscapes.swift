/// The escapes of a quoted string in an old-style property list.
enum StringsEscapes {
  /// `\a \b \f \n \r \t \v` are control characters, up to three octal digits a character of NeXTSTEP's own set, `\U` and
  /// up to four hexadecimal digits a UTF-16 unit. Any other character means itself, so that `\u203A` is `u203A`.
  static func replace(in bytes: ArraySlice<UInt8>) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    /// The first half of a pair of `\U` escapes that wants its second.
    var high: UInt32?
    func append(_ scalar: Unicode.Scalar) { output.append(contentsOf: UTF8.encode(scalar)!) }
    func flush() {
      if high != nil { append("\u{FFFD}") }
      high = nil
    }

    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      guard byte == Ascii.backslash, index < bytes.endIndex else {
        flush()
        let end = bytes[index...].firstIndex(of: Ascii.backslash) ?? bytes.endIndex
        output.append(contentsOf: bytes[(index - 1)..<end])
        index = end
        continue
      }
      let escape = bytes[index]
      index += 1
      if escape == UInt8(ascii: "U") {
        let unit = number(in: bytes, at: &index, digits: 4, base: 16)
        if let first = high, (0xDC00...0xDFFF).contains(unit) {
          high = nil
          append(Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00))!)
        } else {
          flush()
          if (0xD800...0xDBFF).contains(unit) { high = unit } else { append(Unicode.Scalar(unit) ?? "\u{FFFD}") }
        }
        continue
      }
      flush()
      switch escape {
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        index -= 1
        let code = number(in: bytes, at: &index, digits: 3, base: 8)
        append(NextStepLatin.scalar(UInt8(truncatingIfNeeded: code)))
      case UInt8(ascii: "a"): output.append(7)
      case UInt8(ascii: "b"): output.append(8)
      case UInt8(ascii: "f"): output.append(12)
      case UInt8(ascii: "n"): output.append(Ascii.newline)
      case UInt8(ascii: "r"): output.append(Ascii.carriageReturn)
      case UInt8(ascii: "t"): output.append(Ascii.tab)
      case UInt8(ascii: "v"): output.append(11)
      default: output.append(escape)
      }
    }
    flush()
    return String(decoding: output, as: UTF8.self)
  }

  /// The places of escapes that the platform does not know and shows without their backslash, `\u203A` with its digits
  /// among them. Escaped quotes and ends of lines mean what they look like.
  static func unknown(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = bytes.startIndex
    while let start = bytes[index...].firstIndex(of: Ascii.backslash), start + 1 < bytes.endIndex {
      var end = start + 2
      index = end
      switch bytes[start + 1] {
      case UInt8(ascii: "0")...UInt8(ascii: "7"), UInt8(ascii: "U"), UInt8(ascii: "a"), UInt8(ascii: "b"): continue
      case UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "v"): continue
      case Ascii.quote, Ascii.apostrophe, Ascii.backslash, Ascii.newline, Ascii.carriageReturn: continue
      case UInt8(ascii: "u"), UInt8(ascii: "x"):
        while end < bytes.endIndex, end < start + 6, Ascii.hexDigit(bytes[end]) != nil { end += 1 }
      default:
        // The whole of a character of several bytes.
        while end < bytes.endIndex, bytes[end] & 0xC0 == 0x80 { end += 1 }
      }
      found.append(start..<end)
    }
    return found
  }

  private static func number(in bytes: ArraySlice<UInt8>, at index: inout Int, digits: Int, base: UInt32) -> UInt32 {
    var number: UInt32 = 0
    var left = digits
    while left > 0, index < bytes.endIndex, let digit = Ascii.hexDigit(bytes[index]), digit < base {
      number = number * base + digit
      index += 1
      left -= 1
    }
    return number
  }
}
