import LintelModel

/// A constant, or an accessor that does nothing else, whose value is a text of a table:
/// `static let done = NSLocalizedString(…)`, `static var done: String { L10n.tr(…) }`.
struct TextConstant {
  let name: String
  /// The types around it, the outermost first; empty for one of a module.
  let types: [String]
  /// The number of its file.
  let file: Int
  /// The bytes in which its name needs nothing in front of it: those of its type.
  let scope: Range<Int>
  /// Whether no other file may name it.
  let isPrivate: Bool
  /// Whether what reads it has to say its name: neither the system, nor Objective-C, nor another module asks in another way.
  let isReadByName: Bool
  /// Where the keys of its texts are.
  let places: [SourceLocation]

  /// Whether `.done` may be it, where a text is wanted.
  var isOfText: Bool { types.last.map(Self.texts.contains) ?? false }

  static let texts: Set = ["String", "LocalizedStringKey", "LocalizedStringResource", "Text", "AttributedString"]
}

/// Finds the constants of a file that hold texts. What functions keep for themselves is none.
struct TextConstantReader {
  private struct Scope {
    var names: [String]
    var bytes: Range<Int>
    var isPrivate = false
    /// Whether it says nothing of a protocol or a class, and is no part of what a module offers.
    var isClosed: Bool
  }

  private let source: SourceTokens
  private let file: Int
  private let path: String
  private let lines: SourceLines
  private let wanted: Set<SourceLocation>
  private var found: [TextConstant] = []

  /// - Parameter wanted: Where the keys of the file's texts are.
  static func constants(
    in source: SourceTokens, file: Int, path: String, holding wanted: Set<SourceLocation>
  ) -> [TextConstant] {
    var reader = TextConstantReader(source: source, file: file, path: path, wanted: wanted)
    reader.read(0..<source.count, in: Scope(names: [], bytes: 0..<source.bytes.count, isClosed: true))
    return reader.found
  }

  private init(source: SourceTokens, file: Int, path: String, wanted: Set<SourceLocation>) {
    (self.source, self.file, self.path, self.wanted) = (source, file, path, wanted)
    lines = SourceLines(source.bytes)
  }

