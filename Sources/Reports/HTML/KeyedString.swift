import LintelFindings
import LintelModel

/// A string that a cause is about, as a line of a ticket has it.
struct KeyedString: Hashable {
  private(set) var name: TranslationStrings.Name
  let locale: LocaleID?
  let location: SourceLocation?
  /// Whether that is where the source has it, in a file of its own.
  let isOfSource: Bool
  /// The file that it is to be put into, where the language's file lacks it.
  let target: StringPlaces.Target?
  /// How grave its finding is.
  let kind: FindingKind
  /// What to do about it, where that is asked for.
  let advice: Message?

  var key: String { name.key }

  /// What is found on a bar may name no table: at one place it is the same string.
  fileprivate var withoutTable: KeyedString {
    var string = self
    string.name = TranslationStrings.Name(table: "", key: key)
    return string
  }
}

extension Finding {
  /// Lines of a file of one language that several languages have as theirs, such as the source's: they do not say where the
  /// translations are.
  var placesOfSeveral: Set<SourceLocation> {
    guard languages.count > 1 else { return [] }
    var owners: [SourceLocation: LocaleID] = [:]
    var shared: Set<SourceLocation> = []
    for unit in units {
      guard let place = unit.location, let locale = unit.locale else { continue }
      guard let owner = owners.updateValue(locale, forKey: place), owner != locale else { continue }
      if StringTable.Format(file: place.file)?.isOfOneLanguage == true { shared.insert(place) }
    }
    return shared
  }

  /// What to do about one of its strings.
  fileprivate func advice(on unit: FoundString) -> Message? {
    // By its own reason: to look for it among all strings takes too long where there are thousands, and one may have both edges.
    guard rule == "edge-space", !strings.isEmpty, unit.locale != nil else { return suggestion }
    return EdgeAdvice.of(reason: unit.reason) ?? suggestion
  }
}

extension Matter {
  /// The strings that it is about by their keys. Languages take turns, so that the first lines have each of them, however many
  /// strings one has.
  /// - Parameters:
  ///   - places: What is missing has no line of its own, and what its finding is at may be another string, or another
  ///     language's file.
  ///   - isAdvised: Whether each says what to do about it.
  ///   - owned: Those of its findings that one of several owners has; nil for all.
  func keyed(
    placedBy places: StringPlaces, advised isAdvised: Bool = false, of owned: [Finding]? = nil
  ) -> [KeyedString] {
    var turns: [LocaleID?: Int] = [:]
    var rounds: [[KeyedString]] = []
    // Several findings can be about one string, and several bars show it.
    var seen: Set<KeyedString> = []
    for finding in owned ?? findings {
      let isMissing = UntranslatedStrings.isOne(finding)
      let isOne = finding.strings.count <= 1 && finding.languages.count <= 1
      let shared = finding.placesOfSeveral
      for unit in finding.units {
        guard let key = unit.key else { continue }
        let name = TranslationStrings.Name(table: unit.table ?? "", key: key)
        var place: StringPlaces.Place?
        if isMissing || unit.location.map({ shared.contains($0) }) ?? true, let locale = unit.locale {
          place = places.place(of: name, in: locale)
        }
        let own: SourceLocation? = isMissing && !isOne ? nil : unit.location ?? (isOne ? finding.location : nil)
        let string = KeyedString(
          name: name, locale: unit.locale, location: place?.location ?? own, isOfSource: place?.isOfSource ?? false,
          target: isMissing ? unit.locale.flatMap { place.map(\.target) ?? places.target(of: name, in: $0) } : nil,
          kind: FindingKind(unit.gravity ?? finding.gravity), advice: isAdvised && !isMissing ? finding.advice(on: unit) : nil)
        guard seen.insert(string.withoutTable).inserted else { continue }
        let turn = turns[unit.locale, default: 0]
        turns[unit.locale] = turn + 1
        if turn == rounds.count { rounds.append([]) }
        rounds[turn].append(string)
      }
    }
    return Array(rounds.joined())
  }

  /// Who has to do something, and about which findings, those first who have most. What the source language has as well is
  /// no matter of its translations: it is whose the source's is. Other texts of the cause are not, and what is left to
  /// translators is theirs: where it is cut the source's text fits.
  var owners: [(blame: Blame, findings: [Finding])] {
    func text(_ finding: Finding) -> [String?] { [finding.table, finding.key ?? finding.fingerprint] }
    let ofSource = Set(findings.filter { $0.blame == .source && FindingKind($0) == FindingKind(findings[0]) }.map(text))
    let shares = Dictionary(grouping: findings) { finding in
      finding.blame != .translation && ofSource.contains(text(finding)) ? Blame.source : finding.blame
    }
    let owners: [(blame: Blame, findings: [Finding])] = Blame.allCases.compactMap { blame in
      shares[blame].map { (blame: blame, findings: $0) }
    }
    return owners.worstFirst { $0.findings.count }
  }
}
