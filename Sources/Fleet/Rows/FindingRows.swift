import LintelDatabase
import LintelFindings
import LintelReports

/// The findings of a project, in the order of its report, and the languages that each is about.
enum FindingRows {
  static func rows(of result: AuditResult) -> [[Value]] {
    result.withCauses.findings.map { finding in
      let place = finding.location
      let what: [Value] = [
        .text(finding.fingerprint), .text(finding.rule), .text(finding.severity.rawValue), .text(finding.verdict.rawValue),
        .text(finding.certainty.rawValue), .text(finding.blame.rawValue),
      ]
      let about: [Value] = [
        Value(finding.toolbar), Value(finding.item), Value(finding.table), Value(finding.key), Value(finding.locale?.id),
      ]
      let cause: [Value] = [Value(finding.reportedCause?.id), Value(finding.reportedCause?.title?.english)]
      let found: [Value] = [
        .integer(finding.count ?? max(1, finding.strings.count)), Value(finding.over.map { $0.rounded.value }),
        .text(finding.message.english), Value(place?.file), Value(place?.line),
      ]
      return what + about + found + cause
    }
  }

  /// As the project's own page counts: each language as grave as it is there, and what is wrong whatever the language in none.
  static func languages(of result: AuditResult) -> [[Value]] {
    let sources = SourceLanguages(result.project)
    return result.findings.flatMap { finding -> [[Value]] in
      guard !finding.isInEveryLanguage(of: sources.source(of: finding)) else { return [] }
      let own = finding.gravityByLanguage
      return finding.languages.map { language in
        let gravity = own[language] ?? finding.gravity
        return [
          .text(finding.fingerprint), .text(language.id), .text(gravity.severity.rawValue), .text(gravity.verdict.rawValue),
        ]
      }
    }
  }
}
