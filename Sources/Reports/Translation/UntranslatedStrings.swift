import LintelFindings
import LintelModel

/// The strings that languages lack, which a page has once for all sheets: each language takes from it what it lacks itself.
struct UntranslatedStrings {
  struct Entry {
    let name: TranslationStrings.Name
    let source: String?
    /// What the source's file has, where it varies.
    let varying: StringUnit?
    /// What developers say about it.
    let comment: String?
    /// Where the source has it: its first line, which in a catalogue is its key's.
    let location: SourceLocation?
    /// How grave its finding is.
    let kind: FindingKind
    /// Whether no language has it yet.
    let isNew: Bool
    /// Where the page tells of it; nil where it only counts.
    let anchor: String?
    /// The bars that its finding is reported with, by id.
    let toolbars: [String]
    /// Where code and bars ask for it.
    let uses: [KeyUses.Place]
    /// What other languages have, where it may well be left as it is.
    let wordings: OtherWordings?
    let limit: SheetLimit?

    var key: String { name.key }
  }

  /// Strings of a table that the same languages lack, for the same to be done about them.
  struct Group {
    let locales: [LocaleID]
    /// As findings name it: `Platform/Localizable`; without its folder where they are of tables of one name in many folders.
    let table: String
    /// In how many folders a key of theirs is; nil for strings of one table.
    let folders: Int?
    /// Why hardly any language writes them otherwise; nil for what is to be translated.
    let leaving: LeftAsIs?
    /// Whether people who use the app never see them: whoever translates it has no work with these.
    let isOfTests: Bool
    private let suggestion: Message
    fileprivate(set) var strings: [Entry] = []

    fileprivate init(
      locales: [LocaleID], table: String, folders: Int?, leaving: LeftAsIs?, isOfTests: Bool, suggestion: Message
    ) {
      self.locales = locales
      self.table = table
      self.folders = folders
      self.leaving = leaving
      self.isOfTests = isOfTests
      self.suggestion = suggestion
    }

    /// Whether no code asks for them: a language's share leaves them out.
    var isUnasked: Bool { UntranslatedAdvice(suggestion) == .askFirst }

    /// What people read comes first, then what waits for the developers' word, and what tests read last.
    fileprivate var rank: Int {
      if isOfTests { return 3 }
      return leaving != nil ? 2 : isUnasked ? 1 : 0
    }
    /// The file that the source has the first of them in; nil where that is unknown.
    var file: String? { strings.lazy.compactMap(\.location).first?.file }

    /// What the lists of one table have in common on a sheet. Two keys of tables of one name are in as many folders each, and may
    /// be in other ones.
    var tableOfSheet: String { folders == nil ? table : "*/\(table)/\(strings.first?.key ?? "")" }

    /// What to do about each of them: their findings may have been about one alone, or about many.
    var advice: Message {
      leaving == nil ? UntranslatedAdvice(suggestion)?.ofEach ?? suggestion : LeftAsIs.heading
    }

    /// The same said of one of them, in a row of its own.
    var adviceOnOne: Message { leaving?.advice ?? UntranslatedAdvice(suggestion)?.ofOne ?? suggestion }
  }

  /// What is known of a string, whichever language lacks it.
  private struct Known {
    let source: String?
    let varying: StringUnit?
    let comment: String?
    let location: SourceLocation?
    let uses: [KeyUses.Place]
    let wordings: OtherWordings?
    let limit: SheetLimit?
    let leaving: LeftAsIs?
    let isOfTests: Bool
    /// In how many folders a key of its group's is; nil where what is to be done about it is to be done in one.
    let folders: Int?
  }

  let groups: [Group]

  static func isOne(_ finding: Finding) -> Bool { finding.rule == "missing-translation" && finding.blame == .translation }

