/// The string literals of a project's source code, as far as it takes to tell whether a key is written somewhere: a key that
/// none of them has, or begins, is never asked for.
///
/// It keeps hashes. Of two texts that share one, the other counts as written, too: nothing is called unasked that is not.
package struct CodeLiterals: Hashable, Sendable {
  private var whole: Set<UInt64> = []
  /// What precedes a value that is put into a literal, or before another text.
  private var openings: Set<UInt64> = []
  private var interpolated: Set<UInt64> = []
  /// What precedes the first value of a literal and what follows it, up to the next value or the end.
  private var continuations: Set<UInt64> = []
  /// Keys that are written in generated accessors alone which no code calls, or in constants that none reads: nobody asks for them.
  package var uncalled: Set<String> = []
  /// Of these, by key, where the first constant has them that nothing reads.
  package var unread: [String: SourceLocation] = [:]

  /// By file, what it writes out and where; not of XML.
  package private(set) var placed: [String: [PlacedLiteral]] = [:]

  package init() {}

  /// Takes the literals of a file, with what stands around them.
  package mutating func add(_ bytes: [UInt8], of file: String) {
    add(bytes)
    let isSwift = file.hasSuffix(".swift")
    guard isSwift || [".m", ".mm"].contains(where: { file.hasSuffix($0) }) else { return }
    let literals = PlacedLiteral.all(in: bytes, isSwift: isSwift)
    if !literals.isEmpty { placed[file] = literals }
  }

  package var isEmpty: Bool { whole.isEmpty }

  /// Takes the literals of a source file in Swift, Objective-C or XML: whatever is between quotation marks on one line.
  package mutating func add(_ bytes: [UInt8]) {
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
    var continuation: TextHash?
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        if let continuation { continuations.insert(continuation.value) }
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
          if let continuation { continuations.insert(continuation.value) }
          continuation = isWhole ? Self.behindValue(hash) : nil
          isWhole = false
          index = addValue(bytes, from: index + 2, depth: depth)
        } else {
          for byte in bytes[index...(index + 1)] {
            hash.add(byte)
            continuation?.add(byte)
          }
          index += 2
        }
      case let byte:
        if byte == UInt8(ascii: "%"), isWhole, index - start >= Self.shortestOpening { openings.insert(hash.value) }
        hash.add(byte)
        continuation?.add(byte)
        // In a key it is doubled.
        if byte == UInt8(ascii: "%") { continuation?.add(byte) }
        index += 1
      }
    }
    return index
  }

  /// No text holds a zero: what is on either side of a value is kept apart.
  private static func behindValue(_ opening: TextHash) -> TextHash {
    var hash = opening
    hash.add(0)
    return hash
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
  package func mentions(_ key: String) -> Bool {
    var key = Self.inLiteral(key)
    return key.withUTF8 { mentions($0) }
  }

  /// Whether a literal is the key as it is: no value is put into it, and nothing behind it.
  package func spells(_ key: String) -> Bool { whole.contains(TextHash(Self.inLiteral(key).utf8).value) }

  private func mentions(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let isOneWord = !key.contains(UInt8(ascii: " "))
    var hash = TextHash()
    for (index, byte) in key.enumerated() {
      if byte == UInt8(ascii: "%") {
        if interpolated.contains(hash.value) { return true }
        // What begins with a value is known by what it goes on with.
        if index < Self.shortestOpening, mayGoOn(key, from: index, behind: hash) { return true }
      }
      if isOneWord, index >= Self.shortestOpening, Self.startsPart(byte, after: key[index - 1]), openings.contains(hash.value) {
        return true
      }
      hash.add(byte)
    }
    return whole.contains(hash.value)
  }

  /// Whether a literal that begins alike goes on behind its first value as the key does behind its first placeholder. A text
  /// of several lines may be written without line breaks in quotes, and counts as written.
  private func mayGoOn(_ key: UnsafeBufferPointer<UInt8>, from percent: Int, behind opening: TextHash) -> Bool {
    guard let end = Self.endOfPlaceholder(key, at: percent) else { return true }
    var hash = Self.behindValue(opening)
    var index = end
    while index < key.count {
      let isPercent = key[index] == UInt8(ascii: "%")
      let isDoubled = isPercent && index + 1 < key.count && key[index + 1] == UInt8(ascii: "%")
      if isPercent, !isDoubled { break }
      if key[index] == UInt8(ascii: "\\"), index + 1 < key.count, key[index + 1] == UInt8(ascii: "n") { return true }
      hash.add(key[index])
      if isDoubled { hash.add(key[index + 1]) }
      index += isDoubled ? 2 : 1
    }
    return continuations.contains(hash.value)
  }

  /// Behind `%@`, `%1$lld`, `%.2f`; nil for what is none of them.
  private static func endOfPlaceholder(_ key: UnsafeBufferPointer<UInt8>, at percent: Int) -> Int? {
    var index = percent + 1
    func skip(_ signs: StaticString) {
      while index < key.count, signs.withUTF8Buffer({ $0.contains(key[index]) }) { index += 1 }
    }
    skip("0123456789$.+-")
    skip("hlqLzjt")
    guard index < key.count, ("@dDiuUxXoOfFeEgGaAcCsSp" as StaticString).withUTF8Buffer({ $0.contains(key[index]) }) else {
      return nil
    }
    return index + 1
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

  private static func inLiteral(_ key: String) -> String {
    key.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") } ? escaped(key) : key
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
