import LintelFindings

/// What a warning comes to while the app runs, beyond how a text reads: it stands before warnings that are a matter of words.
enum RunTimeFault: CaseIterable {
  case crash, wrongValue

  /// Nil for what is no warning, or spoils no value: as rules' reasons tell it.
  init?(_ finding: Finding) {
    guard FindingKind(finding) == .warning else { return nil }
    let reason = finding.reason
    switch finding.rule {
    // It would be a crash for certain if any code were seen that asks for the text.
    case _ where reason.hasSuffix("crash"): self = .crash
    case "placeholder-mismatch"
    where ["type", "extra", "size", "mixed", "name-unknown", "percent-not-doubled"].contains(reason):
      self = .wrongValue
    case "argument-order": self = .wrongValue
    case "plural-category-missing" where reason == "other": self = .wrongValue
    case "plural-number-missing": self = .wrongValue
    default: return nil
    }
  }

  static let heading: Message = "At run time"

  var words: Message {
    switch self {
    case .crash: "Where code shows it, the app may crash: it stands before other warnings."
    case .wrongValue: "Where code shows it, people may read a wrong number or garbage: it stands before other warnings."
    }
  }
}
