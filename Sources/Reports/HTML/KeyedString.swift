import LintelFindings
import LintelModel

/// A string that a cause is about, as a line of a ticket has it.
struct KeyedString: Hashable {
  let key: String
  let locale: LocaleID?
  let location: SourceLocation?
  /// The file that it is to be put into, where the language's file lacks it.
  let target: String?
  /// How grave its finding is.
  let kind: FindingKind
}

extension Matter {
  /// The strings that it is about by their keys. Languages take turns, so that the first lines have each of them, however many
  /// strings one has.
  /// - Parameter places: What is missing has no line of its own, and what its finding is at may be another string, or another
  ///   language's file.
  func keyed(placedBy places: StringPlaces) -> [KeyedString] {
    var turns: [LocaleID?: Int] = [:]
    var rounds: [[KeyedString]] = []
    // Several findings can be about one string, and several bars show it.
    var seen: Set<KeyedString> = []
    for finding in findings {
      let isMissing = UntranslatedStrings.isOne(finding)
      let isOne = finding.strings.count <= 1 && finding.languages.count <= 1
      for unit in finding.units {
        guard let key = unit.key else { continue }
        var place: StringPlaces.Place?
        if isMissing || unit.location == nil, let locale = unit.locale {
          place = places.place(of: TranslationStrings.Name(table: unit.table ?? "", key: key), in: locale)
        }
        let own: SourceLocation? = isMissing && !isOne ? nil : unit.location ?? (isOne ? finding.location : nil)
        let string = KeyedString(
          key: key, locale: unit.locale, location: place?.location ?? own, target: isMissing ? place?.target : nil,
          kind: FindingKind(unit.gravity ?? finding.gravity))
        guard seen.insert(string).inserted else { continue }
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
