import LintelFindings
import LintelModel

/// What a team would open one ticket for: one problem with all the places, languages and strings it has.
struct Matter {
  /// The worst first.
  private(set) var findings: [Finding]
  /// Every language that one of them is about, in order.
  let languages: [LocaleID]
  /// Whether it is all that was found in languages of the repository that no target ships.
  let isOfUnshipped: Bool
  /// The tables that it is about, where they are several of one name.
  let namesakeTables: NamesakeTables?
  /// How many strings it is about, in whatever languages. Those that copies of a table lack alike are counted once.
  let strings: Int
  /// Whether it is all that is missing in languages that are new in the project.
  private let isOfNewLanguages: Bool
  private let rank: Rank

  /// The findings in matters: what fails first, by its harm, errors that are only likely behind those that are certain (of warnings
  /// first what spoils a value or may crash while the app runs), then what a person has to look at, of that first the name of a
  /// button, then notes, and doubts last; among these what is surest, then what is in most languages, and then what meets most
  /// people. Last comes, as one, what is about languages that no target ships.
  /// - Parameter new: languages that the project did not have before: what they lack is one matter, in however many tables.
  static func all(
    in findings: [Finding], bars: [String: String], unshipped: Set<LocaleID>, new: Set<LocaleID> = []
  ) -> [Matter] {
    typealias NumberedFinding = (offset: Int, element: Finding)
    let found = findings.enumerated().map { $0 as NumberedFinding }
    // Most projects have neither: nothing is copied to look for them.
    let shipped = unshipped.isEmpty ? found : found.filter { !$0.element.isOnly(about: unshipped) }
    let crowded = crowdedBars(in: shipped.lazy.map { $0.element }, bars)
    let ofNew = new.isEmpty ? [] : shipped.filter { $0.element.isMissing(in: new) }
    // A single one says it itself.
    let isSeveral = ofNew.count > 1
    let rest = isSeveral ? shipped.filter { !$0.element.isMissing(in: new) } : shipped
    var groups = Array(Dictionary(grouping: rest) { Subject(of: $0.element, bars: bars, crowded) }.values)
    // What a few screens that few people have may cut is worth one look, not one for each bar.
    let rare = Dictionary(grouping: groups) { $0.map(\.element).slightKind }
    groups = rare.flatMap { kind, alike -> [[NumberedFinding]] in kind == nil ? alike : [alike.flatMap { $0 }] }
    // One label cut on several bars: one shorter text mends them all.
    let ofLabels = Dictionary(grouping: groups) { $0.map(\.element).label }
    groups = ofLabels.flatMap { label, alike -> [[NumberedFinding]] in label == nil ? alike : [alike.flatMap { $0 }] }
    // A table of one name in each of many folders: one order to translators brings them all.
    let ofTables = Dictionary(grouping: groups) { NamesakeTables.lack(of: $0.map(\.element)) }
    groups = ofTables.flatMap { lack, alike -> [[NumberedFinding]] in lack == nil ? alike : [alike.flatMap { $0 }] }
    let ofNewLanguages = isSeveral ? [Matter(ofNew, isOfNewLanguages: true)] : []
    let matters = (groups.map { Matter($0) } + ofNewLanguages).sorted { $0.rank < $1.rank }
    let others = unshipped.isEmpty ? [] : found.filter { $0.element.isOnly(about: unshipped) }
    return others.isEmpty ? matters : matters + [Matter(others, isOfUnshipped: true)]
  }

  /// Bars that are too full for several titles: one ticket for who made the bar, and not one for each title.
  private static func crowdedBars(in findings: some Sequence<Finding>, _ bars: [String: String]) -> Set<String> {
    var titles: [String: Set<String>] = [:]
    for finding in findings where finding.isOfCrowdedBar && finding.verdict == .fails {
      guard let toolbar = finding.toolbar, let key = finding.key else { continue }
      titles[bars[toolbar] ?? toolbar, default: []].insert(key)
    }
    return Set(titles.filter { $0.value.count > 1 }.keys)
  }

