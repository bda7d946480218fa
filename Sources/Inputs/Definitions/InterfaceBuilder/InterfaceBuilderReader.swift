import LintelModel
import LintelXMLTree

/// Reads `.storyboard` and `.xib` files of iOS, macOS and watchOS.
///
/// Every text that Interface Builder's extraction puts into a table becomes a reference to that table, keyed by object id
/// and attribute (`abc-de-fgh.title`), with the file's own text beside it.
package enum InterfaceBuilderReader {
  /// - Parameter keys: of its table: those that the file has no text for any more are reported.
  package static func read(_ file: SourceFile, sourceLocale: LocaleID, keys: Set<String> = []) -> DefinitionFile {
    let root: XMLElement
    do { root = try XMLReader.read(file.bytes) } catch {
      return skipped(file, "\(error.message); a storyboard or xib is expected", line: error.line)
    }
    if root.name == "archive" {
      return skipped(
        file, "found an archive as Xcode 4 wrote it; a document saved by Xcode 5 or later is read", line: 1)
    }
    guard root.name == "document", let type = root["type"], type.hasPrefix("com.apple.InterfaceBuilder") else {
      return skipped(
        file,
        "found <\(root.name)>; <document type=\"com.apple.InterfaceBuilder…\"> is expected", line: root.location.line)
    }
    let document = InterfaceBuilderDocument(path: file.path, root: root, sourceLocale: sourceLocale)
    var file = DefinitionFile(toolbars: document.toolbars().withUniqueIDs())
    file.outlets = document.itemOutlets
    file.windows = document.windows
    file.views = document.viewOutlets
    file.menuBar = MenuBarDocument.find(in: root)
    file.titledControllers = document.titledControllers()
    file.namelessButtons = document.namelessButtons
    file.shownClasses = document.shownClasses
    file.staleKeys = document.staleKeys(among: keys)
    file.objectPlaces = document.objectPlaces
    return file
  }

  private static func skipped(_ file: SourceFile, _ sentence: String, line: Int) -> DefinitionFile {
    let problem = FileProblem(sentence, line: line > 0 ? line : nil)
    return DefinitionFile(skipped: [SkippedFile(file: file.path, problem: problem)])
  }
}
