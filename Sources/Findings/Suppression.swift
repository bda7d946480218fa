import LintelModel

/// A finding that was looked at and accepted, with the reason: in the configuration, or in a comment beside what it is about.
package struct Suppression: Hashable, Sendable {
  /// Nil where a fingerprint alone says what is meant.
  package var rule: String?
  /// Of one finding, or of one of its strings; whole, or as much of its beginning as no other has.
  package var fingerprint: String?
  /// Patterns of the bar's id or name, the item's id, the key and the file; nil means any.
  package var bar: WildcardPattern?
  package var item: WildcardPattern?
  package var key: WildcardPattern?
  /// Empty for all languages.
  package var locales: [LocaleID]
  package var file: WildcardPattern?
  package var reason: String
  /// The last day on which it holds, `YYYY-MM-DD`; nil for ever.
  package var until: String?
  /// What a comment is about, in the file in which it is; nil for one of the configuration.
  package var subject: Acceptance.Subject?
  /// How many findings its fingerprint is the beginning of, where they are several: then it accepts none.
  package var candidates: Int?
  /// Where it is written.
  package var location: SourceLocation

  package init(
    rule: String?, fingerprint: String? = nil, bar: WildcardPattern? = nil, item: WildcardPattern? = nil,
    key: WildcardPattern? = nil, locales: [LocaleID] = [], file: WildcardPattern? = nil, reason: String,
    until: String? = nil,
    subject: Acceptance.Subject? = nil, location: SourceLocation
  ) {
    self.rule = rule
    self.fingerprint = fingerprint
    self.bar = bar
    self.item = item
    self.key = key
    self.locales = locales
    self.file = file
    self.reason = reason
    self.until = until
    self.subject = subject
    self.location = location
  }

  /// Whether it stands in a comment beside what it is about.
  package var isInline: Bool { subject != nil }

  /// Whether it is about all that a finding is about, whatever its fingerprint says. `barName`: what people call the bar.
  package func covers(_ finding: Finding, barName: String?) -> Bool {
    finding.units.allSatisfy { covers($0, of: finding, barName: barName) }
  }

  /// Whether it is about one of the strings of a finding, in one language.
  package func covers(_ unit: FoundString, of finding: Finding, barName: String?) -> Bool {
    guard rule == nil || rule == finding.rule else { return false }
    guard locales.isEmpty || unit.locale.map(locales.contains) == true else { return false }
    guard agrees(bar, [unit.toolbar, barName]), agrees(item, [unit.item]), agrees(key, [unit.key]) else { return false }
    let places = places(of: unit, finding)
    if let file, !places.contains(where: { file.covers(path: $0.file) }) { return false }
    switch subject {
    case nil: return true
    case .entry(let table, let key):
      return unit.key == key && (unit.table == table || places.contains { $0.file == location.file })
    case .lines(let lines, let objects):
      if places.contains(where: { $0.file == location.file && lines.contains($0.line) }) { return true }
      // The tables of an Interface Builder file have keys of its objects.
      guard let unitKey = unit.key, let dot = unitKey.firstIndex(of: ".") else { return false }
      return unit.table == TableID(path: location.file).path && objects.contains(String(unitKey[..<dot]))
    }
  }

  private func places(of unit: FoundString, _ finding: Finding) -> [SourceLocation] {
    let ofUnit = finding.strings.isEmpty ? nil : unit.location
    return (ofUnit.map { [$0] } ?? [finding.translationLocation]).compactMap { $0 }
      + [finding.definitionLocation, finding.madeLocation, finding.causedAt, finding.titleLocation].compactMap { $0 }
  }

  /// Whether it is about that question, which is asked about a bar as a whole: one that names an item, a key, a language or a
  /// file is not. `place`: where the bar is defined.
  package func covers(_ question: ReviewQuestion, barName: String?, at place: SourceLocation? = nil) -> Bool {
    guard rule == question.rule, fingerprint == nil, item == nil, key == nil, locales.isEmpty, file == nil,
      agrees(bar, [question.toolbar, barName])
    else { return false }
    switch subject {
    case nil: return true
    case .entry: return false
    case .lines(let lines, _): return place.map { $0.file == location.file && lines.contains($0.line) } ?? false
    }
  }

  private func agrees(_ pattern: WildcardPattern?, _ values: [String?]) -> Bool {
    guard let pattern else { return true }
    return values.contains { $0.map { $0 == pattern.text || pattern.matches($0) } ?? false }
  }

  /// Whether it no longer holds on a day, written `YYYY-MM-DD`.
  package func isExpired(on day: String) -> Bool { until.map { $0 < day } ?? false }

  /// `title-length, item save, locale de`.
  package var summary: String {
    var parts: [(String, String?)] = [
      ("fingerprint", fingerprint), ("bar", bar?.text), ("item", item?.text), ("key", key?.text),
      ("locale", locales.isEmpty ? nil : locales.map(\.id).joined(separator: " ")), ("file", file?.text),
    ]
    switch subject {
    case nil: break
    case .entry(let table, let key): parts += [("table", table), ("key", key)]
    case .lines(let lines, _):
      parts.append(lines.count == 1 ? ("line", "\(lines.lowerBound)") : ("lines", "\(lines.lowerBound)-\(lines.upperBound)"))
    }
    if let candidates { parts.append(("which begins those of", "\(candidates) findings")) }
    return ([rule].compactMap { $0 } + parts.compactMap { name, value in value.map { "\(name) \($0)" } }).joined(
      separator: ", ")
  }
}
