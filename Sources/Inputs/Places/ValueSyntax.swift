import LintelModel

/// What the values of a file look like, as far as it takes to see where one ends.
enum ValueSyntax {
  case strings, json, xml, po, csv(delimiter: UInt8), tag, code

  /// Nil for files whose places are those of lines, or of nothing.
  init?(_ kind: FileKind, _ bytes: [UInt8]) {
    switch kind {
    case .table(.strings), .table(.stringsdict):
      if PropertyListFile.isPropertyList(bytes) {
        if bytes.starts(with: "bplist".utf8) { return nil }
        self = .xml
      } else {
        self = .strings
      }
    case .table(.xcstrings): self = .json
    case .table(.xliff): self = .xml
    case .table(.po): self = .po
    case .table(.csv): self = .csv(delimiter: Ascii.comma)
    case .interfaceBuilder: self = .tag
    case .swiftSource, .tuistProject, .objectiveC, .objectiveCHeader: self = .code
    default: return nil
    }
  }

  /// The text that places in the file count in. It is not known for sure where the encoding was guessed.
  func text(of bytes: [UInt8]) -> (utf8: [UInt8], isSure: Bool)? {
    switch self {
    case .xml, .tag: return (try? PropertyListFile.xml(bytes)).map { ($0, true) }
    case .strings, .json, .po, .csv, .code:
      let text = DecodedText(bytes)
      return (text.utf8, !text.encoding.hasSuffix("(guessed)"))
    }
  }

  /// The value that begins at an offset; nil if none does.
  func value(at start: Int, in bytes: [UInt8]) -> WrittenValue? {
    guard start < bytes.count else { return nil }
    return switch self {
    case .strings: WrittenValue(strings: bytes, at: start)
    case .json: WrittenValue(json: bytes, at: start)
    case .xml: WrittenValue(xml: bytes, at: start)
    case .po: WrittenValue(po: bytes, at: start)
    case .csv(let delimiter): WrittenValue(csv: bytes, at: start, delimiter: delimiter)
    case .tag: WrittenValue(tag: bytes, at: start)
    case .code: WrittenValue(code: bytes, at: start)
    }
  }
}
