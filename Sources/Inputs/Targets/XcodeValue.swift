/// A value of an Xcode project: an old-style property list of texts, lists and dictionaries.
indirect enum XcodeValue {
  case text(String)
  case list([XcodeValue])
  case dictionary([String: XcodeValue])

  /// Dictionaries and lists nested deeper are not read; a project has five.
  static let maximumDepth = 32

  /// Nil if the bytes are no old-style property list.
  init?(_ bytes: [UInt8]) {
    var lexer = StringsLexer(bytes)
    guard let value = XcodeValue(&lexer, depth: 0) else { return nil }
    self = value
  }

  private init?(_ lexer: inout StringsLexer, depth: Int) {
    guard depth < XcodeValue.maximumDepth, lexer.skipSpace() else { return nil }
    lexer.comments.removeAll(keepingCapacity: true)
    switch lexer.bytes[lexer.position] {
    case UInt8(ascii: "{"):
      lexer.position += 1
      var members: [String: XcodeValue] = [:]
      while lexer.skipSpace(), lexer.bytes[lexer.position] != UInt8(ascii: "}") {
        guard let key = lexer.string(), lexer.take(UInt8(ascii: "=")), let value = XcodeValue(&lexer, depth: depth + 1),
          lexer.take(UInt8(ascii: ";"))
        else { return nil }
        members[lexer.text(key)] = value
      }
      guard lexer.take(UInt8(ascii: "}")) else { return nil }
      self = .dictionary(members)
    case UInt8(ascii: "("):
      lexer.position += 1
      var values: [XcodeValue] = []
      while lexer.skipSpace(), lexer.bytes[lexer.position] != UInt8(ascii: ")") {
        guard let value = XcodeValue(&lexer, depth: depth + 1) else { return nil }
        values.append(value)
        if !lexer.take(UInt8(ascii: ",")) { break }
      }
      guard lexer.take(UInt8(ascii: ")")) else { return nil }
      self = .list(values)
    default:
      guard let token = lexer.string() else { return nil }
      self = .text(lexer.text(token))
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var members: [String: XcodeValue] { if case .dictionary(let members) = self { members } else { [:] } }
  subscript(_ key: String) -> XcodeValue? { members[key] }

  /// The texts of a list; one text alone is a list of its words.
  var texts: [String] {
    switch self {
    case .text(let text): text.split(separator: " ").map(String.init)
    case .list(let values): values.compactMap(\.text)
    case .dictionary: []
    }
  }
}

extension StringsLexer {
  /// Moves past one character, white space and comments before it; false, if something else is there.
  fileprivate mutating func take(_ character: UInt8) -> Bool {
    guard skipSpace(), bytes[position] == character else { return false }
    position += 1
    return true
  }
}
