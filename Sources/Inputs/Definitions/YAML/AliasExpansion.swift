import Yams

/// How many values a text of YAML has when every alias is replaced by what it names. Aliases of aliases multiply, and
/// the parser compares whole values where one is a key: this is known before it sees an alias.
enum AliasExpansion {
  /// Replaces the asterisk of an alias; no text has it.
  private static let mark: Unicode.Scalar = "\u{E000}"

  /// - Parameter aliases: where the asterisks are, in UTF-8.
  /// - Returns: nil for more values than a definition has.
  static func values(of text: String, aliases: [Int], atMost maximum: Int) throws -> Int? {
    var bytes: [UInt8] = []
    var start = 0
    let all = Array(text.utf8)
    for place in aliases {
      bytes += all[start..<place]
      bytes += String(mark).utf8
      start = place + 1
    }
    bytes += all[start...]
    let parser = try Yams.Parser(yaml: String(decoding: bytes, as: UTF8.self))
    guard let root = try parser.singleRoot() else { return 0 }
    // Nodes know their anchors only as long as their parser does.
    return withExtendedLifetime(parser) {
      var counting = Counting(maximum: maximum)
      let count = counting.count(root)
      return count <= maximum ? count : nil
    }
  }

  private struct Counting {
    let maximum: Int
    /// By the anchor, the last one of a name.
    var anchored: [String: Int] = [:]

    mutating func count(_ node: Node) -> Int {
      var total = 1
      switch node {
      case .scalar(let scalar):
        if scalar.style == .plain, scalar.string.unicodeScalars.first == mark {
          total = anchored[String(scalar.string.unicodeScalars.dropFirst())] ?? 1
        }
      case .mapping(let mapping):
        for (key, value) in mapping { total = min(maximum + 1, total + count(key) + count(value)) }
      case .sequence(let sequence):
        for element in sequence { total = min(maximum + 1, total + count(element)) }
      case .alias: break
      }
      if let anchor = node.anchor { anchored[anchor.rawValue] = total }
      return total
    }
  }
}
