import LintelModel
import LintelUnicodeText

/// What the `contents.json` of a localization catalog (`.xcloc`) says of the XLIFF document in it.
struct LocalizationCatalog: Hashable, Sendable {
  /// The bundle's path.
  var folder: String
  var sourceLocale: LocaleID?
  /// As it is written.
  var targetLocale: String?

  /// The bundle that a path leads into, if it does.
  static func folder(of path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let bundle = parts.dropLast().lastIndex(where: { $0.hasSuffix(".xcloc") }) else { return nil }
    return parts[...bundle].joined(separator: "/")
  }

  static func read(_ file: SourceFile) -> Result<LocalizationCatalog, UnreadableFile> {
    let text = DecodedText(file.bytes)
    do throws(JSONParser.Failure) {
      let root = try JSONParser.parse(text.utf8)
      let source = root["developmentRegion"]?.string.flatMap(LocaleName.canonical).map { LocaleID($0) }
      return .success(
        LocalizationCatalog(
          folder: folder(of: file.path) ?? "", sourceLocale: source, targetLocale: root["targetLocale"]?.string))
    } catch {
      let (line, column) = text.position(of: error.offset)
      return .failure(
        UnreadableFile(FileProblem(line: line, column: column, found: error.found, expected: error.expected)))
    }
  }
}
