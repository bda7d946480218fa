import LintelFindings
import LintelModel
import LintelUnicodeText

/// Makes one sheet: joins the places of a text, and what was found about it, to one row.
struct TranslationSheetBuilder {
  /// What rows are told apart by. A text of the definition itself has no table and no key.
  private enum Name: Hashable {
    case string(TranslationStrings.Name, at: SourceLocation?)
    case literal(source: String, translation: String?)

    /// Nil for a text of the definition itself.
    var string: TranslationStrings.Name? { if case .string(let string, _) = self { string } else { nil } }
  }

  private struct Draft {
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
  private struct Part {
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
  private let strings: TranslationStrings
  private let uses: TextUses
  private let places: StringPlaces
  private let links: LinkTemplates
  private let project: Project
  private let extent: TranslationSheets.Extent
  private let broken: [BrokenTable]
  /// What the language's files mark for review.
  private let marked: Set<TranslationStrings.Name>
  /// How wide the language's own characters are; nil where too little of it is known.
  private let letters: LetterWidths?
  private var names: [Name] = []
  private var drafts: [Name: Draft] = [:]
  private var others: [Left] = []
  private var unlisted: [Left] = []
  private var onBars: [BarText.Name: Name] = [:]
  private var ofStrings: [TranslationStrings.Name: Name] = [:]
  /// What findings are about that no bar shows.
  private var unshownStrings: [TranslationStrings.Name: UnshownText] = [:]

  var count: Int { names.count }

