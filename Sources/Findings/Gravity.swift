import LintelModel

/// How grave something is: whether it surely is so, and what it comes to if it is.
package struct Gravity: Hashable, Sendable, Comparable {
  package var verdict: Verdict
  package var severity: Severity

  package init(_ verdict: Verdict, _ severity: Severity) {
    self.verdict = verdict
    self.severity = severity
  }

  /// What fails is graver than what a person has to look at, and that than a note.
  package static func < (a: Gravity, b: Gravity) -> Bool { (a.rank, a.severity) < (b.rank, b.severity) }

  private var rank: Int {
    switch (verdict, severity) {
    case (.fails, .note): 0
    case (.needsReview, _): 1
    case (.fails, _): 2
    }
  }
}

extension Finding {
  package var gravity: Gravity { Gravity(verdict, severity) }

  /// How grave it is in each of several languages, where it is not as grave in all.
  package var gravityByLanguage: [LocaleID: Gravity] {
    guard strings.contains(where: { $0.gravity != nil }) else { return [:] }
    return strings.reduce(into: [:]) { gravities, string in
      let own = string.gravity ?? gravity
      // One without a language is about each of them.
      for language in (string.locale ?? locale).map({ [$0] }) ?? locales {
        gravities[language] = max(own, gravities[language] ?? own)
      }
    }
  }

  /// Whether it is about what the code says and no text: it is wrong in every language, and told in the source's.
  package func isInEveryLanguage(of source: LocaleID) -> Bool {
    // What has room in no language for want of it is no matter of words; what is measured is one of the language's.
    let isOfLayout = blame == .layout && over == nil && environmentCount == 0
    let isMeasured = over != nil || environmentCount > 0 && evidence.contains { $0.name == "needed" }
    return (blame == .definition && !isMeasured || isOfLayout) && key == nil && locale == source
  }
}
