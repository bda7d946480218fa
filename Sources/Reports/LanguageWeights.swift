import LintelFindings
import LintelModel

/// How much each language has of what findings are about, and the order in which every report names them: of what is equally grave
/// the source comes first, since one change there mends the others, then the worst.
struct LanguageWeights {
  /// The gravest of each.
  let kinds: [LocaleID: FindingKind]
  /// How many strings and places are in each: a finding about several strings is as many.
  let counts: [LocaleID: Int]
  /// The same by how grave.
  let countsByKind: [FindingKind: [LocaleID: Int]]
  /// In points.
  private let over: [LocaleID: Double]
  private let named: LocaleID?
  private let sources: Set<LocaleID>

  /// - Parameters:
  ///   - findings: The first one is told, and names its language.
  ///   - source: The source language of what a finding is about.
  init(_ findings: [Finding], source: (Finding) -> LocaleID) {
    var kinds: [LocaleID: FindingKind] = [:]
    var counts: [LocaleID: Int] = [:]
    var countsByKind: [FindingKind: [LocaleID: Int]] = [:]
    var over: [LocaleID: Double] = [:]
    for finding in findings {
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
    (self.kinds, self.counts, self.countsByKind, self.over) = (kinds, counts, countsByKind, over)
    named = findings.first?.locale
    sources = Set(findings.map(source))
  }

  /// By how grave it is there; of these the source, then the one that the heading names, then by how much there is, then by the
  /// points over.
  /// - Parameter equals: How those stand that are equally bad.
  func order(of equals: [LocaleID]) -> [LocaleID] {
    sourceFirst(
      equals.worstFirst { over[$0] ?? 0 }.worstFirst { counts[$0] ?? 0 }.worstFirst { $0 == named ? 1 : 0 }
    ).worstFirst { -(kinds[$0] ?? .note).rank }
  }

  /// All others as they stood.
  func sourceFirst(_ locales: [LocaleID]) -> [LocaleID] { locales.worstFirst { sources.contains($0) ? 1 : 0 } }
}

extension Matter {
  /// Its languages as the page has them in the cause's row; what is equally bad by its code.
  func languagesInTurn(_ sources: SourceLanguages) -> [LocaleID] {
    LanguageWeights(findings) { sources.source(of: $0) }.order(of: languages)
  }
}