  init(_ entries: [PageModel.Entry], strings: TranslationStrings, uses: TextUses, of project: Project) {
    var groups: [[String]: Group] = [:]
    var order: [[String]] = []
    var told: Set<String> = []
    var tests = TablesOfTests(in: project)
    let namesakes = NamesakeKeys(of: project)
    // Findings about a hundred languages ask about the same strings.
    var asked: [TranslationStrings.Name: Known] = [:]
    func facts(of name: TranslationStrings.Name) -> Known {
      if let known = asked[name] { return known }
      let unit = strings.unit(name, in: project.sourceLocale)
      let leaving = LeftAsIs(name, strings, of: project)
      let isOfTests = tests.contains(name.table)
      let known = Known(
        source: unit?.readable ?? strings.sourceElsewhere(name), varying: unit.flatMap { $0.varies ? $0 : nil }, comment: strings.comment(on: name),
        location: unit?.entryLocation, uses: uses.places(of: name),
        wordings: leaving?.isName == true ? strings.wordings(of: name) : nil, limit: SheetLimit(of: nil, source: unit),
        leaving: leaving, isOfTests: isOfTests,
        // What is to be translated belongs into each table's own file; what may be left is one question.
        folders: leaving == nil || isOfTests ? nil : namesakes.folders(of: name))
      asked[name] = known
      return known
    }
    for entry in entries where Self.isOne(entry.finding) && told.insert(entry.anchor).inserted {
      let finding = entry.finding
      var names: [TranslationStrings.Name] = []
      var locales: [TranslationStrings.Name: Set<LocaleID>] = [:]
      var toolbars: [TranslationStrings.Name: [String]] = [:]
      for unit in finding.units {
        guard let key = unit.key, let locale = unit.locale else { continue }
        let name = TranslationStrings.Name(table: unit.table ?? "", key: key)
        if locales[name] == nil { names.append(name) }
        locales[name, default: []].insert(locale)
        if let toolbar = unit.toolbar, toolbars[name]?.contains(toolbar) != true {
          toolbars[name, default: []].append(toolbar)
        }
      }
      let advice = finding.suggestion ?? finding.message
      for name in names {
        let lacking = locales[name]!.sorted()
        let known = facts(of: name)
        let (leaving, isOfTests, folders) = (known.leaving, known.isOfTests, known.folders)
        let table = folders == nil ? name.table : TableID.name(ofPath: name.table)
        let shared = folders == nil ? "" : name.key
        let group =
          lacking.map(\.id)
          + [(UntranslatedAdvice(advice)?.ofOne ?? advice).english, table, shared, leaving?.rawValue ?? ""]
        if groups[group] == nil { order.append(group) }
        groups[
          group,
          default: Group(
            locales: lacking, table: table, folders: folders, leaving: leaving, isOfTests: isOfTests, suggestion: advice)
        ].strings.append(
          Entry(
            name: name, source: known.source, varying: known.varying, comment: known.comment, location: known.location,
            kind: FindingKind(finding), isNew: finding.isOfNewStrings, anchor: entry.form == .number ? nil : entry.anchor, toolbars: toolbars[name] ?? [],
            uses: known.uses, wordings: known.wordings, limit: known.limit))
      }
    }
    let all = order.map { groups[$0]! }
    self.groups = (0...3).flatMap { rank in all.filter { $0.rank == rank } }
  }

  private init(groups: [Group]) { self.groups = groups }

  /// Only what a language lacks.
  func of(_ locale: LocaleID) -> UntranslatedStrings {
    UntranslatedStrings(groups: groups.filter { $0.locales.contains(locale) })
  }

  /// How many strings a language's translators have to look at.
  func count(in locale: LocaleID) -> Int { count(in: locale) { !$0.isOfTests } }

  /// How many it lacks that tests and examples read.
  func countOfTests(in locale: LocaleID) -> Int { count(in: locale) { $0.isOfTests } }

  /// How many of those to look at no code asks for.
  func countUnasked(in locale: LocaleID) -> Int { count(in: locale) { !$0.isOfTests && $0.isUnasked } }

  /// How many of the others may well be left as they are.
  func countToLeave(in locale: LocaleID) -> Int {
    count(in: locale) { !$0.isOfTests && !$0.isUnasked && $0.leaving != nil }
  }

  private func count(in locale: LocaleID, where isCounted: (Group) -> Bool) -> Int {
    groups.reduce(0) { $0 + (isCounted($1) && $1.locales.contains(locale) ? $1.strings.count : 0) }
  }
}
