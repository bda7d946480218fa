import LintelModel
import Yams

/// Reads bars that are written down in YAML or JSON: see `docs/yaml.md` and `Reports/schema/lintel-toolbars.schema.json`.
public enum YAMLReader {
  /// Largest file that is read, in bytes.
  public static let maximumSize = 4 << 20
  /// Most aliases that are read. Aliases of aliases multiply; this many make at most some hundred thousand nodes.
  public static let maximumAliases = 32

  /// Whether a file is one of these, by its name.
  public static func isDefinition(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return ["lintel-toolbars.yml", "lintel-toolbars.yaml", "lintel-toolbars.json"].contains(name)
      || [".toolbar.yml", ".toolbar.yaml", ".toolbar.json"].contains(where: name.hasSuffix)
  }

  public static func read(_ file: SourceFile) -> DefinitionFile {
    switch YAMLFile.compose(file, expected: "toolbars:") {
    case .failure(let error): return DefinitionFile(skipped: [SkippedFile(file: file.path, reason: error.reason)])
    case .success(let (root, context)):
      guard let root else {
        let reason = "line 1: found nothing; toolbars: is expected"
        return DefinitionFile(skipped: [SkippedFile(file: file.path, reason: reason)])
      }
      return YAMLDocument(context: context).read(root)
    }
  }
}

/// A YAML or JSON file of Lintel's own, taken apart within safe bounds.
enum YAMLFile {
  /// The file's tree, nil if it holds nothing; or why there is none.
  static func compose(_ file: SourceFile, expected: String) -> Result<(root: Node?, context: YAMLContext), UnreadableFile> {
    let hasMark = file.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    guard file.bytes.count <= YAMLReader.maximumSize else {
      return .failure(.init(reason: "found \(file.bytes.count) bytes; at most \(YAMLReader.maximumSize) are read"))
    }
    guard let text = String(validating: file.bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self) else {
      return .failure(.init(reason: "found bytes that are not UTF-8; UTF-8 is read"))
    }
    let aliases = aliasCount(text)
    guard aliases <= YAMLReader.maximumAliases else {
      return .failure(
        .init(reason: "found \(aliases) aliases such as *name; at most \(YAMLReader.maximumAliases) are read"))
    }
    let context = YAMLContext(path: file.path, text: text)
    do { return .success((try Yams.compose(yaml: text), context)) } catch {
      return .failure(.init(reason: context.reason(for: error)))
    }
  }

  /// How many aliases there can be at most: asterisks where a value may begin. One in a text counts as well.
  private static func aliasCount(_ text: String) -> Int {
    var count = 0
    var canBegin = true
    for byte in text.utf8 {
      if byte == UInt8(ascii: "*"), canBegin { count += 1 }
      canBegin = byte <= UInt8(ascii: " ") || ",:-?[{".utf8.contains(byte)
    }
    return count
  }
}
