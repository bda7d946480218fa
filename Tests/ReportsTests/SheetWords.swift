import LintelFindings
import LintelModel

@testable import LintelReports

/// What translators' sheets say of texts that share a bar, and of those that no finding tells of.
enum SheetWords {
  private static let rare = Environment(platform: .ios, os: OSLine(26), device: "iPhone", width: 320)

  static var all: [Message] {
    let shorter: [Message] = ["“\(Message.data("a"))” from \(15) to \(11, "character")"]
    let faults = ["perhaps-copy", "part-copy", "form-copy", "form-perhaps-copy", "unfinished"].compactMap { Finding.faultOfCopy($0) }
    let said: [Message] = [
      "“\(Message.data("a"))” (key \(Message.data("b"))) from \(15) to \(11, "character")", shorter[0],
      "Shorten \(shorter): then everything fits.", "Shorten \(shorter): then this text fits as it stands.",
      "Or shorten \(shorter): then everything fits.",
      "Or shorten \(shorter): then this text fits as it stands.", "\(shorter[0]) Otherwise: \(shorter[0])",
      "Enough by itself: \(shorter)", RareRoom(characters: 31, environment: rare).sentence, RareRoom(characters: 0, environment: rare).sentence,
      "To be safe: \(9).", "At best: \(31).", LessSureLength.farMost(31), SheetTable.longTitle(16), TranslationRow.lookAtTitle, TranslationRow.newEverywhere, FormatText.advice, TranslationRow.nothingToDo, TranslationRow.nothingKnown, TranslationRow.fitsWhereKnown, TranslationRow.leave, SheetTable.mend,
      SheetTable.once, SheetHabit.ending("。", source: nil).head(of: 21), SheetHabit.ending(nil, source: ".").head(of: 21),
      SheetHabit.ending("。", source: "!").head(of: 21), TranslationRow.tooWide("\(17.9) pt too wide"), TranslationRow.perhapsTooWide("perhaps too wide"),
      Finding.adviceOnDoubtedText, SheetLimit.besidesValues,
    ]
    let marks = [
      "many-spaced-signs", "many-doubled-marks", "many-spaced-marks", "many-doubled-spaces", "many-unsourced-marks",
      "many-unsourced-spaces", "many-glued-values",
    ].compactMap { Finding.faultOfMark($0) }
    return said + faults + marks
  }
}
