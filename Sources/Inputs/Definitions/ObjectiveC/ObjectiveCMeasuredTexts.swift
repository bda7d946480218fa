import LintelModel

/// Classes whose code asks how wide a text is in the very method that fills a navigation bar: how much room titles and buttons
/// have hangs on what it makes of the answer.
enum ObjectiveCMeasuredTexts {
  /// A method's body in the tokens of its file.
  private struct Body {
    let type: String
    let selector: String
    /// The class or type of what it returns, without pointers.
    let result: String
    let tokens: Range<Int>
  }

  /// By class, the first such question.
  static func places(in files: [SourceFile]) -> [String: SourceLocation] {
    let measuring = files.filter { mayMeasure($0.bytes) }
    guard !measuring.isEmpty else { return [:] }
    var sizes: Set<String> = []
    for file in measuring {
      let source = ObjectiveCSource(bytes: file.bytes)
      for body in bodies(in: source) where returnsSize(body) {
        if body.tokens.contains(where: { asks(at: $0, in: source) }) { sizes.insert(body.selector) }
      }
    }
    let calls = Set(sizes.map { String($0.prefix { $0 != ":" }) }).map { Array($0.utf8) }
    var places: [String: SourceLocation] = [:]
    for file in files where file.bytes.holds(item) && (words + calls).contains(where: { file.bytes.holds($0) }) {
      let source = ObjectiveCSource(bytes: file.bytes)
      for body in bodies(in: source) where !body.type.isEmpty && places[body.type] == nil && fillsBar(body, in: source) {
        let place = body.tokens.first { asks(at: $0, in: source) || sends(sizes, at: $0, in: source) }
        guard let place else { continue }
        places[body.type] = SourceLines(file.bytes).location(of: source.tokens[place].offset, in: file.path)
      }
    }
    return places
  }

  /// Whether the file may have a method that measures texts for others.
  static func mayMeasure(_ bytes: [UInt8]) -> Bool { words.contains { bytes.holds($0) } }

  private static let words = ["boundingRectWithSize", "sizeWithAttributes", "sizeWithFont", "intrinsicContentSize"]
    .map { Array($0.utf8) }
  private static let item = Array("navigationItem".utf8)
  private static let questions: Set = ["boundingRectWithSize", "sizeWithAttributes", "sizeWithFont"]

  /// Whether the token there asks a text, or a view of one, how large it is.
  private static func asks(at index: Int, in source: ObjectiveCSource) -> Bool {
    guard let name = source.identifier(at: index) else { return false }
    if questions.contains(name) { return source.isSymbol(":", at: index + 1) }
    // A height decides nothing beside it.
    return name == "intrinsicContentSize" && source.isSymbol(".", at: index + 1) && source.identifier(at: index + 2) == "width"
  }

  /// Whether a message begins there that one of the project's own methods answers which measures.
  private static func sends(_ selectors: Set<String>, at index: Int, in source: ObjectiveCSource) -> Bool {
    guard !selectors.isEmpty, source.isSymbol("[", at: index) else { return false }
    var parser = ObjectiveCParser(source, at: index)
    var answer = parser.operand()
    // `.width` of what a message answers is read as a message to it.
    while case .message(let receiver, _, _, _) = answer {
      if let selector = answer.selector, selectors.contains(selector) { return true }
      answer = receiver
    }
    return false
  }

  /// A method that answers a height decides nothing beside the text.
  private static func returnsSize(_ body: Body) -> Bool {
    switch body.result {
    case "CGSize", "CGRect": true
    case "CGFloat", "double", "float": body.selector.lowercased().contains("width")
    default: false
    }
  }

  /// Whether it puts items or a view of the title's on a navigation item.
  private static func fillsBar(_ body: Body, in source: ObjectiveCSource) -> Bool {
    guard body.tokens.contains(where: { source.identifier(at: $0) == "navigationItem" }) else { return false }
    return body.tokens.contains { index in
      guard let name = source.identifier(at: index) else { return false }
      if setters.contains(name) { return source.isSymbol(":", at: index + 1) }
      return parts.contains(name) && source.isSymbol("=", at: index + 1) && !source.isSymbol("=", at: index + 2)
    }
  }

  private static let parts: Set = [
    "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems", "titleView",
  ]
  private static let setters: Set<String> = Set(parts.map { "set\($0.prefix(1).uppercased())\($0.dropFirst())" })

  private static func bodies(in source: ObjectiveCSource) -> [Body] {
    var bodies: [Body] = []
    var type = ""
    var head = ObjectiveCMethod.Head()
    var index = 0
    while index < source.tokens.count {
      if source.isSymbol("@", at: index), source.identifier(at: index + 1) == "implementation" {
        type = source.identifier(at: index + 2) ?? ""
        index += 3
        head = ObjectiveCMethod.Head()
        while source.isSymbol("(", at: index) || source.isSymbol("{", at: index) { index = source.end(from: index) }
      } else if source.isSymbol("@", at: index), source.identifier(at: index + 1) == "end" {
        type = ""
        index += 2
      } else if source.isSymbol("-", at: index) || source.isSymbol("+", at: index), source.isSymbol("(", at: index + 1) {
        head = ObjectiveCMethod.Head(in: source, from: index + 1)
        index = head.end
      } else if source.isSymbol("{", at: index) {
        let end = source.end(from: index)
        bodies.append(Body(type: type, selector: head.selector, result: head.result, tokens: index + 1..<end))
        head = ObjectiveCMethod.Head()
        index = end
      } else {
        index += 1
      }
    }
    return bodies
  }
}
