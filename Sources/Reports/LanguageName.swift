import LintelModel
import LintelTables

extension LocaleID {
  /// What the locale is called in English, such as `German` or `Portuguese (Brazil)`; nil if the table does not know it.
  var name: String? {
    if let name = LocaleID.names[id[...]] { return name }
    guard let name = LocaleID.names[id.prefix { $0 != "-" }] else { return nil }
    return "\(name) (\(id.drop { $0 != "-" }.dropFirst()))"
  }

  private static let names: [Substring: String] = Dictionary(
    Embedded.text("Reports/page/languages.csv").split(separator: "\n").dropFirst().compactMap { line in
      line.firstIndex(of: ",").map { (line[..<$0], String(line[line.index(after: $0)...])) }
    }, uniquingKeysWith: { first, _ in first })
}
