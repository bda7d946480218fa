import LintelModel

/// Finds the texts that Objective-C source asks tables for, on a bar or anywhere else.
enum ObjectiveCCodeTexts {
  private static let mark = Array("ocaliz".utf8)

  static func read(_ file: SourceFile) -> [CodeText] {
    file.bytes.holds(mark) ? read(file) { name, index, source in question(name, at: index, in: source) } : []
  }

  /// What a file asks for by macros and functions that hand a key on.
  static func read(_ file: SourceFile, by forms: [String: ObjectiveCTextForm]) -> [CodeText] {
    read(file) { name, index, source in
      guard forms[name] != nil, !isNamedLikePlatform(name), source.isSymbol("(", at: index + 1) else { return nil }
      var parser = ObjectiveCParser(source, at: index)
      return question(of: forms.writtenOut(parser.expression(), except: isNamedLikePlatform), startingAt: index)
    }
  }

  static func read(
    _ file: SourceFile, _ question: (_ name: String, _ index: Int, ObjectiveCSource) -> Question?
  ) -> [CodeText] {
    let source = ObjectiveCSource(bytes: file.bytes)
    lazy var lines = SourceLines(file.bytes)
    lazy var debug = DebugArms(file.bytes)
    lazy var read = ObjectiveCReadMembers(of: source)
    lazy var definitions = ObjectiveCLexer.definitions(in: file.bytes)
    var found: [CodeText] = []
    for index in source.tokens.indices {
      guard let name = source.identifier(at: index), var question = question(name, index, source) else { continue }
      if question.hasUnreadTable { question.table = question.table?.replacing(definitions) }
      func place(_ offset: Int) -> SourceLocation {
        let (line, column) = lines.position(of: offset)
        return SourceLocation(file: file.path, line: line, column: column)
      }
      let reader = ObjectiveCNumberReading.token(behind: question.start, in: source)
      let use = ObjectiveCValueFilling(of: question.start, in: source)
      var arguments = ObjectiveCFormat.arguments(around: question.start, in: source)
      // An expression that is not read ends the list too early: `(long)[files count]`.
      let values = use.values
      if let values, let found = arguments, found.count != values {
        arguments = [Placeholder.Value?](repeating: nil, count: values)
      }
      let appearance = ObjectiveCShownRole(source: source).appearance(at: question.start)
      let isShown = !question.isAssumed && use.isShown(unlessReadAgain: read)
      let isJoined = ObjectiveCJoining.joins(question.start, in: source)
      for (key, offset) in question.key.literals where !key.isEmpty {
        var text = CodeText(
          key: key, table: question.table?.text, defaultValue: question.value?.text, comment: question.comment?.text,
          arguments: arguments, isAssumed: question.isAssumed, location: place(offset))
        text.filling = values.map { ValueFilling.values($0) } ?? (isShown ? .shownAsIs : nil)
        text.isOfOtherBundle = question.hasUnreadTable || question.bundle.map { !$0.isOwnBundle } ?? false
        text.isOfDebugBuild = debug.hold(offset)
        text.isJoined = isJoined
        text.appearance = appearance
        text.readAsNumberAt = reader.map { place(source.tokens[$0].offset) }
        found.append(text)
      }
    }
    return found
  }

  /// Notes which texts only debug builds ask for by names of the project's own: its settings are known once its files are read.
  static func tellDebugBuilds(
    in texts: inout [CodeText], defining names: Set<String>, wrappers: ObjectiveCFormattingWrappers,
    load: (String) -> Result<[UInt8], UnreadableFile>
  ) {
    let marks = names.subtracting(["DEBUG"]).map { Array($0.utf8) }
    if marks.isEmpty { return }
    for path in Set(texts.map(\.location.file)).sorted() {
      guard case .success(let bytes) = load(path), marks.contains(where: { bytes.holds($0) }) else { continue }
      texts.removeAll { $0.location.file == path }
      let file = SourceFile(path: path, bytes: bytes)
      DebugArms.conditions.withValue(names) {
        texts += read(file)
        wrappers.addCalls(in: file, to: &texts)
      }
    }
  }

  struct Question {
    var key: ObjectiveCExpression
    var table: ObjectiveCExpression?
    var value: ObjectiveCExpression?
    var comment: ObjectiveCExpression?
    var bundle: ObjectiveCExpression?
    var isAssumed = false
    /// The token at which the whole expression starts.
    var start: Int

    /// Whether another place says which table it is: that may be any of the app's, and of others.
    var hasUnreadTable: Bool { table.map { $0.text == nil && !$0.isEmptyText } ?? false }
  }

  /// What a body asks for, where it asks once, and certainly.
  static func onlyQuestion(in body: Range<Int>, of source: ObjectiveCSource) -> Question? {
    let found = body.compactMap { index in source.identifier(at: index).flatMap { question($0, at: index, in: source) } }
    return found.count == 1 && !found[0].isAssumed ? found[0] : nil
  }

