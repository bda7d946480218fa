/// The names that a file's bytes declare, by kind, found without parsing it. Too many rather than too few: comments count too.
struct DeclaredNames {
  var types: Set<String> = []
  var members: Set<String> = []

  private static let typeKeywords: Set = ["struct", "class", "enum", "extension", "actor", "protocol"]
  private static let memberKeywords: Set = ["func", "var", "let", "case"]

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { all in
      var keyword: String?
      var index = 0
      while index < all.count {
        guard Self.isWord(all[index]) else {
          // `case a, b`: what follows a comma is declared too. Anything but spaces ends a declaration's reach.
          if keyword != "case" || all[index] == UInt8(ascii: "\n"), all[index] > 32 { keyword = nil }
          index += 1
          continue
        }
        let start = index
        while index < all.count, Self.isWord(all[index]) || all[index] == UInt8(ascii: ".") && keyword == "extension" { index += 1 }
        if let known = keyword {
          let name = String(decoding: all[start..<index], as: UTF8.self)
          if Self.typeKeywords.contains(known) {
            types.insert(name.split(separator: ".").last.map(String.init) ?? name)
          } else {
            members.insert(name)
          }
          // `class func f`: the word is a keyword again.
          keyword = Self.memberKeywords.contains(name) ? name : known == "case" ? known : nil
        } else if (3...9).contains(index - start) {
          let word = String(decoding: all[start..<index], as: UTF8.self)
          if Self.typeKeywords.contains(word) || Self.memberKeywords.contains(word) { keyword = word }
        }
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
