import LintelModel

/// The variadic methods, functions and macros of a project that format a table's text, those that hand their key on, and what
/// the calls of all of these ask for: they are defined in one file and called in others.
struct ObjectiveCFormattingWrappers {
  typealias Name = ObjectiveCFormattingWrapper.Name

  private var paths: [String] = []
  private var found: [Name: ObjectiveCFormattingWrapper] = [:]
  /// Names of which two definitions say different things, or one is not certain.
  private var doubtful: Set<Name> = []
  private var keys = ObjectiveCHandedKeys()

  private static let start = Array("va_start".utf8)
  private static let define = Array("#define".utf8)
  private static let points = Array("...".utf8)

  /// Takes what a file defines.
  mutating func add(_ file: SourceFile, isHeader: Bool) {
    paths.append(file.path)
    keys.add(file, isHeader: isHeader)
    if file.bytes.holds(Self.start) {
      for (name, wrapper) in ObjectiveCFormattingWrapper.definitions(in: file.bytes) { note(name, wrapper) }
    }
    guard file.bytes.holds(Self.define), file.bytes.holds(Self.points) else { return }
    for macro in Self.macros(in: file.bytes) {
      guard let name = macro.identifier(at: 0) else { continue }
      note(.function(name), ObjectiveCFormattingWrapper(macro: macro))
    }
  }

  private mutating func note(_ name: Name, _ wrapper: ObjectiveCFormattingWrapper?) {
    guard let wrapper, found[name] ?? wrapper == wrapper else {
      doubtful.insert(name)
      return
    }
    found[name] = wrapper
  }

  /// What is behind each `#define` of a macro with parameters, its lines joined.
  private static func macros(in bytes: [UInt8]) -> [ObjectiveCSource] {
    var macros: [ObjectiveCSource] = []
    var start = 0
    while start < bytes.count {
      var line: [UInt8] = []
      var isContinued = true
      while isContinued, start < bytes.count {
        let end = bytes[start...].firstIndex(of: Ascii.newline) ?? bytes.count
        var part = bytes[start..<end]
        if part.last == Ascii.carriageReturn { part = part.dropLast() }
        isContinued = part.last == UInt8(ascii: "\\")
        line += isContinued ? part.dropLast() : part
        if isContinued { line.append(UInt8(ascii: " ")) }
        start = end + 1
      }
      guard line.starts(with: define) else { continue }
      let source = ObjectiveCSource(bytes: Array(line.dropFirst(define.count)))
      guard let name = source.identifier(at: 0), source.isSymbol("(", at: 1),
        source.tokens[1].offset == source.tokens[0].offset + name.utf8.count
      else { continue }
      macros.append(source)
    }
    return macros
  }

  /// Adds what the calls of all files ask for.
  mutating func addCalls(to texts: inout [CodeText], load: (String) -> Result<[UInt8], UnreadableFile>) {
    keys.finish()
    let isSure = found.keys.contains { !doubtful.contains($0) }
    for path in paths where isSure || keys.mayBeCalled(in: path) {
      guard case .success(let bytes) = load(path) else { continue }
      addCalls(in: SourceFile(path: path, bytes: bytes), to: &texts)
    }
  }

  /// Adds what the calls of one file ask for, in place of what their names alone let suppose.
  func addCalls(in file: SourceFile, to texts: inout [CodeText]) {
    let own = calls(in: file) + keys.calls(in: file)
    if own.isEmpty { return }
    let places = Set(own.map(\.location))
    texts.removeAll { $0.isAssumed && places.contains($0.location) }
    texts += own
  }

  private func calls(in file: SourceFile) -> [CodeText] {
    let wrappers = found.filter { !doubtful.contains($0.key) }
    let isCalled = wrappers.keys.contains { file.bytes.holds(Array($0.firstWord.utf8)) }
    guard isCalled else { return [] }
    let firstWords = Set(wrappers.keys.map(\.firstWord))
    let source = ObjectiveCSource(bytes: file.bytes)
    let lines = SourceLines(file.bytes)
    let debug = DebugArms(file.bytes)
    var texts: [CodeText] = []
    for index in source.tokens.indices {
      guard let word = source.identifier(at: index), firstWords.contains(word),
        let call = Call(ofFunctionAt: index, in: source) ?? Call(ofMethodAt: index, in: source),
        let wrapper = wrappers[call.name], wrapper.parameters == call.starts.count || call.name == .function(word),
        call.count >= wrapper.parameters, call.starts.indices.contains(wrapper.key)
      else { continue }
      var parser = ObjectiveCParser(source, at: call.starts[wrapper.key])
      let given = call.count - wrapper.parameters
      for (key, offset) in parser.expression().literals where !key.isEmpty {
        let (line, column) = lines.position(of: offset)
        var text = CodeText(
          key: key, table: wrapper.table, location: SourceLocation(file: file.path, line: line, column: column))
        // Another file may have a macro of this name that takes no values.
        if given > 0 || !wrapper.isMacro {
          text.filling = .values(wrapper.own + given)
          text.arguments = [Placeholder.Value?](repeating: nil, count: wrapper.own + given)
        }
        text.isOfDebugBuild = debug.hold(offset)
        texts.append(text)
      }
    }
    return texts
  }

  /// A call that may be one of a wrapper.
  private struct Call {
    let name: Name
    /// Where each argument starts; of a method those that its name is written before.
    let starts: [Int]
    /// How many arguments there are, with the values.
    let count: Int

    init?(ofFunctionAt index: Int, in source: ObjectiveCSource) {
      guard source.isSymbol("(", at: index + 1), let word = source.identifier(at: index) else { return nil }
      let parts = source.parts(of: index + 2..<max(index + 2, source.end(from: index + 1) - 1))
      (name, starts, count) = (.function(word), parts.map(\.lowerBound), parts.count)
    }

    /// Counted by commas, as an argument may be any expression.
    init?(ofMethodAt index: Int, in source: ObjectiveCSource) {
      guard source.isSymbol(":", at: index + 1), let word = source.identifier(at: index),
        let open = source.opening(around: index)
      else { return nil }
      let close = source.end(from: open) - 1
      var selector = word + ":"
      var starts = [index + 2]
      var (commas, questions, place) = (0, 0, index + 2)
      while place < close {
        if let label = source.identifier(at: place), source.isSymbol(":", at: place + 1), questions == 0 {
          selector += label + ":"
          starts.append(place + 2)
          place += 2
          continue
        }
        if source.isSymbol(",", at: place) { commas += 1 }
        if source.isSymbol("?", at: place) { questions += 1 }
        if source.isSymbol(":", at: place) { questions -= 1 }
        place = source.end(from: place)
      }
      (name, self.starts, count) = (.method(selector), starts, starts.count + commas)
    }
  }
}

extension ObjectiveCFormattingWrapper.Name {
  /// What a call begins with.
  fileprivate var firstWord: String {
    switch self {
    case .function(let name): name
    case .method(let selector): String(selector.prefix { $0 != ":" })
    }
  }
}
