import LintelFindings
import LintelModel

/// What is wrong with a row's own text, which what to do about it leaves open.
extension SheetTable {
  static let untranslated: Message = "Not translated"

  /// Of several findings each, once.
  func faults(of row: TranslationRow) -> String {
    joined(row.told.compactMap { fault(of: $0.finding, in: row) })
  }

  /// Of one of many strings that are told together.
  func fault(of finding: Finding, in text: TranslationSheet.Other.Text) -> String {
    let isLacking = UntranslatedStrings.isOne(finding) && text.translation == nil
    let fault: Message? = isLacking ? Self.untranslated : finding.fault(in: sheet.locale)
    return joined(fault.map { [$0] } ?? [])
  }

  private func fault(of finding: Finding, in row: TranslationRow) -> Message? {
    if UntranslatedStrings.isOne(finding), row.translation == nil { return Self.untranslated }
    if let fault = finding.fault(in: sheet.locale) { return fault }
    // What is told of several languages has the figures of another one; the row has its own.
    let isCut = ["title-truncated", "label-truncated"].contains(finding.rule)
    return isCut && row.tightest?.isTooLong == true ? row.tightest?.roomSentence : nil
  }

  private func joined(_ faults: [Message]) -> String {
    let all = faults.map(words.visible).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return all.joined(separator: " · ")
  }
}

extension Finding {
  /// What is wrong, in words that are true of each of its strings in a language; nil where they quote another language's text.
  func fault(in locale: LocaleID) -> Message? {
    // What counts strings quotes none.
    let isOfAll = self.locale == locale || languages.isEmpty || key == nil || reason.hasPrefix("many-")
    if isOfAll { return message }
    return rule == "edge-space" ? EdgeAdvice.fault : nil
  }
}
