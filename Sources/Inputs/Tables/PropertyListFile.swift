import LintelXMLTree

/// A property list of the binary or the XML form.
struct PropertyListFile {
  /// The whole of it; of a broken one, what precedes the place where it breaks.
  var root: PropertyListValue?
  var failure: XMLStream.Failure?
  /// The text that offsets count in; empty for the binary form.
  var utf8: [UInt8] = []
  /// How it was written, for people.
  var form: String

  static func isPropertyList(_ bytes: [UInt8]) -> Bool { isBinary(bytes) || isXML(bytes) }

  private static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  private static func isXML(_ bytes: [UInt8]) -> Bool {
    // A mark, white space, or the tag itself.
    guard let first = bytes.first, first <= Ascii.less || first >= 0xEF else { return false }
    if first == Ascii.quote || first == Ascii.slash { return false }
    let head = bytes.prefix(64).filter { $0 > Ascii.space && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF && $0 < 0xFE }
    return ["<?xml", "<!DOCTYPE", "<plist"].contains { head.starts(with: $0.utf8) }
  }

  /// An XML document as the text that its places count in.
  static func xml(_ bytes: [UInt8]) throws -> [UInt8] { try XMLStream.utf8(bytes) }

  init(_ bytes: [UInt8]) {
    if PropertyListFile.isBinary(bytes) {
      form = "binary property list (no positions)"
      switch BinaryPropertyList.value(of: bytes) {
      case .success(let value): root = value
      case .failure(let damage):
        failure = XMLStream.Failure(offset: 0, found: damage.found, expected: "a dictionary of texts")
      }
      return
    }
    form = "XML property list"
    do {
      utf8 = try XMLStream.utf8(bytes)
      var parsing = PropertyListParsing()
      failure = XMLStream.read(utf8, PropertyListParsing.interest) { batch in
        batch.forEach { parsing.take($0) }
        parsing.keep()
      }
      root = parsing.result()
      failure = failure ?? parsing.failure
    } catch {
      failure = XMLStream.Failure(offset: 0, found: error.message, expected: "a dictionary of texts")
    }
  }
}

extension PropertyListFile {
  /// Nil where the form has no lines.
  func line(of failure: XMLStream.Failure) -> Int? {
    utf8.isEmpty ? nil : utf8.prefix(failure.offset).count { $0 == Ascii.newline } + 1
  }
}

/// Puts the elements of an XML property list together.
private struct PropertyListParsing {
  static let interest = XMLStream.Interest(
    texts: ["key", "string"],
    elements: ["plist", "dict", "array", "data", "date", "integer", "real", "true", "false"])
  private enum Name: Int { case key, string, plist, dict, array, data, date, integer, real, yes, no }

  /// A dictionary that is not closed yet.
  private struct Open {
    var members: [PropertyListValue.Member] = []
    var key: String?
    var keyOffset: Int?
    var offset: Int
  }

  private var open: [Open] = []
  private var root: PropertyListValue?
  /// How deep inside something that is neither a dictionary nor a text.
  private var other = 0
  private var text = CollectedText()
  private var textStart = 0
  private var collects = false
  /// What is XML and no property list: the platform gives up on the whole file.
  private(set) var failure: XMLStream.Failure?

  mutating func take(_ event: XMLStream.Event) {
    guard failure == nil else { return }
    switch event {
    case .start(let tag): start(Name(rawValue: tag.name), tag.content)
    case .element(let tag, let bytes):
      start(Name(rawValue: tag.name), tag.content)
      take(.text(bytes))
      take(.end(tag.name))
    case .text(let bytes): if collects { text.append(bytes) }
    case .end(let name): end(Name(rawValue: name))
    }
  }

  mutating func keep() { text.keep() }

  private mutating func start(_ name: Name?, _ offset: Int) {
    if collects { return fail(offset, found: "a tag in a text", expected: "text alone") }
    guard other == 0 else {
      other += 1
      return
    }
    if let last = open.last, name != .plist {
      if name == .key, last.key != nil { return fail(offset, found: "<key>", expected: "a value for the key before it") }
      if name != .key, last.key == nil { return fail(offset, found: "a value", expected: "<key>") }
    }
    switch name {
    case .plist: break
    case .dict: open.append(Open(offset: offset))
    case .key, .string:
      collects = true
      textStart = offset
      text.removeAll()
    case .array, .data, .date, .integer, .real, .yes, .no:
      add(.other(at: offset))
      other = 1
    case nil: fail(offset, found: "a tag that no property list has", expected: "<key>, <string>, <dict> or another value")
    }
  }

  private mutating func end(_ name: Name?) {
    guard other == 0 else {
      other -= 1
      return
    }
    switch name {
    case .key:
      collects = false
      if !open.isEmpty {
        open[open.count - 1].key = text.withBytes { String(decoding: $0, as: UTF8.self) }
        open[open.count - 1].keyOffset = textStart
      }
    case .string:
      collects = false
      add(.text(text.withBytes { String(decoding: $0, as: UTF8.self) }, at: textStart))
    case .dict:
      if open.last?.key != nil {
        return fail(open[open.count - 1].offset, found: "a key without a value", expected: "one each")
      }
      if let closed = open.popLast() { add(.dictionary(closed.members, at: closed.offset)) }
    case .plist, .array, .data, .date, .integer, .real, .yes, .no, nil: break
    }
  }

  private mutating func fail(_ offset: Int, found: String, expected: String) {
    failure = XMLStream.Failure(offset: offset, found: found, expected: expected)
  }

  private mutating func add(_ value: PropertyListValue) {
    guard !open.isEmpty else {
      root = root ?? value
      return
    }
    guard let key = open[open.count - 1].key else { return }
    let keyOffset = open[open.count - 1].keyOffset
    open[open.count - 1].key = nil
    open[open.count - 1].members.append(.init(key: key, keyOffset: keyOffset, value: value))
  }

  /// The root, or as much of it as there is: what is open is closed.
  mutating func result() -> PropertyListValue? {
    other = 0
    while !open.isEmpty {
      open[open.count - 1].key = nil
      end(.dict)
    }
    return root
  }
}