  /// Whether it is worth no ticket: notes alone, or about languages that no app ships.
  var isAside: Bool { isOfUnshipped || findings.allSatisfy { FindingKind($0) == .note || $0.isSlightDoubt } }

  /// What the ticket would be about; the others, such as cuts on screens that few people have, come with it.
  var tickets: [Finding] {
    let grave = findings.filter { $0.severity != .note }
    return grave.isEmpty ? findings : grave
  }

  /// Whether it is about tables that break at one place: the texts behind it are lost with it, and nobody mends these.
  var isOfBrokenTables: Bool { findings.allSatisfy { $0.rule == "table-truncated" } }
  /// So many of them say what is meant.
  static let symptoms = 3

  /// What its findings are told apart from others by in one report: the least of their fingerprints, and no finding is of two.
  var id: String { findings.map(\.fingerprint).min() ?? "" }

  /// The function that makes all that it is about, where it is several: one change there mends them. Nil where each is made by
  /// itself.
  var maker: SourceLocation? {
    guard findings.count > 1, let place = findings[0].madeLocation,
      findings.allSatisfy({ $0.blame == .definition && $0.madeLocation == place })
    else { return nil }
    return place
  }

  /// The rules that see it, the first one's first.
  var rules: [String] { findings.map(\.rule).reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }

  /// With that of its equally bad findings first whose language has most of them: a heading names it, and lists begin with it.
  fileprivate var headedByWorstLanguage: Matter {
    let worst = Rank(of: findings[0])
    guard findings[0].locale != nil else { return self }
    var counts: [LocaleID: Int] = [:]
    for finding in findings { for locale in finding.languages { counts[locale, default: 0] += 1 } }
    let equals = findings.prefix { Rank(of: $0) == worst }.indices
    func count(_ place: Int) -> Int { findings[place].locale.flatMap { counts[$0] } ?? 0 }
    guard let first = equals.max(by: { count($0) < count($1) }), first > 0 else { return self }
    var matter = self
    let finding = matter.findings.remove(at: first)
    matter.findings.insert(finding, at: 0)
    return matter
  }

  /// With that of its findings first whose text lacks most room, among those that are as grave, as sure and as common: whoever reads
  /// a heading takes its figure for the worst.
  fileprivate func headed(by widths: FoundWidths) -> Matter {
    let head = findings[0]
    guard findings.count > 1, head.environmentCount > 0 else { return self }
    let rank = Rank(of: head)
    var (first, most) = (0, widths.over(head))
    for (place, finding) in findings.enumerated()
    where finding.worstEnvironment?.commonness == head.worstEnvironment?.commonness && Rank(of: finding).isLike(rank) {
      let over = widths.over(finding)
      if over > most { (first, most) = (place, over) }
    }
    guard first > 0 else { return self }
    var matter = self
    let finding = matter.findings.remove(at: first)
    matter.findings.insert(finding, at: 0)
    return matter
  }

  /// What all its findings are about: a bar, a table; nil where they are about several.
  ///
  /// - Parameter bars: The project's bars by their ids.
  func subject(among bars: [String: Toolbar]) -> String? {
    let tables = Set(findings.map { $0.toolbar == nil ? $0.table : nil })
    if let toolbar = findings[0].toolbar {
      let isOne = Set(findings.map { finding in finding.toolbar.map { bars[$0]?.barID ?? $0 } }).count == 1
      let whole = findings.count == 1 ? VariantTitles(of: findings[0]) { bars[$0] }.inText : nil
      // On several bars the text they share is the matter.
      return isOne ? whole ?? bars[toolbar]?.nameInText ?? toolbar : Set(findings.map(\.key)).count == 1 ? findings[0].key : nil
    }
    return tables.count == 1 ? tables.first! : nil
  }