  /// - Parameters:
  ///   - rest: What is about no language, and so each one's.
  ///   - lacked: What is found in other languages, and this one lacks with most of the table.
  init(
    locale: LocaleID, found: [PageModel.Entry], rest: [PageModel.Entry], lacked: [PageModel.Entry], texts: [BarText],
    units: UnitsByLanguage,
    unshown: UnshownTexts, joined: JoinedTexts, strings: TranslationStrings, uses: TextUses, places: StringPlaces,
    links: LinkTemplates, project: Project, extent: TranslationSheets.Extent, marked: [TranslationStrings.Name],
    broken: [BrokenTable]
  ) {
    let found = extent == .whole ? found + rest : found
    (self.locale, self.found, self.strings, self.places, self.links) = (locale, found, strings, places, links)
    (self.units, self.unshown, self.joined, self.uses) = (units, unshown, joined, uses)
    (self.project, self.extent, self.marked, self.broken) = (project, extent, Set(marked), broken)
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
    var isPlaced = false
    var left: [(name: TranslationStrings.Name, found: FoundString)] = []
    for unit in units.units(of: entry, in: locale) {
      guard let name = name(of: unit) else { continue }
      // A group is told below the table, unless its strings are there already.
      guard
        drafts[name] != nil || extent == .whole || finding.strings.isEmpty && finding.locale != nil && !isListedApart
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
    let kept = names.filter { !onlyFound || drafts[$0]?.entries.isEmpty == false || isMarked($0) }
    if kept.isEmpty, found.isEmpty, broken.isEmpty, marked.isEmpty { return nil }
    let made = kept.flatMap { name in rowsByForm(name, drafts[name]!).map { (name: name.string, row: $0) } }
    // What they are ordered by is made once for each, and not for each comparison.
    let orders = made.map(\.row.order)
    let rows = made.indices.sorted { a, b in
      (orders[a].rank, orders[a].tightness, a) < (orders[b].rank, orders[b].tightness, b)
    }.map { made[$0].row }
    let others = others.inSheetOrder(of: locale) { $0.entry }.map(other)
    let unlisted = unlisted.inSheetOrder(of: locale) { $0.entry }.map(other)
    return TranslationSheet(
      locale: locale, broken: broken, rows: rows, others: others, unlisted: unlisted, found: found,
      untold: extent == .whole ? 0 : found.count { $0.form != .card },
      work: TranslationSheet.Work(rows: made, marked: marked, others: others + unlisted),
      leftOut: names.count - kept.count)
  }

  /// Whether it has placeholders alone, and nothing is wrong with them: nobody translates these.
  private func isIdleFormat(_ name: Name) -> Bool {
    guard let draft = drafts[name], draft.entries.isEmpty, !draft.texts.isEmpty, !isMarked(name) else { return false }
    return draft.texts.allSatisfy { text in !text.isTooLong && text.translation.map(FormatText.isOne) == true }
  }

  private func isMarked(_ name: Name) -> Bool {
    if case .string(let string, _) = name { marked.contains(string) } else { false }
  }

  private func other(_ left: Left) -> TranslationSheet.Other {
    let texts = left.strings.map { text($0.name, as: $0.found, of: left.entry) }
    return TranslationSheet.Other(
      entry: left.entry, texts: texts.filter { $0.leaving == nil } + texts.filter { $0.leaving != nil })
  }

  private func text(
    _ name: TranslationStrings.Name, as found: FoundString, of entry: PageModel.Entry
  ) -> TranslationSheet.Other.Text {
    let unit = strings.unit(name, in: locale)
    let source = strings.unit(name, in: entry.source)
    let text = unshownStrings[name]
    let own = text?.translation(in: locale)
    let form = unit.flatMap { FaultyForm(entry.finding, of: $0, source: source, as: found) }
    // Only of a copy it is asked whether it is one for good.
    let isCopy = entry.finding.rule == "untranslated" && unit != nil && unit?.readable == source?.readable
    return TranslationSheet.Other.Text(
      name: name,
      source: form?.source ?? source?.readable ?? text?.source ?? entry.finding.sourceText(of: name.key)
        ?? strings.sourceElsewhere(name),
      translation: form?.text ?? unit?.readable ?? own?.text, form: form?.name,
      location: form?.location ?? unit?.location ?? own?.location ?? source?.location ?? text?.sourceLocation,
      comment: strings.comment(on: name), leaving: isCopy ? LeftAsIs(name, strings, of: project) : nil, state: unit?.state,
      limit: SheetLimit(of: unit, source: source), uses: uses.places(of: name))
  }

  /// A text's rows: its own, and one for each of its forms that something was found about alone. Two forms in one row, with the
  /// room of one, would leave open which of them is meant.
  private func rowsByForm(_ name: Name, _ draft: Draft) -> [TranslationRow] {
    guard let unit = name.string.flatMap({ strings.unit($0, in: locale) }), unit.varies else { return [row(name, draft)] }
    let shown = draft.texts.min { $0.order < $1.order }?.translation
    var whole = Draft(texts: draft.texts)
    var forms: [(place: SourceLocation, draft: Draft)] = []
    for part in draft.parts {
      let form = FaultyForm(part.entry.finding, of: unit, source: nil, as: part.found)
      if let form, form.text != shown {
        let index = forms.firstIndex { $0.place == form.location } ?? forms.endIndex
        if index == forms.endIndex { forms.append((place: form.location, draft: Draft())) }
        forms[index].draft.add(part)
      } else {
        whole.add(part)
      }
    }
    if forms.isEmpty { return [row(name, draft)] }
    let told = Set(draft.parts.map(\.entry.anchor))
    whole.entries += draft.entries.filter { !told.contains($0.anchor) }
    let isCopied = whole.entries.contains { $0.finding.rule == "untranslated" }
    let hasWhole = !whole.texts.isEmpty || !whole.entries.isEmpty || isMarked(name)
    return (hasWhole ? [row(name, whole)] : []) + forms.map { row(name, $0.draft, tellsOther: !isCopied) }
  }

  /// - Parameter tellsOther: Whether it is to say that the form `other` is the source's: another row may say so.
  private func row(_ name: Name, _ draft: Draft, tellsOther: Bool = true) -> TranslationRow {
    let texts = draft.texts.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map {
      counted($0.element, named: name, in: draft)
    }
    let tightest = texts.first
    let finding = draft.entries.first?.finding
    let string = name.string
    let unshown = string.flatMap { unshownStrings[$0] }
    let own = unshown?.translation(in: locale)
    let sourceLocale = tightest?.sourceLocale ?? unshown?.sourceLocale ?? draft.entries.first?.source ?? project.sourceLocale
    let unit = string.flatMap { strings.unit($0, in: locale) }
    let source = string.flatMap { strings.unit($0, in: sourceLocale) }
    let compared = draft.entries.lazy.compactMap { $0.finding.sourceText(of: string?.key) }.first
    let elsewhere = compared ?? string.flatMap { strings.sourceElsewhere($0) }
    let entries = draft.entries.filter { tightest?.isWork($0.finding) ?? true }.inSheetOrder(of: locale) { $0 }
    // What is on a bar is shown as it is there.
    var form: FaultyForm?
    if let unit, tightest == nil {
      let parts = draft.parts.worstFirst(\.entry.finding.badness).lazy
      form = parts.compactMap { FaultyForm($0.entry.finding, of: unit, source: source, as: $0.found) }.first
    }
    let translation: String? = tightest.map(\.translation) ?? unit?.readable ?? own?.text
    let missing = translation == nil ? string.flatMap { places.place(of: $0, in: locale) } : nil
    let target = translation == nil ? string.flatMap { places.target(of: $0, in: locale) } : nil
    let shown = tightest?.translation.flatMap { text in unit.flatMap { FaultyForm.shown(text, in: $0) } }
    // What is missing is at its string; its finding may be at the source's value.
    let foundAt: SourceLocation? =
      missing != nil
      ? nil
      : form?.location ?? shown?.location ?? tightest?.location ?? unit?.location ?? own?.location ?? finding.flatMap(ownPlace)
    // A definition asks for the text, and nobody translates it there where a table takes the translation.
    let asking = translation == nil ? foundAt.flatMap { isAsking($0, target) ? $0 : nil } : nil
    let location = asking == nil ? foundAt : nil
    let sourceLocation = source?.entryLocation ?? tightest?.sourceLocation ?? unshown?.sourceLocation
    let inCode = translation == nil ? [sourceLocation, unshown?.text.location].compactMap(\.self).filter(\.isOfCode) : []
    var anchors: Set<String> = []
    let onBars = texts.filter { anchors.insert($0.anchor).inserted }
    let shown: [TranslationRow.Bar] = onBars.map {
      .init(id: $0.barID, title: $0.bar, anchor: $0.anchor, misfit: onBars.count > 1 ? $0.misfit : nil)
    }
    let others: [TranslationRow.Bar] = (unshown?.bars ?? []).map { part in
      TranslationRow.Bar(
        id: part.toolbar.barID, title: part.title,
        anchor: part.bars[locale] == nil ? part.anchor : part.anchor(locale))
    }.filter { anchors.insert($0.anchor).inserted }
    return TranslationRow(
      locale: locale, sourceLocale: sourceLocale, table: string?.table, key: string?.key,
      location: location, sourceLocation: missing?.location ?? sourceLocation,
      isAtSource: location == nil && translation == nil
        && (missing?.isOfSource ?? sourceLocation?.isOfOneLanguage ?? false),
      comment: string.flatMap(strings.comment), uses: allUses(of: string, on: texts, and: (asking.map { [$0] } ?? []) + inCode),
      source: form?.source ?? tightest?.source ?? source?.readable ?? unshown?.source ?? elsewhere,
      translation: form?.text ?? translation, unit: unit,
      isOtherSources: tellsOther && unit.map { Self.isCopied("other", of: $0, from: source) } ?? false, form: form,
      shownForm: shown?.name, tightest: tightest, rareRooms: texts.compactMap(\.rareRoom),
      bars: shown + others, fits: !texts.isEmpty && texts.allSatisfy { $0.fits != nil && !$0.isTooLong },
      entries: entries,
      address: string.flatMap { links.translationAddress(locale: locale, table: $0.table, key: $0.key) },
      target: target,
      leaving: translation == nil ? string.flatMap { LeftAsIs($0, strings, of: project) } : nil,
      isUntouched: string.map(isUntouched) ?? false, limit: SheetLimit(of: unit, source: source))
  }

  /// Whether a place is no table's, and another file takes the translation.
  private func isAsking(_ place: SourceLocation, _ target: StringPlaces.Target?) -> Bool {
    !place.isOfTable && strings.table(in: place.file) == nil && (target != nil || place.isOfCode)
  }

  /// Those of its bars come first.
  private func allUses(of string: TranslationStrings.Name?, on texts: [BarText], and asking: [SourceLocation]) -> [KeyUses.Place] {
    let onBars = texts.compactMap { text in text.usedAt.map { KeyUses.Place($0) } } + asking.map { KeyUses.Place($0) }
    let all = onBars + (string.map { uses.places(of: $0) } ?? [])
    var seen: Set<KeyUses.Place> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// A copy of the source that is to be translated has its room counted in the language's own letters, where these are of another
  /// script: those that it has will go. A copy that is only too wide may be a name, which stays.
  private func counted(_ text: BarText, named name: Name, in draft: Draft) -> BarText {
    guard text.translation == text.source,
      isMarked(name) || draft.entries.contains(where: { $0.finding.isAboutWords }),
      LocaleName.script(of: locale.id) != LocaleName.script(of: text.sourceLocale.id)
    else { return text }
    var text = text
    text.letters = letters
    return text
  }

  /// Whether the language's files mark a string for review that is a copy of the source, and none that may well stay.
  private func isUntouched(_ name: TranslationStrings.Name) -> Bool {
    guard marked.contains(name), let text = strings.unit(name, in: locale)?.readable else { return false }
    return text == strings.unit(name, in: project.sourceLocale)?.readable && LeftAsIs(name, strings, of: project) == nil
  }

  /// Whether a form has words, and those of the source's own form.
  private static func isCopied(_ category: String, of unit: StringUnit, from source: StringUnit?) -> Bool {
    guard let form = unit.forms.first(where: { $0.plural == category }),
      let own = source?.forms.first(where: { $0.plural == category })
    else { return false }
    return form.text == own.text && form.text.split(separator: " ").contains { $0.allSatisfy(\.isLetter) }
  }

  /// Where a finding is, if that is this language's place of the one string that it is about.
  private func ownPlace(_ finding: Finding) -> SourceLocation? {
    finding.strings.isEmpty && finding.locale == locale ? finding.translationLocation : nil
  }
}

extension SourceLocation {
  /// Whether its file is a table of one language, where another's translation is not put.
  var isOfOneLanguage: Bool { StringTable.Format(file: file)?.isOfOneLanguage == true }
  /// Whether its file is a table, by its name.
  var isOfTable: Bool { StringTable.Format(file: file) != nil }
  /// Whether it is in source code, where no translation is put.
  var isOfCode: Bool { file.hasSuffix(".swift") }
}

extension Finding {
  /// Whether it is for translators, and about what a text says: nothing was measured.
  fileprivate var isAboutWords: Bool { blame == .translation && environmentCount == 0 && over == nil }

  /// Whether it says the same of each of its languages: then it is told once for all of them.
  var isAlikeInItsLanguages: Bool { strings.allSatisfy { $0.locale == nil } }
}
