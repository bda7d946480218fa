import LintelFindings
import LintelModel

/// The languages of one cause, the worst of it first, and how much each has of it.
struct CauseLanguages {
  /// By how grave it is there; of these the one that the heading names, then by how much there is, then by the points over. What
  /// is equally bad stands as everywhere on the page.
  let order: [LocaleID]
  /// The gravest of each.
  let kinds: [LocaleID: FindingKind]
  /// How many of the cause's strings and places are in each: a finding about several strings is as many.
  let counts: [LocaleID: Int]
  /// The same by how grave.
  private let countsByKind: [FindingKind: [LocaleID: Int]]
  private let places: [LocaleID: Int]

  init(of cause: Matter, in all: LanguageCounts) {
    var kinds: [LocaleID: FindingKind] = [:]
    var counts: [LocaleID: Int] = [:]
    var countsByKind: [FindingKind: [LocaleID: Int]] = [:]
    var over: [LocaleID: Double] = [:]
    for finding in cause.findings {
      let own = finding.kindsByLanguage
      let units = finding.units.reduce(into: [LocaleID: Int]()) { units, unit in
        if let locale = unit.locale { units[locale, default: 0] += 1 }
      }
      for locale in Set(finding.languages) where locale != "mul" {
        let kind = own[locale] ?? FindingKind(finding)
        if kind.rank < (kinds[locale] ?? .note).rank || kinds[locale] == nil { kinds[locale] = kind }
        counts[locale, default: 0] += units[locale] ?? 1
        countsByKind[kind, default: [:]][locale, default: 0] += units[locale] ?? 1
        over[locale] = max(over[locale] ?? 0, finding.over?.value ?? 0)
      }
    }
    let named = cause.findings[0].locale
    let order = all.inOrder(kinds.keys).worstFirst { over[$0] ?? 0 }.worstFirst { counts[$0] ?? 0 }
      .worstFirst { $0 == named ? 1 : 0 }.worstFirst { -(kinds[$0] ?? .note).rank }
    self.order = order
    (self.kinds, self.counts, self.countsByKind) = (kinds, counts, countsByKind)
    places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
  }

  /// A language stands with each severity that it has, first where most of it is so grave; where it only may be so, or is worth a
  /// note, it does not stand again.
  var byKind: [(kind: FindingKind, locales: [LocaleID])] {
    FindingKind.allCases.compactMap { kind in
      let own = order.filter { locale in
        guard countsByKind[kind]?[locale] != nil else { return false }
        return kind == .error || kind == .warning || kinds[locale] == kind
      }
      return own.isEmpty ? nil : (kind, own.worstFirst { countsByKind[kind]?[$0] ?? 0 })
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

  /// So many names, each with its number where that says something.
  /// - Parameters:
  ///   - kind: Of how grave findings; nil for all.
  ///   - number: The cause's, from 0, where each name is to lead to what is of its language.
  func list(_ locales: some Sequence<LocaleID>, of kind: FindingKind? = nil, leadingToCause number: Int? = nil) -> Markup {
    let counts = kind.flatMap { countsByKind[$0] } ?? counts
    let isNumbered = order.count > 1 && counts.values.contains { $0 > 1 }
    return .list(
      locales.map { locale -> [Markup] in
        let named: [Markup] = isNumbered ? [.name(locale), .text("\u{A0}"), .number(counts[locale] ?? 0)] : [.name(locale)]
        guard let number else { return named }
        return [.element("a", [.href(to: FilterState(locale: locale, kind: kind, cause: number).address)], named)]
      })
  }
}
