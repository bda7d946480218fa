/// How a String Catalog is written: as Xcode does, or in one line.
struct CatalogSpelling {
  /// ` : ` in Xcode's files.
  let colon: String
  /// Nil for a file in which entries do not begin a line.
  var lineEnd: String?

  func lineStart(_ indent: String) -> String { lineEnd.map { $0 + indent } ?? " " }

  func member(_ name: String, _ value: String) -> String { "\"\(name)\"\(colon)\(value)" }

  func object(_ members: [String], _ indent: String) -> String {
    guard let lineEnd else { return "{" + members.joined(separator: ", ") + "}" }
    let inner = indent + "  "
    return "{" + lineEnd + members.map { inner + $0 }.joined(separator: "," + lineEnd) + lineEnd + indent + "}"
  }

  func localization(_ text: String, _ indent: String) -> String {
    let value = "\"" + ValueSpelling.json.spelled(text) + "\""
    let inner = indent + "  "
    let unit = object([member("state", "\"translated\""), member("value", value)], inner)
    return object([member("stringUnit", unit)], indent)
  }
}
