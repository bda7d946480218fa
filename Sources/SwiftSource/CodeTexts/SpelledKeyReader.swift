import LintelModel

/// Finds the literals that are keys because of where they stand, and those that may be. Like `CodeTextReader` it reads tokens.
struct SpelledKeyReader {
  private var found = SpelledKeys()
  /// What the project itself declares by a name of the platform's: which of the two is called, the name does not say.
  private var ownNames: Set<String> = []
  private var takers: [(name: String, text: Int)] = []

  static func keys(in sources: [(path: String, bytes: [UInt8])]) -> SpelledKeys {
    var reader = SpelledKeyReader()
    for source in sources {
      let bytes = SwiftBytes(bytes: source.bytes)
      guard source.bytes.count <= SwiftBytes.maximumSize, !bytes.isTest else { continue }
      reader.read(SourceTokens(source.bytes), path: source.path)
    }
    for taker in reader.takers where reader.ownNames.contains(taker.name) {
      reader.found.texts[taker.text].isAssumed = true
      reader.found.texts[taker.text].appearance = nil
    }
    return reader.found
  }

  private static let hashes = Set(KeyTakers.names.map { TextHash($0.utf8).value })
  private static let declaring: Set = ["struct", "class", "enum", "actor", "func", "typealias"]

  private mutating func read(_ source: SourceTokens, path: String) {
    var taken: Set<Int> = []
    lazy var lines = SourceLines(source.bytes)
    lazy var debug = DebugArms(source.bytes)
    lazy var roles = ShownRoleReader(source)
    let previews = Self.previews(in: source)
    for index in source.tokens.indices {
      if let constant = ConstantPath(endingAt: index, in: source) {
        found.constantPath(
          constant.path, of: constant.type, at: lines.location(of: Int(source.tokens[index].start), in: path))
      }
      switch source.tokens[index].kind {
      case .word where Self.hashes.contains(source.hash(index)):
        let name = source.written(index)
        if let before = source.word(index - 1), Self.declaring.contains(before) {
          ownNames.insert(name)
        } else if let asked = asked(by: name, at: index, in: source) {
          for literal in Self.literals(of: asked.key, in: source) {
            let place = lines.location(of: Int(source.tokens[literal].start), in: path)
            guard var text = text(literal, asked.table, in: source, at: index, place) else { continue }
            text.isOfDebugBuild =
              previews.contains { $0.contains(literal) } || debug.hold(Int(source.tokens[literal].start))
            text.bundle = Self.bundle(askedBy: name, at: index, in: source)
            text.comment = Self.comment(in: TokenCall(source, at: index), of: source)
            text.appearance = roles.appearance(ofKeyTakenAt: index)
            takers.append((name, found.texts.count))
            found.texts.append(text)
            taken.insert(literal)
          }
        }
      case .word where Self.mayBeConstant(index, in: source):
        guard let type = source.word(index - 2), type.first?.isUppercase == true else { break }
        let place = lines.location(of: Int(source.tokens[index].start), in: path)
        found.constant(source.written(index), of: type, at: place)
        guard let given = Self.valuesGiven(at: index, in: source), !debug.hold(Int(source.tokens[index].start)),
          !previews.contains(where: { $0.contains(index) })
        else { break }
        found.constantCall(source.written(index), of: type, label: given.label, values: given.count, at: place)
      case .text where !taken.contains(index):
        let place = lines.location(of: Int(source.tokens[index].start), in: path)
        if source.isSign(index - 1, "="), source.word(index - 2).map(KeyTakers.keyTypes.contains) == true {
          if var text = text(index, nil, in: source, at: index, place) {
            text.isOfDebugBuild = debug.hold(Int(source.tokens[index].start))
            found.texts.append(text)
          }
        } else if Self.mayBeKey(index, in: source), let name = source.quoted(index)?.plain {
          found.mention(name, at: place)
        } else if Self.mayBeHandedOn(index, in: source), !previews.contains(where: { $0.contains(index) }),
          !debug.hold(Int(source.tokens[index].start)), let text = source.quoted(index)?.plain
        {
          found.literal(text, at: place)
        }
      default: break
      }
    }
  }

  /// The tokens that only previews have, which nobody translates: of `#Preview { … }`, and of a `PreviewProvider`.
  static func previews(in source: SourceTokens) -> [Range<Int>] {
    source.tokens.indices.compactMap { index -> Range<Int>? in
      var open = index + 1
      if source.isWord(index, "Preview"), source.isSign(index - 1, "#") {
        if source.isSign(open, "(") { open = source.end(from: open) }
      } else if source.isWord(index, "PreviewProvider") {
        while open < source.count, open - index < mostInherited, !source.isSign(open, "{") { open += 1 }
      } else {
        return nil
      }
      return source.isSign(open, "{") ? open..<source.end(from: open) : nil
    }
  }

