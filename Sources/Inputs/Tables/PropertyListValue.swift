/// A value of a property list with its place: offsets count the bytes of the file's UTF-8 text, 0 in the binary
/// form, which has no places.
indirect enum PropertyListValue {
  /// With the offset of the text's first character.
  case text(String, at: Int)
  case dictionary([Member], at: Int)
  /// An array, data, a number, a date.
  case other(at: Int)

  struct Member {
    var key: String
    /// Of the key's first character; nil in the binary form.
    var keyOffset: Int?
    var value: PropertyListValue
  }

  var members: [Member] { if case .dictionary(let members, _) = self { members } else { [] } }

  var text: String? { if case .text(let text, _) = self { text } else { nil } }

  var offset: Int {
    switch self {
    case .text(_, let offset), .dictionary(_, let offset), .other(let offset): offset
    }
  }

  /// The value of a key; the last one where a key occurs twice.
  subscript(_ key: String) -> PropertyListValue? { members.last { $0.key == key }?.value }

  /// Every text in it, its own and those of what it holds.
  var texts: [(text: String, offset: Int)] {
    switch self {
    case .text(let text, let offset): [(text, offset)]
    case .dictionary(let members, _): members.flatMap(\.value.texts)
    case .other: []
    }
  }
}
