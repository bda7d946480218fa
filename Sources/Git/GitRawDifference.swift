/// What `git diff --raw -z --no-abbrev --no-renames` says of one path.
package struct GitRawDifference: Hashable, Sendable {
  package enum Kind: Sendable { case nothing, file, link, submodule }

  package var path: String
  /// What was under the name.
  package var before: Kind
  package var id: String
  package var isUnmerged: Bool

  /// Nil for an answer of another form, such as one that was cut off.
  package static func all(in bytes: [UInt8]) -> [GitRawDifference]? {
    let fields = bytes.split(separator: 0)
    guard fields.count.isMultiple(of: 2) else { return nil }
    var differences: [GitRawDifference] = []
    for index in stride(from: 0, to: fields.count, by: 2) {
      guard let difference = GitRawDifference(fields[index], path: fields[index + 1]) else { return nil }
      differences.append(difference)
    }
    return differences
  }

  /// `:100644 100755 <id> <id> M`: modes, ids and the kind of change.
  private init?(_ record: ArraySlice<UInt8>, path: ArraySlice<UInt8>) {
    let words = String(decoding: record, as: UTF8.self).split(separator: " ")
    guard words.count == 5, words[0].hasPrefix(":") else { return nil }
    switch words[0].dropFirst() {
    case "000000": before = .nothing
    case "120000": before = .link
    case "160000": before = .submodule
    default: before = .file
    }
    self.path = String(decoding: path, as: UTF8.self)
    id = String(words[2])
    isUnmerged = words[4].hasPrefix("U")
  }
}
