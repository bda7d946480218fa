import LintelModel

/// What suppressions came to, those of the configuration and those in comments.
package struct SuppressionResult: Hashable, Sendable {
  package struct Suppressed: Hashable, Sendable {
    package var finding: Finding
    package var suppression: Suppression
    /// How it came with a change; nil where that has not brought its acceptance, or nothing was compared.
    package var byChange: ByChange?

    package init(finding: Finding, suppression: Suppression) {
      self.finding = finding
      self.suppression = suppression
    }
  }

  package struct SuppressedQuestion: Hashable, Sendable {
    package var question: ReviewQuestion
    package var suppression: Suppression

    package init(question: ReviewQuestion, suppression: Suppression) {
      self.question = question
      self.suppression = suppression
    }
  }

  /// Findings that do not count, in the order of reports. Of one that is accepted in part, the strings that are.
  package var suppressed: [Suppressed]
  /// Questions that need not be asked again, in the order of the bars.
  package var suppressedQuestions: [SuppressedQuestion]
  /// Suppressions past their last day: what they were about counts again.
  package var expired: [Suppression]
  /// Suppressions that are about nothing that was found.
  package var unused: [Suppression]

  package init(
    suppressed: [Suppressed], suppressedQuestions: [SuppressedQuestion] = [], expired: [Suppression],
    unused: [Suppression]
  ) {
    self.suppressed = suppressed
    self.suppressedQuestions = suppressedQuestions
    self.expired = expired
    self.unused = unused
  }

  package static let none = SuppressionResult(suppressed: [], expired: [], unused: [])

  /// What is left of findings and questions, and what became of the rest. It goes string by string: of a finding about several,
  /// those that nothing accepts are left.
  /// - Parameters:
  ///   - barNames: What people call a bar, by its id.
  ///   - barPlaces: Where a bar is defined, by its id.
  ///   - day: today, `YYYY-MM-DD`.
  ///   - gathering: How findings are reported together: people know the fingerprints that reports show.
  ///   - placing: Where reports show a finding.
  package static func apply(
    _ suppressions: [Suppression], to findings: [Finding], _ questions: [ReviewQuestion] = [], barNames: [String: String],
    barPlaces: [String: SourceLocation] = [:], on day: String, gathering: ([Finding]) -> [Finding] = { $0 },
    placing: (Finding) -> Finding = { $0 }
  ) -> (findings: [Finding], questions: [ReviewQuestion], result: SuppressionResult) {
    var valid = suppressions.filter { !$0.isExpired(on: day) }
    var meant: [Int: NamedFindings] = [:]
    if valid.contains(where: { $0.fingerprint != nil }) {
      let names = NamedFindings.names(of: findings, reportedAs: gathering(findings))
      for index in valid.indices {
        guard let fingerprint = valid[index].fingerprint else { continue }
        let found = names.filter { $0.name.hasPrefix(fingerprint) }
        if Set(found.map(\.name)).count > 1, !found.contains(where: { $0.name == fingerprint }) {
          valid[index].candidates = Set(found.map(\.name)).count
        } else {
          meant[index] = found.reduce(into: NamedFindings()) { $0.add($1.what) }
        }
      }
    }
    var used: Set<Int> = []
    let byRule = Dictionary(grouping: valid.indices, by: { valid[$0].rule })
    let ofAnyRule = byRule[nil] ?? []
    var result = SuppressionResult(suppressed: [], expired: suppressions.filter { $0.isExpired(on: day) }, unused: [])
    // Most projects suppress nothing: their findings stay the list that they are.
    var kept = valid.isEmpty ? findings : []
    for finding in valid.isEmpty ? [] : findings {
      let candidates = ((byRule[finding.rule] ?? []) + ofAnyRule).sorted()
      guard !candidates.isEmpty else {
        kept.append(finding)
        continue
      }
      let name = finding.toolbar.flatMap { barNames[$0] }
      // A file that a report shows is named as well as the one that the finding was made of.
      let shown = placing(finding)
      let isMoved = shown.location != finding.location
      let units = finding.units
      var rest: [FoundString] = []
      var taken: [Int: [FoundString]] = [:]
      for unit in units {
        let matches = candidates.filter { index in
          let suppression = valid[index]
          guard suppression.candidates == nil,
            suppression.covers(unit, of: finding, barName: name)
              || isMoved && suppression.covers(unit, of: shown, barName: name)
          else { return false }
          return suppression.fingerprint == nil || meant[index]?.contains(unit, of: finding) == true
        }
        used.formUnion(matches)
        if let first = matches.first { taken[first, default: []].append(unit) } else { rest.append(unit) }
      }
      for index in taken.keys.sorted() {
        let accepted = taken[index]!.count == units.count ? finding : finding.holding(taken[index]!).namingItsStrings
        result.suppressed.append(Suppressed(finding: accepted, suppression: valid[index]))
      }
      if rest.count == units.count {
        kept.append(finding)
      } else if !rest.isEmpty {
        kept.append(finding.holding(rest).without(units.count - rest.count))
      }
    }
    let asked = questions.filter { question in
      let matches = (byRule[question.rule] ?? []).filter {
        valid[$0].covers(question, barName: barNames[question.toolbar], at: barPlaces[question.toolbar])
      }
      used.formUnion(matches)
      guard let first = matches.first else { return true }
      result.suppressedQuestions.append(SuppressedQuestion(question: question, suppression: valid[first]))
      return false
    }
    result.unused = valid.indices.filter { !used.contains($0) }.map { valid[$0] }
    return (kept, asked, result)
  }
}

