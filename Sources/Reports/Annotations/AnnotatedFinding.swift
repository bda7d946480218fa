import LintelFindings

/// A finding where it is told by itself, with the cause that other reports tell it with.
struct AnnotatedFinding {
  let finding: Finding
  /// The number of its cause, from 0, in the order of all reports.
  let cause: Int
  /// The same in other languages, where it stands for these, too.
  var alike: AlikeInLanguages?

  /// By how grave they are, since a service may show no more than the first; of these as every report has its causes.
  /// - Parameter findings: The result's, with the paths that the report has.
  static func all(of result: AuditResult, as findings: [Finding]) -> [AnnotatedFinding] {
    var told = result
    told.findings = findings
    return told.matters.enumerated().flatMap { number, matter in
      matter.findings.map { AnnotatedFinding(finding: $0, cause: number) }
    }.worstFirst { -FindingKind($0.finding).rank }
  }

  /// What differs in its language alone as one, where the first of it stands.
  /// - Parameter result: whose findings they are, for the paths of their strings.
  static func joined(_ all: [AnnotatedFinding], in result: AuditResult) -> [AnnotatedFinding] {
    let causes = Dictionary(all.map { ($0.finding.fingerprint, $0.cause) }, uniquingKeysWith: { first, _ in first })
    return AlikeInLanguages.joined(all.map(\.finding)).map { alike in
      AnnotatedFinding(
        finding: alike.finding, cause: causes[alike.finding.fingerprint] ?? 0, alike: alike.withStrings(result.inRepository))
    }
  }

  /// Each cause once before one comes again: where not all is shown, what is mended once hides nothing else.
  static func causesFirst(_ all: [AnnotatedFinding]) -> [AnnotatedFinding] {
    var seen: Set<Int> = []
    var (first, others): ([AnnotatedFinding], [AnnotatedFinding]) = ([], [])
    for one in all {
      if seen.insert(one.cause).inserted { first.append(one) } else { others.append(one) }
    }
    return first + others
  }
}
