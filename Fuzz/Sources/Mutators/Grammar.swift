/// How files of a kind are put together, so that mutations repeat, nest, move and rename whole parts: bytes that are changed
/// one by one rarely make what a generator makes.
enum Grammar: Sendable {
  /// Groups in brackets, and lines: source code, JSON, old property lists, sketches.
  case brackets
  /// Blocks of deeper lines: YAML.
  case indentation
  /// Elements in elements: XML.
  case elements
  /// Objects that name each other: binary property lists.
  case objects

  static func of(_ bytes: [UInt8]) -> Grammar {
    if bytes.starts(with: "bplist".utf8) { return .objects }
    return bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<") ? .elements : .brackets
  }

  /// Nil where the file has no part to change.
  func mutated(_ bytes: [UInt8], words: [String], _ random: inout Random) -> [UInt8]? {
    if self == .objects { return BinaryList(bytes)?.mutated(&random).bytes }
    if random.below(8) == 0 { return Identifiers(bytes).renamed(&random) }
    let parts =
      switch self {
      case .brackets: Parts.groups(of: bytes)
      case .indentation: Parts.blocks(of: bytes)
      case .elements, .objects: Parts.elements(of: bytes)
      }
    return parts.mutated(words: words, &random)
  }
}
