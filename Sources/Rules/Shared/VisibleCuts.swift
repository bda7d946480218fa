import LintelFindings
import LintelModel
import LintelTables

/// The environments in which one text of a bar is cut, the worst first.
struct VisibleCuts {
  struct Cut {
    /// Number of the layout on the bar.
    var layout: Int
    /// The narrowest one.
    var environment: Environment
    /// The others, from the narrowest up.
    var alike: ArraySlice<Environment>
    /// In the most room that it may have: what is judged.
    var text: BarLayout.VisibleText
    /// In the room that it likely has, as its bar is laid out: what is told.
    var told: BarLayout.VisibleText
    var certainty: Certainty
    /// Whether the bar's items do not even fit by themselves: then no text of the title is to blame.
    var isForItems: Bool
    /// Whether the source language's text fits in the same place, as far as anything would be said of it there.
    var sourceFits: Bool
    /// The source language's text that is cut in the same place, as it is written; nil where none is, or nobody looked.
    var sourceCut: String?
    /// What the source language's text needs in the same place.
    var sourceNeeds: Points?
    /// Whether it is beside items that may belong to another state of the screen, and would fit without them.
    var isOfGuessedPair: Bool
    /// Of which size the title is thought to be.
    var assumption: SizedCut.Assumption
    /// The title where it is large, if it may be and is cut then, too.
    var large: BarLayout.VisibleText?
    /// Whether the source language's text is doubted in the same place too, and this one needs at most half a point more.
    var isNoWorseThanSource: Bool
  }

  let cuts: [Cut]
  private let joints: JointShortenings

  /// A text of one of several layouts. By its number: to copy a layout counts a dozen references.
  typealias SeenText = (_ layouts: [BarLayout], _ number: Int) -> BarLayout.VisibleText?

  /// Looks at one text of every layout: the title or subtitle (`ofTitle`), or the label of one item.
  /// - Parameter large: The same text where nobody knows whether the title is large, and it is.
  init(
    _ bar: BarInLocale, ofTitle: Bool = false, large: SeenText = { _, _ in nil }, text seen: SeenText
  ) {
    // Where the app itself narrows the items for the title's sake, the title has what the narrowest leave.
    let areNarrowed = ofTitle && bar.toolbar.hasItemThatMayShrink
    func text(_ layouts: [BarLayout], _ number: Int) -> BarLayout.VisibleText? {
      let visible = seen(layouts, number)
      if areNarrowed, let visible, !visible.isOnRowOfItsOwn { return visible.besideNarrowedItems }
      return visible
    }
    joints = JointShortenings()
    let mayBeLarge = ofTitle && bar.toolbar.isTitleSizeUnknown
    let found = bar.layouts.indices.compactMap { number -> Cut? in
      let isSizeUnknown = mayBeLarge && !bar.layouts[number].environment.isCompactHeight
      guard
        let sized = SizedCut(text(bar.layouts, number), large: large(bar.layouts, number), isSizeUnknown: isSizeUnknown)
      else { return nil }
      let isInBar = areNarrowed && sized.assumption != .large
      return Self.cut(sized, told: isInBar ? seen(bar.layouts, number) : nil, isOfTitle: ofTitle, on: number, of: bar) {
        guard let source = bar.sourceNumber(in: bar.layouts[number].environment) else { return nil }
        return sized.assumption == .large ? large(bar.sourceLayouts, source) : text(bar.sourceLayouts, source)
      }
    }
    cuts = found.worstFirst()
  }

  /// Looks at the label of one item in the layouts that cut it.
  init(_ labels: CutLabels, of item: Int) {
    joints = labels.joints
    let found = labels.places(of: item).compactMap { place in
      Self.cut(SizedCut(text: place.text, assumption: .none, large: nil), on: place.layout, of: labels.bar) {
        labels.source(of: item, on: place.layout)
      }
    }
    cuts = found.worstFirst()
  }

