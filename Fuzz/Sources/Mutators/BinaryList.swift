/// A binary property list as objects that name each other by their numbers, written with the table and trailer that fit.
struct BinaryList {
  enum Object {
    case ascii(String)
    case utf16(String)
    case array([Int])
    case dictionary([(key: Int, value: Int)])
    /// An object's bytes as they are: numbers, dates, data, sets, what is no object.
    case other([UInt8])
  }

  /// The first is the root.
  var objects: [Object]

  init(objects: [Object]) { self.objects = objects }

  /// Objects whose numbers take one byte; nil for other lists.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 40, bytes[bytes.count - 25] == 1 else { return nil }
    let (trailer, size) = (bytes.count - 32, Int(bytes[bytes.count - 26]))
    let table = Int(bytes[bytes.count - 1]) | Int(bytes[bytes.count - 2]) << 8
    let count = Int(bytes[trailer + 15])
    guard size == 2, table > 8, table + 2 * count <= trailer else { return nil }
    let starts = (0..<count).map { Int(bytes[table + 2 * $0]) << 8 | Int(bytes[table + 2 * $0 + 1]) }
    objects = []
    for start in starts {
      let end = starts.filter { $0 > start }.min() ?? table
      guard (8..<table).contains(start), start < end, end <= table else { return nil }
      objects.append(Self.object(Array(bytes[start..<end])))
    }
    if objects.isEmpty { return nil }
  }

  private static func object(_ bytes: [UInt8]) -> Object {
    let count = Int(bytes[0] & 0xF)
    let members = bytes.dropFirst().map { Int($0) }
    switch bytes[0] >> 4 {
    case 0xA where count < 15 && members.count == count: return .array(members)
    case 0xD where count < 15 && members.count == 2 * count:
      return .dictionary((0..<count).map { (members[$0], members[count + $0]) })
    case 0x5 where count < 15: return .ascii(String(decoding: bytes.dropFirst(), as: UTF8.self))
    default: return .other(bytes)
    }
  }

  func mutated(_ random: inout Random) -> BinaryList {
    var list = self
    let index = random.below(objects.count)
    switch random.below(6) {
    case 0: list.objects[index] = .array((0..<random.count()).map { _ in random.below(objects.count) })
    case 1:
      list.objects[index] = .dictionary(
        (0..<random.count()).map { _ in (random.below(objects.count), random.below(objects.count)) })
    case 2: list.objects.append(objects[index])
    case 3:
      // Each holds the next one twice.
      let first = objects.count
      for next in 0..<min(60, random.count()) {
        list.objects.append(.dictionary([(1 % first, first + next + 1), (index, first + next + 1)]))
      }
      list.objects.append(.ascii("x"))
      list.objects[0] = .dictionary([(1 % first, first)])
    case 4:
      var bytes = Self.bytes(of: objects[index])
      bytes[0] = UInt8(random.below(256))
      list.objects[index] = .other(bytes)
    default: list.objects[index] = .ascii(String(repeating: "a", count: random.count()))
    }
    return list
  }

  var bytes: [UInt8] {
    var bytes = Array("bplist00".utf8)
    var starts: [Int] = []
    for object in objects {
      starts.append(bytes.count)
      bytes += Self.bytes(of: object)
    }
    let table = bytes.count
    for start in starts { bytes += [UInt8(truncatingIfNeeded: start >> 8), UInt8(truncatingIfNeeded: start)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [objects.count, 0, table] {
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    }
    return bytes
  }

  private static func bytes(of object: Object) -> [UInt8] {
    switch object {
    case .ascii(let text): head(0x5, text.utf8.count) + text.utf8
    case .utf16(let text):
      head(0x6, text.utf16.count) + text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    case .array(let members): head(0xA, members.count) + members.map { UInt8(truncatingIfNeeded: $0) }
    case .dictionary(let members):
      head(0xD, members.count) + members.map { UInt8(truncatingIfNeeded: $0.key) }
        + members.map { UInt8(truncatingIfNeeded: $0.value) }
    case .other(let bytes): bytes
    }
  }

  private static func head(_ marker: UInt8, _ count: Int) -> [UInt8] {
    guard count >= 15 else { return [marker << 4 | UInt8(count)] }
    return [marker << 4 | 0xF, 0x11, UInt8(truncatingIfNeeded: count >> 8), UInt8(truncatingIfNeeded: count)]
  }
}
