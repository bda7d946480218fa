/// A bar's definition, kept once for all of its languages. By value it takes 1,840 bytes, twenty times as much as everything else
/// that a bar in one language is, and a copy of it counts some forty references.
package final class SharedToolbar: Hashable, Sendable {
  package let toolbar: Toolbar

  package init(_ toolbar: Toolbar) { self.toolbar = toolbar }

  package static func == (a: SharedToolbar, b: SharedToolbar) -> Bool { a === b || a.toolbar == b.toolbar }

  package func hash(into hasher: inout Hasher) { toolbar.hash(into: &hasher) }
}
