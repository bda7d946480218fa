import LintelFindings
import LintelModel

extension TranslationRow {
  static let look: Message = "Look at this text on a device: how much room its bar has for it is not known."
  static let lookAtTitle: Message =
    "Look at this title on a device: how much room its bar has for it is not known. If it is cut: 14 characters or fewer, as the guideline asks."
  static let tooShort: Message = "No translation is that short: the bar has to give room, which is for its designers."
  static let noRoomOfKind: Message =
    "The bar has no room for a text of this kind: its design has to change, which is for its developers."
  static let otherwise: Message =
    "Where no translation is that short, the bar has to give room, which is for its designers."

  static let remark: Message = "No need: it fits. Only if it loses nothing: 14 characters or fewer, as the guideline asks."
  static let crowdedOut: Message =
    "No room is left for it as long as all else on the bar stays whole: the bar has to give room, which is for its designers."

  /// Of a text without a translation, where its bar has no room for a single point of one: nobody can write that.
  var roomAdvice: Message? { translation == nil && tightest?.fits == 0 ? Self.crowdedOut : nil }

  /// More other places than this show it: to shorten such a word, as *Cancel*, for one bar is no translator's to decide where
  /// no finding hands it to them.
  private static let otherPlaces = 2

  private var isUsedWidely: Bool { (otherUses?.split(separator: ", ").count ?? 0) > Self.otherPlaces }

  /// What to do where its bar has too little room for it, with this language's figures in this text's row; nil where the
  /// finding's own advice says it.
  func shortening(for finding: Finding) -> Message? {
    guard let tightest, translation != nil else { return nil }
    if isFormat, finding.isAboutCutText || finding.over != nil { return FormatText.advice }
    // “It fits” is no advice for what nobody knows to fit.
    if finding.isLengthRemark { return tightest.isRoomUnknown ? Self.lookAtTitle : fits ? Self.remark : nil }
    if isUsedWidely, let suggestion = finding.suggestion, finding.evidence.contains(where: { $0.name == "to shorten" }) {
      return "\(suggestion) \(Self.otherwise)"
    }
    // What is told of several languages has the figures of the one that lacks most room.
    let isOfOthers = finding.locale != locale && finding.isAboutCutText
    guard isOfOthers || finding.over != nil && finding.evidence.contains(where: { $0.name == "room" }) else { return nil }
    guard tightest.isTooLong, let fitting else { return isOfOthers && finding.mayFit ? Self.look : nil }
    guard var action = shortening(to: fitting, isOfOthers: isOfOthers, owner: finding.blame) else { return nil }
    if tightest.environment.commonness == .rare, FindingKind(finding) == .note, action != Self.noRoomOfKind { action = Self.forFew(action) }
    let isOpen = finding.mayFit || tightest.certainty.map { $0 < .certain } == true
    return isOpen ? "If it does not fit: \(action)" : action
  }

  /// What to do about a text that its bar has too little room for, where that is for those who design the bar; nil where it is not.
  var barAdvice: Message? {
    guard barMatter != nil, translation != nil, let length = tightest?.length else { return nil }
    if isFormat { return FormatText.advice }
    if isBelowWords(length.upperBound) { return Self.tooShort }
    let advice = isNoMeasure(length.upperBound) ? Self.noRoomOfKind : Self.onlyIfBarStays(limit(length))
    return isSurelyTooWide ? advice : "If it does not fit: \(advice)"
  }

  /// Of what common screens show whole: nobody gives up a good wording for the others.
  static func forFew(_ action: Message) -> Message {
    "It is cut only on screens that few people have. If it loses nothing: \(action)"
  }

  static func onlyIfBarStays(_ action: Message) -> Message {
    "The bar is to give room, which is for its designers. Only if it stays as it is: \(action)"
  }

  /// Which other texts are enough, or which have to be shorter together with this one; nil where this one is enough by itself.
  private var joint: Message? {
    guard let tightest, let joint = tightest.shorter.joint else { return nil }
    guard joint.includes(tightest.room.shown) else { return joint.forAnother }
    return joint.texts.count > 1 ? joint.forAll : nil
  }

  /// What is enough for the bar comes first: the text itself is shortened where nobody does that.
  /// - Parameter owner: Whose finding it is told of; nil where nothing was found.
  func shortening(to length: ClosedRange<Int>, isOfOthers: Bool, owner: Blame? = nil) -> Message? {
    guard let joint else { return ownShortening(to: length, isOfOthers: isOfOthers, owner) }
    let isOwn = tightest.map { $0.shorter.joint?.includes($0.room.shown) == true } == true
    guard !isOwn, let own = ownShortening(to: length, isOfOthers: isOfOthers, owner), own != Self.tooShort,
      own != Self.noRoomOfKind
    else { return joint }
    return "\(joint) Otherwise: \(own)"
  }

  private func ownShortening(to length: ClosedRange<Int>, isOfOthers: Bool, _ owner: Blame?) -> Message? {
    let most = length.upperBound
    // Of a letter or two its finding knows which other text to blame.
    guard most > 2 || isOfOthers else { return nil }
    if isBelowWords(most) { return Self.tooShort }
    if isNoMeasure(most) { return Self.noRoomOfKind }
    let action = limit(length)
    // Every other list counts it as the translators': a sheet that hands it to others would leave it to nobody.
    if isUsedWidely { return owner == .translation ? "\(action) \(Self.otherwise)" : Self.onlyIfBarStays(action) }
    // Of few characters one word may do, and only its translators know.
    return ShorterWording.isOutOfReach(most, of: translation?.count ?? 0) ? "\(action) \(Self.otherwise)" : action
  }

  /// No word has less than two letters.
  private func isBelowWords(_ most: Int) -> Bool { most < 2 && 2 * most <= translation?.count ?? 0 }

  /// So few characters are an abbreviation at most of what has more in the source. The figure is ours.
  private static let fewestOfText = 6

  /// Whether nobody can work to a number of characters. Of writing without spaces, and of Korean, a few say as much as a word of
  /// letters.
  private func isNoMeasure(_ most: Int) -> Bool {
    guard let source, let translation, !locale.setsNoSpaces, locale.language != "ko" else { return false }
    return most <= Self.fewestOfText && source.count > most && translation.count > most
  }

  /// One number to deliver, and behind it what it may turn out to be.
  private func limit(_ length: ClosedRange<Int>) -> Message {
    let limit: Message = "Shorten it to at most \(length.upperBound, "character")."
    // The letters of a copy go, and no order is for others like them.
    guard tightest?.letters == nil, let others = LessSureLength(length, highest: tightest?.highestLength).words else { return limit }
    return "\(limit) \(others)"
  }
}

extension Finding {
  static let adviceOfSeveral: Message =
    "If it does not fit, shorten it: the sheet of each language says to how many characters."

  /// What to do about a question that is told of several languages at once: its own advice has the number of one of them.
  var adviceOfSeveral: Message? {
    locale == nil && languages.count > 1 && blame == .translation && mayFit && isAboutCutText ? Self.adviceOfSeveral : nil
  }

  /// What to do about it, for all of its languages.
  var advice: Message? { adviceOfSeveral ?? suggestion }

  fileprivate var isAboutCutText: Bool { ["title-truncated", "label-truncated"].contains(rule) && suggestion != nil }
}
