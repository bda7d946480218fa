import LintelFindings
import LintelModel

@testable import LintelReports

extension SaidWords {
  /// Where a missing string is put, in a file that is there and in a new one.
  static let put: [Message] = [true, false].map { StringPlaces.Target(file: "de.lproj/A.strings", isNew: $0) }
    .flatMap { [addition(to: $0), additions(to: $0)] } + ofLimitsAndGaps + ofLargePages

  /// What is said of texts that files mark for review, with rows on the page and without.
  private static var marks: [Message] {
    var counts = SheetCounts(toTranslate: 0, toMend: 43)
    (counts.marked, counts.markedWithoutRow) = (43, 12)
    return [counts.marks, counts.marksWithoutRow(isSaved: true), counts.marksWithoutRow(isSaved: false)].compactMap(\.self)
  }

  /// What sections of bars say on pages that are too large even without pictures.
  private static let ofLargePages: [Message] = [
    BarLeanness.withoutWidths, BarLeanness.notesByLine, BarLeanness.inErrors(245, of: 345), BarLeanness.inSource(245, of: 345),
    BarLeanness.leftOut(3), BarLeanness.inOtherSections,
  ]

  /// What is said where translations are written on a platform.
  private static let ofPlatforms: [Message] = ([nil, 3, 5] as [Int?]).map {
    PlatformNotice.sentence(of: TranslationPlatform(name: "Crowdin", file: "crowdin.yml", written: $0, files: 5))
  } + [PlatformNotice.address("https://example.org/{locale}/{key}")]

  private static let ofLimitsAndGaps: [Message] = ofPlatforms + [
    FilledSheet.filled(4, of: 34), MissingFile.option, MissingFile.developers, TranslationRow.leaveToSource,
    SheetLimit.ofComment, SheetLimit.ofTable, OutdatedTranslations.Change(before: "Windows", now: "Displays").sentence,
    OutdatedTranslations.Change.advice, FittedAdvice("Fertig").alone, FittedAdvice("Fertig").before("Translate it."),
    FittedAdvice("Fertig").onBars(most: nil), FittedAdvice("Fertig").onBars(most: 15), RoomForLanguages.designersToo, RoomForLanguages.ofLargeTitle, AuditResult.moreOfBrief, CauseOwners.designersToo, SheetTable.guarded,
  ]

  /// What a text is where it is used.
  private static let ofAppearances: [Message] = ShownRole.allCases.map { $0.words } + [
    TextAppearance(role: .alertTitle, screen: "SettingsView").words, "Shown as",
  ]

  /// What only some projects' sheets for translators say, and pages in other languages than English.
  static let ofSheets: [Message] = [
    LeftAsIs.spelledName.reason, OtherWordings.kept(in: ["de"]), TranslationRow.mendsAll("Open"), HandOver.advice, TranslationRow.translateOther, TranslationRow.marked,
    TranslationRow.check, TranslationRow.unmark, TranslationRow.forFew("Shorten it to at most \(15, "character")."), Finding.rename(to: "%lld items"), Evidence.text(Evidence.keyInCode, "%lld items").title,
    Evidence.text(Evidence.unreadConstant, "Strings.swift:4").title,
    UntranslatedShare.Loss(table: TableID(folder: "", name: "L"), keys: ["a"], location: SourceLocation(file: "de.strings", line: 3), all: 1).words,
    UntranslatedShare.Loss(table: TableID(folder: "", name: "L"), keys: ["a"], location: SourceLocation(file: "de.strings", line: 3), all: 2).first,
    FailingLanguages.whole, FailingLanguages.keys, OtherOwners.ofTranslators, OtherOwners.ofOthers, OtherOwners.ofAll, Leanness.steps[0].sentence!, Leanness.steps[1].sentence!,
    "\("da" as LocaleID), too: \(Message.data("A copy"))", AuditSetting.ofChange, TranslatorSheet.moreRows, FailingLanguages.chosen(8, of: 34), FailingLanguages.chosen(8, of: 34, isOwnFirst: true), FailingLanguages.ties, CountedUnits.strings, CountedUnits.cause, CountedUnits.inLanguages, CountedUnits.judged, CountedUnits.likely, FailingLanguages.denominator(648, 648), FailingLanguages.denominator(640, 648), FailingLanguages.denominator(2_902, 2_902, of: 3_130), Matter.ofNewLanguages(["nb"], strings: 12), NamesakeTables.sentence("InfoPlist", folders: 2, in: "nb", missing: nil),
    NamesakeTables.sentence("InfoPlist", folders: 2, in: "nb", missing: 4...4), "room \(3.0) pt (\(2.0) to \(4.0) pt)",
    "\(3.0) pt (\(2.0) to \(4.0) pt)",
    UntranslatedShare(missing: 346, most: 472, all: 2_902).words, UntranslatedShare(missing: 346, most: 472, all: 2_902).counted,
    UntranslatedShare(missing: 346, most: 472, all: 2_902).amount, UntranslatedShare.explanation, SheetCounts.perhapsCopied(86),
    UntranslatedShare(missing: 59, most: 74, all: 100).ifCopiesCount!, "\(2.0) to \(4.0) pt (most likely \(3.0) pt)",
  ] + [TranslatorSheet.copiesElsewhere(129), CriteriaSummary.untranslated(3), CriteriaSummary.toldWithTables, GapsApart.new(4), NewTexts.words(15), CauseSight.heading, CauseSight.words("da", "Settings", Environment(platform: .ios, os: OSLine(26), device: "iPhone 13 mini", width: 375)), FirstCauses.Cut.words("Fjern", "Fje…", "da", Environment(platform: .ios, os: OSLine(26), device: "iPhone 13 mini", width: 375)), CutScreens.words(2, of: 2, width: nil), CutScreens.words(3, of: 15, width: nil), CutScreens.words(1, of: 15, width: 375), AbsentTables.words(30, strings: 62), CauseLanguages.ofStrings, CauseLanguages.ofPlaces, LanguageCounts.inEach, AbsentTables.words(29), AbsentTables.shared(["Settings.bundle/Root"]), LeftOutPlaces.title(27), LeftOut.whole, AuditResult.sizesUnread, GapsApart.ofSourceAlone(401), GapsApart.copies(29), TranslatorSheet.counted(UntranslatedShare(missing: 25, all: 651)), SheetCounts.unasked(3), SheetCounts.ofOtherTexts(3), SheetCounts.shortened(2), "\(LeftAsIs.heading): \(3)"] + ofAppearances + SheetCounts(toTranslate: 425, toMend: 14).words + marks + SheetCounts(toTranslate: 5, copies: 3, toMend: 0).parts
}
