import LintelModel

/// Which members of classes hold nothing, since no code gives them anything.
struct ObjectiveCUnsetMembers {
  private let files: [SourceFile]
  /// Members that are looked for in all files of a project: 100.
  private var searchesLeft = 100

  init(_ files: [SourceFile]) { self.files = files }

  /// Whether no file says the name but where it is declared without an outlet or a property, asked for, or returned.
  mutating func isNeverSet(_ member: String) -> Bool {
    searchesLeft -= 1
    guard searchesLeft >= 0, !member.isEmpty else { return false }
    let name = Array(member.utf8)
    return files.allSatisfy { !Self.maySet(name, in: $0.bytes) }
  }

  /// In one file a name is looked at so often: 1,000 times.
  private static let mostPlaces = 1_000

  private static func maySet(_ name: [UInt8], in bytes: [UInt8]) -> Bool {
    var start = 0
    var placesLeft = mostPlaces
    while let place = bytes.place(of: name, from: start) {
      start = place + name.count
      placesLeft -= 1
      if placesLeft < 0 { return true }
      if start < bytes.count, ObjectiveCLexer.isWord(bytes[start]) { continue }
      // `_item` is the member of a property `item`.
      var first = place
      if first > 0, bytes[first - 1] == UInt8(ascii: "_") { first -= 1 }
      if first > 0, ObjectiveCLexer.isWord(bytes[first - 1]) { continue }
      if isHandedOut(first, in: bytes) || isAssigned(start, in: bytes) || isDeclaredForOthers(first, in: bytes) {
        return true
      }
    }
    return false
  }

  /// `&item`, `@"item"`, `make(item)`: whoever gets it may set it.
  private static func isHandedOut(_ first: Int, in bytes: [UInt8]) -> Bool {
    guard let before = bytes[..<first].last(where: { $0 > 32 }) else { return false }
    return handing.contains(before)
  }

  private static func isAssigned(_ end: Int, in bytes: [UInt8]) -> Bool {
    let rest = bytes[end...].drop { $0 <= 32 }
    return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
  }

  /// Behind `IBOutlet` or `@property` in the same statement: a nib or another object may set it.
  private static func isDeclaredForOthers(_ first: Int, in bytes: [UInt8]) -> Bool {
    // A declaration is shorter than that, in bytes.
    let near = bytes[max(0, first - 400)..<first]
    let start = near.lastIndex(where: { ends.contains($0) }) ?? near.startIndex
    let statement = Array(near[start...])
    return words.contains { statement.holds($0) }
  }

  private static let handing = Set("&\"(,".utf8)
  private static let ends = Set(";{}".utf8)
  private static let words = ["IBOutlet", "@property", "@synthesize", "@dynamic"].map { Array($0.utf8) }
}
