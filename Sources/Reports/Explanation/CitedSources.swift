import LintelModel

/// The sources of a sum's figures, each with a number, in the order in which they are first needed.
struct CitedSources {
  private(set) var lines: [String] = []

  /// `[2]`, or nothing for a width that no figure says.
  mutating func cite(_ figure: KnownFigure?) -> String { figure.map { number(of: $0.citation) } ?? "" }

  mutating func number(of line: String) -> String {
    if let index = lines.firstIndex(of: line) { return "[\(index + 1)]" }
    lines.append(line)
    return "[\(lines.count)]"
  }
}

extension KnownFigure {
  /// `nav bar / toolbar, edge_margin 16 pt (16 to 20), measured by third party: UIKit frame dump (Data/bar-metrics.csv:25)`.
  var citation: String {
    let (low, high) = (figure.stated.low, figure.stated.high)
    let range = low == high ? "" : " (\(low) to \(high))"
    return "\(name) \(figure.stated.best) pt\(range), \(figure.confidence.rawValue): \(figure.source) "
      + "(Data/bar-metrics.csv:\(figure.line))"
  }
}
