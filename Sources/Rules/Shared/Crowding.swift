import LintelFindings
import LintelModel
import LintelTables

/// The environments in which the items of a bar do not all fit, the worst first.
struct Crowding {
  let bar: BarInLocale

  init(_ bar: BarInLocale) { self.bar = bar }

  /// The environments of one platform, with whether the source language's items certainly fit there.
  private func crowded(_ platform: Platform?, where isWanted: (BarLayout) -> Bool) -> [(
    layout: BarLayout, certainty: Certainty, sourceFits: Bool
  )] {
    bar.layouts.compactMap { layout in
      guard platform == nil || layout.environment.platform == platform, isWanted(layout),
        let doubt = doubt(layout),
        doubt.isWorthSaying(needed: layout.neededByItems, room: Width(exactly: layout.width))
      else { return nil }
      let certainty = doubt.reported(over: over(layout), needed: layout.neededByItems)
      let source = bar.source(of: layout)
      // Where the source language is no better off, the bar is reported once, there.
      if !bar.isSource, let source, source.itemsDoNotFit != nil,
        layout.neededByItems.best <= source.neededByItems.best + 0.5
      {
        return nil
      }
      return (layout, certainty, source.map { $0.itemsDoNotFit == nil } ?? false)
    }.sorted {
      ($0.layout.environment.commonness == .common ? 1 : 0, $0.certainty, over($0.layout))
        > ($1.layout.environment.commonness == .common ? 1 : 0, $1.certainty, over($1.layout))
    }
  }

  private func doubt(_ layout: BarLayout) -> Certainty? {
    guard let doubt = layout.itemsDoNotFit else { return nil }
    // What may need twice as much as is best known, or a part of it, is not known at all: 84 to 2,591 points say nothing.
    if doubt < .certain, layout.neededByItems.high > layout.neededByItems.best * 2 { return nil }
    // The app fits such items to the room itself.
    if doubt < .certain, bar.toolbar.items.contains(where: \.mayShrink) { return nil }
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
    layout.neededByItems.low <= layout.width
      && layout.items.contains { $0.text?.text.firstMatch(of: /%([0-9]+\$)?@/) != nil }
  }

  /// One remark for all environments, or none if the items fit everywhere.
  /// - Parameter loss: What people lose by it; nil where it is about how the bar is arranged, which is a note.
  func remark(
    reason: String, onPlatform platform: Platform? = nil, loss: LackOfRoom?,
    where isWanted: (BarLayout) -> Bool = { _ in true }, message: (BarLayout, Points) -> Message
  ) -> [Remark] {
    let all = crowded(platform, where: isWanted)
    guard let worst = all.first else { return [] }
    let isRare = worst.layout.environment.commonness == .rare
    // What the figures leave open is not worth a look at a device, in a width that few people see.
    if isRare, worst.certainty < .certain { return [] }
    let counted = all.filter { $0.certainty >= worst.certainty && ($0.layout.environment.commonness == .rare) == isRare }
    let over = over(worst.layout)
    // As of a text: what exceeds its room by a hair is no one's to shorten.
    let isHair = worst.certainty < .certain && over < worst.layout.width * 0.03 || bar.toolbar.isPairingGuessed
    let isTranslation = !bar.isSource && worst.sourceFits
    let widest = worst.layout.items.compactMap { placed in placed.text.map { (placed.item, $0) } }
      .max { $0.1.needed.best < $1.1.needed.best }
    var evidence: [Evidence] = [
      .points("needed", worst.layout.neededByItems.best), .points("available", worst.layout.width), .points("over", over),
    ]
    if let least = bar.minimumWidth(on: worst.layout.environment.os) {
      evidence.append(.points("minimum width", least.best))
    }
    var suggestion: Message = "Show fewer items, symbols instead of texts, or a menu."
    if let (_, text) = widest, over > 0 {
      evidence.append(.text("widest label", text.text))
      if let form = bar.pluralForms[text.text] { evidence.append(.text("plural form", form)) }
      if let face = bar.measuredWith[text.text] { evidence.append(.text("measured with", face)) }
    }
    let shortening = Shortened(bar, worst.layout)
    if let advice = shortening.advice {
      evidence.append(.count("to shorten", worst.layout.shortening.count, "labels"))
      suggestion = advice
    }
    // Where no set of texts helps, and the widest is the system's word, only the bar can be changed.
    let isOfSystem =
      shortening.advice == nil && widest.map { SystemTexts.all(in: bar.locale).contains($0.1.text) } == true
    let isByFew = bar.toolbar.isSeenByFew || hangsOnValue(worst.layout)
    let seen = LackOfRoom.Seen(in: worst.layout.environment, byFew: isByFew)
    return [
      Remark(
        worst.certainty == .certain ? .fails : .needsReview, reason, message(worst.layout, over), certainty: worst.certainty,
        text: isTranslation ? shortening.text ?? widest.map { bar.toolbar.items[$0.0].label } : nil,
        blame: isTranslation && !isOfSystem ? .translation : .layout,
        severity: worst.certainty == .possible || isHair ? .note : loss?.severity(seen) ?? .note, evidence: evidence,
        suggestion: suggestion, environments: counted.flatMap(\.layout.environments), over: over)
    ]
  }
}
