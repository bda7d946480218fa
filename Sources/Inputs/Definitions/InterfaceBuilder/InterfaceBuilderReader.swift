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
      return skipped(file, "\(error); a storyboard or xib is expected")
    }
    if root.name == "archive" {
      return skipped(file, "line 1: found an archive as Xcode 4 wrote it; a document saved by Xcode 5 or later is read")
    }
    guard root.name == "document", let type = root["type"], type.hasPrefix("com.apple.InterfaceBuilder") else {
      return skipped(
        file,
        "line \(root.location.line): found <\(root.name)>; <document type=\"com.apple.InterfaceBuilder…\"> is expected")
    }
    let document = InterfaceBuilderDocument(path: file.path, root: root, sourceLocale: sourceLocale)
    var file = DefinitionFile(toolbars: document.toolbars().withUniqueIDs())
    file.outlets = document.itemOutlets
    file.menuBar = MenuBarDocument.find(in: root)
    file.titledControllers = document.titledControllers()
    file.staleKeys = document.staleKeys(among: keys)
    return file
  }

  private static func skipped(_ file: SourceFile, _ reason: String) -> DefinitionFile {
    DefinitionFile(skipped: [SkippedFile(file: file.path, reason: reason)])
  }
}
