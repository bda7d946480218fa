import LintelFindings
import LintelModel

/// A string of a cause by its key, and where it is.
struct KeyedString {
  let unit: FoundString
  let location: SourceLocation?
  /// The file that it is to be put into, where the language's file lacks it.
  let target: String?
}

extension Matter {
  /// The strings that it is about by their keys. Languages take turns, so that the first lines have each of them, however many
  /// strings one has.
  /// - Parameter places: What is missing has no line of its own, and what its finding is at may be another string, or another
  ///   language's file.
  func keyed(placedBy places: StringPlaces) -> [KeyedString] {
    var turns: [LocaleID?: Int] = [:]
    var rounds: [[KeyedString]] = []
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
          unit: unit, location: place?.location ?? own, target: isMissing ? place?.target : nil)
        let turn = turns[unit.locale, default: 0]
        turns[unit.locale] = turn + 1
        if turn == rounds.count { rounds.append([]) }
        rounds[turn].append(string)
      }
    }
    return Array(rounds.joined())
  }
}
