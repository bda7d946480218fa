import LintelFindings

/// What tells controls of a cause apart on a list of controls, behind their own words, which are alike in every row.
enum CauseNumber {
  /// - Parameter number: From 0.
  static func words(of number: Int) -> Message { "cause \(number + 1)" }
}
