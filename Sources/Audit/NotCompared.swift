import LintelInputs

/// A file that is not compared: on one side, or on both, it could not be read to its end.
package struct NotCompared: Hashable, Sendable {
  package enum Side: Hashable, Sendable { case base, now, both }

  /// Its path below the audited folder.
  package let file: String
  /// Where it is damaged.
  package let side: Side
}

extension NotCompared {
  /// Nil for a file that is damaged on neither side.
  init?(_ file: String, before: DamagedFiles, now: DamagedFiles) {
    self.file = file
    switch (before.has(file), now.has(file)) {
    case (true, true): side = .both
    case (true, false): side = .base
    case (false, true): side = .now
    case (false, false): return nil
    }
  }
}