  /// `NSLocalizedString(@"key", …)` and its relations, `[bundle localizedStringForKey:…]`, and functions and macros of the
  /// project's whose name ends in LocalizedString.
  static func question(_ name: String, at index: Int, in source: ObjectiveCSource) -> Question? {
    if name == "localizedStringForKey", source.isSymbol(":", at: index + 1) {
      guard let open = source.opening(around: index) else { return nil }
      var parser = ObjectiveCParser(source, at: open)
      return question(of: parser.expression(), startingAt: open)
    }
    guard isNamedLikePlatform(name), source.isSymbol("(", at: index + 1), !source.isSymbol(")", at: index + 2) else {
      return nil
    }
    var parser = ObjectiveCParser(source, at: index)
    return question(of: parser.expression(), startingAt: index)
  }

  private static func isNamedLikePlatform(_ name: String) -> Bool { name.contains("Localized") && name.contains("String") }

  /// What an expression asks for that is such a call.
  ///
  /// - Parameter start: The token at which it begins.
  static func question(of expression: ObjectiveCExpression, startingAt start: Int) -> Question? {
    if case .message(let bundle, let labels, let arguments, _) = expression {
      guard labels.first == "localizedStringForKey", let key = arguments.first else { return nil }
      return Question(
        key: key, table: expression.argument("table"), value: expression.argument("value"), bundle: bundle, start: start)
    }
    guard case .call(let name, let arguments, _) = expression, isNamedLikePlatform(name), let key = arguments.first else {
      return nil
    }
    func argument(_ number: Int) -> ObjectiveCExpression? { arguments.indices.contains(number) ? arguments[number] : nil }
    var question = Question(key: key, start: start)
    switch name {
    case "NSLocalizedString": question.comment = argument(1)
    case "NSLocalizedStringFromTable": (question.table, question.comment) = (argument(1), argument(2))
    case "NSLocalizedStringFromTableInBundle":
      (question.table, question.bundle, question.comment) = (argument(1), argument(2), argument(3))
    case "NSLocalizedStringWithDefaultValue":
      (question.table, question.bundle) = (argument(1), argument(2))
      (question.value, question.comment) = (argument(3), argument(4))
    case _ where name.hasSuffix("LocalizedStringFromTable") || name.hasSuffix("LocalizedStringFromTableInBundle"):
      question.table = argument(1)
      question.isAssumed = true
    case _ where name.hasSuffix("LocalizedString") && arguments.count == 2:
      // Named like the platform's, it takes what that takes.
      question.comment = argument(1)
      question.isAssumed = true
    default: question.isAssumed = true
    }
    return question
  }
}

extension ObjectiveCExpression {
  /// What it is where it is a literal, or one of several: `isOn ? @"off" : @"on"`.
  var literals: [(text: String, offset: Int)] {
    switch self {
    case .string(let text, let offset): [(text, offset)]
    case .conditional(let first, let second, _, _): first.literals + second.literals
    default: []
    }
  }

  /// `[NSBundle mainBundle]`, `[NSBundle bundleForClass:[Screen class]]`, `[NSBundle bundleForClass:self.class]`: not that of a
  /// class of the system's.
  var isOwnBundle: Bool {
    if path?.last == "mainBundle" { return true }
    guard case .message(_, let labels, let arguments, _) = self, labels.first == "bundleForClass",
      let type = arguments.first
    else { return false }
    guard let name = type.path?.first else {
      // The class of whatever a message with arguments answers; a function may name any class.
      if case .message = type { return true }
      return false
    }
    return !(["UI", "NS"].contains(name.prefix(2)) && name.dropFirst(2).first?.isUppercase == true)
  }

  /// What a literal says; nil if it says nothing.
  fileprivate var text: String? { if case .string(let text, _) = self, !text.isEmpty { text } else { nil } }
}

/// A message or function that puts values into the text that is its format.
private enum ObjectiveCFormat {
  private static let functions: Set = ["stringWithFormat", "initWithFormat", "localizedStringWithFormat"]

  static func arguments(around start: Int, in source: ObjectiveCSource) -> [Placeholder.Value?]? {
    guard source.isSymbol(":", at: start - 1), let label = source.identifier(at: start - 2), functions.contains(label),
      let open = source.opening(around: start - 2)
    else { return nil }
    var parser = ObjectiveCParser(source, at: open)
    guard case .message(_, let labels, let arguments, _) = parser.expression(),
      let format = labels.firstIndex(of: label), labels[(format + 1)...].allSatisfy({ $0.isEmpty || $0 == "locale" })
    else { return nil }
    return zip(labels, arguments).dropFirst(format + 1).filter { $0.0.isEmpty }.map { type(of: $0.1) }
  }

  private static func type(of expression: ObjectiveCExpression) -> Placeholder.Value? {
    switch expression {
    case .string, .array: .object
    case .message(_, let labels, _, _):
      ["stringValue", "description", "localizedDescription", "lastPathComponent", "stringFromNumber", "stringWithFormat"]
        .contains(labels.first ?? "") ? .object : nil
    default: nil
    }
  }
}
