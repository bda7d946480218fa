/// The keys that Swift code spells where nothing but the type of a parameter says that a table is asked: `Text("list.empty")`.
///
/// Only what a change deleted is looked up here: a text that no table has, and none had, is no key for all that is known.
package struct SpelledKeys: Hashable, Sendable {
  /// What the platform takes as a key, in the order of its places.
  package var texts: [CodeText] = []
  /// Where a name stands by itself in code that says nothing of what it is for, by its hash: the first place.
  private var mentions: [UInt64: SourceLocation] = [:]

  package init() {}

  package mutating func mention(_ name: String, at place: SourceLocation) {
    let hash = TextHash(name.utf8).value
    if mentions[hash] == nil { mentions[hash] = place }
  }

  package func mention(of name: String) -> SourceLocation? { mentions[TextHash(name.utf8).value] }
}
