import LintelModel

extension SwiftSourceReader {
  /// What texts of constants are where Swift files read these: `Button(L10n.done)`.
  ///
  /// - Parameter places: Where the names of the constants are.
  package static func appearances(
    in files: [(path: String, bytes: [UInt8])], at places: Set<LintelModel.SourceLocation>
  ) -> [LintelModel.SourceLocation: TextAppearance] {
    let wanted = Dictionary(grouping: places, by: \.file)
    var found: [LintelModel.SourceLocation: TextAppearance] = [:]
    for file in files where file.bytes.count <= SwiftBytes.maximumSize {
      guard let places = wanted[file.path] else { continue }
      let (all, numbers) = (Set(places), Set(places.map(\.line)))
      let source = SourceTokens(file.bytes)
      let lines = SourceLines(file.bytes)
      let roles = ShownRoleReader(source)
      var (line, byte) = (1, 0)
      for index in source.tokens.indices {
        let start = Int(source.tokens[index].start)
        line += file.bytes[byte..<start].count(where: { $0 == UInt8(ascii: "\n") })
        byte = start
        guard source.tokens[index].kind == .word, numbers.contains(line) else { continue }
        let place = lines.location(of: start, in: file.path)
        if all.contains(place), let appearance = roles.appearance(ofTextAskedAt: index) { found[place] = appearance }
      }
    }
    return found
  }
}
