import LintelFindings
import LintelModel
import LintelTables

extension GuidelineStatement {
  /// Who can tell whether a bar keeps to a statement.
  package enum Answer: Hashable, Sendable {
    /// Source of these kinds shows it.
    case source([FactSource])
    /// Only a sketch or a definition says it.
    case declaration
    /// A person, whom Lintel asks.
    case people

    /// For people.
    package var sentence: String {
      switch self {
      case .source(let sources): "source shows it: \(sources.map(\.name).joined(separator: ", "))"
      case .declaration: "declaration only: no source shows it"
      case .people: "people tell: it is asked"
      }
    }
  }

  /// From the facts that the statement's rules need and the readers that show these, on the statement's platforms; nil where no
  /// rule answers it.
  package func answer(by rules: [Rule]) -> Answer? {
    let own = rules.filter { $0.statements.contains(id) }
    guard !own.isEmpty else { return nil }
    if own.allSatisfy({ $0.question != nil }) { return .people }
    let shown = own.filter { $0.question == nil }.reduce(into: Set<FactSource>()) { found, rule in
      found.formUnion(rule.sources.filter { !Set($0.platforms).isDisjoint(with: Set(platforms).intersection(rule.platforms)) })
    }
    return shown.isEmpty ? .declaration : .source(FactSource.allCases.filter(shown.contains))
  }
}
