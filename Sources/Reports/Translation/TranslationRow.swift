import LintelFindings
import LintelModel

/// A text that translators look after in one language: where it is, what it says, the room it has, and what was found.
struct TranslationRow {
  /// A bar that it is on.
  struct Bar {
    /// What all variants of the bar have in common.
    let id: String
    let title: BarTitle
    /// Where it is on the page.
    let anchor: String
    /// By how much the text does not fit on it, and where; nil where it fits, or the text is on no other bar.
    var misfit: Message?
    /// For how many of the bar's variants it stands.
    var variants = 1

    var name: Message { title.standing(for: variants) }
    /// The bar in words alone.
    var words: Message { misfit.map { "\(name): \($0)" } ?? name }
  }

  let locale: LocaleID
  let sourceLocale: LocaleID
  let table: String?
  let key: String?
  /// Where the translation is; of a missing one nothing.
  let location: SourceLocation?
  /// Where the source's text is, or an entry for the missing translation; nil where that is unknown.
  let sourceLocation: SourceLocation?
  /// Whether all that is known is where the source has it, which is not where a translation is put.
  let isAtSource: Bool
  let comment: String?
  /// Where code and bars ask for it.
  let uses: [KeyUses.Place]
  let source: String?
  /// Nil where there is none.
  let translation: String?
  /// What the language's file has; nil where it has nothing, or that is not known.
  let unit: StringUnit?
  /// Whether its form for all numbers that have no form of their own is the source's.
  let isOtherSources: Bool
  /// The form that the two are, where something was found about one alone.
  let form: FaultyForm?
  /// The name of the form that its bar shows, where the text has several.
  let shownForm: Message?
  /// The one of its places where it has least room; nil for a text on no bar.
  let tightest: BarText?
  /// What room it has where few people see its bars.
  let rareRooms: [RareRoom]
  /// Every bar that it is on, variant by variant, the tightest first.
  let bars: [Bar]
  /// Whether it is known to fit on every bar that shows it; false for a text on none.
  let fits: Bool
  /// What is about it alone, or about it and others, the worst first.
  let entries: [PageModel.Entry]
  /// Where it can be changed on the translation platform.
  let address: String?
  /// The file that the translation is to be put into, where the language's file lacks it.
  let target: StringPlaces.Target?
  /// Why it may be left without a translation; nil where it is to be translated, or is.
  let leaving: LeftAsIs?
  /// How likely it was left over, where it is perhaps a copy of the source; nil for all else.
  let doubt: CopyDoubt?
  /// Whether its file marks for review what is the source's text still, and has to be translated.
  let isUntouched: Bool
  /// What its table allows, or its comment.
  let limit: SheetLimit?
  /// How the source reads otherwise than when it was translated; nil where that is not known, or a finding tells it.
  let sourceChange: OutdatedTranslations.Change?
  /// What the source's file has; nil where it has nothing, or that is not known.
  var sourceUnit: StringUnit?

  /// The same with each bar once: the tightest of its variants stands for those that have its name. Of a single bar the row
  /// says what room there is.
  var namedBars: [Bar] {
    let variants = bars.reduce(into: [[String]: Int]()) { $0[[$1.id, $1.title.name], default: 0] += 1 }
    var seen: Set<[String]> = []
    let tightest = bars.filter { seen.insert([$0.id, $0.title.name]).inserted }
    let named = tightest.map { bar in
      var bar = bar
      bar.variants = variants[[bar.id, bar.title.name]] ?? 1
      if tightest.count == 1 { bar.misfit = nil }
      return bar
    }
    // Two bars of one name that say the same are one to a reader.
    var said: Set<String> = []
    return named.filter { said.insert($0.words.english).inserted }
  }

  /// What else is on the bar where it has least room.
  var others: [String] { tightest?.others ?? [] }

  /// Those beside it of which each is enough by itself, where something on the bar does not fit.
  var givingWay: [ShorterText] { translation == nil ? [] : tightest?.shorter.alone ?? [] }

  /// Those whose advice the row has: where the text is too long, nobody is told what to do if it fits; and where it fits, and has
  /// work, that a guideline asks for fewer characters is none.
  /// A form that is to go comes first: nobody translates it before.
  var told: [PageModel.Entry] {
    let entries = entries.filter(\.finding.deletesForm) + entries.filter { !$0.finding.deletesForm }
    let isTooLong = tightest?.isTooLong == true && translation != nil
    guard isTooLong || fits && !isLengthRemark else { return entries }
    return entries.filter { !$0.finding.isLengthRemark }
  }

  private var deletesForm: Bool { entries.contains(where: \.finding.deletesForm) }

  /// Whether what is left once a form is deleted is the source's text.
  var leavesSource: Bool { deletesForm && isOtherSources }
  static let translateOther: Message = "Translate the form “other”, too: it is the source's text."

  /// What to do about one of its findings.
  func advice(for finding: Finding) -> Message {
    let advice = action(for: finding) ?? finding.suggestion(inRowOf: locale, key: key) ?? finding.message
    return deletesForm && !finding.deletesForm ? "For the other forms: \(advice)" : advice
  }

