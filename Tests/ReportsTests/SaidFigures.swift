/// Figures of findings that no example of a rule has.
enum SaidFigures {
  /// What tells in which of a bar's variants a finding holds.
  static let ofVariants = [
    "worst where", "over elsewhere", "only on", "only where", "found on", "told here", "unjudged combinations, at least",
  ]
}
