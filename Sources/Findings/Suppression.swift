import LintelModel

/// A finding that was looked at and accepted, with the reason.
package struct Suppression: Hashable, Sendable {
  package var rule: String
  /// Patterns of the bar's id or name, the item's id, the key and the file; nil means any.
  package var bar: WildcardPattern?
  package var item: WildcardPattern?
  package var key: WildcardPattern?
  package var locale: LocaleID?
  package var file: WildcardPattern?
  package var reason: String
  /// The last day on which it holds, `YYYY-MM-DD`; nil for ever.
  package var until: String?
  /// Where it is written.
  package var location: SourceLocation

  package init(
    rule: String, bar: WildcardPattern? = nil, item: WildcardPattern? = nil, key: WildcardPattern? = nil,
    locale: LocaleID? = nil, file: WildcardPattern? = nil, reason: String, until: String? = nil, location: SourceLocation
  ) {
    self.rule = rule
    self.bar = bar
    self.item = item
    self.key = key
    self.locale = locale
    self.file = file
    self.reason = reason
    self.until = until
    self.location = location
  }

  /// Whether it is about that finding. `barName`: what people call the finding's bar.
  package func covers(_ finding: Finding, barName: String?) -> Bool {
    let files = [finding.translationLocation?.file, finding.definitionLocation?.file]
    return rule == finding.rule && (locale == nil || locale == finding.locale) && agrees(bar, [finding.toolbar, barName])
      && agrees(item, [finding.item]) && agrees(key, [finding.key])
      && (file == nil || files.contains { $0.map { file!.covers(path: $0) } ?? false })
  }

  /// Whether it is about that question, which is asked about a bar as a whole: one that names an item, a key, a language or a
  /// file is not.
  package func covers(_ question: ReviewQuestion, barName: String?) -> Bool {
    rule == question.rule && item == nil && key == nil && locale == nil && file == nil
      && agrees(bar, [question.toolbar, barName])
  }

  private func agrees(_ pattern: WildcardPattern?, _ values: [String?]) -> Bool {
    guard let pattern else { return true }
    return values.contains { $0.map { $0 == pattern.text || pattern.matches($0) } ?? false }
  }

  /// Whether it no longer holds on a day, written `YYYY-MM-DD`.
  package func isExpired(on day: String) -> Bool { until.map { $0 < day } ?? false }

  /// `title-length, item save, locale de`.
  package var summary: String {
    let parts: [(String, String?)] = [
      ("bar", bar?.text), ("item", item?.text), ("key", key?.text), ("locale", locale?.id), ("file", file?.text),
    ]
    return ([rule] + parts.compactMap { name, value in value.map { "\(name) \($0)" } }).joined(separator: ", ")
  }
}

/// What the suppressions of a configuration came to.
package struct SuppressionResult: Hashable, Sendable {
  package struct Suppressed: Hashable, Sendable {
    package var finding: Finding
    package var suppression: Suppression

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

  /// Findings that do not count, in the order of reports.
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

  /// What is left of findings and questions, and what became of the rest.
  /// - Parameters:
  ///   - barNames: What people call a bar, by its id.
  ///   - day: today, `YYYY-MM-DD`.
  package static func apply(
    _ suppressions: [Suppression], to findings: [Finding], _ questions: [ReviewQuestion] = [], barNames: [String: String],
    on day: String
  ) -> (findings: [Finding], questions: [ReviewQuestion], result: SuppressionResult) {
    let valid = suppressions.filter { !$0.isExpired(on: day) }
    var used: Set<Int> = []
    func first(_ covers: (Suppression) -> Bool) -> Suppression? {
      let matches = valid.indices.filter { covers(valid[$0]) }
      used.formUnion(matches)
      return matches.first.map { valid[$0] }
    }
    var result = SuppressionResult(suppressed: [], expired: suppressions.filter { $0.isExpired(on: day) }, unused: [])
    let kept = findings.filter { finding in
      let name = finding.toolbar.flatMap { barNames[$0] }
      guard let suppression = first({ $0.covers(finding, barName: name) }) else { return true }
      result.suppressed.append(Suppressed(finding: finding, suppression: suppression))
      return false
    }
    let asked = questions.filter { question in
      guard let suppression = first({ $0.covers(question, barName: barNames[question.toolbar]) }) else { return true }
      result.suppressedQuestions.append(SuppressedQuestion(question: question, suppression: suppression))
      return false
    }
    result.unused = valid.indices.filter { !used.contains($0) }.map { valid[$0] }
    return (kept, asked, result)
  }
}
