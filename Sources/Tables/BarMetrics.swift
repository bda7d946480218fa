package import LintelModel

/// The figures of `Data/bar-metrics.csv`: what is known of each bar's margins, paddings and gaps, in points.
package enum BarMetrics {
  /// How a figure came to be known.
  package enum Confidence: String, Sendable {
    case documented, measured = "measured by third party", low, inferred

    /// Whether a finding may be certain because of it.
    var isSolid: Bool { self == .documented || self == .measured }
  }

  /// A figure with what is known of it.
  package struct Figure: Sendable {
    /// Its row in the table: what makes it the same figure wherever it is used.
    package let row: Int
    /// The low end of a figure that is only inferred is zero: nothing can then be certain because of it, while whatever does
    /// not fit even without it stays certain.
    package let width: Width
    /// The interval as the table has it, whatever is known of it: to tell, not to judge by.
    package let stated: Width
    /// Whether the figure is documented or measured, and its interval therefore an error; else it is a guess.
    package let isSolid: Bool
  }

  /// A figure by platform, OS column, bar and metric, spelled as in the table. Asking for a row that is not there is a mistake
  /// in the program.
  package static func figure(_ platform: String, _ os: String, _ bar: String, _ metric: String) -> Figure {
    let key = Key(platform: platform, os: os, bar: bar, metric: metric)
    guard let figure = figures[key] else {
      preconditionFailure("no figure \(platform)/\(os)/\(bar)/\(metric) in bar-metrics.csv")
    }
    return figure
  }

  /// The figure's interval alone.
  package static func width(_ platform: String, _ os: String, _ bar: String, _ metric: String) -> Width {
    figure(platform, os, bar, metric).width
  }

  private struct Key: Hashable { let platform, os, bar, metric: String }

  private static let figures: [Key: Figure] = {
    var figures: [Key: Figure] = [:]
    for (index, row) in CSV(Embedded.text("Data/bar-metrics.csv")).rows.enumerated() {
      guard let best = row.number("default_pt"), let confidence = Confidence(rawValue: row["confidence"]) else { continue }
      let low = row.number("low") ?? best
      let high = row.number("high") ?? best
      let key = Key(platform: row["platform"], os: row["os"], bar: row["bar"], metric: row["metric"])
      let width = Width(
        low: Points(confidence.isSolid ? min(low, best) : 0), best: Points(best), high: Points(max(high, best)))
      let stated = Width(low: Points(min(low, best)), best: Points(best), high: Points(max(high, best)))
      figures[key] = Figure(row: index, width: width, stated: stated, isSolid: confidence.isSolid)
    }
    return figures
  }()
}
