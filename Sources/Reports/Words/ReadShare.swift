import LintelFindings
import LintelModel

extension AuditResult {
  /// `1 of 3 bars is not judged for fit`: the verb goes by the first number, the noun by the second. So one of them is a
  /// sentence of its own, which translations have, too.
  /// - Parameter count: At least one.
  func notJudgedForFit(_ count: Int) -> Message {
    let all = coverage.toolbars
    return count == 1
      ? "\(amount: count) of \(all, one: "bar is not judged for fit", other: "bars is not judged for fit")"
      : "\(amount: count) of \(amount: all) bars are not judged for fit"
  }

  /// `1 of 5 bar texts was read`, in the same way.
  var readTexts: Message {
    let (read, all) = (coverage.labelsResolved, coverage.labels)
    return read == 1
      ? "\(amount: read) of \(all, one: "bar text was read", other: "bar texts was read")"
      : "\(amount: read) of \(all, one: "bar text was read", other: "bar texts were read")"
  }
}
