/// The types and extensions of a file, to tell in which of them a token is.
struct EnclosingTypes {
  struct Declared {
    let name: String
    /// What it inherits or conforms to, as far as these are words.
    let inherited: [String]
    fileprivate let body: Range<Int>

    /// Whether it certainly is a controller whose title its bar shows.
    var isViewController: Bool {
      inherited.first.map { $0.hasSuffix("ViewController") || $0.hasSuffix("TableViewController") } == true
        && inherited.first?.hasPrefix("NS") == false
    }
  }

  private var all: [Declared] = []

  init(in source: SourceTokens) {
    for index in source.tokens.indices {
      guard let word = source.word(index), Self.declaring.contains(word), !source.isSign(index - 1, "."),
        let first = source.word(index + 1), !Self.modifiers.contains(first)
      else { continue }
      var (name, next) = (first, index + 2)
      // `extension App.Settings`
      while source.isSign(next, "."), let inner = source.word(next + 1) { (name, next) = (inner, next + 2) }
      var inherited: [String] = []
      let last = min(next + Self.mostInherited, source.count)
      while next < last, !source.isSign(next, "{"), !source.isSign(next, "}"), !source.isSign(next, ";") {
        if let word = source.word(next), source.isSign(next - 1, ":") || source.isSign(next - 1, ",") { inherited.append(word) }
        next += 1
      }
      guard source.isSign(next, "{"), let close = source.close(of: next) else { continue }
      all.append(Declared(name: name, inherited: inherited, body: next..<close))
    }
  }

  private static let declaring: Set = ["class", "struct", "enum", "actor", "extension"]
  private static let modifiers: Set = ["func", "var", "let", "subscript", "override"]
  /// Tokens between a type's name and its brace: more than people write there.
  private static let mostInherited = 80

  /// Whether a type's body opens with this brace.
  func isBody(_ brace: Int) -> Bool { all.contains { $0.body.lowerBound == brace } }

  /// The innermost one around a token.
  func around(_ index: Int) -> Declared? { all.last { $0.body.contains(index) } }
}
