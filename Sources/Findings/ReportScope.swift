import LintelModel

/// Which findings a report is narrowed to. What says nothing narrows nothing.
package struct ReportScope: Hashable, Sendable {
  package var locales: Set<LocaleID>
  package var rules: Set<String>
  package var severities: Set<Severity>

  package init(locales: Set<LocaleID> = [], rules: Set<String> = [], severities: Set<Severity> = []) {
    self.locales = locales
    self.rules = rules
    self.severities = severities
  }

  var isEverything: Bool { locales.isEmpty && rules.isEmpty && severities.isEmpty }

  /// What is true of all languages is so in each.
  func holds(_ finding: Finding) -> Bool {
    (locales.isEmpty || finding.languages.isEmpty || !locales.isDisjoint(with: finding.languages))
      && (rules.isEmpty || rules.contains(finding.rule)) && (severities.isEmpty || severities.contains(finding.severity))
  }

  /// `locale:de`, `severity:error`.
  var terms: [String] {
    locales.sorted().map { "locale:\($0)" } + rules.sorted().map { "rule:\($0)" }
      + severities.sorted(by: >).map { "severity:\($0.rawValue)" }
  }
}

extension AuditResult {
  /// With the findings that a report was narrowed to, and a word about the others.
  package func narrowed(to scope: ReportScope) -> AuditResult {
    guard !scope.isEverything else { return self }
    var result = self
    result.findings = findings.filter(scope.holds)
    result.scope += scope.terms
    result.outOfScope += findings.count - result.findings.count
    if !scope.locales.isEmpty { result.bars.removeAll { !$0.isSource && !scope.locales.contains($0.locale) } }
    return result
  }
}
