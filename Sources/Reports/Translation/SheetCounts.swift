import LintelFindings
import LintelModel

/// How many texts a language's translators have work with. The page says so on their sheet, in its menu of languages and on the
/// way to it, each time the same: a finding may be about hundreds of texts, and a text may have several findings.
struct SheetCounts {
  /// What has no translation of its own, but for what may well be left as it is.
  var toTranslate = 0
  var toLeave = 0
  /// What has no translation, and no code asks for: the language's share leaves it out, too.
  var unasked = 0
  /// Those of what is to be translated that have a text, which is the source's.
  var copies = 0
  /// Those that have the source's text and of which nothing shows whether they were left over.
  var perhapsCopied = 0
  /// What has no translation, and only tests and examples read it.
  var ofTests = 0
  /// What has a translation, and something in it is to be mended.
  var toMend = 0
  /// Those of what is to be mended that seem to say what another string says, or what the source said before.
  var ofOtherTexts = 0
  /// Those that say the right thing, and not all of it: another question than what text it is of.
  var shortened = 0
  /// What the files mark for review themselves, be it to be mended or a copy.
  var marked = 0
  /// Those of which a page has no rows.
  var markedWithoutRow = 0

  /// - Parameter lacking: What languages lack, which the page lists once for all sheets.
  init(_ sheet: TranslationSheet, lacking: UntranslatedStrings) {
    (toMend, copies, perhapsCopied) = (sheet.work.toMend, sheet.work.copies, sheet.work.perhapsCopied)
    (ofOtherTexts, shortened) = (sheet.work.ofOtherTexts, sheet.work.shortened)
    (marked, markedWithoutRow) = (sheet.work.marked, sheet.work.markedWithoutRow)
    ofTests = lacking.countOfTests(in: sheet.locale)
    let lackedToLeave = lacking.countToLeave(in: sheet.locale)
    unasked = lacking.countUnasked(in: sheet.locale)
    toLeave = lackedToLeave + sheet.work.copiesToLeave
    toTranslate = lacking.count(in: sheet.locale) - lackedToLeave - unasked + copies
    for row in sheet.rows where row.isLackedAlone {
      if row.leaving == nil { toTranslate += 1 } else { toLeave += 1 }
    }
  }

  init(toTranslate: Int, copies: Int = 0, toMend: Int) {
    (self.toTranslate, self.copies, self.toMend) = (toTranslate, copies, toMend)
  }

  /// All that people read in the source's words, as the language's share counts it.
  var untranslated: Int { toTranslate + toLeave }

  /// `2 missing`, `2,974 copied from the source`: what that is made up of, where it is more than one thing.
  var parts: [Message] {
    if copies == 0, toLeave == 0, unasked == 0 { return [] }
    let missing = toTranslate - copies
    var parts: [Message] = []
    if missing > 0 { parts.append("\(always: missing, "missing")") }
    if copies > 0 { parts.append("\(always: copies, "copied from the source")") }
    return parts
  }

  /// `425 to translate`, `14 to mend`: those of which there are some; and what else stands on the sheet, so that whoever compares
  /// them with the language's share finds what the one counts and the other does not.
  var words: [Message] { work.map(\.words) + questions + besides }

  /// What is asked of those to be mended, which stand right before it.
  private var questions: [Message] {
    var questions: [Message] = []
    if ofOtherTexts > 0 { questions.append(Self.ofOtherTexts(ofOtherTexts)) }
    if shortened > 0 { questions.append(Self.shortened(shortened)) }
    return questions
  }

  private var besides: [Message] {
    var besides: [Message] = []
    if toLeave > 0 { besides.append("\(LeftAsIs.heading): \(amount: toLeave)") }
    if perhapsCopied > 0 { besides.append(Self.perhapsCopied(perhapsCopied)) }
    if unasked > 0 { besides.append(Self.unasked(unasked)) }
    return besides
  }

  static func ofOtherTexts(_ count: Int) -> Message { "of these perhaps of an older or another text: \(amount: count)" }

  static func shortened(_ count: Int) -> Message { "of these with sentences perhaps missing: \(amount: count)" }

  static func perhapsCopied(_ count: Int) -> Message { "Perhaps copied from the source: \(amount: count)" }

  static func unasked(_ count: Int) -> Message { "No code asks for: \(amount: count)" }

  /// The same on a language's sheet, each with the way to the first of them.
  func markup(in locale: LocaleID) -> [Markup] {
    let ways = work.map { part in
      tag("a", .href(to: SheetAddress(locale: locale, goal: part.goal).address)) { part.words }
    }
    let marks = marks.map { words in tag("a", .href(to: SheetAddress(locale: locale, goal: .marked).address)) { words } }
    let asked = questions.map { Markup.words($0) }
    let others = besides.map { Markup.words($0) }
    let parts: [Markup] = ways + asked + [marks].compactMap(\.self) + others
    return parts.enumerated().flatMap { index, part -> [Markup] in
      index > 0 ? [.words(" · "), part] : [part]
    }
  }

  private var work: [(words: Message, goal: SheetAddress.Goal)] {
    var work: [(words: Message, goal: SheetAddress.Goal)] = []
    if toTranslate > 0 { work.append((words: "\(always: toTranslate, "to translate")", goal: .missing)) }
    if toMend > 0 { work.append((words: "\(always: toMend, "to mend")", goal: .mending)) }
    return work
  }
}

extension Finding {
  /// Whether it asks which text it is a translation of.
  fileprivate var isAboutOtherText: Bool { ["translation-left-behind", "translation-of-another"].contains(rule) }

