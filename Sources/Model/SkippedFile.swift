/// A file, or a part of one, that was looked at and left out, and why.
package struct SkippedFile: Hashable, Sendable, Comparable {
  package var file: String
  /// With the line where there is one, what was found, and what is allowed.
  package var reason: String
  /// True if the file is of a kind that is read and could not be: what it holds is missing from the audit, and a gate must not
  /// be green over it.
  package var isBroken: Bool

  package init(file: String, reason: String, isBroken: Bool = true) {
    self.file = file
    self.reason = reason
    self.isBroken = isBroken
  }

  package static func < (a: SkippedFile, b: SkippedFile) -> Bool { (a.file, a.reason) < (b.file, b.reason) }
}
