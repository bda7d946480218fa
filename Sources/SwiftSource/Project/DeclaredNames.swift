/// The names that a file's bytes declare, by kind, found without parsing it. Too many rather than too few: what is in
/// comments and strings counts too. A name may be there more than once.
struct DeclaredNames {
  struct TypeName {
    var name: String
    /// `extension Name`
    var isExtended: Bool
    /// `Name: Other`, `Name<Element>: Other`
    var mayInherit: Bool
  }

  private(set) var types: [TypeName] = []
  private(set) var members: [String] = []
  /// The members outside all braces.
  var globals: [String] { isBalanced ? outside : members }
  private var outside: [String] = []
  /// False where braces were miscounted, for example by those of a regular expression.
  private var isBalanced = true

  private enum Kind { case type, extended, member, enumCase }

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
        // ``case `internal` ``: the name is what is between. `case a, b`: what follows a comma is declared too. A new
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
        let name = String(decoding: word, as: UTF8.self)
        switch declared {
        case .type, .extended:
          types.append(TypeName(name: name, isExtended: declared == .extended, mayInherit: Self.inherits(all, at: index)))
        case .member, .enumCase:
          members.append(name)
          if braces.depth == 0 { outside.append(name) }
        }
        // `extension Outer.Inner`: the dot is followed by the name that counts.
        let goesOn = (declared == .type || declared == .extended) && index < all.count && all[index] == UInt8(ascii: ".")
        if goesOn { index += 1 } else if declared != .enumCase { kind = nil }
      }
    }
    isBalanced = braces.depth == 0 && !braces.wasNegative
  }

  /// Whether what follows the name of a type may say what it inherits from.
  private static func inherits(_ all: UnsafeBufferPointer<UInt8>, at end: Int) -> Bool {
    guard let next = all[end...].first(where: { $0 > 32 && $0 != UInt8(ascii: "`") }) else { return false }
    return next != UInt8(ascii: "{")
  }

  /// Whether a word is a keyword that declares or extends a type.
  static func declaresTypes(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (4...9).contains(word.count), let kind = kind(declaredBy: word) else { return false }
    return kind == .type || kind == .extended
  }

  private static func kind(declaredBy word: UnsafeBufferPointer<UInt8>) -> Kind? {
    func isWord(_ keyword: StaticString) -> Bool { keyword.withUTF8Buffer { $0.elementsEqual(word) } }
    switch word.count {
    case 3: return isWord("var") || isWord("let") ? .member : nil
    case 4: return isWord("func") ? .member : isWord("case") ? .enumCase : isWord("enum") ? .type : nil
    case 5: return isWord("class") || isWord("actor") ? .type : nil
    case 6: return isWord("struct") ? .type : nil
    case 8: return isWord("protocol") ? .type : nil
    case 9: return isWord("extension") ? .extended : nil
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
