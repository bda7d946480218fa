package import LintelModel

/// The figures of `Data/bar-metrics.csv`: what is known of each family's bars, generation by generation.
///
/// A row holds from the OS line in its column `since` on, until a later row of the same family, bar and metric. Rows of 18 hold
/// for everything before 26. A row without a value says that nothing is known from there on, or that there is no such thing. So
/// a new generation is a set of rows, of what changed; nothing else in the program compares versions to choose a figure.
package struct BarMetrics: Sendable {
  package static let published = BarMetrics(csv: Embedded.text("Data/bar-metrics.csv"))

  /// How a figure came to be known.
  package enum Confidence: String, Sendable, CaseIterable {
    case documented
    case measured = "measured by third party"
    case low, inferred
    /// The low end is sure; that it is more is a guess.
    case lowEndOnly = "low end only"

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
    package let confidence: Confidence
    /// Who published it, as the table has it.
    package let source: String

    /// The row's line in the file, from 1: the first one names the columns.
    package var line: Int { row + 2 }
  }

  /// A font's size and weight; where the weight is only inferred, the lightest and the boldest that it may be.
  package struct FontFigure: Hashable, Sendable {
    package let size: Points
    package let weight: FontWeight
    package let lightest: FontWeight
    package let boldest: FontWeight
  }

  /// The lines with which generations begin, the oldest first.
  package let lines: [OSLine]
  /// By family, the oldest first.
  private let generations: [BarFamily: [BarGeneration]]

  /// - Parameter csv: a table as the embedded one.
  package init(csv: String) {
    let rows = CSV(csv).rows.enumerated().compactMap { Row($1, number: $0) }
    let lines = Set(rows.map(\.since)).union([OSLine.audited[0]]).sorted()
    self.lines = lines
    let byFamily = Dictionary(grouping: rows.flatMap { row in row.families.map { ($0, row) } }, by: \.0)
      .mapValues { $0.map(\.1) }
    generations = Dictionary(
      uniqueKeysWithValues: BarFamily.allCases.map { family in
        let chain = sequence(first: family, next: \.next).map(\.rawValue) + ["all"]
        return (family, lines.map { Self.generation(family, $0, chain.map { byFamily[$0] ?? [] }) })
      })
  }

  /// The bars of a family on an OS line: of the last generation that is not after it.
  package func generation(_ family: BarFamily, _ os: OSLine, keepsEarlierDesign: Bool = false) -> BarGeneration {
    let all = generations[family]!
    let own = all.last { $0.line <= os } ?? all[0]
    guard keepsEarlierDesign, own.has(.earlierDesignOnRequest) else { return own }
    return all.last { $0.line < own.line && !$0.has(.glass) } ?? own
  }

  /// The first line whose bars have a feature; nil if none has.
  package func firstLine(of family: BarFamily, with feature: BarFeature) -> OSLine? {
    generations[family]!.first { $0.has(feature) }?.line
  }

  /// The line that a system's version belongs to: all before the second one are of the first.
  package func line(ofVersion version: Int) -> OSLine { lines.last { $0.number <= version } ?? lines[0] }

  /// - Parameter chain: the rows of the family, then those that count where it has none.
  private static func generation(_ family: BarFamily, _ line: OSLine, _ chain: [[Row]]) -> BarGeneration {
    var values: [String: Row] = [:]
    for rows in chain {
      var own: [String: Row] = [:]
      for row in rows where row.since <= line {
        if let known = own[row.name], known.since > row.since { continue }
        own[row.name] = row
      }
      values.merge(own) { first, _ in first }
    }
    func known<Key: CaseIterable & Hashable & RawRepresentable<String>, Value>(
      _ keys: Key.Type, _ value: (Row) -> Value?
    ) -> [Key: Value] {
      Dictionary(
        uniqueKeysWithValues: keys.allCases.compactMap { key in values[key.rawValue].flatMap(value).map { (key, $0) } })
    }
    return BarGeneration(
      family: family, line: line, figures: known(BarMetric.self, \.figure),
      features: Set(known(BarFeature.self) { $0.isYes ? true : nil }.keys), fonts: known(BarFont.self, \.font))
  }
}

/// A row of the table.
private struct Row {
  let number: Int
  let families: [String]
  let since: OSLine
  /// Bar and metric.
  let name: String
  private let fields: CSV.Row

  init?(_ row: CSV.Row, number: Int) {
    guard let since = Int(row["since"]) else { return nil }
    self.number = number
    families = row["platform"].split(separator: "+").map(String.init)
    self.since = OSLine(since)
    name = row["bar"] + "/" + row["metric"]
    fields = row
  }

  var isYes: Bool { fields["default_pt"] == "yes" }

  var figure: BarMetrics.Figure? {
    guard let best = fields.number("default_pt"),
      let confidence = BarMetrics.Confidence(rawValue: fields["confidence"])
    else { return nil }
    let low = min(fields.number("low") ?? best, best)
    let high = max(fields.number("high") ?? best, best)
    let stated = Width(low: Points(low), best: Points(best), high: Points(high))
    let isLowKnown = confidence.isSolid || confidence == .lowEndOnly
    return BarMetrics.Figure(
      row: number, width: isLowKnown ? stated : Width(low: 0, best: stated.best, high: stated.high), stated: stated,
      isSolid: confidence.isSolid, confidence: confidence, source: fields["source"])
  }

  /// `17 semibold`.
  var font: BarMetrics.FontFigure? {
    func parts(_ column: String) -> (size: Points, weight: FontWeight)? {
      let words = fields[column].split(separator: " ")
      guard words.count == 2, let size = Double(words[0]), let weight = FontWeight(rawValue: String(words[1])) else {
        return nil
      }
      return (Points(size), weight)
    }
    return parts("default_pt").map {
      BarMetrics.FontFigure(
        size: $0.size, weight: $0.weight, lightest: parts("low")?.weight ?? $0.weight,
        boldest: parts("high")?.weight ?? $0.weight)
    }
  }
}