  /// Which of the text's forms it shows.
  var formName: Message? { form?.name ?? shownForm }

  /// Whether it fits, and nobody has to do anything about it.
  var isDone: Bool { fits && !isToReread && entries.isEmpty && sourceMatter == nil && translation != nil }

  /// Whether nothing was found, and nobody can say what room it has: there is nothing to do about it, and nothing to promise.
  var isOpen: Bool {
    !isToReread && entries.isEmpty && sourceMatter == nil && translation != nil && tightest?.isRoomUnknown == true
  }

  /// Whether it fits, and all that is said of it is that a guideline asks for fewer characters.
  var isLengthRemark: Bool {
    fits && !isToReread && translation != nil && sourceMatter == nil && !entries.isEmpty
      && entries.allSatisfy { $0.finding.isLengthRemark }
  }

  /// What is found of the text in the source language too: it is for whoever wrote that, and no work of translators.
  /// Of a translation that fits where people commonly see it nobody says that it does not fit *either*.
  var sourceMatter: PageModel.Entry? { tightest.flatMap { $0.isTooLong ? $0.sourceMatter : nil } }
  static let sourceAdvice: Message =
    "It does not fit in the source language either: that is for the writers of the source text."

  /// What is found of the text that its bar is to mend, as most languages lack room there, or no wording is that short.
  var barMatter: PageModel.Entry? { tightest.flatMap { $0.isTooLong ? $0.barMatter : nil } }

  /// What to do where something else on the bar is cut or gone, and where that is told: whose it is its finding knows.
  var crowding: (advice: Message, anchor: String)? {
    guard entries.isEmpty, sourceMatter == nil, translation != nil, let tightest, tightest.isCrowded,
      let crowding = tightest.crowding
    else { return nil }
    let finding = crowding.finding
    // It may be the one to shorten.
    if finding.blame == .translation, let joint = tightest.shorter.joint, joint.includes(tightest.room.shown) {
      return (joint.forAll, crowding.anchor)
    }
    let table = finding.table ?? finding.location?.file
    guard let advice = Self.crowded(by: finding.blame, key: finding.key, in: table) else { return nil }
    return (advice, crowding.anchor)
  }

  private static func blamed(_ key: String, in table: String) -> Message {
    "Leave this text: shorten “\(Message.data(key))” (\(Message.data(table))) instead."
  }

  /// - Parameters:
  ///   - key: Of the text that is to blame. Which one that is must be said: nobody finds “another one”.
  ///   - table: That has it, else a file.
  /// - Returns: Nil where a text is to blame that cannot be named.
  static func crowded(by blame: Blame, key: String? = nil, in table: String? = nil) -> Message? {
    switch blame {
    case .translation:
      if let key, let table { blamed(key, in: table) } else { nil }
    case .source: "Leave this text: what is cut or gone is for the writers of the source text."
    case .layout, .definition: "Leave this text: what is cut or gone is for the developers of the bar."
    }
  }

  /// Whether something was found of a translation that says what its source says: a copy is no missing translation.
  var isCopy: Bool { !entries.isEmpty && !deletesForm && translation != nil && translation == source }
  static let copy: Message = "A copy of the source"

  /// Whether it has no words of its own; where it is not translated, whether its source has none.
  var isFormat: Bool { (translation ?? source).map(FormatText.isOne) == true }

  /// Whether people hear it of an item, and no bar shows it.
  var isSpoken: Bool {
    tightest == nil && entries.contains { entry in entry.finding.evidence.contains { $0.name == "spoken" } }
  }
  static let spoken: Message = "Spoken by VoiceOver"

  /// Where else the text is shown, as code has it: shortening it changes these places.
  var otherUses: String? {
    for entry in entries + (sourceMatter.map { [$0] } ?? []) {
      for evidence in entry.finding.evidence where evidence.name == "also used at" {
        if case .text(let places) = evidence.value { return places }
      }
    }
    return nil
  }

  /// Why something of it counts as a note.
  var lowering: Message? {
    entries.lazy.filter { $0.kind(in: locale) == .note }.compactMap(\.finding.loweringSentence).first
  }
  static let unasked: Message = "A note at most, since no code uses this key."

  /// Whether it counts as a note because no language has it yet.
  var isNewEverywhere: Bool {
    translation == nil && leaving == nil && entries.contains { $0.finding.isOfNewStrings && $0.kind(in: locale) == .note }
  }
  static let newEverywhere: Message = "A note, since no language has it yet: people see the source's text all the same."

  /// The gravest of what was found; what the file marks is to be looked at, and what is too wide without a finding of its own.
  var kind: FindingKind? {
    let kinds = entries.map { $0.kind(in: locale) } + (isToReread || isTooLongUntold ? [FindingKind.review] : [])
    return kinds.min { $0.rank < $1.rank }
  }

  /// Whether it has an order because it is too wide, and no finding of its own gives it: a filter would lose it. What the source
  /// lacks as well is no translator's.
  var isTooLongUntold: Bool {
    translation != nil && sourceMatter == nil && tightest?.isTooLong == true && (told.isEmpty || barAdvice != nil)
  }

