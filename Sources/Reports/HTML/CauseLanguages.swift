import LintelFindings
import LintelModel

/// The languages of one cause, the source and the worst of it first, and how much each has of it.
struct CauseLanguages {
  /// What is equally bad stands as everywhere on the page.
  let order: [LocaleID]
  private let weights: LanguageWeights
  private let isOfTables: Bool
  private let places: [LocaleID: Int]

  init(of cause: Matter, in all: LanguageCounts, source: (Finding) -> LocaleID) {
    let weights = LanguageWeights(cause.findings, source: source)
    let order = weights.order(of: all.inOrder(weights.kinds.keys))
    (self.order, self.weights) = (order, weights)
    isOfTables = cause.findings.allSatisfy { $0.toolbar == nil && $0.table != nil }
    places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
  }

  /// The gravest of each.
  var kinds: [LocaleID: FindingKind] { weights.kinds }
  /// How many of the cause's strings and places are in each: a finding about several strings is as many.
  var counts: [LocaleID: Int] { weights.counts }
  private var countsByKind: [FindingKind: [LocaleID: Int]] { weights.countsByKind }

  /// A language stands with each severity that it has, first, behind the source, where most of it is so grave; where it only may be
  /// so, or is worth a note, it does not stand again.
  var byKind: [(kind: FindingKind, locales: [LocaleID])] {
    FindingKind.allCases.compactMap { kind in
      let own = order.filter { locale in
        guard countsByKind[kind]?[locale] != nil else { return false }
        return kind == .error || kind == .warning || kinds[locale] == kind
      }
      return own.isEmpty ? nil : (kind, weights.sourceFirst(own.worstFirst { countsByKind[kind]?[$0] ?? 0 }))
    }
  }

  /// In how many languages it is how grave; empty where it is as grave in all.
  var shares: [Message] {
    let groups = byKind
    return groups.count < 2 ? [] : groups.map { "\($0.kind.name) in \($0.locales.count, "language")" }
  }

  /// What is of these languages: of one language it keeps its order, what is of none comes first, and what is of another last.
  func inOrder<Element>(_ elements: [Element], by language: (Element) -> LocaleID?) -> [Element] {
    elements.worstFirst { element in -(language(element).map { places[$0] ?? order.count } ?? -1) }
  }

  private func hasNumbers(_ counts: [LocaleID: Int]) -> Bool { order.count > 1 && counts.values.contains { $0 > 1 } }

  static let ofStrings: Message = "strings in each language"
  static let ofPlaces: Message = "strings and places in each language"

  /// What the numbers behind the names count, since beside them stand findings, and strings that count once for all languages; nil
  /// where no name has one.
  var unit: Message? {
    let kinds = byKind
    let shown = kinds.count > 1 ? kinds.map { countsByKind[$0.kind] ?? [:] } : [counts]
    guard shown.contains(where: hasNumbers) else { return nil }
    return isOfTables ? Self.ofStrings : Self.ofPlaces
  }

  /// So many names, each with its number where that says something.
  /// - Parameters:
  ///   - kind: Of how grave findings; nil for all.
  ///   - number: The cause's, from 0, where each name is to lead to what is of its language.
  func list(_ locales: some Sequence<LocaleID>, of kind: FindingKind? = nil, leadingToCause number: Int? = nil) -> Markup {
    let counts = kind.flatMap { countsByKind[$0] } ?? counts
    let isNumbered = hasNumbers(counts)
    return .list(
      locales.map { locale -> [Markup] in
        let named: [Markup] = isNumbered ? [.name(locale), .text("\u{A0}"), .number(counts[locale] ?? 0)] : [.name(locale)]
        guard let number else { return named }
        return [.element("a", [.href(to: FilterState(locale: locale, kind: kind, cause: number).address)], named)]
      })
  }
}
