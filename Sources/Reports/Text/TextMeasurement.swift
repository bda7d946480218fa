import LintelModel

extension TextReport {
  /// `101.2 pt (98.2 to 104.2), 13 characters, embedded`, then a line for each run where there are several.
  /// With `shown`, first what is seen of it, which may exceed its room by a share of `tolerance`.
  package static func measurement(_ measured: MeasuredText, shown: MeasuredText? = nil, tolerance: Double = 0) -> String {
    let seen =
      shown.map { ["“\(VisibleCharacters.of($0.text))” " + ($0.text == measured.text ? "fits" : cut($0, tolerance))] } ?? []
    let width = measured.width
    let head =
      "\(width.best) pt (\(width.low) to \(width.high)), \(measured.graphemes) characters, \(measured.source.rawValue)"
    guard measured.runs.count > 1 else { return (seen + [head]).joined(separator: "\n") }
    let runs = measured.runs.map {
      "  \($0.script) \($0.direction.rawValue) \($0.width) pt  \(VisibleCharacters.of($0.face))"
    }
    return (seen + [head] + runs).joined(separator: "\n")
  }

  private static func cut(_ shown: MeasuredText, _ tolerance: Double) -> String {
    "is seen, \(shown.width.best) pt; a cut text may exceed its room by \((tolerance * 10_000).rounded() / 100) %"
  }
}
