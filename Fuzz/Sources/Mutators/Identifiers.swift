/// The names in a file. One that takes another's place makes things that call, hold or name themselves.
struct Identifiers {
  let bytes: [UInt8]
  private var ranges: [Range<Int>] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start: Int?
    for index in 0...bytes.count {
      let isPart = index < bytes.count && Self.isPart(bytes[index])
      if isPart, start == nil { start = index }
      if !isPart, let begin = start {
        ranges.append(begin..<index)
        start = nil
      }
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  func renamed(_ random: inout Random) -> [UInt8]? {
    guard ranges.count > 1 else { return nil }
    let (one, other) = (ranges[random.below(ranges.count)], ranges[random.below(ranges.count)])
    return Array([bytes[..<one.lowerBound], bytes[other], bytes[one.upperBound...]].joined())
  }
}
