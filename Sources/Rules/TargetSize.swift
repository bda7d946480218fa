import LintelFindings
import LintelModel

extension Rule {
  static let targetSize = Rule(
    id: "target-size",
    title: "What reacts to a touch or a click is as large as the platform asks for.",
    severity: .warning,
    isCore: true,
    criteria: ["2.5.8"],
    why: "People with a tremor, large fingers or a moving bus under them hit the neighbour, or nothing.",
    examples: [
      .fails(
        "below the minimum",
        sketch: "ios26 en 402pt\nfacts trailing1: targetWidth 24pt, targetHeight 44pt\n| Inbox | {plus \"Add\"}",
        mended: "ios26 en 402pt\nfacts trailing1: targetWidth 44pt, targetHeight 44pt\n| Inbox | {plus \"Add\"}"),
      .fails(
        "below the default",
        sketch: "ios26 en 402pt\nfacts trailing1: targetWidth 32pt, targetHeight 32pt\n| Inbox | {plus \"Add\"}"),
      .needsReview("a view may react beyond its edge, or not at all", sketch: "ios26 en 402pt\n| Inbox | view[Go 20pt]"),
      .passes(
        "a Mac's pointer needs less", sketch: "macos26 en 800pt\nkind: window\nfacts item1: targetWidth 28pt\n[Add {plus}]"),
      .passes("nothing known", sketch: "ios26 en 402pt\n| Inbox | {plus \"Add\"}"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind != .sheetButtons else { return [] }
      return bar.toolbar.items.filter(\.isOperable).compactMap { item in
        let declared = [item.facts.targetWidth.value, item.facts.targetHeight.value].compactMap { $0 }
        // Only a declaration says what reacts; the view may hold a larger button, or none.
        guard let size = declared.min() ?? item.fixedWidth else { return nil }
        let wanted = bar.toolbar.platforms.map { ($0, ControlSize.of($0)) }.max { $0.1.least < $1.1.least }
        guard let (platform, control) = wanted, size < (declared.isEmpty ? control.least : control.usual) else { return nil }
        let isTooSmall = size < control.least
        let what: Message =
          declared.isEmpty
          ? "The item \(bar.name(of: item)) is a view of \(size) pt; \(platform.name) asks for "
          : "The item \(bar.name(of: item)) reacts on \(size) pt; \(platform.name) asks for "
        return Remark(
          declared.isEmpty ? .needsReview : .fails, isTooSmall ? "below-minimum" : "below-default",
          what
            + (isTooSmall ? "at least \(control.least) pt" : "\(control.usual) pt, and at least \(control.least) pt"),
          certainty: declared.isEmpty ? .possible : .certain, item: item.id, blame: .definition,
          severity: isTooSmall ? .warning : .note,
          evidence: [.points("size", size), .points("minimum", control.least), .points("default", control.usual)],
          suggestion: "Let it react on \(control.usual) × \(control.usual) pt; what is drawn may stay smaller.",
          location: item.location)
      }
    })
}

/// How large a control is by default and at least, in points each way: the platforms' Human Interface Guidelines,
/// Accessibility, Mobility, "Offer sufficiently sized controls" (as of 2025). WCAG 2.2 asks for 24 CSS pixels, or room around.
private struct ControlSize {
  var usual: Points
  var least: Points

  static func of(_ platform: Platform) -> ControlSize {
    switch platform {
    case .ios, .ipados, .watchos: ControlSize(usual: 44, least: 28)
    case .macos: ControlSize(usual: 28, least: 20)
    case .tvos: ControlSize(usual: 66, least: 56)
    case .visionos: ControlSize(usual: 60, least: 28)
    }
  }
}