  /// Nil where the text fits, or lacks too little to speak of.
  /// - Parameters:
  ///   - told: the text in its likely room, where that is not the one it is judged in.
  ///   - isOfTitle: whether it is of the title. A label's room is what the items' sum leaves of it, and says nothing by itself.
  ///   - source: the source language's text in the same place; not asked for on its own bar.
  private static func cut(
    _ sized: SizedCut, told: BarLayout.VisibleText? = nil, isOfTitle: Bool = false, on number: Int, of bar: BarInLocale,
    source: () -> BarLayout.VisibleText?
  ) -> Cut? {
    let visible = sized.text
    guard let cut = visible.cut, cut.isWorthSaying(needed: visible.needed, room: visible.room) else { return nil }
    // What is beside it may belong to another state of the screen.
    let isOfGuessedPair =
      bar.toolbar.hasDoubtedItems && !bar.layouts[number].cutsEvenWithoutDoubtedItems(visible, of: bar.toolbar)
    // The layout weighs independent errors as such. People read two intervals, and where these overlap nothing is certain to them.
    let figures: BarLayout.VisibleText = told ?? visible
    let isOpen = isOfTitle && figures.needed.low <= figures.room.high
    let isSettled = sized.assumption == .none && !isOpen
    let ceiling: Certainty =
      isOfGuessedPair
      ? bar.toolbar.isPairingDoubted ? .possible : .likely : isSettled ? .certain : .likely
    let certainty = min(ceiling, cut.reported(over: visible.over, needed: visible.needed))
    let source = bar.isSource ? nil : source()
    return Cut(
      layout: number, environment: bar.layouts[number].environment, alike: bar.layouts[number].alike, text: visible,
      told: figures, certainty: certainty, isForItems: bar.layouts[number].itemsDoNotFit.map { $0 >= .likely } ?? false,
      sourceFits: source?.fitsNearly ?? false, sourceCut: source.flatMap { $0.fitsNearly ? nil : $0.text },
      sourceNeeds: source?.needed.best,
      isOfGuessedPair: isOfGuessedPair, assumption: sized.assumption, large: sized.large,
      isNoWorseThanSource: source.map { $0.cut != nil && visible.needed.best <= $0.needed.best + 0.5 } ?? false)
  }

  /// Whether few besides those who write the app see the text: on a screen for debugging or behind one, or a text that nobody
  /// has localized in code that shows how something is used.
  private func isAside(_ text: LocalizedText, _ bar: BarInLocale) -> Bool {
    let file = bar.toolbar.location.file
    return bar.toolbar.isSeenByFew || !bar.toolbar.isReachedByAll && DeveloperScreen.isForDebugging(text.key ?? "")
      || text.key == nil
        && DeveloperScreen.isOfExamples(folder: file.split(separator: "/").dropLast().joined(separator: "/"))
  }

  /// What the worst of them comes to.
  private struct Judgement {
    /// Whose figures are told: where it lacks most, as surely as anywhere.
    let worst: Cut
    /// Whose room another wording is to fit.
    let limit: Cut
    /// The one that decides how grave and how sure it is.
    let surest: Cut
    /// Whether it fails; else it is a question.
    let isSure: Bool
    /// Whether it is worth no more than a note.
    let isNote: Bool
    /// Whether it is cut in widths only that few people see.
    let isRare: Bool
    /// Whether the text is not formatted, and so shows its placeholder itself.
    let isRaw: Bool
    /// Whether a base class sets a title view, which may be in its place.
    let isReplaceable: Bool
    /// Whether nobody knows if the bar has an overflow menu, which would take the item.
    let isMenuUnknown: Bool
    /// Whether either it is cut, or items leave to make room for it.
    let mayItemsLeave: Bool
    /// Where it is cut at least as surely as there, on screens as rare or as common; the first is the worst.
    let environments: [Environment]
  }