  private init(_ found: [(offset: Int, element: Finding)], isOfUnshipped: Bool = false, isOfNewLanguages: Bool = false) {
    // By index: a finding is large, and sorting moves what it sorts.
    let inOrder = found.indices.sorted { found[$0].offset < found[$1].offset }
    let findings = inOrder.map { found[$0].element }
    self.isOfUnshipped = isOfUnshipped
    self.isOfNewLanguages = isOfNewLanguages
    let ranks = findings.map { Rank(of: $0) }
    self.findings = findings.indices.sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] < ranks[$1] }.map { findings[$0] }
    languages = Set(findings.flatMap(\.languages)).sorted()
    namesakeTables = NamesakeTables(self.findings)
    let places = findings.reduce(into: Set<Place>()) { $0.formUnion($1.places) }
    strings = namesakeTables?.missing ?? Set(places.map(\.string)).count
    var rank = ranks.min()!
    rank.people = Self.people(findings, languages: languages.count, places: places.count)
    // What is wrong whatever the language names none.
    rank.reach = Double(max(1, languages.count)) * Self.screens(findings)
    rank.place = found[inOrder[0]].offset
    self.rank = rank
  }

  /// In how many places of how many languages it is met.
  private static func people(_ findings: [Finding], languages: Int, places: Int) -> Double {
    let strings = findings.map { $0.count ?? 0 }.max() ?? 0
    return Double(max(1, languages)) * Double(max(places, strings)) * screens(findings)
  }

  /// On how many of the screens it is met, from 0 to 1: a text that is cut on the narrowest ones alone meets few.
  private static func screens(_ findings: [Finding]) -> Double {
    findings.map { $0.environmentCount == 0 ? 1 : min(1, Double($0.environmentCount) / 5) }.max() ?? 1
  }

  /// What findings have in common that are one matter.
  private struct Subject: Hashable {
    private var parts: [String?]

    init(of finding: Finding, bars: [String: String], _ crowded: Set<String>) {
      let kind = FindingKind(finding)
      let bar = finding.toolbar.map { bars[$0] ?? $0 }
      if finding.environmentCount > 0, let bar {
        // Where items have too little room, several rules see it, in some languages for sure and in others perhaps.
        if !finding.isAboutTitle {
          parts = ["items", bar]
        } else if crowded.contains(bar) {
          parts = ["crowded", finding.rule, bar]
        } else if let key = finding.key {
          // The same title on several bars is mended once.
          parts = ["title", finding.rule, finding.table, key]
        } else {
          parts = [finding.rule, bar]
        }
      } else {
        // What is wrong with strings of a table in one way is one matter, reported one by one or together: what is said of one
        // table holds for no other. A rule's notes are one.
        let reason = Self.reason(of: finding)
        parts = [
          finding.rule, kind == .note ? "note" : reason, kind == .error ? Self.maker(of: finding) ?? bar : nil,
          kind != .note && bar == nil ? finding.table : nil, finding.isAboutSystemQuestion ? "question" : nil,
          // What the source broke, and its translations have copied, is mended in one go; what a translation broke is another
          // matter.
          kind != .note && bar == nil && finding.blame == .source ? "source" : nil,
        ]
      }
    }

    /// What one function makes for several bars is mended there once.
    private static func maker(of finding: Finding) -> String? {
      guard finding.blame == .definition, let place = finding.madeLocation else { return nil }
      return "\(place.file):\(place.line)"
    }

    /// One string, several of a table and a whole language are reported with reasons of their own, and mended alike.
    private static func reason(of finding: Finding) -> String {
      switch (finding.rule, finding.reason) {
      case ("missing-translation", _): "no-translation"
      case ("foreign-letters", "many-of-letter"), ("foreign-letters", "letter-in-tables"): "foreign"
      case ("confusable-letters", "many-of-letter"), ("confusable-letters", "letter-in-tables"): "lookalike"
      // How much of a table is a copy, each finding says.
      case ("untranslated", "table-half-untranslated"): "table-untranslated"
      case ("plural-number-missing", "many-without-number"): "no-number"
      case ("empty-value", "many-empty-forms"): "empty-form"
      case ("empty-value", "many-new-forms"): "new-form"
      case (_, let reason): withoutForm(reason.hasPrefix("many-") ? String(reason.dropFirst(5)) : reason)
      }
    }

    /// What forms of a text have wrong alike is one, whichever of them it is found in, `no-number-few` and `no-number-other`, and
    /// at whichever end a space is lost.
    private static func withoutForm(_ reason: String) -> String {
      if reason.hasPrefix("space-lost") { return "space-lost" }
      return ["no-number", "empty-form", "new-form"].first { reason.hasPrefix($0 + "-") } ?? reason
    }
  }

  private struct Rank: Comparable {
    var kind: Int
    var isAfterQuestions: Bool
    var isForDebugging: Bool
    var certainty: Certainty
    var over: Double
    var strings: Int
    /// In how many languages: one string in thirty of them is worse than thirty in one.
    var reach = 1.0
    var people = 1.0
    var place = 0

    /// Behind all errors and warnings.
    private static let questions = Harm.allCases.count + WarningOrder.allCases.count

    init(of finding: Finding) {
      kind =
        switch FindingKind(finding) {
        case .error: Harm(finding).rawValue
        case .warning: Harm.allCases.count + WarningOrder(ofWarning: finding).rawValue
        // A question is no fault yet, however grave it would be.
        case .review where finding.isLikelyDefectOfCode: Harm.allCases.count + WarningOrder.likelyDefectOfCode.rawValue
        case .review: Self.questions + (finding.lacksNameOfItsOwn ? 0 : finding.severity == .note ? 3 : 1)
        case .note: Self.questions + (finding.isPerhapsCutOnRareScreens ? 3 : 2)
        }
      // The system asks in the app's name before anything else is seen.
      isAfterQuestions = !finding.isAboutSystemQuestion
      isForDebugging = finding.isOnScreenForDebugging
      certainty = finding.certainty
      over = finding.over?.value ?? 0
      strings = finding.unitCount
      people = finding.environmentCount == 0 ? 1 : min(1, Double(finding.environmentCount) / 5)
    }

    /// Whether it is as grave and as sure, and met on as many screens at least.
    func isLike(_ other: Rank) -> Bool {
      kind == other.kind && isAfterQuestions == other.isAfterQuestions && certainty == other.certainty && people >= other.people
    }

    static func < (a: Rank, b: Rank) -> Bool {
      if a.kind != b.kind { return a.kind < b.kind }
      if a.isAfterQuestions != b.isAfterQuestions { return b.isAfterQuestions }
      if a.isForDebugging != b.isForDebugging { return b.isForDebugging }
      if a.certainty != b.certainty { return a.certainty > b.certainty }
      if a.reach != b.reach { return a.reach > b.reach }
      if a.people != b.people { return a.people > b.people }
      if a.over != b.over { return a.over > b.over }
      if a.strings != b.strings { return a.strings > b.strings }
      return a.place < b.place
    }
  }
}

