/// Which files write the name of a type of the project: found in one pass over all bytes, where asking each file for each name
/// would take as many passes as there are screens.
///
/// It keeps hashes. Two names that share one only make a file be looked at for nothing.
struct TypeMentions {
  private var files: [UInt64: [Int]] = [:]

  init(of names: some Sequence<String>, in sources: [(path: String, bytes: [UInt8])]) {
    for name in names { files[Self.hash(Array(name.utf8)[...])] = [] }
    for (number, source) in sources.enumerated() {
      source.bytes.withUnsafeBufferPointer { add($0, of: number) }
    }
  }

  /// The numbers of the files, in order; nil for a name that nobody looked for.
  func files(naming name: String) -> [Int]? { files[Self.hash(Array(name.utf8)[...])] }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, of number: Int) {
    var index = 0
    while index < bytes.count {
      guard Self.isWord(bytes[index]) else {
        index += 1
        continue
      }
      let isUpper = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[index] || bytes[index] == UInt8(ascii: "_")
      var hash = Self.seed
      while index < bytes.count, Self.isWord(bytes[index]) {
        if isUpper { hash = (hash ^ UInt64(bytes[index])) &* Self.prime }
        index += 1
      }
      guard isUpper, let place = files.index(forKey: hash), files.values[place].last != number else { continue }
      files.values[place].append(number)
    }
  }

  // FNV-1a, of 64 bits.
  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01b3

  private static func hash(_ word: ArraySlice<UInt8>) -> UInt64 { word.reduce(seed) { ($0 ^ UInt64($1)) &* prime } }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
