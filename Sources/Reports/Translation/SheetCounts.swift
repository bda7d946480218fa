import LintelFindings
import LintelModel

/// How many texts a language's translators have work with. The page says so on their sheet, in its menu of languages and on the
/// way to it, each time the same: a finding may be about hundreds of texts, and a text may have several findings.
struct SheetCounts {
  /// What has no translation, but for what may well be left as it is.
  var toTranslate = 0
  var toLeave = 0
  /// What has no translation, and only tests and examples read it.
  var ofTests = 0
  /// What has a translation, and something in it is to be mended.
  var toMend = 0

  /// - Parameter lacking: What languages lack, which the page lists once for all sheets.
  init(_ sheet: TranslationSheet, lacking: UntranslatedStrings) {
    toMend = sheet.toMend
    ofTests = lacking.countOfTests(in: sheet.locale)
    toLeave = lacking.countToLeave(in: sheet.locale)
    toTranslate = lacking.count(in: sheet.locale) - toLeave
    for row in sheet.rows where row.isLackedAlone {
      if row.leaving == nil { toTranslate += 1 } else { toLeave += 1 }
    }
  }

  init(toTranslate: Int, toMend: Int) { (self.toTranslate, self.toMend) = (toTranslate, toMend) }

  /// `425 to translate`, `14 to mend`: those of which there are some.
  var words: [Message] {
    var words: [Message] = []
    if toTranslate > 0 { words.append("\(always: toTranslate, "to translate")") }
    if toMend > 0 { words.append("\(always: toMend, "to mend")") }
    return words
  }

  var markup: [Markup] {
    words.enumerated().flatMap { index, word -> [Markup] in
      index > 0 ? [.words(" · "), .words(word)] : [.words(word)]
    }
  }
}

extension TranslationRow {
  /// Whether it has a text, and something in that is for its translators to mend.
  var isToMend: Bool {
    isMarked || translation != nil && !isLengthRemark && entries.contains { !UntranslatedStrings.isOne($0.finding) }
  }

  /// Whether it lacks a translation, and no list of what the language lacks tells so.
  fileprivate var isLackedAlone: Bool {
    translation == nil && !entries.isEmpty
      && !entries.contains { UntranslatedStrings.isOne($0.finding) && $0.finding.toolbar == nil }
  }
}

extension TranslationSheet {
  /// - Parameters:
  ///   - texts: How many texts with something to mend have rows, and are no string of a table.
  ///   - strings: The strings that have such rows.
  ///   - others: What is told without a row. What is about no single text counts as one.
  static func toMend(texts: Int, strings: Set<TranslationStrings.Name>, others: [Other]) -> Int {
    var (count, told) = (texts, strings)
    for other in others where !UntranslatedStrings.isOne(other.entry.finding) && !other.entry.finding.isLengthRemark {
      if other.texts.isEmpty { count += 1 }
      for text in other.texts where text.leaving == nil { told.insert(text.name) }
    }
    return count + told.count
  }
}
