import Foundation

/// Static members that code sets a space behind: `Texts.title + " " + name`, `"\(Texts.title) \(name)"`.
struct SpacedNames {
  /// The last two words of each: `Texts.title`.
  private var names: Set<String> = []
  private var members: Set<Substring> = []

  init(in sources: [(path: String, bytes: [UInt8])] = []) {
    for source in sources {
      source.bytes.withUnsafeBytes { all in
        find(UInt8(ascii: "+"), in: all) { Self.nameBeforePlus($0, in: all) }
        find(UInt8(ascii: "\\"), in: all) { Self.nameInLiteral($0, in: all) }
      }
    }
    members = Set(names.compactMap { $0.split(separator: ".").last })
  }

  /// Whether a space is set behind what a call asks for, there or where the static member is used that the call gives its
  /// value.
  func isSpaced(_ call: Int, in source: SourceTokens) -> Bool {
    let last = TokenCall(source, at: call)?.close ?? call
    if source.isSign(last + 1, "+"), source.tokens.indices.contains(last + 2), source.tokens[last + 2].kind == .text {
      let start = Int(source.tokens[last + 2].start)
      let quote = source.bytes[start] == UInt8(ascii: "\"")
      if quote, start + 1 < source.bytes.count, source.bytes[start + 1] == 32 { return true }
    }
    return !names.isEmpty && isInSpacedMember(call, in: source)
  }

  /// `static let title: String = { return NSLocalizedString(…) }()`
  private func isInSpacedMember(_ call: Int, in source: SourceTokens) -> Bool {
    for place in stride(from: call - 1, to: max(0, call - 16), by: -1) {
      if source.isSign(place, "}") || source.isSign(place, ",") { return false }
      guard source.isWord(place, "let") || source.isWord(place, "var") else { continue }
      guard source.isWord(place - 1, "static") || source.isWord(place - 1, "class"), let name = source.word(place + 1),
        members.contains(name[...]), let type = Self.type(around: place, in: source)
      else { return false }
      return names.contains("\(type).\(name)")
    }
    return false
  }

  private static func type(around place: Int, in source: SourceTokens) -> String? {
    var open = place - 1
    while open > 0, !source.isSign(open, "{") { open = (source.opening(of: open) ?? open) - 1 }
    for head in stride(from: open - 1, through: max(0, open - 24), by: -1) {
      guard
        ["struct", "class", "enum", "extension", "actor"].contains(where: { source.word(head) == $0 }),
        source.word(head + 1) != nil
      else { continue }
      var name = head + 1
      while source.isSign(name + 1, "."), source.word(name + 2) != nil { name += 2 }
      return source.word(name)
    }
    return nil
  }

  private mutating func find(_ byte: UInt8, in all: UnsafeRawBufferPointer, _ nameAt: (Int) -> String?) {
    guard let base = all.baseAddress else { return }
    var offset = 0
    while offset < all.count, let found = memchr(base + offset, Int32(byte), all.count - offset) {
      let place = base.distance(to: UnsafeRawPointer(found))
      if let name = nameAt(place) { names.insert(name) }
      offset = place + 1
    }
  }

  private static func nameBeforePlus(_ plus: Int, in all: UnsafeRawBufferPointer) -> String? {
    var next = plus + 1
    while next < all.count, isSpace(all[next]) { next += 1 }
    guard next + 1 < all.count, all[next] == UInt8(ascii: "\""), all[next + 1] == 32 else { return nil }
    var end = plus
    while end > 0, isSpace(all[end - 1]) { end -= 1 }
    return name(endingAt: end, in: all)
  }

  private static func nameInLiteral(_ backslash: Int, in all: UnsafeRawBufferPointer) -> String? {
    let start = backslash + 2
    guard start < all.count, all[start - 1] == UInt8(ascii: "(") else { return nil }
    var end = start
    while end < all.count, SourceLexer.isWord(all[end]) || all[end] == UInt8(ascii: ".") { end += 1 }
    guard end + 1 < all.count, all[end] == UInt8(ascii: ")"), all[end + 1] == 32 else { return nil }
    return name(endingAt: end, in: all)
  }

  private static func name(endingAt end: Int, in all: UnsafeRawBufferPointer) -> String? {
    func startOfWord(_ end: Int) -> Int {
      var start = end
      while start > 0, SourceLexer.isWord(all[start - 1]) { start -= 1 }
      return start
    }
    let member = startOfWord(end)
    guard member < end, member > 1, all[member - 1] == UInt8(ascii: ".") else { return nil }
    let type = startOfWord(member - 1)
    guard type < member - 1 else { return nil }
    return String(decoding: all[type..<end], as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }
}
