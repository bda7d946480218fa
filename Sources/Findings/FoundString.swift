import LintelModel

/// One of the strings that a finding is about, where they are several: a unit of its own for whoever counts, accepts or mends
/// them. What it does not say is the finding's own; one without a language is about each of the finding's languages.
package struct FoundString: Hashable, Sendable {
  /// Why this one is found, where another reason holds for all of them together.
  package var reason: String?
  /// The toolbar's id, and the item's within it, for a text of a bar.
  package var toolbar: String?
  package var item: String?
  package var table: String?
  package var key: String?
  package var locale: LocaleID?
  /// Where it is; nil for one that is missing.
  package var location: SourceLocation?
  /// How grave it would be alone, where the rule says so of each. It is no part of a report.
  package var severity: Severity?
  /// How grave it is, where others that are reported with it are graver or less grave than it; nil for as grave as the finding.
  package var gravity: Gravity?
  /// What mends it, form by form, where that is certain.
  package var fixes: [Fix]
  /// What is wrong with this one alone, where the finding's sentence counts many. It is no part of a report.
  package var fault: Message?

  package init(
    reason: String? = nil, toolbar: String? = nil, item: String? = nil, table: String? = nil, key: String? = nil,
    locale: LocaleID? = nil, location: SourceLocation? = nil, severity: Severity? = nil, gravity: Gravity? = nil, fixes: [Fix] = []
  ) {
    self.reason = reason
    self.toolbar = toolbar
    self.item = item
    self.table = table
    self.key = key
    self.locale = locale
    self.location = location
    self.severity = severity
    self.gravity = gravity
    self.fixes = fixes
  }
}

extension Finding {
  /// What it is about, one string of one language each, with all that is the finding's own written onto it; of a finding about
  /// one thing, that.
  package var units: [FoundString] {
    (strings.isEmpty ? [FoundString(location: textLocation, fixes: fixes)] : strings).flatMap { string -> [FoundString] in
      var unit = FoundString(
        reason: string.reason ?? reason, toolbar: string.toolbar ?? toolbar, item: string.item ?? item,
        table: string.table ?? table, key: string.key ?? key, locale: string.locale ?? locale, location: string.location,
        severity: string.severity, gravity: string.gravity, fixes: string.fixes)
      unit.fault = string.fault
      if unit.locale != nil || locales.isEmpty { return [unit] }
      return locales.map {
        unit.locale = $0
        return unit
      }
    }
  }

  /// How many units it has: of one about thousands of strings in a hundred languages they need not be made to be counted.
  package var unitCount: Int {
    func number(of string: LocaleID?) -> Int { (string ?? locale) != nil || locales.isEmpty ? 1 : locales.count }
    return strings.isEmpty ? number(of: nil) : strings.reduce(0) { $0 + number(of: $1.locale) }
  }

  /// The keys of its units, each as often as a string has it: all languages have the same.
  package var unitKeys: [String] {
    strings.isEmpty ? [key].compactMap(\.self) : strings.compactMap { $0.key ?? key }
  }

  /// What one of its units is known by: what it would be known by if it had been reported alone.
  package func fingerprint(of unit: FoundString) -> String {
    Fingerprint.of([rule, unit.reason, unit.toolbar, unit.item, unit.table, unit.key, unit.locale?.id])
  }
}

/// How remarks of a kind are reported as one: a note is worth a line, and a hundred of them are, too.
package struct Together: Hashable, Sendable {
  /// Stable within the rule, like a remark's own reason: `many-endings`.
  package var reason: String
  /// Of strings what is wrong with them, after their number: `end with another mark than their source`. Of a bar the sentence
  /// for all languages.
  package var what: Message

  /// Whether each of them is about a table as a whole: its languages are counted, not the strings. `what` follows its name.
  package var isOfTable: Bool

  /// Whether it is about a text wherever it is: bars that have it are reported as one.
  package var isOfText: Bool

  /// What they share in a language, whichever tables they are in: a letter. Nil if they are reported by table.
  package var ofLanguage: String?

  /// What to do about all of them, where each says something of its own. Nil if they say the same.
  package var advice: Message?

  /// Whether they are one however grave each of them is. Each string then says how grave it is.
  package var isOfAnyGravity: Bool

  /// Whether they are one though a person has to look at each of them.
  package var isOfDoubts: Bool

  package init(
    _ reason: String, _ what: Message, isOfTable: Bool = false, isOfText: Bool = false, ofLanguage: String? = nil,
    advice: Message? = nil, isOfAnyGravity: Bool = false, isOfDoubts: Bool = false
  ) {
    self.reason = reason
    self.what = what
    self.isOfTable = isOfTable
    self.isOfText = isOfText
    self.ofLanguage = ofLanguage
    self.advice = advice
    self.isOfAnyGravity = isOfAnyGravity
    self.isOfDoubts = isOfDoubts
  }
}
