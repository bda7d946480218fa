/// A Swift file without its comments and, if asked, without what is in its string literals; line breaks stay.
struct SwiftText {
  private enum Place { case code, lineComment, blockComment(depth: Int), string(delimiter: [Character]) }

  let code: String

  init(_ source: String, keepingStrings: Bool = false) {
    let text = Array(source)
    var kept: [Character] = []
    var place = Place.code
    var index = 0
    func stands(_ word: [Character], at index: Int) -> Bool {
      index + word.count <= text.count && text[index..<index + word.count].elementsEqual(word)
    }
    while index < text.count {
      let character = text[index]
      var step = 1
      switch place {
      case .code:
        if stands(["/", "/"], at: index) {
          place = .lineComment
        } else if stands(["/", "*"], at: index) {
          (place, step) = (.blockComment(depth: 1), 2)
        } else if let opening = Self.opening(text, at: index) {
          (place, step) = (.string(delimiter: opening.closing), opening.length)
          if keepingStrings { kept += text[index..<index + step] }
        } else {
          kept.append(character)
        }
      case .lineComment:
        if character.isNewline { (place, step) = (.code, 0) }
      case .blockComment(let depth):
        if stands(["/", "*"], at: index) {
          (place, step) = (.blockComment(depth: depth + 1), 2)
        } else if stands(["*", "/"], at: index) {
          (place, step) = (depth == 1 ? .code : .blockComment(depth: depth - 1), 2)
        } else if character.isNewline {
          kept.append(character)
        }
      case .string(let closing):
        let isMultiline = closing.starts(with: ["\"", "\"", "\""])
        if stands(closing, at: index) {
          (place, step) = (.code, closing.count)
          if keepingStrings { kept += closing }
        } else if character.isNewline {
          kept.append(character)
          // A literal that is not closed on its line is broken code: the next line is judged again.
          if !isMultiline { place = .code }
        } else {
          if character == "\\", !closing.contains("#") { step = 2 }
          if keepingStrings { kept += text[index..<min(index + step, text.count)] }
        }
      }
      index += step
    }
    code = String(kept)
  }

  /// A string literal's opening at `index`: its length, and what closes it.
  private static func opening(_ text: [Character], at index: Int) -> (length: Int, closing: [Character])? {
    let hashes = text[index...].prefix { $0 == "#" }.count
    let quotes = text[(index + hashes)...].prefix { $0 == "\"" }.count
    guard quotes > 0 else { return nil }
    let count = quotes >= 3 ? 3 : 1
    return (hashes + count, Array(repeating: "\"", count: count) + Array(repeating: "#", count: hashes))
  }

  /// One `import` of the file.
  struct Import: Hashable {
    var line: Int
    /// `internal`, `public` …; nil if nothing is written.
    var access: String?
    /// The module, without what is picked from it: `SwiftSyntax` of `import struct SwiftSyntax.TokenSyntax`.
    var module: String
  }

  var imports: [Import] {
    code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line in
      line.split(separator: ";").compactMap { statement in
        var words = statement.split { $0 == " " || $0 == "\t" }.map(String.init)[...]
        while words.first?.hasPrefix("@") == true { words.removeFirst() }
        let access = ["public", "package", "internal", "fileprivate", "private"].contains(words.first ?? "")
          ? words.removeFirst() : nil
        guard words.popFirst() == "import" else { return nil }
        if ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"].contains(words.first ?? "") {
          words.removeFirst()
        }
        guard let path = words.first, let module = path.split(separator: ".").first else { return nil }
        return Import(line: number + 1, access: access, module: String(module))
      }
    }
  }
}
