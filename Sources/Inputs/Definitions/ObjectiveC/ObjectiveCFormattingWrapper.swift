/// A variadic method, function or macro of the project's own that is certain to put what a call hands over into a table's text.
struct ObjectiveCFormattingWrapper: Equatable {
  enum Name: Hashable {
    /// By its selector.
    case method(String)
    case function(String)
  }

  /// Which of its parameters the key is.
  var key: Int
  /// How many it has before the list of values.
  var parameters: Int
  /// The table that it asks; nil for the platform's default.
  var table: String?
  /// How many values it puts in before those of the call.
  var own = 0
  var isMacro = false

  /// What a file defines with a list of values. One that is no wrapper, or not certain to be one, has none: its name may be that
  /// of another file's.
  static func definitions(in bytes: [UInt8]) -> [(name: Name, wrapper: ObjectiveCFormattingWrapper?)] {
    let source = ObjectiveCSource(bytes: bytes)
    var found: [(name: Name, wrapper: ObjectiveCFormattingWrapper?)] = []
    var index = 0
    while index < source.tokens.count {
      if source.isSymbol("+", at: index) || source.isSymbol("-", at: index), source.isSymbol("(", at: index + 1) {
        let head = ObjectiveCMethod.Head(in: source, from: index + 1)
        if source.isSymbol("{", at: head.end), source.isEllipsis(before: head.end) {
          found.append((.method(head.selector), Self(head.parameters, bodyAt: head.end, in: source)))
        }
        index = max(head.end, index + 1)
      } else if let name = source.identifier(at: index), source.isSymbol("(", at: index + 1) {
        let behind = source.end(from: index + 1)
        if source.isSymbol("{", at: behind), source.isEllipsis(before: behind - 1) {
          let names = source.names(in: index + 2..<behind - 5)
          found.append((.function(name), Self(names, bodyAt: behind, in: source)))
        }
        index = behind
      } else {
        index = source.end(from: index)
      }
    }
    return found
  }

  /// A body that decides anything, or takes values from the list itself, may format otherwise.
  private static let doubts: Set = ["if", "while", "for", "switch", "goto", "va_arg", "va_copy"]

  private init?(_ names: [String], bodyAt open: Int, in source: ObjectiveCSource) {
    let body = open + 1..<max(open + 1, source.end(from: open) - 1)
    guard !body.contains(where: { index in
      source.isSymbol("?", at: index) || source.identifier(at: index).map(Self.doubts.contains) ?? false
    }) else { return nil }
    let starts = body.filter { source.identifier(at: $0) == "va_start" }
    let formats = body.filter { source.identifier(at: $0) == "initWithFormat" && source.isSymbol(":", at: $0 + 1) }
    guard let last = names.last, starts.count == 1, formats.count == 1, let list = source.identifier(at: starts[0] + 2),
      source.isSymbol(",", at: starts[0] + 3), source.identifier(at: starts[0] + 4) == last,
      let question = ObjectiveCCodeTexts.onlyQuestion(in: body, of: source),
      Self.formats(question, at: formats[0], with: list, body, in: source)
    else { return nil }
    self.init(names, question)
  }

  private init?(_ names: [String], _ question: ObjectiveCCodeTexts.Question) {
    guard let path = question.key.path, path.count == 1, let key = names.firstIndex(of: path[0]),
      question.bundle.map(\.isOwnBundle) ?? true
    else { return nil }
    switch question.table {
    case .string(let text, _)?: table = text.isEmpty ? nil : text
    case .path(["nil"], _)?, nil: table = nil
    default: return nil
    }
    self.key = key
    parameters = names.count
  }

  /// Whether `initWithFormat:… arguments:list]` has the text as its format, directly or by a name that means nothing else.
  private static func formats(
    _ question: ObjectiveCCodeTexts.Question, at label: Int, with list: String, _ body: Range<Int>, in source: ObjectiveCSource
  ) -> Bool {
    guard let open = source.opening(around: label) else { return false }
    let close = source.end(from: open) - 1
    guard source.isSymbol("]", at: close), source.identifier(at: close - 1) == list, source.isSymbol(":", at: close - 2),
      source.identifier(at: close - 3) == "arguments"
    else { return false }
    let start = label + 2
    let isDirect = question.start == start
    let behind = isDirect ? source.end(ofExpressionAt: start) : start + 1
    guard behind == close - 3 || source.identifier(at: behind) == "locale" && source.isSymbol(":", at: behind + 1) else {
      return false
    }
    if isDirect { return true }
    guard let name = source.identifier(at: start) else { return false }
    // Set once, and sent no message that may change it.
    let uses = body.filter { source.identifier(at: $0) == name && $0 != start }
    return uses.count == 1 && source.isSymbol("=", at: uses[0] + 1) && question.start == uses[0] + 2
      && source.isSymbol(";", at: source.end(ofExpressionAt: question.start))
  }

  /// `#define L(key, ...) [NSString stringWithFormat:NSLocalizedString(key, nil), __VA_ARGS__]`
  /// - Parameter definition: What is behind `#define`, in one line.
  init?(macro source: ObjectiveCSource) {
    let close = source.end(from: 1) - 1
    guard source.isEllipsis(before: close) || source.isNamedEllipsis(before: close) else { return nil }
    let isNamed = source.isNamedEllipsis(before: close)
    let list = isNamed ? source.identifier(at: close - 4) : "__VA_ARGS__"
    let body = close + 1..<source.tokens.count
    guard !body.contains(where: { source.isSymbol("?", at: $0) }),
      let question = ObjectiveCCodeTexts.onlyQuestion(in: body, of: source),
      let values = ObjectiveCValueFilling(of: question.start, in: source).values, values > 0,
      let open = source.opening(around: question.start)
    else { return nil }
    let last = source.end(from: open) - 2
    let isPasted = source.isSymbol("#", at: last - 1) && source.isSymbol("#", at: last - 2)
    guard source.identifier(at: last) == list, source.isSymbol(",", at: isPasted ? last - 3 : last - 1) else { return nil }
    self.init(source.names(in: 2..<close - (isNamed ? 5 : 4)), question)
    own = values - 1
    isMacro = true
  }
}

extension ObjectiveCSource {
  /// `, ...` before a token.
  fileprivate func isEllipsis(before index: Int) -> Bool { arePoints(before: index) && isSymbol(",", at: index - 4) }

  /// `, values...` before a token.
  fileprivate func isNamedEllipsis(before index: Int) -> Bool {
    arePoints(before: index) && identifier(at: index - 4) != nil && isSymbol(",", at: index - 5)
  }

  private func arePoints(before index: Int) -> Bool { (1...3).allSatisfy { isSymbol(".", at: index - $0) } }

  /// Behind the expression that asks for a text and starts here.
  func end(ofExpressionAt start: Int) -> Int { isSymbol("[", at: start) ? end(from: start) : end(from: start + 1) }

  /// The parts between commas, of what stands in parentheses.
  func parts(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if isSymbol(",", at: index) {
        parts.append(start..<index)
        start = index + 1
      }
      index = end(from: index)
    }
    return range.isEmpty ? [] : parts + [start..<max(start, range.upperBound)]
  }

  /// What the parameters of a function are called: the last word of each.
  fileprivate func names(in range: Range<Int>) -> [String] {
    parts(of: range).map { part in part.last { identifier(at: $0) != nil }.flatMap { identifier(at: $0) } ?? "" }
  }
}
