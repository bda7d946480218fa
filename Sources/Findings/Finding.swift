import LintelModel

/// A remark with everything that reports, gates and people need.
package struct Finding: Hashable, Sendable {
  package var rule: String
  package var verdict: Verdict
  package var certainty: Certainty
  package var severity: Severity
  package var blame: Blame
  /// The toolbar's id.
  package var toolbar: String?
  /// The item's id within the toolbar.
  package var item: String?
  package var table: String?
  package var key: String?
  /// The language it is about; nil if it is about several, or about what all of them share.
  package var locale: LocaleID?
  /// The languages it is about, where they are several.
  package var locales: [LocaleID] = []
  /// How many environments it happens in.
  package var environmentCount: Int
  package var worstEnvironment: Environment?
  /// Where it happens, for whoever counts it together with others. It is no part of a report.
  package var environments: Set<Environment> = []
  package var message: Message
  package var reason: String
  package var suggestion: Message?
  /// What to do in each of its languages, where that is known of each by itself: no translator has a use for another language's
  /// words. It is no part of a report.
  package var adviceByLanguage: [LocaleID: Message] = [:]
  package var evidence: [Evidence]
  /// Whether it is about the title of the bar, and not about the bar as a whole.
  package var isAboutTitle = false
  /// Where the text is that a translator can change.
  package var translationLocation: SourceLocation?
  /// Where the bar or the key is defined.
  package var definitionLocation: SourceLocation?
  /// Where the item that it is about is put on the bar, if that is written apart from its definition.
  package var placedLocation: SourceLocation? {
    get { rarities.isEmpty ? nil : rarities[0].placedLocation }
    set { setRarity { $0.placedLocation = newValue } }
  }
  /// Where a function makes the item that it is about, if the call that says of what is its definition.
  package var madeLocation: SourceLocation? {
    get { rarities.isEmpty ? nil : rarities[0].madeLocation }
    set { setRarity { $0.madeLocation = newValue } }
  }
  /// Where one statement of the code gives the item what is wrong with it, and whichever other items there are. It is no part of
  /// a report.
  package var causedAt: SourceLocation? {
    get { rarities.isEmpty ? nil : rarities[0].causedAt }
    set { setRarity { $0.causedAt = newValue } }
  }
  /// The same as long as it is the same problem: never from line or message. An audit's findings have one each.
  package var fingerprint: String
  package var over: Points?
  /// What it comes from, wherever that is shared: the same where a bar that has it comes or goes, or an item gets another number.
  /// Nil where table and key say it. It is no part of a report.
  package var origin: String?
  /// Whether it hangs on what other languages have for the same string, too. It is no part of a report.
  package var isByMajority = false
  /// What it is known by where others of its kind or cause are reported with it. It is no part of a report.
  package var kinFingerprint: String?
  /// The findings that are reported as this one, as they would be reported alone. They are no part of a report.
  package var parts: [Finding] = []
  /// How many strings it is about, where it is about several.
  package var count: Int?
  /// Nil if the bar has only one face.
  package var variants: Variants? {
    get { rarities.isEmpty ? nil : rarities[0].variants }
    set { setRarity { $0.variants = newValue } }
  }
  /// The ids of other toolbars of which it is true in each of its languages, in their order: variants of its bar, and bars that
  /// have the item from the same place of the code.
  package var alsoOn: [String] = []
  /// What lies behind it, where other findings may be about the same.
  package var cause: Cause?
  /// The strings it is about, where they are several, in the order of their places.
  package var strings: [FoundString] = []
  /// How it is reported with others of its kind. It is no part of a report.
  package var together: Together? {
    get { rarities.isEmpty ? nil : rarities[0].together }
    set { setRarity { $0.together = newValue } }
  }
  /// What mends it, form by form, where that is certain and it is about one string; else each of its strings says it.
  package var fixes: [Fix] = []
  /// What of it is wrong, part by part, as far as that is known apart: what a baseline compares. It is no part of a report.
  package var faults: [String] = []
  /// How it came with a change; nil where nothing was compared. It is no part of what the finding is.
  package var change: FindingChange? {
    get { rarities.isEmpty ? nil : rarities[0].change }
    set { setRarity { $0.change = newValue } }
  }
  /// The cause that it is told with, while a report is written that names it. It is no part of what the finding is.
  package var reportedCause: ReportedCause?
  /// What few findings have, none or one: behind one reference, as lists of tens of thousands of findings go from step to step.
  private var rarities: [Rarities] = []

  private struct Rarities: Hashable, Sendable {
    var placedLocation: SourceLocation?
    var madeLocation: SourceLocation?
    var causedAt: SourceLocation?
    var variants: Variants?
    var together: Together?
    var change: FindingChange?
  }

  /// Equal findings have equal rarities: those that are all nil are none.
  private mutating func setRarity(_ body: (inout Rarities) -> Void) {
    var changed = rarities.popLast() ?? Rarities()
    body(&changed)
    if changed != Rarities() { rarities = [changed] }
  }

  /// In how many of a bar's variants it is true.
  package struct Variants: Hashable, Sendable {
    package var count: Int
    package var of: Int
    package init(count: Int, of: Int) {
      self.count = count
      self.of = of
    }
  }

  package init(
    rule: String, verdict: Verdict, certainty: Certainty, severity: Severity, blame: Blame, toolbar: String? = nil,
    item: String? = nil, table: String? = nil, key: String? = nil, locale: LocaleID? = nil, environmentCount: Int = 0,
    worstEnvironment: Environment? = nil, message: Message, reason: String, suggestion: Message? = nil,
    evidence: [Evidence] = [], translationLocation: SourceLocation? = nil, definitionLocation: SourceLocation? = nil,
    over: Points? = nil, count: Int? = nil
  ) {
    self.rule = rule
    self.verdict = verdict
    self.certainty = certainty
    self.severity = severity
    self.blame = blame
    self.toolbar = toolbar
    self.item = item
    self.table = table
    self.key = key
    self.locale = locale
    self.environmentCount = environmentCount
    self.worstEnvironment = worstEnvironment
    self.message = message.scoped("\(rule).\(reason)")
    self.reason = reason
    self.suggestion = suggestion?.scoped("\(rule).\(reason)")
    self.evidence = evidence
    self.translationLocation = translationLocation
    self.definitionLocation = definitionLocation
    self.over = over
    self.count = count
    self.fingerprint = Fingerprint.of([rule, reason, toolbar, item, table, key, locale?.id])
  }

  /// Names it after what all variants of a bar share, so that another arm in the code makes no other finding of it. What
  /// tells their findings apart is the text they are about.
  package mutating func identify(asOf bar: String, text: String?) {
    // With its key it is known already, and a bar that gets its second variant keeps the names it had.
    let parts = [rule, reason, bar, item, table, key, locale?.id]
    fingerprint = Fingerprint.of(text == nil || text == key ? parts : parts + [text])
  }

  /// Counts these environments.
  package mutating func happens(in environments: Set<Environment>) {
    self.environments = environments
    environmentCount = max(environmentCount, environments.count)
  }

  /// Every language it is about; empty where it is about what all of them share.
  package var languages: [LocaleID] { locale.map { [$0] } ?? locales }

  /// What mends it, string by string, as far as that is certain; each place once, in their order.
  package var allFixes: [Fix] {
    var seen: Set<SourceLocation> = []
    return (strings.isEmpty ? fixes : strings.flatMap(\.fixes)).filter { seen.insert($0.location).inserted }
      .sorted { $0.location < $1.location }
  }
}

/// Names a finding by what it is about, so that it is known again after lines and wording have changed.
package enum Fingerprint {
  /// FNV-1a over the parts, in 64 bits: stable on every machine and short enough to read in a baseline.
  package static func of(_ parts: [String?]) -> String {
    var hash = TextHash()
    for part in parts {
      hash.add(part == nil ? 0 : 1)
      for byte in (part ?? "").utf8 { hash.add(byte) }
      hash.add(0x1f)
    }
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