  /// The same for a spreadsheet, in which warnings are counted: what may well stay as the source has it is none. What fits, and is
  /// only longer than a guideline asks, is no work.
  var severity: FindingKind? {
    if isLengthRemark { return nil }
    if isDoubtAlone, doubt?.leaving != nil { return .note }
    return leaving != nil && entries.allSatisfy { UntranslatedStrings.isOne($0.finding) } ? kind.map { _ in FindingKind.note } : kind
  }

  /// The rules that see something, each once.
  var rules: [String] { entries.map(\.finding.rule).reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }

  /// How many characters fit, at the least and as is best known; nil where that is unknown, or none does: a text that others
  /// leave no room for has no length that would do. What a rule says comes first, and no length is more than the limit.
  var length: ClosedRange<Int>? { fitting.map { $0.upperBound > 0 ? $0 : nil } ?? limit?.length }

  var fitting: ClosedRange<Int>? { measured.map { limit?.bounding($0) ?? $0 } }

  /// Whether its limit is what its length is, and not the room on its bars.
  var isLimited: Bool { limit.map { limit in measured.map { limit.characters <= $0.upperBound } ?? true } ?? false }

  private var measured: ClosedRange<Int>? {
    // What the app puts in has a length of its own.
    if isFormat { return nil }
    // A rule counts the letters that a copy has now.
    if let tightest, tightest.letters != nil, translation != nil { return tightest.length }
    for entry in entries where !isOfRoomierBar(entry.finding) {
      for evidence in entry.finding.evidence where evidence.name == "room" {
        if case .number(let number) = evidence.value {
          return min(Int(number), tightest?.length?.lowerBound ?? Int(number))...Int(number)
        }
      }
    }
    return tightest?.length
  }

  /// What to do about a text that is too long for its bar: as many characters as are best known to fit, which the
  /// finding says too. Of an ending, which one the source has. Nil where something else is to be done, or so little room is
  /// left that another text is to blame.
  func action(for finding: Finding) -> Message? {
    if finding.rule == "ending-punctuation", let source { return SourceEnding.advice(source: source) }
    if let advice = finding.edgeAdvice(of: key, in: locale) { return advice }
    if let leaving, UntranslatedStrings.isOne(finding) { return leaving.advice }
    if finding.isOfPossibleCopies, let leaving = doubt?.leaving { return leaving.advice }
    if finding.isOfDoubtedTexts { return Finding.adviceOnDoubtedText }
    // Among hundreds of copies nobody asks any more whether one of them is a name.
    if finding.isOfCopiedLabel, entries.contains(where: \.finding.isOfCopiedTexts) { return UntranslatedAdvice.translate.ofOne }
    if finding.rule == "length-limit", let limit, let translation { return limit.advice(on: translation) }
    // Where it was found with others, the row is about this one.
    if let suggestion = finding.suggestion, let advice = UntranslatedAdvice(suggestion) { return advice.ofOne }
    if UntranslatedStrings.isOne(finding), ["no-table", "table-incomplete"].contains(finding.reason) {
      return UntranslatedAdvice.translate.ofOne
    }
    return shortening(for: finding)
  }

  /// What is worst comes first; of perhaps copies those that were likely left over; then what people see, and what costs them most;
  /// then what has least room.
  var order: (rank: Int, doubt: CopyDoubt, urgency: SheetUrgency, tightness: Double) {
    (rank, isDoubtAlone ? doubt ?? .none : .none, urgency, tightness)
  }

  /// Of a kind what is wrong with a text comes first, then copies of the source, then mere remarks on length.
  private var rank: Int {
    kind.map { 3 * $0.rank + (isLengthRemark ? 2 : isCopyAlone ? 1 : 0) } ?? 3 * FindingKind.allCases.count
  }

  private var tightness: Double { tightest?.order ?? .infinity }
}

extension Finding {
  /// Whether it is about strings that no language has yet.
  var isOfNewStrings: Bool { rule == "missing-translation" && reason == "strings-new" }

  /// Whether a form that its language does not know is all that it is about.
  var deletesForm: Bool { rule == "plural-category-impossible" }

  /// Whether the figures leave open that what it is about is too wide.
  var mayFit: Bool { verdict == .needsReview || certainty < .certain }

  /// What to do at which end of one of the strings that the finding is about, where it is about several.
  func edgeAdvice(of key: String?, in locale: LocaleID) -> Message? {
    guard rule == "edge-space", !strings.isEmpty else { return nil }
    // Each row of a sheet asks, so the strings are not told by language anew.
    let own = strings.first { string in
      let isOfLanguage = (string.locale ?? self.locale).map { $0 == locale } ?? locales.contains(locale)
      return isOfLanguage && (string.key ?? self.key) == key
    }
    return EdgeAdvice.of(reason: own.map { $0.reason ?? reason })
  }
}

extension FindingKind {
  /// The worst has 0.
  var rank: Int { FindingKind.allCases.firstIndex(of: self)! }
}
