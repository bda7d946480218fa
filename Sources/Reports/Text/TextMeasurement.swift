import LintelModel

extension TextReport {
  /// `101.2 pt (98.2 to 104.2), 13 characters, embedded`, then a line for each run where there are several.
  public static func measurement(_ measured: MeasuredText) -> String {
    let width = measured.width
    let head = "\(width.best) pt (\(width.low) to \(width.high)), \(measured.graphemes) characters, \(measured.source.rawValue)"
    guard measured.runs.count > 1 else { return head }
    let runs = measured.runs.map { "  \($0.script) \($0.direction.rawValue) \($0.width) pt  \($0.face)" }
    return ([head] + runs).joined(separator: "\n")
  }
}
