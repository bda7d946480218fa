import LintelFindings

/// What happens to a value that a text takes, as far as findings about placeholders differ in it: causes of one rule and one
/// table are told apart by it.
enum ValueFault: CaseIterable {
  case lost, ofWrongKind, unknownToSource, percentSign

  /// Nil for what is about no value, or about one that is left out on purpose.
  init?(_ finding: Finding) {
    guard finding.rule == "placeholder-mismatch" else { return nil }
    switch finding.reason {
    case "missing", "mixed": self = .lost
    case "type", "type-crash", "variable-crash", "size": self = .ofWrongKind
    case "extra", "extra-crash": self = .unknownToSource
    case "percent-doubled", "percent-spaced", "percent-not-doubled": self = .percentSign
    default: return nil
    }
  }

  /// Behind the rule's name.
  var words: Message {
    switch self {
    case .lost: "a value is lost"
    case .ofWrongKind: "a value of the wrong kind"
    case .unknownToSource: "a value that the source has not"
    case .percentSign: "a percent sign"
    }
  }
}
