import LintelModel

/// Reads the bars that Objective-C source makes, by a scan of its tokens: items, what is set on them, and where they are
/// put. What the scan cannot follow stays unresolved; every bar says that it comes from Objective-C.
public enum ObjectiveCReader {
  /// Whether the file says any of the words that bars are made of; only then is it worth a scan.
  public static func mayDeclareBars(_ bytes: [UInt8]) -> Bool {
    words.contains { bytes.holds($0) }
  }

  private static let words = ["BarButtonItem", "ToolbarItem", "navigationItem", "self.title = "].map { Array($0.utf8) }

  /// - Parameter names: functions of the project's own that take a key.
  public static func read(
    _ file: SourceFile, sourceLocale: LocaleID, names: SourceNames = SourceNames()
  ) -> DefinitionFile {
    guard mayDeclareBars(file.bytes) else { return DefinitionFile() }
    let methods = ObjectiveCMethod.all(in: ObjectiveCSource(bytes: file.bytes))
    let lines = LineStarts(file.bytes)
    let texts = ObjectiveCTexts(
      bytes: file.bytes,
      location: { offset in
        let (line, column) = lines.position(of: offset)
        return SourceLocation(file: file.path, line: line, column: column)
      }, names: [:], localizing: names.localizingFunctions)
    var types: [String] = []
    for method in methods where !types.contains(method.type) { types.append(method.type) }
    var toolbars: [Toolbar] = []
    for type in types {
      let evaluated = ObjectiveCEvaluator(type: type, methods: methods.filter { $0.type == type }, texts: texts)
      toolbars += ObjectiveCBars(evaluated, file: file.path, texts: texts, sourceLocale: sourceLocale).toolbars
    }
    return DefinitionFile(toolbars: toolbars.withUniqueIDs())
  }
}

/// Where a file's lines start, so that places can be asked for in any order.
struct LineStarts {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == Ascii.newline }.map { $0 + 1 }
  }

  /// Line and column from 1, the column in UTF-16 units.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    let text = String(decoding: bytes[starts[low]..<min(offset, bytes.count)], as: UTF8.self)
    return (low + 1, text.utf16.count + 1)
  }
}
