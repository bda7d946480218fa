import LintelFindings
import LintelModel

extension Rule {
  static let primaryStyle = Rule(
    id: "primary-style",
    title: "The most likely action has the style that says so.",
    statements: ["hig-2025.21", "fiori-ios.30"],
    severity: .note,
    why:
      "The eye finds a prominent button first. Where the likeliest action is none, people read every label to find the way on.",
    examples: [
      .fails(
        "Done looks like any other button", in: .hig2025,
        sketch: "ios26 en 402pt\n[Cancel] | Note | [Done]",
        mended: "ios26 en 402pt\n[Cancel] | Note | [Done]!"),
      .fails("Submit looks like any other button", in: .hig2025, sketch: "ipados26 en 834pt\n[Cancel] | Form | [Submit]"),
      .passes("Done is prominent", in: .hig2025, sketch: "ios26 en 402pt\n[Cancel] | Note | [Done]!"),
      .passes("the system's Done", in: .hig2025, sketch: "ios26 en 402pt\nsystem[cancel] | Note | system[done]"),
      .passes("another action", in: .hig2025, sketch: "ios26 en 402pt\n| Note | [Edit]"),
      .passes("another item is the prominent one", in: .hig2025, sketch: "ios26 en 402pt\n[Done] | Note | [Send]!"),
      .passes("the system makes a confirming action prominent", in: .hig2025, files: ["Note.swift": confirmation]),
      .fails(
        "what agrees is bare, and what puts off is filled", in: .fioriIOS,
        sketch: "fiori26 en 402pt\n[Later]! [Approve]@tertiary", mended: "fiori26 en 402pt\n[Later]@secondary [Approve]!"),
      .fails(
        "what is used most is bare", in: .fioriIOS,
        sketch: "fiori26 en 402pt\nfacts item1: rank 2\nfacts item2: rank 1\n[Share]@secondary [Edit]@tertiary",
        mended: "fiori26 en 402pt\nfacts item1: rank 2\nfacts item2: rank 1\n[Share]@secondary [Edit]!"),
      .passes(
        "all are filled, and one of them is primary", in: .fioriIOS,
        sketch: "fiori26 fi 834pt\n[Siirrä]@secondary [Hylkää]@secondary [Hyväksy]!"),
      .passes(
        "no clear primary action: all secondary", in: .fioriIOS,
        sketch: "fiori26 en 834pt\n[Forward]@secondary [Reject]@secondary [Assign]@secondary"),
      .passes(
        "no clear primary action: all tertiary", in: .fioriIOS,
        sketch: "fiori26 en 402pt\n[Forward]@tertiary [Assign]@tertiary"),
      .passes("nobody says how they look", in: .fioriIOS, sketch: "fiori26 en 402pt\n[Cancel] [Approve]"),
    ],
    check: .barByProfile { bar, profile in
      guard bar.isSource else { return [] }
      return profile == .fioriIOS ? fillings(of: bar) : plainKeyActions(of: bar)
    })

  private static let confirmation = """
    struct Note: View {
      var body: some View {
        Text("").navigationTitle("Note").toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { } } }
      }
    }
    """

  private static func plainKeyActions(of bar: BarInLocale) -> [Remark] {
    let items = bar.toolbar.itemsOnBar
    // A style that differs with the platform or that code sets is not known.
    guard bar.toolbar.isAppleToolbar, !bar.toolbar.isArmForOlderSystems, !items.contains(where: \.isPrimary) else {
      return []
    }
    return items.filter {
      $0.kind == .button && $0.style == .plain && $0.systemItem == nil && !$0.mayBeSetByCode && !$0.isEmphasized
        && [.trailing, .automatic].contains($0.placement)
    }.compactMap { item in
      let isSubmit = bar.locale.language == "en" && item.label.shown(in: bar.locale)?.lowercased() == "submit"
      guard isSubmit || bar.says("done", item.label) else { return nil }
      return Remark(
        .fails, "plain-key-action", "\(bar.name(of: item)) is a key action and has the style of any other button",
        item: item.id, blame: .definition, suggestion: "Give it the prominent style.", location: item.location)
    }
  }

  /// Filled buttons mark the likely actions: beside one, the likeliest is not bare. How many are filled does not matter:
  /// bare ones are not among them, and where no action is clearly primary all have one style.
  private static func fillings(of bar: BarInLocale) -> [Remark] {
    guard let buttons = FioriBar(bar.toolbar)?.buttons.filter({ $0.kind == .button }),
      let filled = buttons.first(where: { $0.isPrimary || $0.style == .secondary }),
      let likely = likeliest(of: buttons, in: bar), likely.style == .tertiary
    else { return [] }
    return [
      Remark(
        .fails, "likely-is-bare",
        "\(bar.name(of: likely)) of \(bar.toolbar.knownName) is the most likely action and tertiary, while "
          + "\(bar.name(of: filled)) is filled",
        item: likely.id, blame: .definition, evidence: [.text("style", likely.style.rawValue)],
        suggestion: "Make it primary, and the others secondary.", location: likely.location)
    ]
  }

  /// The action that people want most, as far as anything says so: by how much it is used, by what it means, or by its words.
  private static func likeliest(of buttons: [Item], in bar: BarInLocale) -> Item? {
    let ranked = buttons.filter { $0.facts.rank.value != nil }
    if ranked.count > 1 { return ranked.min { $0.facts.rank.value! < $1.facts.rank.value! } }
    if let agreeing = buttons.first(where: { $0.facts.meaning.value == .positive }) { return agreeing }
    return buttons.last { item in
      let english = item.label.shown(in: "en")?.lowercased() ?? ""
      let isEnglish = bar.locale.language == "en" || item.label.values["en"]?.state == .translated
      return bar.says("done", item) || bar.says("save", item) || isEnglish && agreements.contains(english)
    }
  }

  private static let agreements: Set = [
    "approve", "submit", "confirm", "send", "accept", "sign", "pay", "order", "publish", "release",
  ]
}
