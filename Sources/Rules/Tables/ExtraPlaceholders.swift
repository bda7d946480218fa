import LintelFindings
import LintelModel

/// Placeholders of a translation whose source takes no value.
extension FormatComparison {
  /// - Parameters:
  ///   - extra: At least one. All are named: who leaves out the first alone has the others still to come.
  ///   - isFollowed: Whether the platform takes one of them for the address of a value.
  func extraWhereNoneIsTaken(_ extra: [Placeholder], isFollowed: Bool, _ form: StringUnit.Form) -> Remark? {
    let first = extra[0]
    // A name that became a number is reported as a name that is lost.
    if !NamedValues.lost(of: source, in: translation).isEmpty || !braces.faults.isEmpty { return nil }
    if let remark = shownAsWritten(first, in: form) { return remark }
    // What code formats with no value reads memory that is not the app's own.
    let severity: Severity = arguments.count == 0 ? .error : .warning
    if isOtherSentence(form) {
      return remark("extra", seemsAnother(first), form, severity, at: first.text, suggestion: Self.saysElse)
    }
    var signs: [String] = []
    for placeholder in extra where !signs.contains(placeholder.text) { signs.append(placeholder.text) }
    let isOne = signs.count == 1
    return remark(
      "extra", Self.has(signs) + whatIsShown(isFollowed: isFollowed, isOne: isOne), form, severity, at: first.text,
      suggestion: adviceOnExtra(in: form, isOne: isOne))
  }

  private static func has(_ signs: [String]) -> Message {
    signs.count == 1
      ? "has “\(signs[0])”, and the source takes no value: " : "has \(signs.map(quoted)), and the source takes no value: "
  }

  private func whatIsShown(isFollowed: Bool, isOne: Bool) -> Message {
    // Only a call that puts values into a format has arguments at all, be they none.
    if arguments.count == 0 { return isFollowed ? "garbage is shown, or the app crashes" : "garbage is shown" }
    if isShownAsIs { return isOne ? "people read the sign itself" : "people read the signs themselves" }
    guard isOne else {
      return isFollowed
        ? "people read the signs themselves, or the app crashes" : "people read the signs themselves, or garbage"
    }
    return isFollowed ? "people read the sign itself, or the app crashes" : "people read the sign itself, or garbage"
  }
}
