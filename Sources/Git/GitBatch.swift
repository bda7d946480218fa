/// The answer of `git cat-file --batch`: for each object `<id> blob <size>`, its bytes, and a line break.
package struct GitBatch: Sendable {
  private var rest: ArraySlice<UInt8>

  package init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The bytes of the next object; nil for what is no file, is missing, or was cut off.
  package mutating func next() -> ArraySlice<UInt8>? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
    let start = end + 1
    // The line break after the bytes is asked for, too.
    guard words.count == 3, words[1] == "blob", let size = Int(words[2]), (0..<(rest.endIndex - start)).contains(size) else {
      return nil
    }
    defer { rest = rest[(start + size)...].dropFirst() }
    return rest[start..<(start + size)]
  }
}
