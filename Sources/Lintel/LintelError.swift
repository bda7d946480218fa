/// Why an audit could not be done, or its result not be read or written.
///
/// What an audit *finds* is never an error, and neither is a file that could not be read among others: that is a
/// ``Finding`` and an entry of ``AuditResult/skipped``.
///
/// It is the only error that the library throws. Its functions do not say so (`throws(LintelError)`): Swift 6.3 crashes where a
/// program then writes `catch let error as LintelError`.
public struct LintelError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was wrong.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// There is nothing to read at the path.
    case folder
    /// The `lintel.yml` cannot be used.
    case configuration
    /// The baseline cannot be read.
    case baseline
    /// A value of ``Audit/Options`` or of a ``CustomRule`` is not allowed.
    case option
    /// No toolbar was found, or no text at all: a check that looks at nothing must not pass.
    case nothingFound
    /// The stored report cannot be read.
    case storedReport
    /// The report cannot be written.
    case output
  }

  /// What was wrong.
  public let kind: Kind
  /// For people: the file and line where there are, what was found, and what is allowed.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
