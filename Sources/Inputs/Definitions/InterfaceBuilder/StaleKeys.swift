import LintelModel
import LintelXMLTree

extension InterfaceBuilderDocument {
  /// Which of a table's keys name an object that is gone, or a text that it has no longer: Xcode leaves them in the tables.
  func staleKeys(among keys: Set<String>) -> Set<String> {
    keys.filter { key in
      guard ObjectID.isKey(key), let dot = key.firstIndex(of: ".") else { return false }
      guard let object = objects[String(key[..<dot])] else { return true }
      let attribute = String(key[key.index(after: dot)...])
      guard Self.plainTexts.contains(attribute), object[attribute] == nil else { return false }
      return !object.children.contains { $0["key"] == attribute || $0["key"]?.hasPrefix("attributed") == true }
    }
  }

  /// Attributes that keys name as the file does.
  private static let plainTexts: Set<String> = ["title", "text", "placeholder", "prompt", "headerTitle", "footerTitle"]
}
