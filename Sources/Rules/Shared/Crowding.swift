import LintelFindings
import LintelModel

/// The environments in which the items of a bar do not all fit, the worst first.
struct Crowding {
  let bar: BarInLocale
  /// The numbers of the layouts in which the items may not all fit. All that is asked of a bar hangs on them; most have none.
  private let doubtful: [Int]
  /// Whether the app fits some of the items to the room itself.
  private let mayShrink: Bool
  /// Whether an item is in the title's place.
  private let hasPrincipal: Bool

  init(_ bar: BarInLocale) {
    self.bar = bar
    doubtful = bar.layouts.indices.filter { bar.layouts[$0].itemsDoNotFit != nil }
    let items = bar.toolbar.items
    mayShrink = !doubtful.isEmpty && bar.toolbar.hasItemThatMayShrink
    hasPrincipal = !doubtful.isEmpty && items.indices.contains { items[$0].placement == .principal }
  }

  /// One layout in which the items do not all fit.
  private struct Crowd {
    /// Its number on the bar.
    var layout: Int
    var isCommon: Bool
    var certainty: Certainty
    var over: Points
    /// Whether the source language's items certainly fit there.
    var sourceFits: Bool
  }

  /// Those of one platform, the worst first.
  private func crowded(_ platform: Platform?, where isWanted: (BarLayout) -> Bool) -> [Crowd] {
    doubtful.compactMap { number -> Crowd? in
      guard platform == nil || bar.layouts[number].environment.platform == platform else { return nil }
      let layout = bar.layouts[number]
      guard isWanted(layout), let doubt = doubt(layout),
        doubt.isWorthSaying(needed: layout.neededByItems, room: Width(exactly: layout.width))
      else { return nil }
      let over = over(layout)
      let certainty = doubt.reported(over: over, needed: layout.neededByItems)
      let source = bar.sourceNumber(in: layout.environment)
      let sourceFits = source.map { bar.sourceLayouts[$0].itemsDoNotFit == nil } ?? false
      // Where the source language is no better off, the bar is reported once, there.
      if !bar.isSource, let source, !sourceFits,
        layout.neededByItems.best <= bar.sourceLayouts[source].neededByItems.best + 0.5
      {
        return nil
      }
      return Crowd(
        layout: number, isCommon: layout.environment.commonness == .common, certainty: certainty, over: over,
        sourceFits: sourceFits)
    }.sorted { ($0.isCommon ? 1 : 0, $0.certainty, $0.over) > ($1.isCommon ? 1 : 0, $1.certainty, $1.over) }
  }

  /// The one whose figures are told: of what is surely or likely crowded on the same platform, where most is lacking. A plan that is
  /// enough where it is sure is not for another system that leaves less room.
  private func tightest(of all: [Crowd], likeThatOf surest: Crowd) -> Crowd {
    guard surest.certainty == .certain else { return surest }
    let platform = bar.layouts[surest.layout].environment.platform
    let alike = all.filter { crowd in
      crowd.certainty >= .likely && crowd.isCommon == surest.isCommon && crowd.sourceFits == surest.sourceFits
        && bar.layouts[crowd.layout].environment.platform == platform
    }
    return alike.reduce(surest) { worst, crowd in crowd.over > worst.over ? crowd : worst }
  }

  private func doubt(_ layout: BarLayout) -> Certainty? {
    guard var doubt = layout.itemsDoNotFit else { return nil }
    if layout.isCrowdedByDoubtedBack(of: bar.toolbar) { doubt = min(doubt, .likely) }
    // What may need twice as much as is best known, or a part of it, is not known at all: 84 to 2,591 points say nothing.
    if doubt < .certain, layout.neededByItems.high > layout.neededByItems.best * 2 { return nil }
    // The app fits such items to the room itself.
    if doubt < .certain, mayShrink { return nil }
    guard hasPrincipal else { return doubt }
    // What is in the title's place is cut before the others lack room, as a title is.
    // A segmented control says no more than its widest segment needs; its frame has all of them. What is seen of a frame is
    // less than it takes by what the bar lacks.
    let short = max(0, layout.neededByItems.best - layout.width)
    let titles = layout.items.filter { bar.toolbar.items[$0.item].placement == .principal }
      .map { placed -> Points in
        let seen = placed.frame?.width ?? 0
        let isSqueezed = seen > 0 && bar.toolbar.items[placed.item].fixedWidth == nil
        return max(placed.text?.needed.best ?? 0, isSqueezed ? seen + short : seen)
      }.reduce(0, +)
    guard titles > 0 else { return doubt }
    if doubt < .certain, layout.neededByItems.best <= layout.width { return nil }
    return layout.neededByItems.exceeds(Width(exactly: layout.width + titles)).map { min($0, doubt) }
  }

