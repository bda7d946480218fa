/// The names that a file's bytes declare, by kind, found without parsing it. Too many rather than too few: what stands in
/// comments and strings counts too.
struct DeclaredNames {
  private(set) var types: Set<String> = []
  private(set) var members: Set<String> = []

  private enum Kind { case type, member, enumCase }

  private static let keywords: [(word: [UInt8], kind: Kind)] = [
    ("struct", Kind.type), ("class", .type), ("enum", .type), ("extension", .type), ("actor", .type), ("protocol", .type),
    ("func", .member), ("var", .member), ("let", .member), ("case", .enumCase),
  ].map { (Array($0.0.utf8), $0.1) }

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { all in
      var kind: Kind?
      var index = 0
      while index < all.count {
        let byte = all[index]
        guard Self.isWord(byte) else {
          // ``case `internal` ``: the name is what stands between.
          if byte == UInt8(ascii: "`") {
            index += 1
            continue
          }
          // `case a, b`: what follows a comma is declared too. A new line ends a list of cases, any other sign ends
          // everything.
          if byte == UInt8(ascii: "\n") ? kind == .enumCase : byte > 32 && !(kind == .enumCase && byte == UInt8(ascii: ","))
          {
            kind = nil
          }
          index += 1
          continue
        }
        let start = index
        while index < all.count, Self.isWord(all[index]) { index += 1 }
        let word = all[start..<index]
        let isQuoted = start > 0 && all[start - 1] == UInt8(ascii: "`")
        let keyword = Self.keywords.first { $0.word.count == word.count && $0.word.elementsEqual(word) }
        if !isQuoted, let next = keyword?.kind {
          // `class func f`: the second word is the keyword.
          kind = next
        } else if let declared = kind {
          add(String(decoding: word, as: UTF8.self), declared)
          // `extension Outer.Inner`: the dot is followed by the name that counts.
          let goesOn = declared == .type && index < all.count && all[index] == UInt8(ascii: ".")
          if goesOn { index += 1 } else if declared != .enumCase { kind = nil }
        }
      }
    }
  }

  private mutating func add(_ name: String, _ kind: Kind) {
    if kind == .type { types.insert(name) } else { members.insert(name) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
