/// A string compared by its code units, as the platform compares keys: `é` in one scalar and in two are different keys.
struct ExactString: Hashable {
  let string: String

  init(_ string: String) { self.string = string }

  static func == (a: ExactString, b: ExactString) -> Bool {
    var (a, b) = (a.string, b.string)
    return a.utf8.count == b.utf8.count && a.withUTF8 { a in b.withUTF8 { b in a.elementsEqual(b) } }
  }

  func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}
