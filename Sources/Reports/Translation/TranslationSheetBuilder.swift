import LintelFindings
import LintelModel

/// Makes one sheet: joins the places of a text, and what was found about it, to one row.
struct TranslationSheetBuilder {
  /// What rows are told apart by. A text of the definition itself has no table and no key.
  enum Name: Hashable {
    case string(TranslationStrings.Name, at: SourceLocation?)
    case literal(source: String, translation: String?)

    /// Nil for a text of the definition itself.
    var string: TranslationStrings.Name? { if case .string(let string, _) = self { string } else { nil } }
  }

  struct Draft {
    var texts: [BarText] = []
    var entries: [PageModel.Entry] = []
    /// What each of these is about here.
    var parts: [Part] = []

    mutating func add(_ part: Part) {
      parts.append(part)
      if !entries.contains(where: { $0.anchor == part.entry.anchor }) { entries.append(part.entry) }
    }
  }

  /// One of the strings that a finding is about.
  struct Part {
    let entry: PageModel.Entry
    let found: FoundString
  }

  /// A finding, and the strings of it that have no row.
  private struct Left {
    let entry: PageModel.Entry
    let strings: [(name: TranslationStrings.Name, found: FoundString)]
  }

  let locale: LocaleID
  private let found: [PageModel.Entry]
  private let units: UnitsByLanguage
  private let unshown: UnshownTexts
  private let joined: JoinedTexts
  let strings: TranslationStrings
  let uses: TextUses
  let places: StringPlaces
  let links: LinkTemplates
  let project: Project
  private let extent: TranslationSheets.Extent
  private let broken: [BrokenTable]
  /// What the language's files mark for review.
  let marked: Set<TranslationStrings.Name>
  /// What was translated from another text than the source has now.
  let outdated: [TranslationStrings.Name: OutdatedTranslations.Change]
  /// How wide the language's own characters are; nil where too little of it is known.
  let letters: LetterWidths?
  private var names: [Name] = []
  private var drafts: [Name: Draft] = [:]
  private var others: [Left] = []
  private var unlisted: [Left] = []
  private var onBars: [BarText.Name: Name] = [:]
  private var ofStrings: [TranslationStrings.Name: Name] = [:]
  /// What findings are about that no bar shows.
  private(set) var unshownStrings: [TranslationStrings.Name: UnshownText] = [:]

  var count: Int { names.count }

  /// - Parameters:
  ///   - rest: What is about no language, and so each one's.
  ///   - lacked: What is found in other languages, and this one lacks with most of the table.
  init(
    locale: LocaleID, found: [PageModel.Entry], rest: [PageModel.Entry], lacked: [PageModel.Entry], texts: [BarText],
    units: UnitsByLanguage,
    unshown: UnshownTexts, joined: JoinedTexts, strings: TranslationStrings, uses: TextUses, places: StringPlaces,
    links: LinkTemplates, project: Project, extent: TranslationSheets.Extent, marked: [TranslationStrings.Name],
    outdated: [TranslationStrings.Name: OutdatedTranslations.Change], broken: [BrokenTable]
  ) {
    let found = extent == .whole ? found + rest : found
    (self.locale, self.found, self.strings, self.places, self.links) = (locale, found, strings, places, links)
    (self.units, self.unshown, self.joined, self.uses) = (units, unshown, joined, uses)
    (self.project, self.extent, self.marked, self.broken) = (project, extent, Set(marked), broken)
    self.outdated = outdated
    letters = LetterWidths(of: texts, in: locale)
    for var text in texts {
      if text.translation == nil { text.letters = letters }
      let name = name(of: text)
      onBars[text.name] = onBars[text.name] ?? name
      begin(name)
      drafts[name]?.texts.append(text)
    }
    let isShort = extent == .whole || marked.count <= MarkedForReview.mostOnPage
    // What is to be translated is told with its mark, and not in a group as well.
    if isShort { for name in marked where ofStrings[name] == nil && isUntouched(name) { begin(.string(name, at: nil)) } }
    for entry in found where extent == .whole || entry.form == .card { add(entry) }
    if isShort { for name in marked where ofStrings[name] == nil { begin(.string(name, at: nil)) } }
    if extent == .whole || outdated.count <= MarkedForReview.mostOnPage {
      let names = outdated.keys.sorted { ($0.table, $0.key) < ($1.table, $1.key) }
      for name in names where ofStrings[name] == nil { begin(.string(name, at: nil)) }
    }
    for entry in lacked where extent == .whole || entry.form == .card { addLacked(entry) }
    guard extent == .page else { return }
    for entry in found.filter({ $0.form != .card }) + rest where !UntranslatedStrings.isOne(entry.finding) { addUnlisted(entry) }
  }

