/// A file, or a part of one, that was looked at and left out, and why.
public struct SkippedFile: Hashable, Sendable, Comparable {
  public var file: String
  /// With the line where there is one, what was found, and what is allowed.
  public var reason: String

  public init(file: String, reason: String) {
    self.file = file
    self.reason = reason
  }

  public static func < (a: SkippedFile, b: SkippedFile) -> Bool { (a.file, a.reason) < (b.file, b.reason) }
}