/// What a fingerprint names: findings as a whole, and single strings of some.
private struct NamedFindings {
  private var whole: Set<String> = []
  private var strings: Set<String> = []

  mutating func add(_ other: NamedFindings) {
    whole.formUnion(other.whole)
    strings.formUnion(other.strings)
  }

  func contains(_ unit: FoundString, of finding: Finding) -> Bool {
    whole.contains(finding.fingerprint) || !strings.isEmpty && strings.contains(finding.fingerprint(of: unit))
  }

  /// Every name that a report may show, with what it names.
  static func names(of findings: [Finding], reportedAs groups: [Finding]) -> [(name: String, what: NamedFindings)] {
    var names: [(name: String, what: NamedFindings)] = []
    for finding in findings {
      names.append((finding.fingerprint, NamedFindings(whole: [finding.fingerprint])))
      let units = finding.units
      if units.count > 1 || !finding.strings.isEmpty {
        for name in units.map(finding.fingerprint) { names.append((name, NamedFindings(strings: [name]))) }
      }
    }
    for group in groups {
      let members = NamedFindings(whole: Set(group.single.map(\.fingerprint)))
      for name in [group.fingerprint, group.kinFingerprint].compactMap({ $0 }) { names.append((name, members)) }
    }
    return names
  }
}

extension Finding {
  /// About some of its strings and languages only, as shortly as they can be listed.
  fileprivate func holding(_ units: [FoundString]) -> Finding {
    var finding = self
    let languages = Set(units.compactMap(\.locale)).sorted()
    if strings.isEmpty {
      finding.locale = languages.count == 1 ? languages[0] : nil
      finding.locales = languages.count == 1 ? [] : languages
    } else {
      if !locales.isEmpty {
        finding.locale = languages.count == 1 ? languages[0] : nil
        finding.locales = languages.count == 1 ? [] : languages
      }
      let left = Set(units)
      finding.strings = strings.flatMap { string -> [FoundString] in
        var single = self
        single.strings = [string]
        let own = single.units
        let kept = own.filter(left.contains)
        let isAsBefore = string.locale == nil && Set(kept.compactMap(\.locale)) == Set(languages) || kept.count == own.count
        return kept.isEmpty ? [] : isAsBefore ? [string] : kept
      }
      if count != nil { finding.count = units.count }
      if !(cause?.keys.isEmpty ?? true) { finding.cause?.keys.formIntersection(units.compactMap(\.key)) }
    }
    if !languages.isEmpty { finding.cause?.locales.formIntersection(languages) }
    return finding
  }

  fileprivate var namingItsStrings: Finding {
    var finding = self
    let keys = units.compactMap { strings.isEmpty ? $0.locale?.id : $0.key }
    let shown = keys.prefix(3).map(Message.data)
    let more = keys.count - shown.count
    let names: Message = more > 0 ? "\(shown) and \(always: more, "more")" : "\(shown)"
    finding.message = "Accepted here: \(names). \(message)"
    return finding
  }

  fileprivate func without(_ accepted: Int) -> Finding {
    var finding = self
    finding.message = "\(message) (\(always: accepted, "accepted"))"
    return finding
  }
}
