import LintelFindings
import LintelModel

/// What is counted in all and in each language: a finding about several languages is one in the total, and one in each of them.
struct LanguageCounts {
  /// Each finding once.
  let all: [PageModel.Entry]
  /// Without `mul`, which is none: a file of several languages is filed under it.
  let languages: [LocaleID: [PageModel.Entry]]
  /// What is wrong whatever the language, and counts in none.
  let shared: [PageModel.Entry]
  /// Those in which something was found and those that have a table, the worst first: by what was found, then by how many
  /// texts are missing. Wherever the page has several languages, they stand in this order.
  let order: [LocaleID]
  /// Of each in `order`, from 0.
  private let places: [LocaleID: Int]

  /// - Parameter translated: The languages that have a table.
  init(
    toolbars: [PageModel.ToolbarPart], tables: [PageModel.TablePart], shares: [LocaleID: UntranslatedShare],
    translated: Set<LocaleID>
  ) {
    let parts = toolbars.map(\.entries) + tables.map(\.entries)
    all = PageModel.distinct(parts.flatMap { $0.values.joined() })
    var languages: [LocaleID: [PageModel.Entry]] = [:]
    var shared: [PageModel.Entry] = []
    for entry in all {
      if entry.isWhateverTheLanguage {
        shared.append(entry)
      } else {
        for locale in Set(entry.finding.languages) where locale != "mul" { languages[locale, default: []].append(entry) }
      }
    }
    let tallies = Dictionary(uniqueKeysWithValues: languages.map { ($0.key, Tally($0.value, in: $0.key)) })
    let none = Tally(of: [])
    order = Set(languages.keys).union(translated).union(shares.keys).subtracting(["mul"]).sorted { a, b in
      let (first, second) = (tallies[a] ?? none, tallies[b] ?? none)
      if first != second { return first > second }
      // The middle of the bounds, as for `UntranslatedShare.likely`: here of strings.
      let missing = (shares[a].map { $0.missing + $0.most } ?? 0, shares[b].map { $0.missing + $0.most } ?? 0)
      return missing.0 == missing.1 ? a < b : missing.0 > missing.1
    }
    places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
    (self.languages, self.shared) = (languages, shared)
  }

  /// The languages that have a text of their own in a table, beside a source that has some.
  static func translated(in project: Project) -> Set<LocaleID> {
    var languages: Set<LocaleID> = []
    var hasSource = false
    for table in project.tables where !table.isExchangeCopy {
      for unit in table.units {
        if unit.locale == project.sourceLocale { hasSource = true } else if !unit.isUntranslated { languages.insert(unit.locale) }
      }
    }
    return hasSource ? languages.filter { $0.language != project.sourceLocale.language } : []
  }

  /// How much of each kind a language has, each finding as grave as it is there.
  func tally(of locale: LocaleID) -> Tally { Tally(languages[locale] ?? [], in: locale) }

  /// How many of a language's errors are mistakes of the source that are met in it.
  func mistakesOfSource(in locale: LocaleID) -> Int {
    (languages[locale] ?? []).count { $0.finding.isSourceMistakeOfSeveral && $0.kind(in: locale) == .error }
  }

  /// As they stand everywhere on the page: what `order` has not comes last, by its code.
  func inOrder(_ locales: some Sequence<LocaleID>) -> [LocaleID] { inOrder(Array(locales)) { $0 } }

  /// What is of languages, by these: of one language it keeps its order, and what is of none comes first.
  func inOrder<Element>(_ elements: [Element], by language: (Element) -> LocaleID?) -> [Element] {
    let placed = elements.enumerated().map { offset, element -> (place: Int, code: String, offset: Int, element: Element) in
      guard let locale = language(element) else { return (-1, "", offset, element) }
      return (places[locale] ?? order.count, locale.id, offset, element)
    }
    return placed.sorted { ($0.place, $0.code, $0.offset) < ($1.place, $1.code, $1.offset) }.map(\.element)
  }

  /// Whether findings count in several languages, so that the rows come to more than the total.
  var isMetTwice: Bool { languages.values.reduce(shared.count) { $0 + $1.count } > all.count }

  /// The same of errors alone, which are all that the head has of each language.
  var areErrorsMetTwice: Bool {
    languages.reduce(Tally(shared).errors) { $0 + Tally($1.value, in: $1.key).errors } > Tally(all).errors
  }

  /// The same in brief, in sight of rows that come to more than the total.
  static let inEach: Message = "An error about several languages counts in the row of each."

  /// Said where totals are, if there are any such findings.
  static let explanation: Message =
    "The languages together have more than the total: a finding about several of them counts once in the total, and once in each of them."
}

extension PageModel.Entry {
  /// Whether it counts in no language. The page's script asks the same of a finding's attributes.
  var isWhateverTheLanguage: Bool { finding.languages.isEmpty || finding.isInEveryLanguage(of: source) }
}