  /// Decides between *fails*, *needs review* and nothing.
  private func judgement(on text: LocalizedText, of item: Item?, in bar: BarInLocale) -> Judgement? {
    guard let worst = cuts.first else { return nil }
    let told = cuts.told(likeThatOf: worst)
    // A text that the locale does not have is the source's, and judged there unless the translations beside it crowd it.
    guard bar.isSource || bar.ownValue(of: text) != nil || worst.sourceFits else { return nil }
    let isRare = worst.environment.commonness == .rare
    // What the figures leave open is not worth a look at a device, in a width that few people see.
    if isRare, worst.certainty < .certain { return nil }
    let excess = worst.text.over.value / max(worst.text.room.best.value, 1)
    // Nor what exceeds its room by little where another font replaces the system's.
    let isOfOtherFont = bar.measuredWith[worst.text.text] != nil
    if worst.certainty < .certain, isOfOtherFont, excess < 0.05 { return nil }
    // A finding whose own figures say that it fits is none, unless a value makes the text as long as it likes.
    let isNearlyFull = worst.text.text.contains("%") && worst.text.needed.best >= worst.text.room.best * 0.985
    if worst.certainty == .possible, worst.text.over == 0, !isNearlyFull { return nil }
    // What was large and whole a moment ago may lose a letter.
    if worst.text.isOnlyOnceScrolled, worst.certainty == .possible || excess < 0.05 { return nil }
    // What is open for the source language is asked once, there; a translation only where it needs more.
    if worst.certainty < .certain, worst.isNoWorseThanSource { return nil }
    // What is not formatted shows its placeholder itself: whoever mends that makes another text of it.
    let isRaw = text.isShownRaw && worst.text.text.contains("%")
    let isReplaceable = item == nil && bar.toolbar.titleViewIsOf != nil && !worst.text.isOnRowOfItsOwn
    // In a width that few people see, two doubts are not worth a look.
    if isRare, isReplaceable { return nil }
    // A menu would take the item whole. What is as wide as its definition says is cut beside any menu.
    let isMenuUnknown =
      item.map { $0.fixedWidth == nil && BarGeneration.mayHaveOverflowMenu(of: bar.toolbar, in: worst.environment) } ?? false
    let isSure = worst.certainty == .certain && !isRaw && !isReplaceable && !isMenuUnknown
    // Too narrow beside all items, and not cut: where items may leave to make room for it.
    let isBesideItems = item == nil && !worst.text.isOnRowOfItsOwn && !worst.text.isOnlyOnceScrolled
    let mayItemsLeave = isBesideItems && worst.text.cut == .possible && worst.text.over > 0
    // What exceeds the room by this much is more than a note, however little is known of the room; what does so by a hair is
    // no more than one. A hair is wider where another font replaces the system's.
    let isFarOver = worst.certainty >= .likely && excess >= 0.1
    let isHair = !isSure && excess < (isOfOtherFont ? 0.05 : 0.03) && !mayItemsLeave
    // Of a room that may be anything nothing can be said by a hair.
    if !isSure, worst.isRoomUnknown, isHair { return nil }
    if !isSure, !bar.isSource, !mayItemsLeave, excess < 0.01 { return nil }
    let isNote =
      isRare || worst.certainty == .possible && !mayItemsLeave || !isSure && worst.isRoomUnknown && !isFarOver || isHair
      || worst.isOnlyLastValueCut || isRaw || !isSure && worst.hangsOnValue && !isFarOver
      // The app fits these items to the room itself.
      || !isSure && (item == nil || !isFarOver) && bar.toolbar.hasItemThatMayShrink
      // Where watchOS puts a title beside the time is not published.
      || !isSure
        && ((worst.isOfGuessedPair || bar.toolbar.isPairingGuessed && !isFarOver) || bar.toolbar.platforms == [.watchos])
    return Judgement(
      worst: told, limit: cuts.limit(likeThatOf: told), surest: worst, isSure: isSure, isNote: isNote, isRare: isRare,
      isRaw: isRaw, isReplaceable: isReplaceable, isMenuUnknown: isMenuUnknown, mayItemsLeave: mayItemsLeave,
      environments: cuts.environments(likeThatOf: told))
  }

  /// Said of a title in whose place a base class may put a view.
  private static func unlessReplaced(_ judgement: Judgement, on bar: BarInLocale) -> Message {
    guard judgement.isReplaceable, let owner = bar.toolbar.titleViewIsOf else { return "" }
    return " (unless the title view that \(owner) sets is in its place)"
  }

  private func isMilder(_ judgement: Judgement, _ text: LocalizedText, _ bar: BarInLocale) -> Bool {
    isAside(text, bar) || judgement.isReplaceable || !judgement.isSure && judgement.surest.hangsOnValue
  }

