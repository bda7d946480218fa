import LintelFindings
import LintelModel

/// What is wrong with a row's own text, which what to do about it leaves open.
extension SheetTable {
  static let untranslated: Message = "Not translated"

  /// Of several findings each, once. Nobody can ask for what a row with a severity does not say.
  func faults(of row: TranslationRow) -> String {
    if row.isLengthRemark { return "" }
    let told = row.told.compactMap { fault(of: $0.finding, in: row) }
    let reasons = (row.isMarked ? [TranslationRow.marked] : []) + (row.sourceChange.map { [$0.sentence] } ?? [])
    return joined(reasons + told + (row.widthFault.map { [$0] } ?? []))
  }

  /// Of one of many strings that are told together.
  func fault(of finding: Finding, in text: TranslationSheet.Other.Text) -> String {
    let isLacking = UntranslatedStrings.isOne(finding) && text.translation == nil
    let fault: Message? = isLacking ? Self.untranslated : finding.fault(in: sheet.locale, of: text.key)
    return joined(fault.map { [$0] } ?? [])
  }

  private func fault(of finding: Finding, in row: TranslationRow) -> Message? {
    if UntranslatedStrings.isOne(finding), row.translation == nil { return Self.untranslated }
    // What is told of several languages has the figures of another one; the row has its own.
    let isCut = ["title-truncated", "label-truncated"].contains(finding.rule)
    // What is wrong comes first, and the figures behind it.
    if isCut, finding.languages != [sheet.locale] || row.isOfRoomierBar(finding), let tightest = row.tightest, tightest.isTooLong {
      let figures = tightest.roomSentence
      return tightest.certainty == .certain ? TranslationRow.tooWide(figures) : TranslationRow.perhapsTooWide(figures)
    }
    // Of a title that fits, or of which nobody knows whether it does, the figures are all that there is to say.
    if finding.isLengthRemark, let text = row.translation { return Self.longTitle(text.count) }
    return finding.fault(in: sheet.locale, of: row.key)
  }

  static func longTitle(_ count: Int) -> Message { "Characters: \(amount: count). The guideline asks for 14 or fewer." }

  private func joined(_ faults: [Message]) -> String {
    let all = faults.map(words.visible).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return all.joined(separator: " · ")
  }
}

extension TranslationRow {
  /// What is wrong with it in a few words, for the page, where its other cells do not say it: that it is missing, a copy, or marked.
  var shortFault: Message? {
    guard translation != nil, !isLengthRemark else { return nil }
    return told.first { !$0.finding.isOfWholeCopies && !$0.finding.isOfPossibleCopies }.map {
      $0.finding.faultOfCopy ?? RuleName.of($0.finding.rule)
    }
  }
}

extension Finding {
  /// What is wrong with one of its strings in a language: its sentence where that is about this one alone. A sentence that counts
  /// strings, or quotes another language's text, says nothing of this one, and there the rule's title stands.
  /// - Parameter key: The string's.
  func fault(in locale: LocaleID, of key: String?) -> Message {
    if let key, let own = ownFault(in: locale, of: key) { return own }
    let isAboutOne = !reason.hasPrefix("many-") && (rule != "untranslated" || strings.count <= 1)
    if isAboutOne, languages.isEmpty || languages == [locale] { return message }
    if rule == "duplicate-key" { return Self.repeatedKey }
    return rule == "edge-space" ? EdgeAdvice.fault : faultOfCopy ?? faultOfMark ?? RuleName.of(rule)
  }

  static let repeatedKey: Message = "The key stands more than once in its table, and one of the entries alone counts"

  /// The sentence about this string alone, as the finding would have it that is told with others. Of copies, which may be
  /// thousands, no sentence says more than that they are.
  private func ownFault(in locale: LocaleID, of key: String) -> Message? {
    guard rule != "untranslated", rule != "missing-translation", languages.isEmpty || languages.contains(locale) else { return nil }
    if parts.isEmpty {
      let own = strings.first { string in
        string.fault != nil && (string.key ?? self.key) == key && (string.locale ?? self.locale ?? locale) == locale
      }
      return own?.fault
    }
    for part in parts {
      if let own = part.ownFault(in: locale, of: key) { return own }
      let isAboutOne = part.strings.isEmpty && part.parts.isEmpty && part.key == key && part.languages == [locale]
      if isAboutOne, !part.reason.hasPrefix("many-") { return part.message }
    }
    return nil
  }
}
