import LintelFindings
import LintelModel

extension Rule {
  static let contrast = Rule(
    id: "contrast",
    title: "Texts and symbols stand out from what is behind them.",
    severity: .warning,
    isCore: true,
    criteria: ["1.4.3", "1.4.11"],
    why: "Pale grey on white is there for those with good eyes in good light, and for nobody else.",
    examples: [
      .fails(
        "just too pale, 4.48:1",
        sketch: "ios26 en 402pt\nfacts trailing1: foreground #777777, background #FFFFFF\n| Inbox | [Edit]",
        mended: "ios26 en 402pt\nfacts trailing1: foreground #555555, background #FFFFFF\n| Inbox | [Edit]"),
      .fails(
        "a pale symbol",
        sketch: "ios26 en 402pt\nfacts trailing1: foreground #BBBBBB, background #FFFFFF\n| Inbox | {plus \"Add\"}"),
      .needsReview(
        "what is behind it is the system's", sketch: "ios26 en 402pt\nfacts trailing1: foreground #999999\n| Inbox | [Edit]"),
      .passes(
        "enough for a symbol, which needs less",
        sketch: "ios26 en 402pt\nfacts trailing1: foreground #888888, background #FFFFFF\n| Inbox | {plus \"Add\"}"),
      .passes(
        "just enough", sketch: "ios26 en 402pt\nfacts trailing1: foreground #767676, background #FFFFFF\n| Inbox | [Edit]"),
    ],
    check: .bar { bar in
      guard bar.isSource else { return [] }
      return bar.toolbar.items.filter(\.isOperable).compactMap { item in
        guard let front = item.facts.foreground.value, let colour = Luminance(front) else { return nil }
        let isText = bar.toolbar.showsLabel(of: item) || item.fixedWidth != nil && item.label.isPresent
        guard isText || item.symbol != nil || item.systemItem != nil else { return nil }
        let needed = isText ? 4.5 : 3
        let what = (isText ? "The text of " : "The symbol of ") + "\(bar.name(of: item)), \(front)," as Message
        func evidence(_ ratio: Double) -> [Evidence] {
          [.text("contrast", Luminance.written(ratio)), .text("needed", Luminance.written(needed))]
        }
        guard let back = item.facts.background.value, let ground = Luminance(back) else {
          // Bars are near white or near black behind their items, by appearance.
          let ratios = [colour.contrast(with: .white), colour.contrast(with: .black)]
          guard let least = ratios.min(), least < needed else { return nil }
          return Remark(
            .needsReview, "background-unknown",
            what + " has a contrast of \(Luminance.written(ratios[0])) on a white bar "
              + "and \(Luminance.written(ratios[1])) on a black one",
            certainty: .possible, item: item.id, blame: .definition, evidence: evidence(least),
            suggestion: "Use a colour that changes with the appearance.", location: item.location)
        }
        let ratio = colour.contrast(with: ground)
        guard ratio < needed else { return nil }
        return Remark(
          .fails, isText ? "pale-text" : "pale-symbol", what + " has a contrast of \(Luminance.written(ratio)) to \(back)",
          item: item.id, blame: .definition, evidence: evidence(ratio),
          suggestion: "Raise it to \(Luminance.written(needed)) at least.", location: item.location)
      }
    })
}

/// How bright a colour is, as WCAG 2.2 reckons it ("relative luminance").
private struct Luminance {
  private let value: Double

  static let white = Luminance(value: 1)
  static let black = Luminance(value: 0)

  private init(value: Double) { self.value = value }

  /// `#RRGGBB`
  init?(_ hex: String) {
    guard let number = UInt32(hex.dropFirst(), radix: 16) else { return nil }
    func linear(_ shift: UInt32) -> Double {
      let part = Double(number >> shift & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : Gamma.raised((part + 0.055) / 1.055)
    }
    value = 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }

  /// From 1 to 21.
  func contrast(with other: Luminance) -> Double {
    (max(value, other.value) + 0.05) / (min(value, other.value) + 0.05)
  }

  /// `4.5:1`, rounded down, so that what is too little does not read as enough.
  static func written(_ ratio: Double) -> String {
    let tenths = Int(ratio * 10)
    return tenths % 10 == 0 ? "\(tenths / 10):1" : "\(tenths / 10).\(tenths % 10):1"
  }
}

/// The exponent of sRGB, without a mathematics library.
private enum Gamma {
  /// `base` to the power of 2.4, which is the fifth root of its twelfth power.
  static func raised(_ base: Double) -> Double {
    let fourth = base * base * base * base
    let twelfth = fourth * fourth * fourth
    guard twelfth > 0 else { return 0 }
    // Newton's method; the root lies between the power and 1.
    var root = base * base
    for _ in 0..<40 { root = (4 * root + twelfth / (root * root * root * root)) / 5 }
    return root
  }
}
