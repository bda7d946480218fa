/// Reads binary property lists: the header `bplist00`, objects, a table of their offsets, and a trailer of 32 bytes.
///
/// The form lets one object be in many places, and so a few hundred bytes make more values than memory holds. What is
/// read of a file is bounded by its size: of a list in which no dictionary occurs twice, everything is. Arrays and data are
/// not looked into, as no text that Lintel judges lies there.
struct BinaryPropertyList {
  struct Damage: Error {
    var found: String
  }

  /// Dictionaries nested deeper are refused: 64.
  static let maximumDepth = 64
  /// Values beyond one for each byte of the file.
  static let spareValues = 10_000
  /// UTF-8 units of text beyond four for each byte of the file.
  static let spareText = 1 << 20

  private static let headerSize = 8
  private static let trailerSize = 32

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let root: Int
  /// Where the table of offsets begins, and the objects end.
  private let table: Int
  private var valuesLeft: Int
  private var textLeft: Int
  private var texts: [Int: String] = [:]
  /// The dictionaries that are being read, each inside the one before it.
  private var open: [Int] = []

  static func value(of bytes: [UInt8]) -> Result<PropertyListValue, Damage> {
    do throws(Damage) {
      var list = try BinaryPropertyList(bytes)
      return .success(try list.value(list.root))
    } catch { return .failure(error) }
  }

  private init(_ bytes: [UInt8]) throws(Damage) {
    guard bytes.count >= Self.headerSize + Self.trailerSize, bytes.starts(with: "bplist0".utf8) else { throw Self.damaged }
    self.bytes = bytes
    let trailer = bytes.count - Self.trailerSize
    (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(in: bytes, at: trailer + 8, size: 8),
      let root = Self.number(in: bytes, at: trailer + 16, size: 8),
      let table = Self.number(in: bytes, at: trailer + 24, size: 8), table > Self.headerSize, table <= trailer,
      count <= (trailer - table) / offsetSize, root < count
    else { throw Self.damaged }
    (objectCount, self.root, self.table) = (count, root, table)
    valuesLeft = bytes.count + Self.spareValues
    textLeft = 4 * bytes.count + Self.spareText
  }

  private static let damaged = Damage(found: "a damaged property list")

  /// A big-endian number; nil if it has no room there or is larger than `Int` holds.
  private static func number(in bytes: [UInt8], at position: Int, size: Int) -> Int? {
    guard position >= 0, size > 0, position <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for byte in bytes[position..<position + size] {
      guard value >> 56 == 0 else { return nil }
      value = value << 8 | UInt64(byte)
    }
    return Int(exactly: value)
  }

  private func number(at position: Int, size: Int) throws(Damage) -> Int {
    guard position <= table - size, let value = Self.number(in: bytes, at: position, size: size) else { throw Self.damaged }
    return value
  }

  /// Where an object's first byte is.
  private func position(of object: Int) throws(Damage) -> Int {
    guard object < objectCount, let position = Self.number(in: bytes, at: table + object * offsetSize, size: offsetSize),
      position >= Self.headerSize, position < table
    else { throw Self.damaged }
    return position
  }

  /// How many bytes, units or members the object at a position has, and where they begin.
  private func extent(at position: Int) throws(Damage) -> (count: Int, start: Int) {
    let low = Int(bytes[position] & 0x0F)
    guard low == 0x0F else { return (low, position + 1) }
    guard position + 1 < table, bytes[position + 1] >> 4 == 1, bytes[position + 1] & 0x0F <= 3 else { throw Self.damaged }
    let size = 1 << Int(bytes[position + 1] & 0x0F)
    return (try number(at: position + 2, size: size), position + 2 + size)
  }

  private mutating func value(_ object: Int) throws(Damage) -> PropertyListValue {
    valuesLeft -= 1
    guard valuesLeft > 0 else {
      throw Damage(found: "dictionaries that stand for more values than the file has bytes")
    }
    let position = try position(of: object)
    switch bytes[position] >> 4 {
    case 0x5, 0x6: return .text(try text(object, at: position), at: 0)
    case 0xD: return try dictionary(object, at: position)
    case 0x0, 0x1, 0x2, 0x3, 0x8: return .other(at: 0)
    case 0x4: return try inside(try extent(at: position), size: 1)
    case 0xA: return try inside(try extent(at: position), size: referenceSize)
    case 0xB, 0xC: throw Damage(found: "a set, which property lists do not have")
    default: throw Self.damaged
    }
  }

  private func inside(_ extent: (count: Int, start: Int), size: Int) throws(Damage) -> PropertyListValue {
    guard extent.start <= table, extent.count <= (table - extent.start) / size else { throw Self.damaged }
    return .other(at: 0)
  }

  private mutating func text(_ object: Int, at position: Int) throws(Damage) -> String {
    let text: String
    if let known = texts[object] {
      text = known
    } else {
      let (count, start) = try extent(at: position)
      let isWide = bytes[position] >> 4 == 0x6
      guard start <= table, count <= (table - start) / (isWide ? 2 : 1) else { throw Self.damaged }
      if isWide {
        let units = (0..<count).lazy.map { [bytes] in UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
        text = String(decoding: units, as: UTF16.self)
      } else {
        guard bytes[start..<start + count].allSatisfy({ $0 < 0x80 }) else { throw Self.damaged }
        text = String(decoding: bytes[start..<start + count], as: UTF8.self)
      }
      texts[object] = text
    }
    textLeft -= text.utf8.count
    guard textLeft >= 0 else { throw Damage(found: "texts that are repeated until they are four times the file") }
    return text
  }

  private mutating func dictionary(_ object: Int, at position: Int) throws(Damage) -> PropertyListValue {
    guard !open.contains(object) else { throw Damage(found: "a dictionary that holds itself") }
    guard open.count < Self.maximumDepth else {
      throw Damage(found: "dictionaries nested deeper than \(Self.maximumDepth)")
    }
    open.append(object)
    defer { open.removeLast() }
    let (count, start) = try extent(at: position)
    _ = try inside((count, start), size: 2 * referenceSize)
    var members: [PropertyListValue.Member] = []
    var hasNames = true
    for index in 0..<count {
      let key = try value(try number(at: start + index * referenceSize, size: referenceSize))
      let value = try value(try number(at: start + (count + index) * referenceSize, size: referenceSize))
      if let name = key.text { members.append(.init(key: name, value: value)) } else { hasNames = false }
    }
    guard hasNames else { return .other(at: 0) }
    // The form keeps no order of its own: it is the order of a hash table.
    return .dictionary(members.sorted { $0.key < $1.key }, at: 0)
  }
}
