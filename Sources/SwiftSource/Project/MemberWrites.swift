import LintelModel

/// Which files may give a member of something a value, by the member's name: found in one pass over all bytes, where asking
/// each file for each property would take as many passes as there are properties.
///
/// It keeps hashes. Two names that share one only make a file be looked at for nothing.
struct MemberWrites {
  private var files: [UInt64: [Int]] = [:]

  init(in sources: [(path: String, bytes: [UInt8])]) {
    for (number, source) in sources.enumerated() {
      source.bytes.withUnsafeBufferPointer { add($0, of: number) }
    }
  }

  /// The numbers of the files that say `.name = `, `.name += ` or `\.name`, in order.
  func files(writing name: String) -> [Int] { files[TextHash(name.utf8).value] ?? [] }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, of number: Int) {
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: ".") else {
        index += 1
        continue
      }
      let isOfKeyPath = index > 0 && bytes[index - 1] == UInt8(ascii: "\\")
      index += 1
      let start = index
      var hash = TextHash()
      while index < bytes.count, bytes[index].isOfWord {
        hash.add(bytes[index])
        index += 1
      }
      guard index > start, isOfKeyPath || Self.isWritten(bytes, from: index), files[hash.value]?.last != number else {
        continue
      }
      files[hash.value, default: []].append(number)
    }
  }

  /// Whether ` = ` or ` += ` follows.
  static func isWritten(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var index = start
    while index < bytes.count, index < start + mostSpaces, bytes[index] == UInt8(ascii: " ") { index += 1 }
    guard index + 1 < bytes.count else { return false }
    return bytes[index] == UInt8(ascii: "=") && bytes[index + 1] != UInt8(ascii: "=")
      || bytes[index] == UInt8(ascii: "+") && bytes[index + 1] == UInt8(ascii: "=")
  }

  /// Who lines up the signs of several lines has so many before one: 40.
  private static let mostSpaces = 40
}