extension [Finding] {
  /// Table and key of the one label that all of them find cut; nil if they are about titles, or about more than it. What several
  /// rules see of it is one matter on one bar alone: on others it may be mended otherwise.
  fileprivate var label: [String?]? {
    guard let one = self.first, let key = one.key,
      allSatisfy({
        $0.environmentCount > 0 && !$0.isAboutTitle && $0.item != nil && $0.key == key && $0.table == one.table
          && $0.rule == one.rule
      })
    else { return nil }
    return [one.rule, one.table, key]
  }

  /// The rule, and whether they are about titles, where one rule doubts all of them and hardly anybody would see it; else nil.
  fileprivate var slightKind: [String]? {
    guard let one = self.first, allSatisfy({ $0.isSlight && $0.rule == one.rule }) else { return nil }
    return [one.rule, one.isAboutTitle ? "title" : "items"]
  }
}

extension Matter {
  /// What it is: the worst finding's sentence, or one about all the tables that lack the same, or all that new languages lack.
  var message: Message {
    if isOfNewLanguages { return Self.ofNewLanguages(languages, strings: strings) }
    return namesakeTables?.sentence ?? findings[0].message
  }

  /// Says how far languages are that are new in the project.
  static func ofNewLanguages(_ languages: [LocaleID], strings: Int) -> Message {
    "New in the project: \(languages.inBrief). Strings without a translation: \(amount: strings)"
  }
}

