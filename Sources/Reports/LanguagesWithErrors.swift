import LintelFindings
import LintelModel

/// The languages that have something as grave as errors, in one meaning for the verdict, the tables and the ways from these: it is
/// about the language's own text or bar, or a mistake of the source that is met there.
struct LanguagesWithErrors {
  /// By what is about their own texts and bars.
  let own: Set<LocaleID>
  /// Where mistakes of the source are met: one change of it mends them in all of these.
  let ofSource: Set<LocaleID>
  /// How many of the findings are mistakes of the source.
  let mistakes: Int
  /// How many count in no language, since they are wrong whatever the language.
  let shared: Int

  /// - Parameter kind: How grave: what is reported as that counts in no language where it is milder.
  init(_ findings: [Finding], as kind: FindingKind, in sources: SourceLanguages) {
    let grave = findings.filter { FindingKind($0) == kind }
    func languages(of findings: [Finding]) -> Set<LocaleID> {
      Set(findings.flatMap { $0.languages(as: kind, source: sources.source(of: $0)) }).subtracting(["mul"])
    }
    let ofSource = grave.filter(\.isSourceMistakeOfSeveral)
    let others = grave.filter { !$0.isSourceMistakeOfSeveral }
    own = languages(of: others)
    self.ofSource = languages(of: ofSource)
    mistakes = ofSource.count
    shared = others.count { languages(of: [$0]).isEmpty }
  }

  var all: Set<LocaleID> { own.union(ofSource) }

  /// Whether the mistakes of the source reach further than what languages have of their own, so that both are told apart.
  var isToldApart: Bool { !own.isEmpty && mistakes > 0 && own.count < all.count }
}

extension Finding {
  /// Whether it is a mistake of the source that translations have copied: no language is worse than another for it. A source text
  /// that has too little room is none: it is cut in each language by that language's width.
  var isSourceMistakeOfSeveral: Bool { blame == .source && environmentCount == 0 && languages.count > 1 }

  /// Those of its languages in which it is as grave as that; none where it is so whatever the language.
  fileprivate func languages(as kind: FindingKind, source: LocaleID) -> [LocaleID] {
    if isInEveryLanguage(of: source) { return [] }
    let own = kindsByLanguage
    return languages.filter { (own[$0] ?? FindingKind(self)) == kind }
  }
}

extension AuditResult {
  var languagesWithErrors: LanguagesWithErrors { languages(with: .error) }

  func languages(with kind: FindingKind) -> LanguagesWithErrors {
    LanguagesWithErrors(findings, as: kind, in: SourceLanguages(project))
  }
}