  /// One remark for all of them, or none if nothing is cut.
  func remark(
    in bar: BarInLocale, subject: Message, reason: String = "longer-than-room", text: LocalizedText, item: Item? = nil
  ) -> Remark? {
    guard let judgement = judgement(on: text, of: item, in: bar) else { return nil }
    let (worst, isSure, mayItemsLeave) = (judgement.worst, judgement.isSure, judgement.mayItemsLeave)
    let (told, isOnlyOnceScrolled) = (worst.told, worst.text.isOnlyOnceScrolled)
    let room = told.room.best
    // Where the best figures fit, only their range tells what is doubted.
    let isOnlyRange = worst.certainty == .possible && worst.text.over == 0
    let needed: Message = isOnlyRange ? "\(told.needed.low) to \(told.needed.high) pt" : "\(told.needed.best) pt"
    let has = worst.has(isOnlyRange: isOnlyRange)
    // What the system writes is not the app's to translate or to shorten.
    let isOfSystem = item.map { $0.systemItem != nil && !$0.label.isPresent } ?? false
    // What the app puts in is nobody's wording.
    let isFormat = FormatText.isOne(told.text) && !isOfSystem && !judgement.isRaw
    let isTranslation = !bar.isSource && worst.sourceFits && !isOfSystem && !isFormat
    var evidence: [Evidence] = [
      .points("needed", told.needed.best), .points("available", room),
      .points("over", told.over),
    ]
    let isSeenOtherwise = told.shown != told.text && !told.isWholeWithValues
    if isSeenOtherwise, told.shown.hasInk { evidence.append(.text("shown", told.shown)) }
    let limit = judgement.limit.told
    let limitRoom = limit.room.best
    let characters = Room.characters(in: limitRoom, like: limit)
    // A room of a letter or two, or of much less than the source has, is no measure for a translator: something else takes
    // the place.
    let isTight = characters < 5 || worst.sourceNeeds.map { limitRoom < $0 * 0.6 } ?? false
    let isLeftNothing = isTight && told.over > told.needed.best * 0.4
    let isNoRoom = isLeftNothing || ShorterWording.isOutOfReach(characters, of: told.text.count)
    // Who writes the source's text can shorten it, and is not asked for the room that others give.
    let isSources = bar.isSource && !isOfSystem && !(item == nil && worst.isForItems)
    // A label that takes more than the title lacks can give it.
    let isOfOwnRow = item == nil && worst.text.isOnRowOfItsOwn
    let widest = item == nil && !isOfOwnRow ? CrowdingLabel(on: bar.layouts[worst.layout], of: bar) : nil
    let neighbour = widest.flatMap { $0.text.needed.best > told.over ? $0 : nil }
    let symbols = item == nil && !isOfOwnRow ? SymbolsInstead(of: bar, on: bar.layouts[worst.layout]) : nil
    let decision =
      neighbour.map { $0.advice(isWriters: isSources, isOfSource: bar.isSource) }
      ?? symbols?.advice(for: told)
    if let form = bar.pluralForms[told.text] { evidence.append(.text("plural form", form)) }
    if let face = bar.measuredWith[told.text] { evidence.append(.text("measured with", face)) }
    if !bar.isSource, !isOfSystem, !isNoRoom, !isFormat { evidence.append(.count("room", characters, "characters")) }
    if let least = bar.minimumWidth(on: worst.environment.os) { evidence.append(.points("minimum width", least.best)) }
    let scrolled: Message = isOnlyOnceScrolled ? " once its content has scrolled" : ""
    let what =
      subject + " “\(told.text)” " + (isSure ? "does not fit" : "may not fit")
      + ": it needs \(needed) and has \(has) of room " + (mayItemsLeave ? "beside all items " : "")
      + "in \(worst.environment)\(scrolled)"
    let reads: Message =
      !isSeenOtherwise
      ? "" : told.shown.isEmpty ? ", and is not shown" : ", and reads “\(told.shown)”"
    let lack: LackOfRoom = item == nil && isSlightOnNarrowestPhone(in: bar) ? .mostlyRead : .unreadable
    let isOfDebugging = !judgement.isNote && lack == .unreadable && bar.toolbar.isSeenByFew
    let rarely: Message = judgement.isRare ? SeverityClause.onRareScreens : isOfDebugging ? SeverityClause.forDebugging : ""
    let paired: Message =
      !worst.isOfGuessedPair
      ? judgement.isMenuUnknown ? SeverityClause.ifWithoutMenu : Self.unlessReplaced(judgement, on: bar)
      : bar.toolbar.isBackDoubted ? DoubtedBack.sentence : SeverityClause.ifTogether
    let assumed = worst.saidOfSize
    let onceScrolled = isOnlyOnceScrolled ? LargeTitleSentence.onceScrolled : nil
    let shortened: Message =
      limit.isRoomUncertain
      ? limit.adviceForUncertainRoom
      : "Shorten the translation to about \(characters, "character"), for which \(limitRoom) pt are enough."
    let suggestion: Message =
      isOfSystem
      ? RoomAdvice.ofSystem
      : isFormat
      ? FormatText.advice
      : !bar.isSource && !isNoRoom && worst.isCutInSource(text, of: item, in: bar)
        ? item == nil ? RoomAdvice.ofSourceTitle : RoomAdvice.ofSourceLabel
        : !bar.isSource && !isNoRoom && worst.sourceFits
          ? isSure
            ? shortened
            : "If it does not fit, shorten the translation to about \(characters, "character"), for which \(limitRoom) pt are enough."
          : mayItemsLeave
            ? "Either it is cut or items leave for the overflow menu, which is not documented: look at it on a device."
            : isOfOwnRow
              ? LargeTitleSentence.advice
            : (isNoRoom || told.over > told.needed.best / 2) && (neighbour != nil || !isSources)
              ? decision ?? "No text half as long fits either: give it more room, or the bar fewer items."
              : told.over > 0
                ? "The text needs \(told.over) pt less, or the bar more room for it." : "Look at it on a device."
    // One limit in characters is not the bar's.
    let isLimited = !isOfSystem && !isFormat && !bar.isSource && !isNoRoom && worst.sourceFits
    let layout = bar.layouts[worst.layout]
    let beside: Message =
      isOfOwnRow
      ? suggestion.template == LargeTitleSentence.advice.template ? suggestion : "\(suggestion) \(LargeTitleSentence.inCode)"
      : isLimited ? CutBeside(told, on: layout, of: bar.toolbar).added(to: suggestion) : suggestion
    // Another text may be the one to shorten; what is told of the source, of the system or of items that leave is another matter.
    let joint = isTranslation && !mayItemsLeave && worst.assumption != .large ? joints.of(worst.layout, on: bar) : nil
    let advice = joint?.added(to: beside, for: told.text) ?? beside
    var together: Together?
    // The source language is asked for itself.
    if judgement.isNote, !isSure, !bar.isSource {
      let open: Message = subject + " may not fit in several languages\(rarely)"
      together = Together(judgement.isRare ? "perhaps-on-rare-screens" : "perhaps", open)
    }
    return Remark(
      isSure ? .fails : .needsReview, reason, "\(what)\(reads)\(assumed)\(rarely)\(paired)",
      certainty: isSure ? judgement.surest.certainty : min(worst.certainty, .likely), item: item?.id, text: text,
      // Of a translation that no wording is short enough for, the audit decides, which knows the other languages.
      blame: isTranslation && !isLeftNothing
        ? .translation : isFormat ? .definition : isSources ? .source : .layout,
      severity: judgement.isNote
        ? .note
        : lack.severity(.init(in: worst.environment, byFew: isMilder(judgement, text, bar))),
      evidence: evidence,
      suggestion: onceScrolled ?? advice,
      environments: judgement.environments, over: told.over,
      together: together)
  }
}

