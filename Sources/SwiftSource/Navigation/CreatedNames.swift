/// Which of the wanted types a file's bytes make a value of, found without parsing it: `Name(`, `Name {`, and `Name.`, behind
/// which a storyboard may be asked for one. Too many rather than too few.
enum CreatedNames {
  static func find(_ wanted: Set<String>, in bytes: [UInt8]) -> Set<String> {
    let lengths = Set(wanted.map(\.utf8.count))
    var found: Set<String> = []
    bytes.withUnsafeBufferPointer { all in
      var index = 0
      while index < all.count {
        guard all[index].isOfWord else {
          index += 1
          continue
        }
        let start = index
        while index < all.count, all[index].isOfWord { index += 1 }
        guard UInt8(ascii: "A")...UInt8(ascii: "Z") ~= all[start], lengths.contains(index - start), index < all.count else {
          continue
        }
        var next = index
        if all[next] == UInt8(ascii: " ") { next += 1 }
        guard next < all.count, [UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: ".")].contains(all[next]) else { continue }
        let name = String(decoding: all[start..<index], as: UTF8.self)
        if wanted.contains(name) { found.insert(name) }
      }
    }
    return found
  }
}
