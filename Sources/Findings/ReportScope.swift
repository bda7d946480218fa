import LintelModel

/// Which findings a report is narrowed to. What says nothing narrows nothing.
package struct ReportScope: Hashable, Sendable {
  package var locales: Set<LocaleID>
  package var rules: Set<String>
  package var severities: Set<Severity>
  /// What a change touched, where only that is asked for.
  package var changed: ChangedParts?

  package init(
    locales: Set<LocaleID> = [], rules: Set<String> = [], severities: Set<Severity> = [], changed: ChangedParts? = nil
  ) {
    self.locales = locales
    self.rules = rules
    self.severities = severities
    self.changed = changed
  }

  package var isEverything: Bool { locales.isEmpty && rules.isEmpty && severities.isEmpty && changed == nil }

  /// Whether a single string of a finding is meant: what is about all languages is so in each.
  func holds(_ unit: FoundString, rule: String, severity: Severity?) -> Bool {
    (locales.isEmpty || unit.locale.map(locales.contains) ?? true) && (rules.isEmpty || rules.contains(rule))
      && (severities.isEmpty || severity.map(severities.contains) ?? true) && changed?.touches(unit) ?? true
  }

  /// What is true of all languages is so in each.
  func holds(_ finding: Finding) -> Bool {
    (locales.isEmpty || finding.languages.isEmpty || !locales.isDisjoint(with: finding.languages))
      && (rules.isEmpty || rules.contains(finding.rule)) && (severities.isEmpty || severities.contains(finding.severity))
      && changed?.touches(finding) ?? true
  }

  /// `locale:de`, `severity:error`.
  var terms: [String] {
    locales.sorted().map { "locale:\($0)" } + rules.sorted().map { "rule:\($0)" }
      + severities.sorted(by: >).map { "severity:\($0.rawValue)" } + (changed == nil ? [] : ["changed-only"])
  }
}

extension AuditResult {
  /// Whether a single string of its findings is in a language that the report was narrowed to: a finding about several is in it
  /// as a whole.
  package func isAskedFor(_ unit: FoundString) -> Bool {
    guard let locale = unit.locale, scope.contains(where: { $0.hasPrefix("locale:") }) else { return true }
    return scope.contains("locale:\(locale)")
  }

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
