internal import LintelModel

/// The places in a text where the platform puts values, as Foundation's formatter finds them (CoreFoundation, CFString.c,
/// `__CFParseFormatSpec`): behind a percent sign flags, lengths and widths may come in any order, and a space is a flag. So
/// `% @` and `%1 @` are read as `%@` is, and `50 % off` as an octal number.
enum PlatformPlaceholders {
  /// In the order of the text; nil where a variable's name makes it more than this.
  static func found(in text: String) -> [Placeholder]? {
    let bytes = Array(text.utf8)
    guard !text.contains("#@") else { return nil }
    var found: [Placeholder] = []
    var next = 1
    var index = bytes.startIndex
    while let sign = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      guard let read = spec(bytes, behind: sign) else {
        // What starts no conversion is passed over as a whole, a second percent sign among it.
        index = min(sign + 2, bytes.count)
        continue
      }
      index = read.end
      // A width from the arguments is rare, and never written with a space.
      guard read.stars == 0 else { return nil }
      let argument = read.position ?? next
      if read.position == nil { next += 1 }
      found.append(
        Placeholder(
          text: String(decoding: bytes[sign..<index], as: UTF8.self), value: read.value, argument: argument,
          isPositional: read.position != nil))
    }
    return found
  }

  private struct Spec {
    var value: Placeholder.Value
    var position: Int?
    var stars = 0
    var end: Int
  }

  private static func spec(_ bytes: [UInt8], behind sign: Int) -> Spec? {
    var index = sign + 1
    var length: [UInt8] = []
    var position: Int?
    var stars = 0
    while index < bytes.count, index - sign < 40 {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "#"), UInt8(ascii: "0"), UInt8(ascii: "."):
        break
      case UInt8(ascii: "*"): stars += 1
      case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "t"), UInt8(ascii: "z"), UInt8(ascii: "j"),
        UInt8(ascii: "L"):
        length.append(byte)
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        var number = Int(byte - UInt8(ascii: "0"))
        while index < bytes.count, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9"), number < 1000 {
          number = number * 10 + Int(bytes[index] - UInt8(ascii: "0"))
          index += 1
        }
        if index < bytes.count, bytes[index] == UInt8(ascii: "$") {
          position = number
          index += 1
        }
      // Shows nothing, and takes its argument all the same (`CFFormatDummyPointerType`).
      case UInt8(ascii: "n"): return Spec(value: .pointer, position: position, stars: stars, end: index)
      default:
        // A length in front of an object's sign changes nothing.
        let letter = byte == UInt8(ascii: "@") ? [] : length.suffix(2)
        return Placeholders.value(of: byte, length: Array(letter)).map {
          Spec(value: $0, position: position, stars: stars, end: index)
        }
      }
    }
    return nil
  }
}
