import LintelModel

/// The keys that nothing but constants asks for which nothing reads.
enum UnreadConstants {
  /// - Parameters:
  ///   - unread: By key, where such constants have it; nothing else is known to ask for it.
  ///   - literals: Those of code in other languages. A key that is written anywhere else may be asked for there.
  static func keys(
    in files: [(path: String, bytes: [UInt8])], of unread: [String: Set<SourceLocation>], besides literals: CodeLiterals
  ) -> Set<String> {
    guard !unread.isEmpty else { return [] }
    let places = Dictionary(grouping: unread.values.joined(), by: \.file).mapValues { Set($0) }
    var others = literals
    for file in files { others.add(places[file.path].map { file.bytes.without($0, in: file.path) } ?? file.bytes) }
    return Set(unread.keys.filter { !others.mentions($0) })
  }
}

extension [UInt8] {
  /// With spaces in place of the literals that begin at the places.
  fileprivate func without(_ places: Set<SourceLocation>, in path: String) -> [UInt8] {
    let source = SourceTokens(self)
    let lines = SourceLines(self)
    var left = self
    for token in source.tokens where token.kind == .text {
      let range = Int(token.start)..<Int(token.end)
      guard places.contains(lines.location(of: range.lowerBound, in: path)) else { continue }
      left.replaceSubrange(range, with: repeatElement(UInt8(ascii: " "), count: range.count))
    }
    return left
  }
}