extension VisibleCuts.Cut {
  /// At which size of the title it is cut; nothing where that is known.
  fileprivate var saidOfSize: Message {
    switch assumption {
    case .inline: LargeTitleSentence.ifInline
    case .large: LargeTitleSentence.ifLarge
    case .none: large.map(LargeTitleSentence.ofBoth) ?? ""
    }
  }

  /// Whether the same text is cut in the source language, too. Of a control's segments, which are all as wide as the widest one,
  /// that may be another.
  fileprivate func isCutInSource(_ text: LocalizedText, of item: Item?, in bar: BarInLocale) -> Bool {
    guard let sourceCut else { return false }
    return item?.segments.isEmpty ?? true || sourceCut == bar.sourceValue(of: text)?.text
  }

  /// Whether the room is known so badly that it says nothing of the text.
  fileprivate var isRoomUnknown: Bool {
    text.room.high > text.room.low * 1.5 || text.room.high - text.room.low > text.needed.best / 2
  }

  /// Whether it is too long only if a value of unknown length, such as a person's name, is not a short one.
  fileprivate var hangsOnValue: Bool { text.needed.low <= text.room.best && text.holdsText }

  /// Whether all that is lost is the end of a value that the text ends with, such as a person's name.
  fileprivate var isOnlyLastValueCut: Bool {
    let whole = text.text
    guard let sign = whole.firstIndex(of: "%"), sign == whole.lastIndex(of: "%"),
      let end = whole[sign...].firstIndex(of: "@")
    else { return false }
    let position = whole[whole.index(after: sign)..<end]
    let rest = whole[whole.index(after: end)...]
    guard position.allSatisfy({ $0.isNumber || $0 == "$" }), !rest.contains(where: \.isLetter) else { return false }
    let fixed = whole[..<sign]
    // A letter of the value, at least, and the ellipsis.
    return text.shown.hasPrefix(fixed) && text.shown.count >= fixed.count + 2
  }
}

extension BarLayout.VisibleText {
  /// Whether it fits, or lacks so little for so little known a room that it is not reported.
  fileprivate var fitsNearly: Bool {
    guard let cut, over > 0 else { return true }
    return cut.reported(over: over, needed: needed) < .certain && over < needed.best * 0.05
  }

  /// The text in the room it has when all items beside it are as narrow as they get: what is cut then is cut for certain.
  fileprivate var besideNarrowedItems: Self {
    var text = self
    text.room = Width(exactly: room.high)
    text.cut = needed.exceeds(text.room)
    text.shown = self.text
    return text
  }
}
