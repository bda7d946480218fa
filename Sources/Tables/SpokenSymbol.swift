/// A symbol of the system's whose own description is trusted to say what a button with it does, of `Data/spoken-symbols.csv`.
///
/// Apple documents that the system describes its symbols where no label is set, and not in which words. So the list is ours, and the
/// same for every bar: symbols that mean one action in every app, whose description is that action. docs/spoken-names.md has the
/// policy.
package struct SpokenSymbol: Hashable, Sendable {
  /// As SF Symbols calls it, without an outline and a fill: `questionmark` of `questionmark.circle.fill`.
  package var symbol: String
  /// What it is trusted to say, in English: `Help`.
  package var action: String
  package var outlines: Outlines

  /// With which outlines a symbol is trusted.
  package enum Outlines: String, Hashable, Sendable {
    case any
    /// In a circle alone: the plain one is a mere sign.
    case circle
    /// The plain one alone: in a circle it is Apple's symbol for another action (`Data/standard-symbols.csv`).
    case none

    func allow(circle: Bool) -> Bool {
      switch self {
      case .any: true
      case .circle: circle
      case .none: !circle
      }
    }
  }

  package static let all: [SpokenSymbol] = CSV(Embedded.text("Data/spoken-symbols.csv")).rows.map { row in
    SpokenSymbol(symbol: row["symbol"], action: row["action"], outlines: Outlines(rawValue: row["outlines"])!)
  }

  private static let bySymbol = Dictionary(all.map { ($0.symbol, $0) }, uniquingKeysWith: { first, _ in first })

  /// What a symbol is trusted to say, in English, whatever its outline and fill; nil for one that is not trusted.
  package static func action(of symbol: String) -> String? {
    let parts: [Substring] = symbol.split(separator: ".")
    let plain = parts.filter { $0 != "circle" && $0 != "fill" }
    guard let known = bySymbol[plain.joined(separator: ".")], known.outlines.allow(circle: parts.contains("circle")) else {
      return nil
    }
    return known.action
  }
}
