/// A string compared by its code units, as the platform compares keys: `é` in one scalar and in two are different keys.
struct ExactString: Hashable {
  let string: String

  init(_ string: String) { self.string = string }

  static func == (a: ExactString, b: ExactString) -> Bool {
    a.string.utf8.count == b.string.utf8.count && a.string.utf8.elementsEqual(b.string.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}
