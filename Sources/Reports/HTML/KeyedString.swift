import LintelFindings
import LintelModel

/// A string that a cause is about, as a line of a ticket has it.
struct KeyedString {
  let key: String?
  let locale: LocaleID?
  /// Where it is; of one that is missing, where it is missed.
  let location: SourceLocation?
  /// How grave its finding is.
  let kind: FindingKind
}

extension Matter {
  /// The strings that it is about by their keys, each with a place. Languages take turns, so that the first lines have each of
  /// them, however many strings one has.
  var keyed: [KeyedString] {
    var turns: [LocaleID?: Int] = [:]
    var rounds: [[KeyedString]] = []
    // Several findings can be about one string, and several bars show it.
    var seen: Set<String> = []
    for finding in findings {
      for var unit in finding.units where unit.key != nil {
        // What is missing has no line of its own.
        unit.location = unit.location ?? finding.location
        let string = KeyedString(key: unit.key, locale: unit.locale, location: unit.location, kind: FindingKind(finding))
        let place = unit.location.map { "\($0.file):\($0.line)" }
        let line = [unit.locale?.id, unit.key, place].map { $0 ?? "" }.joined(separator: "\u{0}")
        guard seen.insert(line).inserted else { continue }
        let turn = turns[unit.locale, default: 0]
        turns[unit.locale] = turn + 1
        if turn == rounds.count { rounds.append([]) }
        rounds[turn].append(string)
      }
    }
    return Array(rounds.joined())
  }

  /// Who has to do something, and about how many findings, those first who have most. What the source language has as well is
  /// no matter of its translations: it is whose the source's is.
  var owners: [(blame: Blame, count: Int)] {
    if let own = findings.first(where: { $0.blame == .source && FindingKind($0) == FindingKind(findings[0]) }) {
      return [(own.blame, findings.count)]
    }
    let counts = findings.reduce(into: [Blame: Int]()) { $0[$1.blame, default: 0] += 1 }
    return Blame.allCases.compactMap { blame in counts[blame].map { (blame, $0) } }.sorted { $0.count > $1.count }
  }
}
