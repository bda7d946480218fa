extension Toolbar.Variant {
  /// What its arms are, each by itself, in their order. A stored report has them in one, and a condition may have commas in it.
  package var parts: [String] {
    guard names.count <= 1 else { return names }
    var found: [String] = []
    for part in arms.split(separator: ", ") {
      if found.isEmpty || Self.isBeginning(part) {
        found.append(String(part))
      } else {
        found[found.count - 1] += ", \(part)"
      }
    }
    return found
  }

  /// The same without what it shows and where that stands: what code asks, whatever its bars say.
  package var conditions: String {
    parts.filter { !$0.hasPrefix(Self.quotation) && !Self.isPlace($0[...]) }.joined(separator: ", ")
  }

  /// A text that the variant shows, as one of its arms.
  package static func quoted(_ words: String) -> String { "\(quotation)\(words)”" }

  /// No code begins with this sign.
  private static let quotation = "“"

  /// What the name of an arm begins with, as `Branch` and the readers have it.
  private static let beginnings = [
    "if ", "unless ", "where ", "switch ", "#if ", "#elseif ", "#else ", "in ", "pushed by ", "one of several ",
    quotation,
  ]

  private static func isBeginning(_ part: Substring) -> Bool {
    beginnings.contains { part.hasPrefix($0) } || isPlace(part)
  }

  /// Whether it is a file with a line: `Inbox.swift:12`.
  private static func isPlace(_ part: Substring) -> Bool {
    guard let colon = part.lastIndex(of: ":"), !part.contains(" "), part[..<colon].contains(".") else { return false }
    let line = part[part.index(after: colon)...]
    return !line.isEmpty && line.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}
