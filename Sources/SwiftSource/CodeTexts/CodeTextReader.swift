import LintelModel

/// Finds every text that the Swift files of a project ask their tables for, on a bar or anywhere else. It reads tokens, not
/// syntax trees: most files say no such thing, and the others only here and there.
struct CodeTextReader {
  /// A file that may ask for a text.
  private struct Asking {
    let path: String
    let tokens: SourceTokens
    let functions: [TokenFunction]

    init(path: String, bytes: [UInt8]) {
      self.path = path
      tokens = SourceTokens(bytes)
      functions = TokenFunction.all(in: tokens)
    }
  }

  private let keys: TableKeys
  private var files: [Int: Asking] = [:]
  private var functions: LocalizingFunctions
  private let named: [SourceNames.LocalizingFunction]
  private var spaced = SpacedNames()

  /// - Parameter sources: in the order of their paths.
  /// - Returns: The texts, and where functions that ask for one ask again if it is empty.
  static func texts(
    in sources: [(path: String, bytes: [UInt8])], names: SourceNames = SourceNames(), keys: TableKeys
  ) -> (texts: [CodeText], emptyFallbacks: [SourceLocation]) {
    var reader = CodeTextReader(names: names, keys: keys)
    reader.findFunctions(in: sources)
    reader.spaced = SpacedNames(in: sources)
    let files = reader.files.keys.sorted().map { reader.files[$0]! }
    let texts = files.flatMap { reader.texts(in: $0) }
    return (texts.sorted { $0.location < $1.location }, files.flatMap { reader.emptyFallbacks(in: $0) }.sorted())
  }

  private init(names: SourceNames, keys: TableKeys) {
    self.keys = keys
    named = names.localizingFunctions
    functions = LocalizingFunctions(named: named)
  }

  /// The functions that ask the platform, those that ask these, and so on; and the files that may call one of them.
  private mutating func findFunctions(in sources: [(path: String, bytes: [UInt8])]) {
    var marks = [PlatformLocalizer.mark] + named.map { Array($0.lastWord.utf8) }
    var wanted = PlatformLocalizer.names.union(named.map { String($0.lastWord) })
    for _ in 0..<LocalizingFunctions.maximumHops where !marks.isEmpty {
      var new: Set<String> = []
      for index in sources.indices {
        let bytes = SwiftBytes(bytes: sources[index].bytes)
        guard marks.contains(where: { bytes.contains($0) }) else { continue }
        if files[index] == nil {
          guard !bytes.isTest else { continue }
          files[index] = Asking(path: sources[index].path, bytes: sources[index].bytes)
        }
        let file = files[index]!
        new.formUnion(functions.add(file.functions, of: file.tokens, naming: wanted))
      }
      wanted = new
      marks = new.sorted().map { Array($0.utf8) }
    }
  }

  private func texts(in file: Asking) -> [CodeText] {
    lazy var lines = SourceLines(file.tokens.bytes)
    lazy var debug = DebugArms(file.tokens.bytes)
    lazy var read = ReadMembers(of: file.tokens)
    lazy var roles = ShownRoleReader(file.tokens)
    var found: [CodeText] = []
    // One place asks for one text.
    var starts: Set<Int> = []
    func note(_ source: SourceTokens, depth: Int) {
      for index in source.tokens.indices {
        if depth < Self.deepest, source.tokens[index].kind == .text {
          for value in source.values(in: index) { note(SourceTokens(source.bytes, in: value), depth: depth + 1) }
        }
        let questions = questions(at: index, in: source)
        for question in questions {
          let start = Int(source.tokens[question.key.lowerBound].start)
          guard !starts.contains(start), var text = text(of: question, calledAt: index, in: source) else { continue }
          starts.insert(start)
          if depth == 0, let reader = ValueFillingReader(source, at: index) {
            if let count = reader.values {
              text.filling = .values(count)
            } else if text.arguments == nil, !questions.contains(where: \.mayFill),
              reader.isShown(unlessReadAgain: read, types: roles.types)
            {
              text.filling = .shownAsIs
            }
          }
          // Of several functions of the name nobody knows which one is called.
          if text.filling == nil, let count = question.formattedWith, questions.allSatisfy({ $0.formattedWith == count }) {
            text.filling = .values(count)
          }
          if depth == 0 { text.appearance = roles.appearance(ofTextAskedAt: index) }
          text.isFollowedBySpace = spaced.isSpaced(index, in: source)
          text.isJoined = depth > 0 || source.isJoined(TokenCall(source, at: index))
          text.isOfDebugBuild = debug.hold(start)
          text.location = lines.location(of: start, in: file.path)
          found.append(text)
        }
      }
    }
    note(file.tokens, depth: 0)
    return found
  }

  /// Literals in values that are put into literals nest no deeper where people write them: 4.
  private static let deepest = 4

  private func questions(at index: Int, in source: SourceTokens) -> [TokenQuestion] {
    guard source.tokens[index].kind == .word else { return [] }
    let questions = functions.questions(at: index, in: source)
    guard questions.isEmpty, source.isSign(index + 1, "("), source.holdText(index + 1), let call = TokenCall(source, at: index)
    else { return questions }
    return [AssumedQuestion.of(call, in: source, keys: keys)].compactMap(\.self)
  }

  private func emptyFallbacks(in file: Asking) -> [SourceLocation] {
    let source = file.tokens
    lazy var lines = SourceLines(source.bytes)
    let tests =
      file.functions.compactMap { function in
        EmptyFallback.test(in: function, of: source) { functions.questions(at: $0, in: source) }
      } + EmptyFallback.testsOfMembers(in: source)
    return tests.map { lines.location(of: Int(source.tokens[$0].start), in: file.path) }
  }

