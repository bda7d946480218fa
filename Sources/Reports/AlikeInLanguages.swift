import LintelFindings
import LintelModel

/// What is wrong in the same way with one string, or with one item of a bar, in several languages: one annotation, one test case
/// and one result, since one look is enough for all of them.
struct AlikeInLanguages {
  /// The one that stands for all, in whose words it is told: the first, which is the gravest where the gravest come first.
  let finding: Finding
  /// Those in other languages, in their order.
  private(set) var others: [Finding] = []
  /// The same key in other languages, where the finding itself is about several: with the paths that the report has.
  private(set) var otherStrings: [FoundString] = []

  /// So many that differ in their language alone are told as one, as in Markdown. The figure is ours.
  private static let several = 3
  /// Of more places than these the number is told. The figure is ours.
  private static let shownPlaces = 20

  /// All findings, each told once, where the first of its kind stands.
  static func joined(_ findings: [Finding]) -> [AlikeInLanguages] {
    var ordinals: [Kind: [LocaleID: Int]] = [:]
    let kinds = findings.map { finding -> Kind? in
      guard let locale = finding.locale, var kind = Kind(of: finding) else { return nil }
      // Of two in one language each is told with its like in the others.
      let ordinal = ordinals[kind, default: [:]][locale, default: 0]
      ordinals[kind, default: [:]][locale] = ordinal + 1
      kind.ordinal = ordinal
      return kind
    }
    let counts = kinds.reduce(into: [Kind: Int]()) { counts, kind in
      if let kind { counts[kind, default: 0] += 1 }
    }
    var places: [Kind: Int] = [:]
    var all: [AlikeInLanguages] = []
    for (finding, kind) in zip(findings, kinds) {
      guard let kind, counts[kind, default: 0] >= several else {
        all.append(AlikeInLanguages(finding: finding))
        continue
      }
      if let place = places[kind] {
        all[place].others.append(finding)
      } else {
        places[kind] = all.count
        all.append(AlikeInLanguages(finding: finding))
      }
    }
    return all
  }

  /// With the places of the same key in other languages, where the finding itself is about several.
  /// - Parameter path: The place as the report has it.
  func withStrings(_ path: (SourceLocation) -> SourceLocation) -> AlikeInLanguages {
    guard let first = finding.strings.first else { return self }
    var alike = self
    alike.otherStrings = finding.strings.dropFirst().compactMap { string in
      guard string.table == first.table, string.key == first.key, string.locale != first.locale else { return nil }
      var string = string
      string.location = string.location.map(path)
      return string
    }
    return alike
  }

  /// How many findings it stands for.
  var count: Int { others.count + 1 }

  /// Every language, in the order of their names.
  var languages: [LocaleID] { Set(([finding] + others).flatMap(\.languages)).sorted() }

  /// In which other languages it is the same; nil where it stands for one finding.
  var sentence: Message? {
    let locales = languages.filter { !finding.languages.contains($0) }
    return locales.isEmpty ? nil : Self.sentence(locales)
  }

  /// All of them: who has to mend it needs each by name.
  static func sentence(_ locales: [LocaleID]) -> Message {
    let names = locales.map { "\($0)" as Message }
    return "In these languages, too: \(names)."
  }

  /// Where the others are, each place once, but for the one that is shown first.
  var places: [(locale: Message, location: SourceLocation)] {
    var seen: Set<SourceLocation> = Set([finding.location].compactMap(\.self))
    let all: [(LocaleID?, SourceLocation?)] =
      others.map { ($0.locale, $0.location) } + otherStrings.map { ($0.locale, $0.location) }
    return all.compactMap { locale, place in
      guard let locale, let place, seen.insert(place).inserted else { return nil }
      return ("\(locale)", place)
    }
  }

  /// The same, a line each, in formats that have one place for a finding.
  func placeLines(_ words: Localizer) -> [String] {
    let places = self.places
    let more = places.count - Self.shownPlaces
    let lines = places.prefix(Self.shownPlaces).map { place in
      "\(words.text(place.locale)): \(VisibleCharacters.of(place.location.file)):\(place.location.line)"
    }
    return lines + (more > 0 ? [words.visible("and \(always: more, "more")")] : [])
  }

  /// What is the same of findings that only differ in their language; nil for one that is about no single language, or about no
  /// single string.
  private struct Kind: Hashable {
    let severity: Severity
    let verdict: Verdict
    let blame: Blame
    let change: FindingChange.State?
    let names: [String?]
    /// Of those that are the same in one language, which.
    var ordinal = 0

    init?(of finding: Finding) {
      guard finding.locale != nil, finding.strings.count < 2, finding.count ?? 1 < 2,
        finding.key != nil || finding.item != nil || finding.isAboutTitle
      else { return nil }
      (severity, verdict, blame, change) = (finding.severity, finding.verdict, finding.blame, finding.change?.state)
      names = [finding.rule, finding.reason, finding.toolbar, finding.item, finding.table, finding.key]
    }
  }
}
