import LintelFindings
import LintelModel

extension Rule {
  static let semanticStyle = Rule(
    id: "semantic-style",
    title: "An action that agrees or refuses has the secondary style; what agrees stands at the right, what refuses is red.",
    statements: ["fiori-ios.20"],
    platforms: [.ios, .ipados],
    severity: .note,
    facts: ["meaning"],
    why: "Place and colour tell yes from no before the word is read; in another style people press the wrong one.",
    examples: [
      .fails(
        "a refusal without red",
        sketch:
          "fiori26 en 402pt\nfacts item1: meaning negative\nfacts item2: meaning positive\n[Reject]@tertiary [Approve]@secondary",
        mended: "fiori26 en 402pt\nfacts item1: meaning negative\nfacts item2: meaning positive\n"
          + "[Reject]~ [Approve]@secondary"),
      .fails(
        "what agrees at the left",
        sketch:
          "fiori26 en 402pt\nfacts item1: meaning positive\nfacts item2: meaning negative\n[Approve]@secondary [Reject]~",
        mended: "fiori26 en 402pt\nfacts item1: meaning negative\nfacts item2: meaning positive\n"
          + "[Reject]~ [Approve]@secondary"),
      .fails(
        "a refusal in a colour that is not red",
        sketch:
          "fiori26 en 402pt\nfacts item1: meaning negative, foreground #0A84FF\nfacts item2: meaning positive\n[Reject]@secondary [Approve]@secondary"
      ),
      .passes(
        "as the guideline has it",
        sketch:
          "fiori26 en 402pt\nfacts item1: meaning negative\nfacts item2: meaning positive\n[Reject]~ [Approve]@secondary"),
      .passes(
        "a red of the app's own",
        sketch:
          "fiori26 en 402pt\nfacts item1: meaning negative, foreground #D20A0A\nfacts item2: meaning positive\n[Reject]@secondary [Approve]@secondary"
      ),
      .passes(
        "what stands alone is primary, whatever it means",
        sketch: "fiori26 en 402pt\nfacts item1: meaning positive\n[Approve]!"),
      .passes("nobody says what they mean", sketch: "fiori26 en 402pt\n[Approve]@tertiary [Reject]@tertiary"),
      .fails(
        "the negative style of the SDK, tertiary", files: [
          "Inbox.swift": """
            struct Request: View {
              var body: some View {
                List { }.fioriToolbar(items: {
                  Button("Reject") { }.fioriButtonStyle(FioriTertiaryButtonStyle(colorStyle: .negative))
                  Button("Approve") { }.fioriButtonStyle(FioriSecondaryButtonStyle(colorStyle: .tint))
                })
              }
            }
            """
        ]),
    ],
    check: .bar { bar in
      guard bar.isSource, let fiori = FioriBar(bar.toolbar), fiori.single == nil else { return [] }
      let buttons = fiori.buttons
      return buttons.enumerated().compactMap { index, item in
        func remark(_ reason: String, _ problem: Message, _ suggestion: Message) -> Remark {
          Remark(
            .fails, reason, "\(bar.name(of: item)) " + problem, item: item.id, text: item.label, blame: .definition,
            evidence: [.text("style", item.style.rawValue)], suggestion: suggestion, location: item.location)
        }
        switch item.facts.meaning.value {
        case .negative where item.style != .secondary && item.style != .destructive:
          return remark("negative-style", "refuses and is not secondary", "Give it the secondary style, in red.")
        case .negative where item.style == .secondary && item.facts.foreground.value.map(Redness.isRed) == false:
          return remark("negative-color", "refuses and is not red", "Give it the colour for negative actions.")
        case .positive where item.style != .secondary:
          return remark("positive-style", "agrees and is not secondary", "Give it the secondary style, in the tint colour.")
        case .positive where buttons[(index + 1)...].contains { $0.facts.meaning.value == .negative }:
          return remark("positive-left", "agrees and stands before an action that refuses", "Put it at the right.")
            .asked(whereOrderIsUnknownOn: bar.toolbar)
        default: return nil
        }
      }
    })
}

/// Colours as `#RRGGBB`.
private enum Redness {
  /// Whether red outweighs the other two parts clearly.
  static func isRed(_ color: String) -> Bool {
    guard let value = Int(color.drop { $0 == "#" }, radix: 16) else { return true }
    let (red, green, blue) = (value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF)
    return red > 2 * max(green, blue) || red > 0xA0 && red > max(green, blue) + 0x40
  }
}