  private func name(of text: BarText) -> Name {
    guard let key = text.name.key else { return .literal(source: text.source, translation: text.translation) }
    // Code may be all that gives the text, which is in no table's file then.
    let file = (text.location ?? text.sourceLocation)?.file
    let table =
      strings.table(in: file) ?? strings.table(called: text.table, with: key)
      ?? (text.usedAt?.file ?? file).flatMap { places.table(called: text.table ?? "Localizable", nearest: $0) } ?? text.table ?? ""
    return .string(TranslationStrings.Name(table: table, key: key), at: text.location)
  }

  /// Makes the draft of a row, if there is none: what is added to it is added in its place, without a copy of the rest.
  private mutating func begin(_ name: Name) {
    guard drafts[name] == nil else { return }
    names.append(name)
    drafts[name] = Draft()
    if case .string(let string, _) = name, ofStrings[string] == nil { ofStrings[string] = name }
  }

  private mutating func add(_ entry: PageModel.Entry) {
    let finding = entry.finding
    // What is missing is listed once for all languages, and told here where a bar has it.
    let isListedApart = extent == .page && UntranslatedStrings.isOne(finding)
    let isRowOfEach = extent == .whole && !finding.isHouseStyle
    var isPlaced = false
    var left: [(name: TranslationStrings.Name, found: FoundString)] = []
    for unit in units.units(of: entry, in: locale) {
      guard let name = name(of: unit) else { continue }
      // A group is told below the table, unless its strings are there already.
      guard
        drafts[name] != nil || isRowOfEach || finding.strings.isEmpty && finding.locale != nil && !isListedApart
      else {
        if case .string(let string, _) = name { left.append((string, unit)) }
        continue
      }
      isPlaced = true
      begin(name)
      drafts[name]?.parts.append(Part(entry: entry, found: unit))
      if drafts[name]?.entries.last?.anchor != entry.anchor { drafts[name]?.entries.append(entry) }
    }
    if isPlaced { addToJoined(entry) }
    // What is the same in several languages is below the sheet of each.
    let isListed = extent == .whole || finding.locale != nil || !finding.isAlikeInItsLanguages
    guard !isListedApart, !isPlaced || !left.isEmpty else { return }
    let own = Left(entry: entry, strings: left)
    if isListed { others.append(own) } else { unlisted.append(own) }
  }

  /// Of a language that has little of a table its findings tell that as a whole. A string that the source has in no table is in
  /// none of them, and has its row here.
  private mutating func addLacked(_ entry: PageModel.Entry) {
    guard let told = entry.finding.languages.first else { return }
    for found in units.units(of: entry, in: told) {
      var unit = found
      (unit.locale, unit.location) = (locale, nil)
      guard let name = name(of: unit), drafts[name] == nil, let string = name.string,
        unshownStrings[string].map({ strings.table(in: $0.sourceLocation?.file) == nil }) == true
      else { continue }
      begin(name)
      drafts[name]?.add(Part(entry: entry, found: unit))
    }
  }

  private mutating func addUnlisted(_ entry: PageModel.Entry) {
    var strings: [(name: TranslationStrings.Name, found: FoundString)] = []
    for unit in units.units(of: entry, in: locale) {
      if case .string(let string, _)? = name(of: unit) { strings.append((string, unit)) }
    }
    unlisted.append(Left(entry: entry, strings: strings))
  }

  /// A finding about several texts of a bar has one key: whoever mends another one of them looks at its own row.
  private mutating func addToJoined(_ entry: PageModel.Entry) {
    for string in joined.strings(of: entry.finding, in: locale) {
      guard let name = name(of: string) else { continue }
      begin(name)
      guard drafts[name]?.entries.contains(where: { $0.anchor == entry.anchor }) == false else { continue }
      drafts[name]?.entries.append(entry)
    }
  }

  private mutating func name(of unit: FoundString) -> Name? {
    if unit.toolbar != nil, let onBar = onBars[BarText.Name(toolbar: unit.toolbar, key: unit.key)] { return onBar }
    guard let key = unit.key else { return nil }
    // What is found on a bar names no table, and the text's own definition names it without its folder.
    let text = unshown.text(of: unit)
    let table = unit.table ?? text.flatMap { self.table(of: $0) } ?? ""
    let string = TranslationStrings.Name(table: table, key: key)
    if let text, unshownStrings[string] == nil { unshownStrings[string] = text }
    return ofStrings[string] ?? .string(string, at: nil)
  }

  /// Nil for a text that names no table, and is in none.
  private func table(of text: UnshownText) -> String? {
    if let table = text.files(in: locale).lazy.compactMap({ strings.table(in: $0) }).first { return table }
    return text.table.flatMap { places.table(called: $0, nearest: text.file) } ?? text.text.table
  }