  private func over(_ layout: BarLayout) -> Points {
    max(0, layout.neededByItems.best.rounded - layout.width.rounded).rounded
  }

  /// Whether the items are too wide only if a value of unknown length, such as a person's name, is not a short one.
  private func hangsOnValue(_ layout: BarLayout) -> Bool {
    layout.neededByItems.low <= layout.width && layout.items.contains { $0.text?.holdsText == true }
  }

  /// One remark for all environments, or none if the items fit everywhere.
  /// - Parameter loss: What people lose by it; nil where it is about how the bar is arranged, which is a note.
  func remark(
    reason: String, onPlatform platform: Platform? = nil, loss: LackOfRoom?,
    where isWanted: (BarLayout) -> Bool = { _ in true }, message: (BarLayout, Points) -> Message
  ) -> [Remark] {
    let all = crowded(platform, where: isWanted)
    guard let surest = all.first else { return [] }
    let worst = tightest(of: all, likeThatOf: surest)
    let layout = bar.layouts[worst.layout]
    let isRare = layout.environment.commonness == .rare
    let isPaired = bar.toolbar.isPairingGuessed
    // What may never be there together is not certain, however wide it is.
    let certainty = isPaired ? min(surest.certainty, .likely) : surest.certainty
    // What the figures leave open is not worth a look at a device, in a width that few people see.
    if isRare, certainty < .certain { return [] }
    let others = all.filter { crowd in
      crowd.layout != worst.layout && crowd.certainty >= worst.certainty
        && (bar.layouts[crowd.layout].environment.commonness == .rare) == isRare
    }
    let over = worst.over
    // As of a text: what exceeds its room by a hair is no one's to shorten.
    let isHair = certainty < .certain && over < layout.width * 0.03 || isPaired
    let isTranslation = !bar.isSource && worst.sourceFits
    let widest = layout.items.compactMap { placed in placed.text.map { (placed.item, $0) } }
      .max { $0.1.needed.best < $1.1.needed.best }
    var evidence: [Evidence] = [
      .points("needed", layout.neededByItems.best), .points("available", layout.width), .points("over", over),
    ]
    if let least = bar.minimumWidth(on: layout.environment.os) {
      evidence.append(.points("minimum width", least.best))
    }
    var suggestion: Message = "Show fewer items, symbols instead of texts, or a menu, as the designers of the bar decide."
    if let (_, text) = widest, over > 0 {
      evidence.append(.text("widest label", text.text))
      if let form = bar.pluralForms[text.text] { evidence.append(.text("plural form", form)) }
      if let face = bar.measuredWith[text.text] { evidence.append(.text("measured with", face)) }
    }
    let shortening = Shortened(bar, layout)
    if let advice = shortening.advice {
      evidence.append(.count("to shorten", layout.shortening.count, "labels"))
      suggestion = advice
    }
    // Where no set of texts helps, only the bar can be changed, by who made it.
    let blame: Blame =
      shortening.advice == nil || shortening.isOfFormat ? .definition : isTranslation ? .translation : bar.isSource ? .source : .layout
    let isByFew = bar.toolbar.isSeenByFew || hangsOnValue(bar.layouts[surest.layout])
    let seen = LackOfRoom.Seen(in: layout.environment, byFew: isByFew)
    let isNote = certainty == .possible || isHair
    let clause: Message? =
      isRare
      ? SeverityClause.onRareScreens
      : isPaired
        ? SeverityClause.ifTogether
        : isNote || loss != .unreadable || !isByFew
          ? nil : bar.toolbar.isSeenByFew ? SeverityClause.forDebugging : SeverityClause.ofLongValue
    let plain = message(layout, over)
    let said: Message = clause.map { "\(plain)\($0)" } ?? plain
    return [
      Remark(
        certainty == .certain ? .fails : .needsReview, reason,
        layout.isCrowdedByDoubtedBack(of: bar.toolbar) ? DoubtedBack.added(to: said) : said, certainty: certainty,
        text: isTranslation ? shortening.text ?? widest.map { bar.toolbar.items[$0.0].label } : nil,
        blame: blame,
        severity: isNote ? .note : loss?.severity(seen) ?? .note, evidence: evidence,
        suggestion: suggestion, environments: ([worst] + others).flatMap { bar.layouts[$0.layout].environments }, over: over)
    ]
  }
}

extension BarLayout.VisibleText {
  /// Whether the app puts a text of unknown length into it, such as a person's name.
  var holdsText: Bool {
    // Most have no sign, which their bytes tell far sooner than a search for the pattern.
    text.utf8.contains(UInt8(ascii: "%")) && text.firstMatch(of: /%([0-9]+\$)?@/) != nil
  }
}
