/// A JSON value with its place: offsets count the bytes of the UTF-8 text.
indirect enum JSONValue: Sendable {
  case object([Member])
  case array([JSONValue])
  /// With the offset of the opening quote.
  case string(String, at: Int)
  /// As it is written.
  case number(String)
  case bool(Bool)
  case null

  struct Member: Sendable {
    var key: String
    /// The offset of the key's opening quote.
    var offset: Int
    var value: JSONValue
  }

  /// The members of an object in the order of the file; none for anything else.
  var members: [Member] { if case .object(let members) = self { members } else { [] } }

  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  var string: String? { if case .string(let string, _) = self { string } else { nil } }

  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

  /// The value of a member; the last one, as the platform's parser has it, where a key occurs twice.
  subscript(_ key: String) -> JSONValue? { members.last { $0.key == key }?.value }
}
