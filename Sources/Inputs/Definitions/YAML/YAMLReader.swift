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
    let hasMark = file.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    guard file.bytes.count <= maximumSize else {
      return skipped(file, "found \(file.bytes.count) bytes; at most \(maximumSize) are read")
    }
    guard let text = String(validating: file.bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self) else {
      return skipped(file, "found bytes that are not UTF-8; UTF-8 is read")
    }
    let aliases = aliasCount(text)
    guard aliases <= maximumAliases else {
      return skipped(file, "found \(aliases) aliases such as *name; at most \(maximumAliases) are read")
    }
    let context = YAMLContext(path: file.path, text: text)
    do {
      guard let root = try Yams.compose(yaml: text) else {
        return skipped(file, "line 1: found nothing; toolbars: is expected")
      }
      return YAMLDocument(context: context).read(root)
    } catch {
      return skipped(file, context.reason(for: error))
    }
  }

  private static func skipped(_ file: SourceFile, _ reason: String) -> DefinitionFile {
    DefinitionFile(skipped: [SkippedFile(file: file.path, reason: reason)])
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
