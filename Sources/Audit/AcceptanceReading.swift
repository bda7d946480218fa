import LintelFindings
import LintelInputs
import LintelModel
import LintelUnicodeText

/// Makes suppressions of what comments say: `lintel:accept RULE[, RULE] [in LANGUAGE[, LANGUAGE]] [until DAY]: reason`.
///
/// One that is written wrong in any way accepts nothing at all, and is told.
struct AcceptanceReading {
  private(set) var suppressions: [Suppression] = []
  private(set) var faults: [AcceptanceFault] = []
  private let rules: Set<String>
  /// Those that are not asked: nothing is known of what they would find.
  private let unasked: Set<String>

  /// - Parameters:
  ///   - rules: the ids of all there are.
  ///   - unasked: those that this audit leaves out.
  init(_ acceptances: [Acceptance], rules: [String], unasked: Set<String> = []) {
    self.rules = Set(rules)
    self.unasked = unasked
    var counts: [String: Int] = [:]
    for acceptance in acceptances {
      counts[acceptance.location.file, default: 0] += 1
      guard counts[acceptance.location.file]! <= Acceptance.maximumCount else {
        if counts[acceptance.location.file]! == Acceptance.maximumCount + 1 { tell(.tooMany, at: acceptance) }
        continue
      }
      read(acceptance)
    }
  }

  private mutating func tell(
    _ kind: AcceptanceFault.Kind, _ found: String = "", nearest: String? = nil, at place: Acceptance
  ) {
    faults.append(AcceptanceFault(kind: kind, found: found, nearest: nearest, location: place.location))
  }

  private mutating func read(_ acceptance: Acceptance) {
    let before = faults.count
    let colon = acceptance.text.firstIndex(of: ":")
    let reason = colon.map { Self.trimmed(acceptance.text[acceptance.text.index(after: $0)...]) } ?? ""
    let head = acceptance.text[..<(colon ?? acceptance.text.endIndex)]
    let words = head.split { $0 == "," || $0.isWhitespace }.map { String($0) }
    let named = words.prefix { $0 != "in" && $0 != "until" }
    var rest = words.dropFirst(named.count)
    var languages: [LocaleID] = []
    var until: String?
    if rest.first == "in" {
      rest = rest.dropFirst()
      let names = rest.prefix { $0 != "until" }
      rest = rest.dropFirst(names.count)
      if names.isEmpty { tell(.unknownLanguage, at: acceptance) }
      for name in names {
        guard let id = LocaleName.canonical(name) else {
          tell(.unknownLanguage, name, at: acceptance)
          continue
        }
        languages.append(LocaleID(id))
      }
    }
    if rest.first == "until" {
      let day = rest.dropFirst().joined(separator: " ")
      if CalendarDay.isOne(day) { until = day } else { tell(.noDay, day, at: acceptance) }
    }
    if named.isEmpty { tell(.noRule, at: acceptance) }
    for name in named where !rules.contains(name) {
      tell(.unknownRule, name, nearest: AskedName.nearest(to: name, among: rules.sorted()), at: acceptance)
    }
    if reason.isEmpty { tell(.noReason, at: acceptance) }
    if let own = acceptance.language {
      for language in languages where language != own { tell(.otherLanguage, language.id, nearest: own.id, at: acceptance) }
      languages = [own]
    }
    guard let subject = acceptance.subject else { return tell(.noSubject, at: acceptance) }
    guard faults.count == before else { return }
    suppressions += named.filter { !unasked.contains($0) }.map {
      Suppression(
        rule: $0, locales: languages, reason: reason, until: until, subject: subject, location: acceptance.location)
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