  /// Nil where there is nothing to say.
  func sheet(onlyFound: Bool) -> TranslationSheet? {
    let names = self.names.filter { !isIdleFormat($0) }
    let kept = names.filter { !onlyFound || drafts[$0]?.entries.isEmpty == false || isMarked($0) || isOutdated($0) }
    if kept.isEmpty, found.isEmpty, broken.isEmpty, marked.isEmpty { return nil }
    let made = kept.flatMap { name in rowsByForm(name, drafts[name]!).map { (name: name.string, row: $0) } }
    // What they are ordered by is made once for each, and not for each comparison.
    let orders = made.map(\.row.order)
    let rows = made.indices.sorted { a, b in
      let (own, other) = (orders[a], orders[b])
      return (own.rank, own.doubt, own.urgency, own.tightness, a) < (other.rank, other.doubt, other.urgency, other.tightness, b)
    }.map { made[$0].row }
    let others = others.inUrgentOrder(of: locale) { $0.entry }.map(other)
    let unlisted = unlisted.inUrgentOrder(of: locale) { $0.entry }.map(other)
    return TranslationSheet(
      locale: locale, broken: broken, rows: rows, others: others, unlisted: unlisted, found: found,
      untold: extent == .whole ? 0 : found.count { $0.form != .card },
      work: TranslationSheet.Work(rows: made, marked: marked.union(outdated.keys), others: others + unlisted),
      leftOut: names.count - kept.count)
  }

  /// Whether it has placeholders alone, and nothing is wrong with them: nobody translates these.
  private func isIdleFormat(_ name: Name) -> Bool {
    guard let draft = drafts[name], draft.entries.isEmpty, !draft.texts.isEmpty, !isMarked(name), !isOutdated(name) else { return false }
    return draft.texts.allSatisfy { text in !text.isTooLong && text.translation.map(FormatText.isOne) == true }
  }

  func isMarked(_ name: Name) -> Bool {
    if case .string(let string, _) = name { marked.contains(string) } else { false }
  }

  func isOutdated(_ name: Name) -> Bool { name.string.map { outdated[$0] != nil } ?? false }

  private func other(_ left: Left) -> TranslationSheet.Other {
    let texts = left.strings.map { text($0.name, as: $0.found, of: left.entry) }
    let listed = texts.filter { $0.leaving == nil } + texts.filter { $0.leaving != nil }
    guard left.entry.finding.isOfPossibleCopies else { return TranslationSheet.Other(entry: left.entry, texts: listed) }
    let inOrder = listed.enumerated().sorted { a, b in
      (a.element.doubt ?? .none, a.offset) < (b.element.doubt ?? .none, b.offset)
    }
    return TranslationSheet.Other(entry: left.entry, texts: inOrder.map(\.element))
  }

  private func text(
    _ name: TranslationStrings.Name, as found: FoundString, of entry: PageModel.Entry
  ) -> TranslationSheet.Other.Text {
    let unit = strings.unit(name, in: locale)
    let source = strings.unit(name, in: entry.source)
    let text = unshownStrings[name]
    let own = text?.translation(in: locale)
    let form = unit.flatMap { FaultyForm(entry.finding, of: $0, source: source, as: found) }
    // What is about the whole text shows one form of it, too.
    let shownForm = form == nil ? unit.flatMap { FaultyForm.shown($0.readable, in: $0) } : nil
    // Only of a copy it is asked whether it is one for good.
    let isCopy = entry.finding.rule == "untranslated" && unit != nil && unit?.readable == source?.readable
    let doubt = entry.finding.isOfPossibleCopies ? CopyDoubt(name, in: locale, strings, of: project) : nil
    let leaving: LeftAsIs? = if let doubt { doubt.leaving } else if isCopy { LeftAsIs(name, strings, of: project) } else { nil }
    return TranslationSheet.Other.Text(
      name: name,
      source: form?.source ?? source?.readable ?? text?.source ?? entry.finding.sourceText(of: name.key)
        ?? strings.sourceElsewhere(name),
      translation: form?.text ?? unit?.readable ?? own?.text, form: form?.name ?? shownForm?.name,
      location: form?.location ?? shownForm?.location ?? unit?.location ?? own?.location ?? source?.location ?? text?.sourceLocation,
      comment: strings.comment(on: name), leaving: leaving, state: unit?.state,
      limit: SheetLimit(of: unit, source: source), doubt: doubt, uses: uses.places(of: name))
  }
}

extension Finding {
  /// Whether it says the same of each of its languages: then it is told once for all of them.
  var isAlikeInItsLanguages: Bool { strings.allSatisfy { $0.locale == nil } }
}
