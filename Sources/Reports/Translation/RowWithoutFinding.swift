import LintelFindings
import LintelModel

/// What a row says to do that no finding tells of, or why nothing is to be done.
extension TranslationRow {
  static let nothingToDo: Message = "Nothing to do: it fits."
  static let nothingKnown: Message = "Nothing to do: nothing was found, and what room it has is not known."
  static let fitsWhereKnown: Message = "Nothing to do: it fits wherever its room is known."
  static let leave: Message = "Leave this text: something else on its bar is cut or gone."

  /// What its bar lacks, where no finding of its own says it: what the bar's designers are to mend, or what is too unsure, or too
  /// little, to be reported.
  var widthFault: Message? {
    guard isTooLongUntold, let tightest else { return nil }
    let figures: Message = "\(tightest.roomSentence) (\(tightest.environment))"
    return isSurelyTooWide ? Self.tooWide(figures) : Self.perhapsTooWide(figures)
  }

  /// Whether nobody has to ask if it fits: what is wrong and what to do say it alike. What no finding is sure of may fit.
  var isSurelyTooWide: Bool { tightest?.certainty == .certain && barMatter.map { !$0.finding.mayFit } == true }

  /// Which rule asks for the room that it lacks, where no finding of its own names one.
  var widthRule: String? {
    guard widthFault != nil, let tightest else { return nil }
    return barMatter?.finding.rule ?? (tightest.room.item == nil ? "title-truncated" : "label-truncated")
  }

  static func tooWide(_ figures: Message) -> Message { "Its bar has too little room for it: \(figures)" }
  static func perhapsTooWide(_ figures: Message) -> Message { "Its bar may have too little room for it: \(figures)" }

  /// Nil where the row has an order already.
  var ownAdvice: Message? {
    guard told.isEmpty, roomAdvice == nil, sourceMatter == nil, barAdvice == nil, crowding == nil else { return nil }
    if translation == nil { return leaving?.advice ?? UntranslatedAdvice.translate.ofOne }
    guard let tightest else { return nil }
    if tightest.isTooLong { return shorteningInDoubt }
    if isToReread { return nil }
    if tightest.isRoomUnknown { return Self.nothingKnown }
    if tightest.isCrowded { return Self.leave }
    // Of one of its other bars nobody can say what room it has there; the row's own figures are known.
    return fits ? Self.nothingToDo : Self.fitsWhereKnown
  }

  /// Of a text that is too wide by its figures, and by so little, or so unsurely, that nothing is reported.
  private var shorteningInDoubt: Message {
    if isFormat { return FormatText.advice }
    guard let fitting, let action = shortening(to: fitting, isOfOthers: true) else { return Self.look }
    return "If it does not fit: \(action)"
  }
}

extension BarText {
  /// Whether a finding is anything to translators. That a guideline asks for fewer characters is nothing to them where nobody
  /// knows what room the text has: its bar's developers are told.
  func isWork(_ finding: Finding) -> Bool { !finding.isLengthRemark || !isRoomUnknown || translation == nil }
}
