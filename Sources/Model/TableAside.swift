/// Why people who use an app hardly meet a table, or never.
package enum TableAside: Hashable, Sendable, CaseIterable {
  /// It is of an example, a demo or a test that is beside an app.
  case example
  /// No target has it, where others have theirs.
  case otherPart
  /// It has the name of one that a built framework brings along, and no code asks for it.
  case builtFramework
}
