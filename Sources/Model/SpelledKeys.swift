/// The keys that Swift code spells where nothing but the type of a parameter says that a table is asked: `Text("list.empty")`.
///
/// Only what a change deleted is looked up here: a text that no table has, and none had, is no key for all that is known.
package struct SpelledKeys: Hashable, Sendable {
  /// What the platform takes as a key, in the order of its places.
  package var texts: [CodeText] = []
  /// Where a name stands by itself in code that says nothing of what it is for, by its hash: the first place.
  private var mentions: [UInt64: SourceLocation] = [:]
  /// The first place of each constant of a type whose name may be a key's, `LocalString.list_empty`: by the type, and by the name,
  /// by their hashes. What declares them may be written by the build.
  private var constants: [UInt64: [UInt64: SourceLocation]] = [:]

  package init() {}

  package mutating func constant(_ name: String, of type: String, at place: SourceLocation) {
    let (type, name) = (TextHash(type.utf8).value, TextHash(name.utf8).value)
    if constants[type]?[name] == nil { constants[type, default: [:]][name] = place }
  }

  /// Where code asks for keys by constants that are called as they are: of a type of which this is so of most constants, and of
  /// three or more, the least that shows a way of naming. The figure is ours.
  /// - Parameter known: all keys of the table, as it is and as it was.
  package func constants(for keys: some Sequence<String>, among known: Set<String>) -> [String: SourceLocation] {
    guard !constants.isEmpty else { return [:] }
    let names = Set(known.map { Self.constantName($0) })
    let accessors = constants.values.filter { members in
      let named = members.keys.count(where: names.contains)
      return named >= 3 && named * 2 > members.count
    }
    guard !accessors.isEmpty else { return [:] }
    return keys.reduce(into: [:]) { found, key in
      found[key] = accessors.lazy.compactMap { $0[Self.constantName(key)] }.min()
    }
  }

  /// A key as the name of a constant: `list_empty` for `list.empty`.
  private static func constantName(_ key: String) -> UInt64 {
    TextHash(String(key.map { $0.isLetter || $0.isNumber ? $0 : "_" }).utf8).value
  }

  package mutating func mention(_ name: String, at place: SourceLocation) {
    let hash = TextHash(name.utf8).value
    if mentions[hash] == nil { mentions[hash] = place }
  }

  package func mention(of name: String) -> SourceLocation? { mentions[TextHash(name.utf8).value] }
}
