/// The string literals of a project's source code, as far as it takes to tell whether a key is written somewhere: a key that
/// none of them has, or begins, nobody asks for.
///
/// It keeps hashes. Of two texts that share one, the other counts as written, too: nothing is called unasked that is not.
public struct CodeLiterals: Hashable, Sendable {
  private var whole: Set<UInt64> = []
  /// What stands before a value that is put into a literal, or before another text.
  private var openings: Set<UInt64> = []
  private var interpolated: Set<UInt64> = []

  public init() {}

  public var isEmpty: Bool { whole.isEmpty }

  /// Takes the literals of a source file in Swift, Objective-C or XML: whatever stands between quotation marks on one line.
  public mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        // The character `'"'` of Objective-C opens nothing.
        if bytes[index] == UInt8(ascii: "\""), index == 0 || bytes[index - 1] != UInt8(ascii: "'") {
          if Self.isComment(bytes, at: index) {
            var aside = CodeLiterals()
            index = aside.addLiteral(bytes, from: index + 1)
          } else {
            index = addLiteral(bytes, from: index + 1)
          }
        } else {
          index += 1
        }
      }
    }
  }

  /// Literals within interpolations nest no deeper where people write them.
  private static let deepest = 16

  /// Returns where to go on behind the literal.
  private mutating func addLiteral(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, depth: Int = 0) -> Int {
    var hash = TextHash()
    var index = start
    // Behind a value nothing is the beginning of a key.
    var isWhole = true
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        if isWhole {
          whole.insert(hash.value)
          if index - start >= Self.shortestOpening, Self.isJoined(bytes, behind: index) { openings.insert(hash.value) }
        }
        return index + 1
      case UInt8(ascii: "\n"): return index + 1
      case UInt8(ascii: "\\") where index + 1 < bytes.count:
        if bytes[index + 1] == UInt8(ascii: "(") {
          if isWhole, index - start >= Self.shortestOpening {
            openings.insert(hash.value)
            interpolated.insert(hash.value)
          }
          isWhole = false
          index = addValue(bytes, from: index + 2, depth: depth)
        } else {
          hash.add(bytes[index])
          hash.add(bytes[index + 1])
          index += 2
        }
      case let byte:
        if byte == UInt8(ascii: "%"), isWhole, index - start >= Self.shortestOpening { openings.insert(hash.value) }
        hash.add(byte)
        index += 1
      }
    }
    return index
  }

  /// Takes the literals of an interpolated value, and returns where its parenthesis is closed.
  private mutating func addValue(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, depth: Int) -> Int {
    var index = start
    var brackets = 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): brackets += 1
      case UInt8(ascii: ")"):
        brackets -= 1
        if brackets == 0 { return index + 1 }
      case UInt8(ascii: "\""):
        guard depth < Self.deepest else { return index }
        index = addLiteral(bytes, from: index + 1, depth: depth + 1)
        continue
      case UInt8(ascii: "\n"): return index
      default: break
      }
      index += 1
    }
    return index
  }

  private static let commentLabel = Array("comment:".utf8)

  /// Whether what a literal says is for translators: `comment: "next"`.
  private static func isComment(_ bytes: UnsafeBufferPointer<UInt8>, at quote: Int) -> Bool {
    var end = quote
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return end >= commentLabel.count && bytes[end - 1] == UInt8(ascii: ":")
      && bytes[(end - commentLabel.count)..<end].elementsEqual(commentLabel)
  }

  /// Whether another text is put behind a literal: `"alert." + name`.
  private static func isJoined(_ bytes: UnsafeBufferPointer<UInt8>, behind quote: Int) -> Bool {
    if isSeparator(bytes[quote - 1]) { return true }
    var next = quote + 1
    while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
    return next < bytes.count && bytes[next] == UInt8(ascii: "+")
  }

  /// Whether a literal is the key, or may be the beginning that code puts it together from.
  public func mentions(_ key: String) -> Bool {
    var key = key.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
      ? Self.escaped(key) : key
    return key.withUTF8 { mentions($0) }
  }

  private func mentions(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let isOneWord = !key.contains(UInt8(ascii: " "))
    var hash = TextHash()
    for (index, byte) in key.enumerated() {
      if byte == UInt8(ascii: "%") {
        // What begins with a value may be any interpolated text.
        if index < Self.shortestOpening || interpolated.contains(hash.value) { return true }
      }
      if isOneWord, index >= Self.shortestOpening, Self.startsPart(byte, after: key[index - 1]), openings.contains(hash.value) {
        return true
      }
      hash.add(byte)
    }
    return whole.contains(hash.value)
  }

  private static let shortestOpening = 3

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ":"): true
    default: false
    }
  }

  /// Whether a new part of an identifier starts: `alert.title`, `alertTitle`, `alert2`.
  private static func startsPart(_ byte: UInt8, after last: UInt8) -> Bool {
    let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    return !isLetter || byte & 0x20 == 0 || isSeparator(last)
  }

  /// As a literal spells it.
  private static func escaped(_ key: String) -> String {
    key.reduce(into: "") { text, character in
      switch character {
      case "\n": text += "\\n"
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      default: text.append(character)
      }
    }
  }
}