  private func text(of question: TokenQuestion, calledAt index: Int, in source: SourceTokens) -> CodeText? {
    guard let key = KeyOfTokens(question.key, in: source, at: index), !key.text.isEmpty,
      question.takesFormats || key.values.isEmpty
    else { return nil }
    let table = question.table?.constant(in: source).flatMap { $0.isEmpty ? nil : $0 }
    // A function that has the same name as a localizing one asks for nothing.
    if question.isOwn, !isKnown(key.text, table), !Self.isLocalizing(source.written(index)) { return nil }
    var value = question.value?.constant(in: source)
    var values = key.values
    if value == nil, case .tokens(let tokens) = question.value, let read = KeyOfTokens(tokens, in: source, at: index) {
      value = read.text
      // Behind a key of another kind it is the text that says which values there are.
      if values.isEmpty { values = read.values }
    }
    var text = CodeText(
      key: key.text, table: table, defaultValue: value.flatMap { $0.isEmpty ? nil : $0 },
      comment: question.comment?.constant(in: source).flatMap { $0.isEmpty ? nil : $0 }, isAssumed: question.isAssumed,
      location: SourceLocation(file: "", line: 1, column: 1))
    text.isOfOtherBundle = question.isOfSystem || AskedBundle.isOther(question, calledAt: index, in: source)
    // What the project declares by a name of the platform's may ask whatever it likes.
    if functions.functions[source.written(index)] == nil {
      text.bundle = AskedBundle.asked(question, calledAt: index, in: source)
    }
    let types = ArgumentTypes(source: source)
    if let passed = question.arguments ?? FormatCall.arguments(around: index, in: source) {
      text.arguments = passed.map { types.type(of: $0, at: index) }
      text.appNames = Set(passed.indices.filter { isAppName(passed[$0], in: source) }.map { $0 + 1 })
    } else if !values.isEmpty {
      text.arguments = values
    }
    return text
  }

  /// `Constants.applicationName`: what goes by such a name is the app's own.
  private func isAppName(_ value: Range<Int>, in source: SourceTokens) -> Bool {
    guard let last = value.last, let name = source.word(last)?.lowercased() else { return false }
    return ["appname", "applicationname", "productname", "bundledisplayname", "appdisplayname"].contains(name)
  }

  private func isKnown(_ key: String, _ table: String?) -> Bool { keys.has(key, table ?? "Localizable") }

  private static func isLocalizing(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["localiz", "localis", "l10n", "i18n", "translat"].contains { name.contains($0) }
  }
}

/// The key that a literal is for the platform: values in it are formats.
struct KeyOfTokens {
  var text = ""
  var values: [Placeholder.Value?] = []

  init?(_ tokens: Range<Int>, in source: SourceTokens, at place: Int) {
    if let constant = source.constant(tokens) ?? source.namedConstant(tokens) {
      text = constant
      return
    }
    guard tokens.count == 1, let quoted = source.quoted(tokens.lowerBound) else { return nil }
    for part in quoted.parts {
      switch part {
      case .text(let words): text += words.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
      case .value(let range):
        let inside = SourceTokens(source.bytes, in: range)
        let parts = Self.parts(of: inside)
        guard let first = parts.first else { return nil }
        let type = ArgumentTypes(source: source).type(of: first, in: inside, at: place)
        values.append(type)
        let specifier = parts.first { inside.isWord($0.lowerBound, "specifier") }.flatMap { part in
          part.count > 2 ? inside.constant(part.lowerBound + 2..<part.upperBound) : nil
        }
        text += specifier ?? Self.format(of: type)
      }
    }
  }

  private static func parts(of tokens: SourceTokens) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index) = (0, 0)
    while index < tokens.count {
      if tokens.isSign(index, ",") {
        parts.append(start..<index)
        start = index + 1
      }
      index = tokens.end(from: index)
    }
    return start < tokens.count ? parts + [start..<tokens.count] : parts
  }

  private static func format(of type: Placeholder.Value?) -> String {
    switch type {
    case .integer(let size, let conversion):
      size == .int ? "%\(conversion)" : "%ll\(conversion)"
    case .float: "%lf"
    default: "%@"
    }
  }
}

/// A call that puts values into the text that its first argument is.
private enum FormatCall {
  /// The values' tokens; nil if the call at a token is no format, or its values are not written out.
  static func arguments(around index: Int, in source: SourceTokens) -> [Range<Int>]? {
    guard let open = opening(around: index, in: source) else { return nil }
    let all = source.list(in: open)
    var values: [Range<Int>] = []
    for part in all.dropFirst() {
      if source.isSign(part.lowerBound + 1, ":"), let label = source.word(part.lowerBound) {
        if label == "locale" { continue }
        return nil
      }
      values.append(part)
    }
    return values
  }

  /// The parenthesis of `String(format: …` or `localizedStringWithFormat(…` whose first argument starts before the token.
  private static func opening(around index: Int, in source: SourceTokens) -> Int? {
    var start = index
    if let call = TokenCall(source, at: index) {
      start = call.start(in: source)
    } else {
      while source.isSign(start - 1, "."), start > 1 { start -= 2 }
    }
    if source.isSign(start - 1, ":"), source.isWord(start - 2, "format"), source.isSign(start - 3, "("),
      source.isWord(start - 4, "String") || source.isWord(start - 4, "NSString")
    {
      return start - 3
    }
    return source.isSign(start - 1, "(") && source.isWord(start - 2, "localizedStringWithFormat") ? start - 1 : nil
  }
}
