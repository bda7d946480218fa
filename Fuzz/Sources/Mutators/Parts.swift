/// The parts of a file that may be repeated, nested, moved, left out.
struct Parts {
  let bytes: [UInt8]
  /// In order of their beginnings.
  var ranges: [Range<Int>]

  func mutated(words: [String], _ random: inout Random) -> [UInt8]? {
    guard !ranges.isEmpty else { return nil }
    let part = ranges[random.below(ranges.count)]
    let own = bytes[part]
    switch random.below(6) {
    case 0: return replacing(part, with: Array(repeatElement(own, count: 1 + random.count()).joined()))
    case 1: return nested(part, random.count())
    case 2: return replacing(part, with: bytes[ranges[random.below(ranges.count)]])
    case 3: return replacing(part, with: [])
    case 4:
      let other = ranges[random.below(ranges.count)]
      return replacing(part.lowerBound..<part.lowerBound, with: bytes[other])
    default:
      guard !words.isEmpty else { return nil }
      let word = Array(words[random.below(words.count)].utf8)
      return replacing(part.lowerBound..<part.lowerBound, with: Array(repeatElement(word, count: random.count()).joined()))
    }
  }

  /// The part inside itself: where a smaller part of it stood, it stands as a whole.
  private func nested(_ part: Range<Int>, _ times: Int) -> [UInt8] {
    let inner = ranges.first { part.lowerBound < $0.lowerBound && $0.upperBound < part.upperBound }
    let place = inner ?? (part.lowerBound + part.count / 2)..<(part.lowerBound + part.count / 2)
    let before = Array(bytes[part.lowerBound..<place.lowerBound])
    let after = Array(bytes[place.upperBound..<part.upperBound])
    let whole = repeatElement(before, count: times).joined() + bytes[place] + repeatElement(after, count: times).joined()
    return replacing(part, with: Array(whole))
  }

  private func replacing(_ range: Range<Int>, with new: some Collection<UInt8>) -> [UInt8] {
    bytes[..<range.lowerBound] + Array(new) + bytes[range.upperBound...]
  }
}

extension Parts {
  private static let newline = UInt8(ascii: "\n")

  /// What stands in brackets, with them; and lines.
  static func groups(of bytes: [UInt8]) -> Parts {
    var open: [Int] = []
    var ranges: [Range<Int>] = []
    var line = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let start = open.popLast() { ranges.append(start..<index + 1) }
      case newline:
        if line < index { ranges.append(line..<index + 1) }
        line = index + 1
      default: break
      }
    }
    return Parts(bytes: bytes, ranges: ranges.sorted { $0.lowerBound < $1.lowerBound })
  }

  /// A line with the deeper lines below it.
  static func blocks(of bytes: [UInt8]) -> Parts {
    var lines: [(start: Int, depth: Int)] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
      lines.append((start, bytes[start..<end].prefix { $0 == 0x20 || $0 == UInt8(ascii: "-") }.count))
      start = end + 1
    }
    let ranges = lines.indices.map { index in
      let next = lines[(index + 1)...].first { $0.depth <= lines[index].depth }
      return lines[index].start..<(next?.start ?? bytes.count)
    }
    return Parts(bytes: bytes, ranges: ranges)
  }

  /// Elements with all that is in them.
  static func elements(of bytes: [UInt8]) -> Parts {
    var open: [Int] = []
    var ranges: [Range<Int>] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      index = end + 1
      switch bytes[start + 1] {
      case UInt8(ascii: "/"): if let begin = open.popLast() { ranges.append(begin..<index) }
      case UInt8(ascii: "!"), UInt8(ascii: "?"): break
      default: if bytes[end - 1] == UInt8(ascii: "/") { ranges.append(start..<index) } else { open.append(start) }
      }
    }
    return Parts(bytes: bytes, ranges: ranges.sorted { $0.lowerBound < $1.lowerBound })
  }
}