  private mutating func read(_ range: Range<Int>, in scope: Scope) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let (inner, body) = declaredType(at: index, in: scope) {
        read(body, in: inner)
        index = body.upperBound + 1
      } else if source.isWord(index, "let") || source.isWord(index, "var") {
        index = readProperty(at: index, before: range.upperBound, in: scope)
      } else if source.isWord(index, "func") {
        index = readFunction(at: index, before: range.upperBound, in: scope)
      } else {
        index = source.end(from: index)
      }
    }
  }

  /// The type that is declared, or goes on, here, and the tokens between its braces.
  private func declaredType(at index: Int, in scope: Scope) -> (Scope, Range<Int>)? {
    guard let keyword = source.word(index), Self.typeWords.contains(keyword), !source.isSign(index - 1, "."),
      let name = source.word(index + 1), !Self.declaring.contains(name)
    else { return nil }
    var names = [name]
    var place = index + 2
    while source.isSign(place, "."), let inner = source.word(place + 1) {
      names.append(inner)
      place += 2
    }
    let modifiers = modifiers(before: index)
    var isClosed = !modifiers.contains { Self.opening.contains($0) }
    // More tokens than a type inherits from and asks for where people write them.
    let last = min(source.count, place + 120)
    while place < last, !source.isSign(place, "{") {
      if source.isSign(place, "}") || source.isSign(place, ";") { return nil }
      if source.isSign(place, ":") { isClosed = false }
      place = source.end(from: place)
    }
    guard place < last, let close = source.close(of: place) else { return nil }
    let bytes = Int(source.tokens[place].start)..<Int(source.tokens[close].end)
    let isPrivate = scope.isPrivate || modifiers.contains("private") || modifiers.contains("fileprivate")
    return (Scope(names: scope.names + names, bytes: bytes, isPrivate: isPrivate, isClosed: isClosed), place + 1..<close)
  }

  /// - Returns: Behind what was read.
  private mutating func readProperty(at index: Int, before end: Int, in scope: Scope) -> Int {
    guard let name = source.word(index + 1) else { return index + 1 }
    var place = index + 2
    while place < end, !source.isSign(place, "="), !source.isSign(place, "{") {
      if isStart(place) { return place }
      place = source.end(from: place)
    }
    guard place < end else { return end }
    if source.isSign(place, "{") {
      guard let close = source.close(of: place) else { return place + 1 }
      if isText(before: place) { note(name, place + 1..<close, declaredAt: index, in: scope, isBody: true) }
      return close + 1
    }
    let isDeclaredText = source.isSign(index + 2, ":") && self.isText(before: place)
    let first = place + 1
    place = first
    while place < end, !isStart(place) { place = source.end(from: place) }
    if let body = calledClosure(at: first, before: place) {
      if isDeclaredText || asksForText(at: source.isWord(body.lowerBound, "return") ? body.lowerBound + 1 : body.lowerBound) {
        note(name, body, declaredAt: index, in: scope, isBody: true)
      }
    } else if isDeclaredText || asksForText(at: first) {
      note(name, first..<min(place, end), declaredAt: index, in: scope, isBody: false)
    }
    return place
  }

  /// Between the braces of `{ return NSLocalizedString(…) }()`, which is the value that it answers.
  private func calledClosure(at open: Int, before end: Int) -> Range<Int>? {
    guard source.isSign(open, "{"), let close = source.close(of: open), close + 2 < source.count, close < end,
      source.isSign(close + 1, "("), source.isSign(close + 2, ")")
    else { return nil }
    return open + 1..<close
  }

  private mutating func readFunction(at index: Int, before end: Int, in scope: Scope) -> Int {
    guard let name = source.word(index + 1) else { return index + 1 }
    var place = index + 2
    while place < end, !source.isSign(place, "{") {
      if isStart(place) { return place }
      place = source.end(from: place)
    }
    guard place < end, let close = source.close(of: place) else { return max(place, index + 1) }
    if isText(before: place) { note(name, place + 1..<close, declaredAt: index, in: scope, isBody: true) }
    return close + 1
  }

  /// Whether the type that ends before a token is a text's: `String`, `String?`.
  private func isText(before index: Int) -> Bool {
    let last = source.isSign(index - 1, "?") ? index - 2 : index - 1
    return source.word(last).map(TextConstant.texts.contains) ?? false
  }

  /// Whether a value is a text by what its first call is named, or by being a literal: what makes a view of a text is no text.
  private func asksForText(at start: Int) -> Bool {
    guard source.tokens.indices.contains(start) else { return false }
    if source.tokens[start].kind == .text { return true }
    var last = start
    while source.isSign(last + 1, "."), source.word(last + 2) != nil { last += 2 }
    guard let name = source.word(last), source.isSign(last + 1, "(") else { return false }
    let isType = name.first?.isUppercase == true && name.contains { $0.isLowercase }
    return !isType || TextConstant.texts.contains(name) || name.contains("Localized")
  }

  /// Whether another declaration begins here.
  private func isStart(_ index: Int) -> Bool {
    if source.isSign(index, "@") { return true }
    guard let word = source.word(index), !source.isSign(index - 1, ".") else { return false }
    return Self.declaring.contains(word) || Self.typeWords.contains(word) || Self.modifying.contains(word)
  }

  private mutating func note(
    _ name: String, _ value: Range<Int>, declaredAt index: Int, in scope: Scope, isBody: Bool
  ) {
    var value = value
    if isBody, source.isWord(value.lowerBound, "get"), source.isSign(value.lowerBound + 1, "{"),
      let close = source.close(of: value.lowerBound + 1)
    {
      value = value.lowerBound + 2..<close
    }
    if isBody, !isOneExpression(value) { return }
    let places = keys(in: value)
    guard !places.isEmpty else { return }
    let modifiers = modifiers(before: index)
    let isOfType = modifiers.contains("static") || modifiers.contains("class")
    let isPrivate = scope.isPrivate || modifiers.contains("private") || modifiers.contains("fileprivate")
    found.append(
      TextConstant(
        name: name, types: scope.names, file: file, scope: scope.bytes, isPrivate: isPrivate,
        // What a script keeps outside of all types may be there to be run.
        isReadByName: scope.isClosed && isOfType && !scope.names.isEmpty
          && !modifiers.contains { Self.opening.contains($0) }, places: places))
  }

  /// The wanted places between the tokens, and in none of the closures and lists among them.
  private func keys(in value: Range<Int>) -> [SourceLocation] {
    var places: [SourceLocation] = []
    var index = value.lowerBound
    while index < value.upperBound {
      switch source.tokens[index].kind {
      case .sign where source.isSign(index, "{") || source.isSign(index, "["):
        index = source.end(from: index)
        continue
      case .text, .word:
        let place = lines.location(of: Int(source.tokens[index].start), in: path)
        if wanted.contains(place) { places.append(place) }
      default: break
      }
      index += 1
    }
    return places
  }

  /// Whether a body does nothing but answer: no two words or literals stand side by side in it.
  private func isOneExpression(_ body: Range<Int>) -> Bool {
    var index = body.lowerBound
    if source.isWord(index, "return") { index += 1 }
    var wasValue = false
    while index < body.upperBound {
      let isValue = source.tokens[index].kind != .sign
      if isValue, wasValue { return false }
      if source.isSign(index, "{") || source.isSign(index, ";") || source.isSign(index, "=") { return false }
      // `f(a) g`: a word behind a bracket begins the next statement.
      wasValue = isValue || source.close(of: index) != nil
      index = source.end(from: index)
    }
    return true
  }

  /// The words before a declaration, attributes as `objc`.
  private func modifiers(before index: Int) -> [String] {
    var words: [String] = []
    var place = index - 1
    while place >= 0, words.count < 8 {
      if source.isSign(place, ")"), let open = source.opening(of: place) { place = open - 1 }
      guard let word = source.word(place) else { break }
      if source.isSign(place - 1, "@") {
        words.append("@")
        place -= 2
      } else if Self.modifying.contains(word) || word == "class" {
        words.append(word)
        place -= 1
      } else {
        break
      }
    }
    return words
  }

  private static let typeWords: Set = ["enum", "struct", "class", "actor", "extension"]
  private static let declaring: Set = ["let", "var", "func", "case", "init", "deinit", "subscript", "typealias", "protocol"]
  private static let modifying: Set = [
    "static", "private", "fileprivate", "internal", "package", "public", "open", "final", "override", "lazy", "nonisolated",
    "dynamic", "weak", "mutating",
  ]
  /// With these, others ask that do not say the name, or are not of the project.
  private static let opening: Set = ["public", "open", "override", "dynamic", "@"]
}
