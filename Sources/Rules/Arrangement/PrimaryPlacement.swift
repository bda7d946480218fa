import LintelFindings
import LintelModel

extension Rule {
  static let primaryPlacement = Rule(
    id: "primary-placement",
    title: "The primary action stands on the trailing side.",
    statements: ["hig-2025.22", "hig-2025.45", "fiori-ios.02"],
    severity: .note,
    why: "The way on lies where reading ends. On the other side people expect the way back, and tap it to leave.",
    examples: [
      .fails(
        "Done on the leading side", in: .hig2025,
        sketch: "ios26 en 402pt\n[Done]! | Note | [Share]",
        mended: "ios26 en 402pt\n| Note | [Share] [Done]!"),
      .fails("Send in the middle", in: .hig2025, sketch: "ipados26 en 834pt\n[Cancel] | [Send]! | [Share]"),
      .fails(
        "the first of a toolbar", in: .hig2025,
        sketch: "ios26 en 402pt\nkind: toolbar\n[Send]! -- {trash} {folder}",
        mended: "ios26 en 402pt\nkind: toolbar\n{trash} {folder} -- [Send]!"),
      .passes("Done on the trailing side", in: .hig2025, sketch: "ios26 en 402pt\n[Cancel] | Note | [Done]!"),
      .passes(
        "mirrored, the trailing side is on the left", in: .hig2025, sketch: "ios26 ar 402pt\n[إلغاء] | ملاحظة | [تم]!"),
      .passes("a toolbar with one item", in: .hig2025, sketch: "ios26 en 402pt\nkind: toolbar\n-- [Send]! --"),
      .passes("the last of a toolbar", in: .hig2025, sketch: "ios26 en 402pt\nkind: toolbar\n{trash} {folder} -- [Send]!"),
      .fails(
        "the primary button on the left", in: .fioriIOS,
        sketch: "fiori26 en 402pt\n[Approve]! [Reject]@secondary",
        mended: "fiori26 en 402pt\n[Reject]@secondary [Approve]!"),
      .passes("the primary button on the right", in: .fioriIOS, sketch: "fiori26 en 402pt\n[Reject]@secondary [Approve]!"),
    ],
    check: .barByProfile { bar, profile in
      guard bar.isSource else { return [] }
      return profile == .fioriIOS ? notLast(in: bar) : notTrailing(in: bar)
    })

  private static func notTrailing(in bar: BarInLocale) -> [Remark] {
    guard bar.toolbar.isAppleToolbar else { return [] }
    let controls = bar.toolbar.controlsOnBar
    return controls.enumerated().filter { $1.isPrimary }.compactMap { index, item in
      let what: Message
      switch item.placement {
      case .leading: what = "stands on the leading side"
      case .center, .principal: what = "stands in the middle"
      case .trailing: return nil
      // Where there are no sides, only the first place is surely wrong.
      case .bottom, .automatic:
        guard index == 0, controls.count > 1 else { return nil }
        what = "stands before all other items"
      }
      let found = remark("not-trailing", what, item, bar, "Move it to the trailing side.")
      return [.bottom, .automatic].contains(item.placement) ? found.asked(whereOrderIsUnknownOn: bar.toolbar) : found
    }
  }

  private static func notLast(in bar: BarInLocale) -> [Remark] {
    guard bar.toolbar.kind == .fioriToolbar || bar.toolbar.kind == .toolbar else { return [] }
    let controls = bar.toolbar.controlsOnBar
    return controls.dropLast().filter { $0.isPrimary && !(controls.last?.isPrimary ?? false) }.map {
      remark("not-at-the-right", "is not at the bottom right", $0, bar, "Make it the last item.")
        .asked(whereOrderIsUnknownOn: bar.toolbar)
    }
  }

  private static func remark(
    _ reason: String, _ what: Message, _ item: Item, _ bar: BarInLocale, _ suggestion: Message
  ) -> Remark {
    Remark(
      .fails, reason, "The primary action \(bar.name(of: item)) of \(bar.toolbar.knownName) " + what, item: item.id,
      blame: .definition, suggestion: suggestion, location: item.location)
  }
}