  /// Tokens between a protocol's name and the brace behind it.
  private static let mostInherited = 20

  private func asked(by name: String, at index: Int, in source: SourceTokens) -> (key: Range<Int>, table: String?)? {
    let isMember = source.isSign(index - 1, ".") && !source.isWord(index - 2, "SwiftUI")
    guard isMember != KeyTakers.types.contains(name), let call = TokenCall(source, at: index) else { return nil }
    let label = KeyTakers.labels[name]
    guard let key = label == nil ? call.arguments.first : call.argument([label!]), key.label == label else { return nil }
    guard let table = call.argument(["tableName"]), !source.isWord(table.tokens.lowerBound, "nil") else {
      return (key.tokens, nil)
    }
    return source.constant(table.tokens).map { (key.tokens, $0) }
  }

  /// A `LocalizedStringKey` by itself goes where another call names the bundle.
  private static func bundle(askedBy name: String, at index: Int, in source: SourceTokens) -> CodeText.AskedBundle {
    guard name != "LocalizedStringKey", let call = TokenCall(source, at: index) else { return .unknown }
    return call.argument(["bundle"]).map { AskedBundle.named($0.tokens, in: source) } ?? .main
  }

  /// What the call says to translators: `Text("open", comment: "A button")`.
  private static func comment(in call: TokenCall?, of source: SourceTokens) -> String? {
    call?.argument(["comment"]).flatMap { source.constant($0.tokens) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The literal that an argument is, or those between which it chooses: `isOpen ? "close" : "open"`.
  private static func literals(of argument: Range<Int>, in source: SourceTokens) -> [Int] {
    if argument.count == 1 { return source.tokens[argument.lowerBound].kind == .text ? [argument.lowerBound] : [] }
    var found: [Int] = []
    var index = argument.lowerBound
    while index < argument.upperBound {
      // Behind `??` a literal is as optional a text as what is before it.
      let isChosen = source.isSign(index - 1, ":") || source.isSign(index - 1, "?") && !source.isSign(index - 2, "?")
      if source.tokens[index].kind == .text, isChosen, index + 1 == argument.upperBound || source.isSign(index + 1, ":") {
        found.append(index)
      }
      index = source.end(from: index)
    }
    return found
  }

  private func text(
    _ literal: Int, _ table: String?, in source: SourceTokens, at index: Int, _ place: SourceLocation
  ) -> CodeText? {
    guard let key = KeyOfTokens(literal..<literal + 1, in: source, at: index), !key.text.isEmpty else { return nil }
    return CodeText(key: key.text, table: table, arguments: key.values.isEmpty ? nil : key.values, location: place)
  }

  /// Whether a word may be a constant that is called as a key is: `LocalString.list_empty`.
  private static func mayBeConstant(_ index: Int, in source: SourceTokens) -> Bool {
    let token = source.tokens[index]
    return source.isSign(index - 1, ".") && source.bytes[Int(token.start)..<Int(token.end)].contains(UInt8(ascii: "_"))
  }

  /// How many values a call of a constant hands over, and under which label; nil where it is no call, hands over a list or more than
  /// values, or does not say it.
  private static func valuesGiven(at index: Int, in source: SourceTokens) -> (label: String?, count: Int)? {
    guard let call = TokenCall(source, at: index), let first = call.arguments.first,
      call.arguments.dropFirst().allSatisfy({ $0.label == nil }),
      call.arguments.allSatisfy({ !$0.tokens.isEmpty && !source.isSign($0.tokens.lowerBound, "[") })
    else { return nil }
    return (first.label, call.arguments.count)
  }

  /// Whether a literal may be a key by what is around it, and how it is written: `status.closed`, and no word.
  private static func mayBeKey(_ index: Int, in source: SourceTokens) -> Bool {
    let token = source.tokens[index]
    let written = source.bytes[Int(token.start)..<Int(token.end)]
    guard (5...200).contains(written.count),
      !written.contains(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "/") }),
      written.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") })
    else { return false }
    guard let before = source.word(index - 2) else { return true }
    return !(source.isSign(index - 1, ":") && OtherNames.labels.contains(before)
      || source.isSign(index - 1, "(") && OtherNames.calls.contains(before))
  }
}