  /// Whether it asks how much of its text it says.
  fileprivate var isAboutLostSentences: Bool { rule == "sentences-missing" }
}

extension TranslationRow {
  fileprivate var isOfOtherText: Bool { sourceChange != nil || entries.contains { $0.finding.isAboutOtherText } }

  fileprivate var lacksSentences: Bool { entries.contains { $0.finding.isAboutLostSentences } }

  /// Whether it has a text, and something in that is for its translators to mend.
  var isToMend: Bool {
    isToReread
      || translation != nil && !isLengthRemark
        && entries.contains { !UntranslatedStrings.isOne($0.finding) && !$0.finding.isOfPossibleCopies }
  }

  /// Whether its text is the source's as a whole: that is to be translated.
  var isCopied: Bool { translation != nil && entries.contains { $0.finding.isOfWholeCopies } }

  /// Whether its text is the source's, or perhaps left over from it, and nothing else was found.
  var isCopyAlone: Bool {
    translation != nil && !isToReread && !entries.isEmpty
      && entries.allSatisfy { $0.finding.isOfWholeCopies || $0.finding.isOfPossibleCopies }
  }

  /// Whether all that is said of it is that it is perhaps a copy.
  var isDoubtAlone: Bool { isCopyAlone && entries.allSatisfy(\.finding.isOfPossibleCopies) }

  /// Whether its text is the source's, and that may be right.
  fileprivate var isPerhapsCopied: Bool { translation != nil && entries.contains { $0.finding.isOfPossibleCopies } }

  /// Whether it lacks a translation, and no list of what the language lacks tells so.
  fileprivate var isLackedAlone: Bool {
    translation == nil && !entries.isEmpty
      && !entries.contains { UntranslatedStrings.isOne($0.finding) && $0.finding.toolbar == nil }
  }
}

extension TranslationSheet {
  /// Texts of its language that have work beside those that it lacks: each of them counts once.
  struct Work {
    /// The source's as a whole: nobody has translated them yet.
    private(set) var copies = 0
    /// Those of which it may well be that they stay.
    private(set) var copiesToLeave = 0
    private(set) var toMend = 0
    /// Of these, by what is asked of them: which text they are of, or how much of it they say.
    private(set) var ofOtherTexts = 0
    private(set) var shortened = 0
    /// Those that may be copies, and have nothing else to mend.
    private(set) var perhapsCopied = 0
    /// What its file marks for review, each text once.
    private(set) var marked = 0
    private(set) var markedWithoutRow = 0

    /// - Parameters:
    ///   - rows: With the string that each is; nil for a text of the definition itself.
    ///   - marked: What its file says is to be looked at again, with a row or without.
    ///   - others: What is told without a row. What is about no single text counts as one.
    init(
      rows: [(name: TranslationStrings.Name?, row: TranslationRow)], marked: Set<TranslationStrings.Name> = [], others: [Other]
    ) {
      var (copied, left, mended) = (Set<TranslationStrings.Name>(), Set<TranslationStrings.Name>(), Set<TranslationStrings.Name>())
      var doubted: Set<TranslationStrings.Name> = []
      var (othersNamed, lacking) = (Set<TranslationStrings.Name>(), Set<TranslationStrings.Name>())
      for (name, row) in rows where row.isCopied || row.isToMend || row.isPerhapsCopied {
        if let name {
          if row.isCopied { copied.insert(name) } else if row.isToMend { mended.insert(name) } else { doubted.insert(name) }
        } else {
          if row.isCopied { copies += 1 } else if row.isToMend { toMend += 1 } else { perhapsCopied += 1 }
        }
      }
      for (name, row) in rows where row.isToMend && !row.isCopied {
        // Of a text that is another one's nobody asks whether it is whole.
        if row.isOfOtherText {
          if let name { othersNamed.insert(name) } else { ofOtherTexts += 1 }
        } else if row.lacksSentences {
          if let name { lacking.insert(name) } else { shortened += 1 }
        }
      }
      for other in others where !UntranslatedStrings.isOne(other.entry.finding) && !other.entry.finding.isLengthRemark {
        let isCopy = other.entry.finding.isOfWholeCopies
        if other.entry.finding.isOfPossibleCopies {
          if other.texts.isEmpty { perhapsCopied += 1 } else { doubted.formUnion(other.texts.map(\.name)) }
          continue
        }
        if other.texts.isEmpty { if isCopy { copies += 1 } else { toMend += 1 } }
        if other.isHouseStyle, let example = other.texts.first {
          mended.insert(example.name)
          continue
        }
        let names = other.texts.filter { $0.leaving == nil }.map(\.name)
        if other.entry.finding.isAboutOtherText { othersNamed.formUnion(names) }
        if other.entry.finding.isAboutLostSentences { lacking.formUnion(names) }
        for text in other.texts {
          if text.leaving != nil { left.insert(text.name) } else if isCopy { copied.insert(text.name) } else { mended.insert(text.name) }
        }
      }
      self.marked = marked.count
      markedWithoutRow = marked.subtracting(rows.compactMap(\.name)).count
      mended.formUnion(marked)
      copies += copied.count
      copiesToLeave = left.subtracting(copied).count
      toMend += mended.subtracting(copied).count
      ofOtherTexts += othersNamed.subtracting(copied).count
      shortened += lacking.subtracting(copied).subtracting(othersNamed).count
      perhapsCopied += doubted.subtracting(copied).subtracting(mended).count
    }
  }
}
