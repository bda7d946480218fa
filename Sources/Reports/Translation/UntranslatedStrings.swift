import LintelFindings
import LintelModel

/// The strings that languages lack, which a page has once for all sheets: each language takes from it what it lacks itself.
struct UntranslatedStrings {
  struct Entry {
    let name: TranslationStrings.Name
    let source: String?
    /// What developers say about it.
    let comment: String?
    /// Where the source has it.
    let location: SourceLocation?
    /// Where the page tells of it; nil where it only counts.
    let anchor: String?
    /// The bars that its finding is reported with, by id.
    let toolbars: [String]

    var key: String { name.key }
  }

  /// Strings that the same languages lack, for the same to be done about them.
  struct Group {
    let locales: [LocaleID]
    private let suggestion: Message
    fileprivate(set) var strings: [Entry] = []

    fileprivate init(locales: [LocaleID], suggestion: Message) {
      self.locales = locales
      self.suggestion = suggestion
    }

    /// What to do about each of them: their findings may have been about one alone, or about many.
    var advice: Message { UntranslatedAdvice(suggestion)?.ofEach ?? suggestion }
  }

  let groups: [Group]

  static func isOne(_ finding: Finding) -> Bool { finding.rule == "missing-translation" && finding.blame == .translation }

  init(_ entries: [PageModel.Entry], strings: TranslationStrings, sourceLocale: LocaleID) {
    var groups: [[String]: Group] = [:]
    var order: [[String]] = []
    var told: Set<String> = []
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
      for name in names {
        let lacking = locales[name]!.sorted()
        let advice = finding.suggestion ?? finding.message
        let group = lacking.map(\.id) + [(UntranslatedAdvice(advice)?.ofOne ?? advice).english]
        if groups[group] == nil { order.append(group) }
        let unit = strings.unit(name, in: sourceLocale)
        groups[group, default: Group(locales: lacking, suggestion: advice)].strings.append(
          Entry(
            name: name, source: unit?.readable, comment: strings.comment(on: name), location: unit?.location,
            anchor: entry.form == .number ? nil : entry.anchor, toolbars: toolbars[name] ?? []))
      }
    }
    self.groups = order.map { groups[$0]! }
  }

  private init(groups: [Group]) { self.groups = groups }

  /// Only what a language lacks.
  func of(_ locale: LocaleID) -> UntranslatedStrings {
    UntranslatedStrings(groups: groups.filter { $0.locales.contains(locale) })
  }

  func count(in locale: LocaleID) -> Int {
    groups.reduce(0) { $0 + ($1.locales.contains(locale) ? $1.strings.count : 0) }
  }
}
