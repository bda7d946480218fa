import LintelModel

/// What Interface Builder writes above a string of a storyboard or xib, by which translators know its object.
enum ObjectComment {
  /// `Class = "UIButton"; normalTitle = "Cancel"; ObjectID = "0oo-Gz-k2G";`, without the class where no other language's table says it.
  /// - Returns: Nil for a key that names no object.
  static func of(_ row: ReturnedText, in table: StringTable, sources: [StringUnit], of project: Project) -> String? {
    let parts = row.key.split(separator: ".", maxSplits: 1)
    guard ObjectID.isKey(row.key), parts.count == 2 else { return nil }
    let others = project.tables.filter { $0.id == table.id }.flatMap(\.units).filter { $0.key == row.key }
    let id = "ObjectID = \"\(parts[0])\";"
    let written = others.lazy.compactMap(\.comment).first { $0.contains(id) && isSafe($0) }
    if let written { return written }
    guard let source = sources.first?.value, !source.isEmpty, !source.contains("\""), !source.contains("\\") else { return nil }
    let own = "\(parts[1]) = \"\(source)\"; \(id)"
    return isSafe(own) ? own : nil
  }

  /// Whether a comment around it ends where it does.
  private static func isSafe(_ text: String) -> Bool {
    !text.contains("*/") && !text.unicodeScalars.contains { $0 == "\n" || $0 == "\r" }
  }
}
