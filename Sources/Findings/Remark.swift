import LintelModel

extension RuleCount {
  /// Counts one thing that was looked at by what was said of it.
  package mutating func add(_ remarks: [Remark]) {
    if remarks.contains(where: { $0.verdict == .fails }) {
      failed += 1
    } else if remarks.isEmpty {
      passed += 1
    } else {
      needsReview += 1
    }
  }
}

/// What a rule says of one bar or string: what it saw. The engine adds identity, severity and locations.
package struct Remark: Hashable, Sendable {
  package var verdict: Verdict
  package var certainty: Certainty
  /// Stable within the rule, part of the fingerprint: `longer-than-room`.
  package var reason: String
  package var message: Message
  /// The item it is about, by id; nil if it is about the bar or its title.
  package var item: String?
  /// The text it is about, for table, key and the two locations.
  package var text: LocalizedText? {
    get { texts.first }
    set { texts = newValue.map { [$0] } ?? [] }
  }
  /// The string it is about, where there is no bar.
  package var unit: StringUnit? {
    get { units.first }
    set { units = newValue.map { [$0] } ?? [] }
  }
  package var blame: Blame
  /// Lower (or higher) than the rule's own, where the rule says so itself.
  package var severity: Severity?
  package var evidence: [Evidence]
  package var suggestion: Message?
  /// What to do in each of its languages, where that is known of each by itself.
  package var adviceByLanguage: [LocaleID: Message] = [:]
  /// The environments it happens in, the worst first; empty if it happens everywhere.
  package var environments: [Environment]
  /// By how many points something is too wide: what a baseline compares.
  package var over: Points?
  /// How many strings it is about, where it is about several: more of them is worse.
  package var count: Int?
  /// Where it is, for what has no text: a stray character in a table.
  package var location: SourceLocation?
  /// Where one statement of the code gives the item what is wrong with it, if that is another place than the item's, or decides
  /// how much room its text has: all that have it from there are told as one.
  package var causedAt: SourceLocation?
  /// Where what it is about is defined, if it is at a translation.
  package var definedAt: SourceLocation?
  /// The language it is about, where a rule looks at all of them; nil if it is about several.
  package var locale: LocaleID?
  /// Those it is about, where they are several; empty where it is about one, or about what all of them share.
  package var locales: [LocaleID]
  /// What lies behind it, where other rules may tell of the same.
  package var cause: Cause?
  /// The strings it is about, where they are several: all of them, not those that the message names.
  package var strings: [FoundString]
  /// How it is reported with others of its kind, if it is a note that is not wanted one by one.
  package var together: Together?
  /// What mends it, form by form, where that is certain.
  package var fixes: [Fix]
  /// What of it is wrong, part by part, where one more would be worse: `argument 2`. Each is called the same whatever the
  /// others are. Empty where it is one thing, or where it is not known apart.
  package var faults: [String] = []
  /// None or one of each, behind a reference: they are large, a remark has one of them or neither, and remarks are sorted,
  /// filtered and copied by the thousand.
  private var texts: [LocalizedText]
  private var units: [StringUnit]

  package init(
    _ verdict: Verdict, _ reason: String, _ message: Message, certainty: Certainty = .certain, item: String? = nil,
    text: LocalizedText? = nil, unit: StringUnit? = nil, blame: Blame, severity: Severity? = nil,
    evidence: [Evidence] = [], suggestion: Message? = nil, environments: [Environment] = [], over: Points? = nil,
    location: SourceLocation? = nil, definedAt: SourceLocation? = nil, count: Int? = nil, locale: LocaleID? = nil,
    locales: [LocaleID] = [], cause: Cause? = nil, strings: [FoundString] = [], together: Together? = nil, fixes: [Fix] = []
  ) {
    self.verdict = verdict
    self.reason = reason
    self.message = message
    self.certainty = certainty
    self.item = item
    texts = text.map { [$0] } ?? []
    units = unit.map { [$0] } ?? []
    self.blame = blame
    self.severity = severity
    self.evidence = evidence
    self.suggestion = suggestion
    self.environments = environments
    self.over = over
    self.count = count
    self.location = location
    self.definedAt = definedAt
    self.locale = locale ?? (locales.count == 1 ? locales[0] : nil)
    self.locales = locales.count > 1 ? locales : []
    self.cause = cause
    self.strings = strings
    self.together = together
    self.fixes = fixes
  }
}
