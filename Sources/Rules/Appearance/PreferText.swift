import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let preferText = Rule(
    id: "prefer-text",
    title: "A bottom toolbar with three or fewer buttons shows texts where a symbol is not known to everyone.",
    statements: ["hig-2023.21", "hig-ios11.04", "fiori-ios.08"],
    platforms: [.ios, .ipados],
    severity: .note,
    why: "With so few buttons there is room for words, and a word is clearer than a symbol that people have to guess.",
    examples: [
      .fails(
        "symbols that nobody knows",
        sketch: "ios18 en 375pt\nkind: toolbar\n{bolt.horizontal \"Transfer\"} -- {tray.2 \"Sort Out\"}",
        mended: "ios18 en 375pt\nkind: toolbar\n[Transfer] - [Sort Out]"),
      .fails("one of two", sketch: "ios18 en 375pt\nkind: toolbar\n{trash \"Delete\"} -- image{carbs \"Add Meal\"}"),
      .passes(
        "three on a phone, where two may be texts", in: .fioriIOS,
        sketch: "ios26 en 402pt\nkind: toolbar\n{bolt.horizontal \"Transfer\"} -- {tray.2 \"Sort Out\"} -- {leaf \"Rest\"}"),
      .passes("texts", sketch: "ios18 en 375pt\nkind: toolbar\n[Transfer] -- [Sort Out]"),
      .passes(
        "symbols that everyone knows",
        sketch: "ios18 en 375pt\nkind: toolbar\n{trash \"Delete\"} -- {square.and.arrow.up \"Share\"}"),
      .passes(
        "four buttons",
        sketch:
          "ios18 en 375pt\nkind: toolbar\n{bolt.horizontal \"Transfer\"} -- {tray.2 \"Sort Out\"} -- "
          + "{leaf \"Rest\"} -- {flame \"Burn\"}"
      ),
      .passes(
        "a text beside the symbol that says it", sketch: "ios18 en 375pt\nkind: toolbar\n[Transfer] -- {gear \"Settings\"}"),
    ],
    check: .barByProfile { bar, profile in
      guard bar.isSource, let buttons = BottomButtons(bar.toolbar, in: profile),
        (1...most(on: bar, in: profile)).contains(buttons.all.count), buttons.all.count == buttons.symbols.count
      else { return [] }
      let unknown = buttons.symbols.filter { item in
        guard item.systemItem == nil, !item.mayBeSetByCode, item.facts.isUniversallyKnown.value != true else { return false }
        return !(item.hasSystemName && item.symbol.map(StandardSymbol.isKnown) == true)
      }
      guard !unknown.isEmpty else { return [] }
      return [
        Remark(
          .fails, "symbols-only",
          "\(bar.toolbar.knownName) has \(buttons.all.count, "button") and shows "
            + "symbols that are not in every app: \(unknown.compactMap(\.symbol))",
          blame: .definition, evidence: [.count("buttons", buttons.all.count, "buttons")],
          suggestion: "Show short texts with spaces between them: there is room for them.")
      ]
    })

  /// SAP's guideline allows two texts on a phone, and so cannot ask for three.
  private static func most(on bar: BarInLocale, in profile: Profile) -> Int {
    guard profile == .fioriIOS else { return 3 }
    let isCompact = bar.layouts.contains { layout in
      layout.environments.contains { !Device.isRegular(width: $0.width, on: $0.platform, os: $0.os) }
    }
    return isCompact ? 2 : 3
  }
}
