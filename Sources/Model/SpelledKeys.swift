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

  /// Where a text stands by itself in code that may take it as a key without saying so, by its hash: the first places.
  private var literals: [UInt64: [SourceLocation]] = [:]

  /// What code says in more places than this is a common word: no one of them shows where the text is. The figure is ours.
  private static let fewPlaces = 3

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

  package mutating func literal(_ text: String, at place: SourceLocation) {
    let hash = TextHash(text.utf8).value
    // One more than are told shows that there are more.
    if literals[hash, default: []].count <= Self.fewPlaces { literals[hash, default: []].append(place) }
  }

  /// Where code has a text as a whole literal; empty for a common word.
  package func literals(of text: String) -> [SourceLocation] {
    guard !literals.isEmpty, let places = literals[TextHash(text.utf8).value], places.count <= Self.fewPlaces else { return [] }
    return places
  }

  package func mention(of name: String) -> SourceLocation? { mentions[TextHash(name.utf8).value] }
}
