/// The names that a file's bytes declare, by kind, found without parsing it. Too many rather than too few: what stands in
/// comments and strings counts too. A name may be there more than once.
struct DeclaredNames {
  private(set) var types: [String] = []
  private(set) var members: [String] = []
  /// The members that stand in no braces.
  var globals: [String] { isBalanced ? outside : members }
  private var outside: [String] = []
  /// False where braces were miscounted, for example by those of a regular expression.
  private var isBalanced = true

  private enum Kind { case type, member, enumCase }

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { find(in: $0) }
  }

  private mutating func find(in all: UnsafeBufferPointer<UInt8>) {
    var braces = Braces(all)
    var kind: Kind?
    var index = 0
    while index < all.count {
      let byte = all[index]
      guard byte.isOfWord else {
        braces.take(byte, at: index)
        // ``case `internal` ``: the name is what stands between. `case a, b`: what follows a comma is declared too. A new
        // line ends a list of cases, any other sign ends everything.
        if kind != nil, byte != UInt8(ascii: "`"),
          byte == UInt8(ascii: "\n") ? kind == .enumCase : byte > 32 && !(kind == .enumCase && byte == UInt8(ascii: ","))
        {
          kind = nil
        }
        index += 1
        continue
      }
      let start = index
      while index < all.count, all[index].isOfWord { index += 1 }
      let word = UnsafeBufferPointer(rebasing: all[start..<index])
      let isQuoted = start > 0 && all[start - 1] == UInt8(ascii: "`")
      if !isQuoted, let next = Self.kind(declaredBy: word) {
        // `class func f`: the second word is the keyword.
        kind = next
      } else if let declared = kind {
        add(String(decoding: word, as: UTF8.self), declared, isOutside: braces.depth == 0)
        // `extension Outer.Inner`: the dot is followed by the name that counts.
        let goesOn = declared == .type && index < all.count && all[index] == UInt8(ascii: ".")
        if goesOn { index += 1 } else if declared != .enumCase { kind = nil }
      }
    }
    isBalanced = braces.depth == 0 && !braces.wasNegative
  }

  private mutating func add(_ name: String, _ kind: Kind, isOutside: Bool) {
    if kind == .type {
      types.append(name)
    } else {
      members.append(name)
      if isOutside { outside.append(name) }
    }
  }

  private static func kind(declaredBy word: UnsafeBufferPointer<UInt8>) -> Kind? {
    func isWord(_ keyword: StaticString) -> Bool { keyword.withUTF8Buffer { $0.elementsEqual(word) } }
    switch word.count {
    case 3: return isWord("var") || isWord("let") ? .member : nil
    case 4: return isWord("func") ? .member : isWord("case") ? .enumCase : isWord("enum") ? .type : nil
    case 5: return isWord("class") || isWord("actor") ? .type : nil
    case 6: return isWord("struct") ? .type : nil
    case 8: return isWord("protocol") ? .type : nil
    case 9: return isWord("extension") ? .type : nil
    default: return nil
    }
  }
}

/// How deep in braces a place is, those of comments and literals not counted.
private struct Braces {
  private(set) var depth = 0
  private(set) var wasNegative = false
  private let all: UnsafeBufferPointer<UInt8>
  private let lexer: SourceLexer
  /// The end of a comment or a literal.
  private var quietEnd = 0

  init(_ all: UnsafeBufferPointer<UInt8>) {
    self.all = all
    lexer = SourceLexer(all, 0..<all.count)
  }

  /// Takes the bytes of no word, in their order.
  mutating func take(_ byte: UInt8, at index: Int) {
    guard byte > 32, index >= quietEnd else { return }
    switch byte {
    case UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "}"):
      depth -= 1
      if depth < 0 { wasNegative = true }
    case UInt8(ascii: "\""): quietEnd = lexer.endOfText(from: index)
    case UInt8(ascii: "#") where lexer.startsText(at: index): quietEnd = lexer.endOfText(from: index)
    case UInt8(ascii: "/") where index + 1 < all.count && all[index + 1] == byte: quietEnd = lexer.endOfLine(from: index)
    case UInt8(ascii: "/") where index + 1 < all.count && all[index + 1] == UInt8(ascii: "*"):
      quietEnd = lexer.endOfComment(from: index)
    default: break
    }
  }
}