/// Where one of the strings is met that findings are about, in whatever languages.
private struct Place: Hashable {
  struct Name: Hashable {
    let table: String?
    let key: String?
  }

  let toolbar: String?
  let item: String?
  let string: Name
}

extension Finding {
  fileprivate var places: [Place] {
    guard !strings.isEmpty else { return [Place(toolbar: toolbar, item: item, string: .init(table: table, key: key))] }
    return strings.map {
      Place(toolbar: $0.toolbar ?? toolbar, item: $0.item ?? item, string: .init(table: $0.table ?? table, key: $0.key ?? key))
    }
  }

  fileprivate func isOnly(about locales: Set<LocaleID>) -> Bool { !languages.isEmpty && locales.isSuperset(of: languages) }

  /// Whether it is news that one of these languages lacks something.
  fileprivate func isMissing(in locales: Set<LocaleID>) -> Bool {
    rule == "missing-translation" && !isLostTranslation && change?.state == .new && severity > .note && isOnly(about: locales)
  }

  /// Whether it asks about a button of which only its image's name or description is spoken: who cannot see it meets that on
  /// every screen, and how a text reads is less.
  fileprivate var lacksNameOfItsOwn: Bool {
    rule == "accessible-name-missing" && severity != .note && ["default-name-only", "empty-title", "file-name"].contains(reason)
  }

  /// Whether it is about what the system says as it asks for access to the camera, the photos and the like.
  fileprivate var isAboutSystemQuestion: Bool {
    var keys = cause?.keys ?? []
    if let key { keys.insert(key) }
    return !keys.isEmpty && keys.allSatisfy { $0.hasPrefix("NS") && $0.hasSuffix("UsageDescription") }
  }

  /// Whether a title is cut because the bar holds too much beside it, whatever the title is.
  fileprivate var isOfCrowdedBar: Bool { isAboutTitle && isForWantOfRoom && environmentCount > 0 }

  /// Whether it is asked about a text that exceeds its room by a few points at most.
  fileprivate var isSlightDoubt: Bool {
    verdict == .needsReview && environmentCount > 0 && over.map { $0.value < 4 } == true
  }

  /// What is cut on screens that few people have, or exceeds its room by a few points, if at all.
  fileprivate var isSlight: Bool { isPerhapsCutOnRareScreens || isSlightDoubt }

  /// Whether only screens such as those with Display Zoom show it, and it is not certain that they do.
  fileprivate var isPerhapsCutOnRareScreens: Bool {
    (verdict == .needsReview || severity == .note) && environmentCount > 0 && worstEnvironment?.commonness == .rare
  }
}

extension AuditResult {
  /// The findings in matters, the worst first: what every report that people read begins with, in this order.
  var matters: [Matter] {
    let widths = FoundWidths(of: findings, on: bars)
    return Matter.all(
      in: findings, bars: Dictionary(project.toolbars.map { ($0.id, $0.barID) }, uniquingKeysWith: { first, _ in first }),
      unshipped: Set(project.unshippedLocales), new: Set(trend?.newLanguages ?? [])
    ).map { $0.headedByWorstLanguage.headed(by: widths) }
  }
}
