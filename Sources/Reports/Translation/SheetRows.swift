import LintelFindings
import LintelModel
import LintelUnicodeText

/// The rows of a sheet: what is known of a text, joined from its bars, its tables and what was found.
extension TranslationSheetBuilder {
  /// A text's rows: its own, and one for each of its forms that something was found about alone. Two forms in one row, with the
  /// room of one, would leave open which of them is meant.
  func rowsByForm(_ name: Name, _ draft: Draft) -> [TranslationRow] {
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
    let hasWhole = !whole.texts.isEmpty || !whole.entries.isEmpty || isMarked(name) || isOutdated(name)
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
    // Whoever writes the text back has to know which of the forms it is.
    let read = tightest == nil ? unit?.readable : tightest?.translation
    let shownForm = read.flatMap { text in unit.flatMap { FaultyForm.shown(text, in: $0) } }
    // What is missing is at its string; its finding may be at the source's value.
    let foundAt: SourceLocation? =
      missing != nil
      ? nil
      : form?.location ?? shownForm?.location ?? tightest?.location ?? unit?.location ?? own?.location ?? finding.flatMap(ownPlace)
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
    let isDoubted = entries.contains(where: \.finding.isOfPossibleCopies)
    let doubt = isDoubted ? string.flatMap { CopyDoubt($0, in: locale, strings, of: project) } : nil
    return TranslationRow(
      locale: locale, sourceLocale: sourceLocale, table: string?.table, key: string?.key,
      location: location, sourceLocation: missing?.location ?? sourceLocation,
      isAtSource: location == nil && translation == nil
        && (missing?.isOfSource ?? sourceLocation?.isOfOneLanguage ?? false),
      comment: string.flatMap(strings.comment), uses: allUses(of: string, on: texts, and: (asking.map { [$0] } ?? []) + inCode),
      source: form?.source ?? tightest?.source ?? source?.readable ?? unshown?.source ?? elsewhere,
      translation: form?.text ?? translation, unit: unit,
      isOtherSources: tellsOther && unit.map { Self.isCopied("other", of: $0, from: source) } ?? false, form: form,
      shownForm: shownForm?.name, tightest: tightest, rareRooms: texts.compactMap(\.rareRoom),
      bars: shown + others, fits: !texts.isEmpty && texts.allSatisfy { $0.fits != nil && !$0.isTooLong },
      entries: entries,
      address: string.flatMap { links.translationAddress(locale: locale, table: $0.table, key: $0.key) },
      target: target,
      leaving: translation == nil ? string.flatMap { LeftAsIs($0, strings, of: project) } : nil, doubt: doubt,
      isUntouched: string.map(isUntouched) ?? false, limit: SheetLimit(of: unit, source: source),
      sourceChange: translation == nil || entries.contains { $0.finding.rule == "translation-left-behind" }
        ? nil : string.flatMap { outdated[$0] },
      sourceUnit: source)
  }

  /// Whether a place is no table's, and another file takes the translation.
  private func isAsking(_ place: SourceLocation, _ target: StringPlaces.Target?) -> Bool {
    !place.isOfTable && strings.table(in: place.file) == nil && (target != nil || place.isOfCode)
  }

  /// Those of its bars come first, but not a constant's own place where others read it: the text is shown where these are.
  private func allUses(of string: TranslationStrings.Name?, on texts: [BarText], and asking: [SourceLocation]) -> [KeyUses.Place] {
    let places = texts.compactMap(\.usedAt).filter { place in
      !place.isOfCode || string.map { uses.mayUse($0, at: KeyUses.Place(place)) } ?? true
    }
    let known = string.map { uses.places(of: $0) } ?? []
    // What reads a bar says the place alone: what the text is there, the other readers know.
    let all = (places + asking).map { KeyUses.Place($0) }.told(by: known) + known
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
  func isUntouched(_ name: TranslationStrings.Name) -> Bool {
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
}
