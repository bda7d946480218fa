import LintelModel

/// A remark with everything that reports, gates and people need.
public struct Finding: Hashable, Sendable {
  public var rule: String
  public var verdict: Verdict
  public var certainty: Certainty
  public var severity: Severity
  public var blame: Blame
  /// The toolbar's id.
  public var toolbar: String?
  /// The item's id within the toolbar.
  public var item: String?
  public var table: String?
  public var key: String?
  /// The language it is about; nil if it is about several, or about what all of them share.
  public var locale: LocaleID?
  /// The languages it is about, where they are several.
  public var locales: [LocaleID] = []
  /// How many environments it happens in.
  public var environmentCount: Int
  public var worstEnvironment: Environment?
  public var message: Message
  public var reason: String
  public var suggestion: Message?
  public var evidence: [Evidence]
  /// Whether it is about the title of the bar, and not about the bar as a whole.
  public var isAboutTitle = false
  /// Where the text stands that a translator can change.
  public var translationLocation: SourceLocation?
  /// Where the bar or the key is defined.
  public var definitionLocation: SourceLocation?
  /// The same as long as it is the same problem: never from line or message. An audit's findings have one each.
  public var fingerprint: String
  public var over: Points?
  /// What it is known by where others of its kind or cause are told with it. It is no part of a report.
  public var kinFingerprint: String?
  /// The findings that are told as this one, as they would be told alone. They are no part of a report.
  public var parts: [Finding] = []
  /// How many strings it is about, where it is about several.
  public var count: Int?
  /// Nil if the bar has only one face.
  public var variants: Variants?
  /// What lies behind it, where other findings may be about the same.
  public var cause: Cause?
  /// The strings it is about, where they are several, in the order of their places.
  public var strings: [FoundString] = []
  /// How it is told with others of its kind. It is no part of a report.
  public var together: Together?

  /// In how many of a bar's variants it is true.
  public struct Variants: Hashable, Sendable {
    public var count: Int
    public var of: Int
    public init(count: Int, of: Int) {
      self.count = count
      self.of = of
    }
  }

  public init(
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
  public mutating func identify(asOf bar: String, text: String?) {
    fingerprint = Fingerprint.of([rule, reason, bar, item, table, key, locale?.id, text])
  }

  /// Every language it is about; empty where it is about what all of them share.
  public var languages: [LocaleID] { locale.map { [$0] } ?? locales }

  /// The place to show first: the translation's, else the definition's.
  public var location: SourceLocation? { translationLocation ?? definitionLocation }
}

/// Names a finding by what it is about, so that it is known again after lines and wording have changed.
public enum Fingerprint {
  /// FNV-1a over the parts, in 64 bits: stable on every machine and short enough to read in a baseline.
  public static func of(_ parts: [String?]) -> String {
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
