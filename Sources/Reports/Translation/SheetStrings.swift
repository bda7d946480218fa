import LintelFindings
import LintelModel

/// The rows of what a sheet tells below its texts: of each finding about many strings those of the language, each where the
/// language has it.
extension SheetTable {
  var stringRows: [[String?]] {
    let told = sheet.others.filter { !isToldFirst($0.entry) }.flatMap { lines(of: $0) }
    guard let part, part.most > 0 else { return told }
    let lacked = part.lacked.first(part.most).flatMap { lacked -> [[String?]] in
      let own = cells(of: lacked.string, in: lacked.group, placedBy: part.places)
      return lacked.group.leaving == nil ? cells(own, of: lacked.string.varying) : [own]
    }
    return told + sheet.unlisted.flatMap { lines(of: $0) } + lacked
  }

  private func lines(of other: TranslationSheet.Other) -> [[String?]] {
    guard let example = other.texts.first else { return [cells(of: other.entry)] }
    if other.isHouseStyle { return [decision(on: other, example: cells(of: example, found: other.entry))] }
    return other.texts.prefix(max(1, part?.most ?? .max)).map { cells(of: $0, found: other.entry) }
  }

  private func cells(of text: TranslationSheet.Other.Text, found entry: PageModel.Entry) -> [String?] {
    let kind: FindingKind = text.leaving == nil ? entry.kind(in: sheet.locale) : .note
    // Without a translation all that is known is where the source has it.
    let isAtSource = text.translation == nil
    let into = (isAtSource ? nil : line(of: text.location)) ?? visible(entry.finding.table)
    let places = places(used: text.uses.map(\.words), into: into, source: isAtSource ? text.location : nil)
    let about: [String?] = [
      kind.rawValue, inLines(text.key), places.used, into,
      visible(text.comment), inLines(text.source), inLines(text.translation),
    ]
    let told: [String?] = [text.form.map(words.visible), fault(of: entry.finding, in: text), advice(on: text, found: entry)]
    let last: [String?] = [nil, shownAs(text.uses), nil, nil, nil, places.source, entry.finding.rule, visible(text.state), nil]
    return about + Self.room(text.limit) + told + last
  }

  /// Of a string that is on no bar: its limit is all that is known.
  private static func room(_ limit: SheetLimit?) -> [String?] {
    [nil, nil, nil, nil, limit.map { "\($0.characters)" }, nil, nil, nil]
  }

  private func advice(on text: TranslationSheet.Other.Text, found entry: PageModel.Entry) -> String {
    let isCopy = text.translation != nil && text.translation == text.source && !entry.finding.deletesForm
    let advice: [Message?] = [text.advice(for: entry.finding, in: sheet.locale), isCopy ? TranslationRow.copy : nil]
    return advice.compactMap { $0.map(words.visible) }.joined(separator: " · ")
  }

  /// Of a string that the language lacks, as the row of one on a bar says it.
  private func cells(
    of string: UntranslatedStrings.Entry, in group: UntranslatedStrings.Group, placedBy places: StringPlaces
  ) -> [String?] {
    let place = places.place(of: string.name, in: sheet.locale)
    let location = place?.location ?? string.location
    let kind: FindingKind = group.leaving == nil ? string.kind : .note
    let target = places.target(of: string.name, in: sheet.locale)
    let isOfSource = place?.isOfSource ?? location?.isOfOneLanguage ?? false
    let keeping = string.wordings?.keeping ?? []
    let advice: [Message?] = [
      group.adviceOnOne, keeping.isEmpty ? nil : OtherWordings.kept(in: keeping), target.map { addition(to: $0) },
      target.flatMap { MissingFile.words($0) },
      kind == .note && string.isNew && group.leaving == nil ? TranslationRow.newEverywhere : nil,
    ]
    let into = visible(target?.file) ?? (isOfSource || location?.isOfCode == true ? nil : line(of: location)) ?? visible(string.name.table)
    let at = self.places(used: string.uses.map(\.words), into: into, source: location)
    let about: [String?] = [
      kind.rawValue, inLines(string.key), at.used, into,
      visible(string.comment), inLines(string.source), nil,
    ]
    return about + Self.room(string.limit)
      + [nil, words.visible(Self.untranslated), advice.compactMap { $0.map(words.visible) }.joined(separator: " · ")]
      + [nil, shownAs(string.uses), nil, nil, nil, at.source, "missing-translation", nil, nil]
  }
}

extension TranslationSheet.Other.Text {
  /// What to do about this one of a finding's strings.
  func advice(for finding: Finding, in locale: LocaleID) -> Message {
    if let leaving { return leaving.advice }
    if finding.isOfDoubtedTexts { return Finding.adviceOnDoubtedText }
    if finding.rule == "ending-punctuation", let source { return SourceEnding.advice(source: source) }
    if let advice = finding.edgeAdvice(of: key, in: locale) { return advice }
    return finding.suggestion(inRowOf: locale, key: key).map { UntranslatedAdvice($0)?.ofOne ?? $0 } ?? finding.message
  }
}
