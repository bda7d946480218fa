import LintelModel
import Yams

/// Reads bars that are written down in YAML or JSON: see `docs/yaml.md` and `Reports/schema/lintel-toolbars.schema.json`.
package enum YAMLReader {
  /// Largest file that is read, in bytes.
  package static let maximumSize = 4 << 20
  /// Most aliases that are read. Aliases of aliases multiply; this many make at most some hundred thousand nodes.
  package static let maximumAliases = 32

  /// Whether a file is one of these, by its name.
  package static func isDefinition(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return ["lintel-toolbars.yml", "lintel-toolbars.yaml", "lintel-toolbars.json"].contains(name)
      || [".toolbar.yml", ".toolbar.yaml", ".toolbar.json"].contains(where: name.hasSuffix)
  }

  package static func read(_ file: SourceFile) -> DefinitionFile {
    switch YAMLFile.compose(file, expected: "toolbars:") {
    case .failure(let error): return DefinitionFile(skipped: [SkippedFile(file: file.path, problem: error.problem)])
    case .success(let (root, context)):
      guard let root else {
        let problem = FileProblem("found nothing; toolbars: is expected", line: 1)
        return DefinitionFile(skipped: [SkippedFile(file: file.path, problem: problem)])
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
    guard var text = String(validating: file.bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self) else {
      return .failure(.init(reason: "found bytes that are not UTF-8; UTF-8 is read"))
    }
    if file.path.hasSuffix(".json") { text = withoutSurrogatePairs(text) }
    let aliases = aliases(in: text)
    guard aliases.count <= YAMLReader.maximumAliases else {
      return .failure(
        .init(reason: "found \(aliases.count) aliases such as *name; at most \(YAMLReader.maximumAliases) are read"))
    }
    let context = YAMLContext(path: file.path, text: text)
    do {
      let most = YAMLContext.maximumValues
      if !aliases.isEmpty, try AliasExpansion.values(of: text, aliases: aliases, atMost: most) == nil {
        return .failure(.init(reason: "found aliases that stand for more than \(most) values; fewer are read"))
      }
      return .success((try Yams.compose(yaml: text), context))
    } catch {
      return .failure(.init(context.problem(for: error)))
    }
  }

  /// JSON writes an emoji as two escapes, `\ud83d\ude00`, which YAML does not know.
  private static func withoutSurrogatePairs(_ text: String) -> String {
    guard text.contains("\\u") else { return text }
    let units = Array(text.utf8)
    func unit(_ index: Int) -> UInt32? {
      guard index + 6 <= units.count, units[index] == UInt8(ascii: "\\"), units[index + 1] == UInt8(ascii: "u") else {
        return nil
      }
      return UInt32(String(decoding: units[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16)
    }
    var result: [UInt8] = []
    var index = 0
    while index < units.count {
      if let high = unit(index), let low = unit(index + 6), high >> 10 == 0x36, low >> 10 == 0x37,
        let scalar = Unicode.Scalar(0x10000 + ((high & 0x3FF) << 10) + (low & 0x3FF))
      {
        result += String(Character(scalar)).utf8
        index += 12
      } else {
        // What a backslash escapes, another backslash above all, begins no escape of its own.
        let length = units[index] == UInt8(ascii: "\\") ? min(2, units.count - index) : 1
        result += units[index..<(index + length)]
        index += length
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The places where aliases may be: asterisks where a value may begin. One in a text counts as well.
  private static func aliases(in text: String) -> [Int] {
    var places: [Int] = []
    var canBegin = true
    for (place, byte) in text.utf8.enumerated() {
      if byte == UInt8(ascii: "*"), canBegin { places.append(place) }
      // The last ones are those of the line breaks beyond ASCII.
      canBegin = byte <= UInt8(ascii: " ") || ",:-?[{".utf8.contains(byte) || byte == 0x85 || byte == 0xA8 || byte == 0xA9
    }
    return places
  }
}
