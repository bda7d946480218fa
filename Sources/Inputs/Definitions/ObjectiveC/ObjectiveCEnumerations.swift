/// The constants of enumerations with two members: what is not the one is the other.
enum ObjectiveCEnumerations {
  static func mayDeclare(_ bytes: [UInt8]) -> Bool { words.contains { bytes.holds($0) } }
  private static let words = ["NS_ENUM", "NS_CLOSED_ENUM"].map { Array($0.utf8) }

  /// By each of two members, the other one: `typedef NS_ENUM(NSInteger, Kind) { KindOne = 0, KindTwo };`
  static func others(in source: ObjectiveCSource) -> [String: String] {
    var found: [String: String] = [:]
    for index in source.tokens.indices {
      guard ["NS_ENUM", "NS_CLOSED_ENUM"].contains(source.identifier(at: index)), source.isSymbol("(", at: index + 1) else {
        continue
      }
      let open = source.end(from: index + 1)
      guard source.isSymbol("{", at: open) else { continue }
      let end = source.end(from: open) - 1
      var names: [String] = []
      var place = open + 1
      while place < end, names.count < 3 {
        if let name = source.identifier(at: place) { names.append(name) }
        while place < end, !source.isSymbol(",", at: place) { place = source.end(from: place) }
        place += 1
      }
      if names.count == 2 { (found[names[0]], found[names[1]]) = (names[1], names[0]) }
    }
    return found
  }
}

extension ObjectiveCSource {
  /// The tokens of the value of a truth value that is declared here and never given another one; nil for anything else.
  ///
  /// - Parameter end: Where the method ends.
  func truth(declaredAt start: Int, _ name: String, upTo end: Int) -> Range<Int>? {
    let type = identifier(at: start) == "const" ? start + 1 : start
    guard ["BOOL", "bool"].contains(identifier(at: type)), identifier(at: type + 1) == name, isSymbol("=", at: type + 2) else {
      return nil
    }
    let value = type + 3
    var stop = value
    while stop < end, !isSymbol(";", at: stop) { stop = self.end(from: stop) }
    guard value < stop, stop < end, !(value..<stop).contains(where: { isSymbol("?", at: $0) }) else { return nil }
    for place in stop..<end where identifier(at: place) == name {
      // `name = …`, `name |= …`, `&name`
      let isCompared = isSymbol("=", at: place + 1) && isSymbol("=", at: place + 2)
      let isSet = isSymbol("=", at: place + 1) || isSymbol("=", at: place + 2) && !isSymbol("!", at: place + 1)
      if isSet && !isCompared && !isSymbol(".", at: place - 1) { return nil }
      if isSymbol("&", at: place - 1), !isSymbol("&", at: place - 2) { return nil }
    }
    return value..<stop
  }
}
