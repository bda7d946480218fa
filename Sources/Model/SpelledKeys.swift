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

  /// The first place of each constant of a type of localized texts, by the type, and by the letters of what is behind it, by their
  /// hashes: `L10n.Settings.title`, as generators write `settings.title`.
  private var paths: [UInt64: [UInt64: SourceLocation]] = [:]

  /// Calls of such constants with values, in the order of their places.
  private var constantCalls: [ConstantCall] = []

  /// Where a text stands by itself in code that may take it as a key without saying so, by its hash: the first places.
  private var literals: [UInt64: [SourceLocation]] = [:]

  /// What code says in more places than this is a common word: no one of them shows where the text is. The figure is ours.
  private static let fewPlaces = 3

  package init() {}

  package mutating func constant(_ name: String, of type: String, at place: SourceLocation) {
    let (type, name) = (TextHash(type.utf8).value, TextHash(name.utf8).value)
    if constants[type]?[name] == nil { constants[type, default: [:]][name] = place }
  }

  /// - Parameter path: What is behind the type: `Settings.title`.
  package mutating func constantPath(_ path: String, of type: String, at place: SourceLocation) {
    let (type, letters) = (TextHash(type.utf8).value, TextHash(Self.letters(of: path).utf8).value)
    if paths[type]?[letters] == nil { paths[type, default: [:]][letters] = place }
  }

  /// A call of a constant with values: `LocalString.port_range(withArgs: first, last)`.
  package mutating func constantCall(_ name: String, of type: String, label: String?, values: Int, at place: SourceLocation) {
    let taker = ConstantCall.Taker(type: TextHash(type.utf8).value, label: label)
    constantCalls.append(ConstantCall(taker: taker, name: TextHash(name.utf8).value, values: values, location: place))
  }

  /// Whether any constant is called with several values.
  package var fillConstants: Bool { constantCalls.contains { $0.values > 1 } }

  /// Where code hands values to a key's text by a constant that is called as the key is, and how many. Only of constants that take
  /// their values one by one, which a call with several of them shows: one value may be the list of all.
  /// - Parameter known: all keys of the table.
  package func filledConstants(among known: Set<String>) -> [(key: String, values: Int, location: SourceLocation)] {
    guard !constantCalls.isEmpty else { return [] }
    let accessors = accessors(among: Set(known.map { Self.constantName($0) }))
    let keys = Dictionary(grouping: known) { Self.constantName($0) }
    let takers = Set(constantCalls.lazy.filter { $0.values > 1 }.map(\.taker))
    return constantCalls.compactMap { call in
      // Keys that differ in their marks alone have one name.
      guard accessors[call.taker.type] != nil, takers.contains(call.taker), let own = keys[call.name], own.count == 1 else {
        return nil
      }
      return (own[0], call.values, call.location)
    }
  }

  private func accessors(among names: Set<UInt64>) -> [UInt64: [UInt64: SourceLocation]] {
    constants.filter { _, members in
      let named = members.keys.count(where: names.contains)
      return named >= 3 && named * 2 > members.count
    }
  }

  /// Where code asks for keys by constants that are called as they are: of a type of which this is so of most constants, and of
  /// three or more, the least that shows a way of naming. The figure is ours.
  /// - Parameter known: all keys of the table, as it is and as it was.
  package func constants(for keys: some Sequence<String>, among known: Set<String>) -> [String: SourceLocation] {
    guard !constants.isEmpty else { return [:] }
    let accessors = accessors(among: Set(known.map { Self.constantName($0) })).values
    guard !accessors.isEmpty else { return [:] }
    return keys.reduce(into: [:]) { found, key in
      found[key] = accessors.lazy.compactMap { $0[Self.constantName(key)] }.min()
    }
  }

  /// The same of constants that are nested by the parts of a key, whatever is between these: of names that one key alone has.
  /// - Parameters:
  ///   - table: Its name, which generators put before the keys of several tables.
  ///   - known: all keys of the table, as it is and as it was.
  package func paths(
    for keys: some Sequence<String>, of table: String, among known: Set<String>
  ) -> [String: SourceLocation] {
    guard !paths.isEmpty else { return [:] }
    let prefix = Self.letters(of: table)
    let byLetters: [String: [String]] = Dictionary(grouping: known) { Self.letters(of: $0) }
    var names: Set<UInt64> = []
    for letters in byLetters.keys { names.formUnion(Self.pathNames(letters, prefix)) }
    let accessors: [[UInt64: SourceLocation]] = paths.values.filter { members in
      let named = members.keys.count(where: names.contains)
      return named >= 3 && named * 2 > members.count
    }
    guard !accessors.isEmpty else { return [:] }
    var found: [String: SourceLocation] = [:]
    for key in keys {
      let letters = Self.letters(of: key)
      guard !letters.isEmpty, byLetters[letters]?.count == 1 else { continue }
      var places: [SourceLocation] = []
      for members in accessors { places += Self.pathNames(letters, prefix).compactMap { members[$0] } }
      found[key] = places.min()
    }
    return found
  }

  private static func pathNames(_ letters: String, _ prefix: String) -> [UInt64] {
    [TextHash(letters.utf8).value, TextHash((prefix + letters).utf8).value]
  }

  /// `settingstitle` for `settings.title`, `Settings.title` and `settings_title`.
  private static func letters(of name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// A key as the name of a constant: `list_empty` for `list.empty`.
  private static func constantName(_ key: String) -> UInt64 { TextHash(nameOfConstant(key).utf8).value }

  package static func nameOfConstant(_ key: String) -> String { String(key.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

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

private struct ConstantCall: Hashable, Sendable {
  /// Calls with the same label are of one function.
  struct Taker: Hashable, Sendable {
    var type: UInt64
    var label: String?
  }

  var taker: Taker
  var name: UInt64
  var values: Int
  var location: SourceLocation
}
