import LintelFindings
import LintelModel
import LintelTables

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
      .needsReview(
        "an ornament, in whose place other systems show what is no bar",
        sketch: "visionos26 en 800pt\nkind: ornament\nview[Go 20pt]"),
      .passes(
        "a Mac's pointer needs less", sketch: "macos26 en 800pt\nkind: window\nfacts item1: targetWidth 28pt\n[Add {plus}]"),
      .passes("nothing known", sketch: "ios26 en 402pt\n| Inbox | {plus \"Add\"}"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind != .sheetButtons else { return [] }
      let all = bar.toolbar.items.filter(\.isOperable).compactMap { Target($0, on: bar.toolbar.platforms) }
      // What several are too small by mostly comes from one place.
      var kinds: [[Target]] = []
      for target in all {
        if let kind = kinds.firstIndex(where: { $0[0].isAlike(target) }) {
          kinds[kind].append(target)
        } else {
          kinds.append([target])
        }
      }
      return kinds.map { remark($0, in: bar) }
    })

  private static func remark(_ targets: [Target], in bar: BarInLocale) -> Remark {
    let first = targets[0]
    let control = first.control
    let sizes = targets.map(\.size)
    let (low, high) = (sizes.min() ?? first.size, sizes.max() ?? first.size)
    let size: Message = low == high ? "\(low) pt" : "\(low) to \(high) pt"
    let (count, name) = (targets.count, bar.toolbar.knownName)
    let what: Message =
      switch (count > 1, first.isDeclared) {
      case (true, true): "\(count, "item") of \(name) react on \(size); \(first.platform.name) asks for "
      case (true, false): "\(count, "item") of \(name) are views of \(size); \(first.platform.name) asks for "
      case (false, true): "The item \(bar.name(of: first.item)) reacts on \(size); \(first.platform.name) asks for "
      case (false, false): "The item \(bar.name(of: first.item)) is a view of \(size); \(first.platform.name) asks for "
      }
    var evidence = [Evidence.points("size", low), .points("minimum", control.least), .points("default", control.usual)]
    if count > 1 { evidence.append(.text("items", list(of: targets))) }
    let reason = first.isTooSmall ? "below-minimum" : "below-default"
    return Remark(
      first.isDeclared ? .fails : .needsReview, count > 1 && !first.isDeclared ? "views-" + reason : reason,
      what + (first.isTooSmall ? "at least \(control.least) pt" : "\(control.usual) pt, and at least \(control.least) pt"),
      certainty: first.isDeclared ? .certain : .possible, item: count > 1 ? nil : first.item.id, blame: .definition,
      severity: first.isTooSmall ? .warning : .note,
      evidence: evidence,
      suggestion: advice(control.usual, on: bar.toolbar),
      location: place(of: targets, on: bar.toolbar), count: count > 1 ? count : nil)
  }

  /// An ornament is on visionOS alone. What an app shows in its place elsewhere is mostly a view of its own, and no bar.
  private static func advice(_ usual: Points, on bar: Toolbar) -> Message {
    bar.kind == .ornament
      ? "Let it react on \(usual) × \(usual) pt; what is drawn may stay smaller. What other systems show in place of an ornament was not judged: it is no bar."
      : "Let it react on \(usual) × \(usual) pt; what is drawn may stay smaller."
  }

  /// So many of several items are listed, and then that there are more: 20.
  private static let mostListed = 20

  /// `at (Inbox.swift:4), number (Inbox.swift:5)`: the same for all languages of the bar.
  private static func list(of targets: [Target]) -> String {
    let named = targets.prefix(mostListed).map { target in
      let place = target.isDeclared ? target.item.location : target.item.fixedWidthIsFrom ?? target.item.location
      return "\(target.item.id) (\(place.file.split(separator: "/").last ?? ""):\(place.line))"
    }
    return named.joined(separator: ", ") + (targets.count > mostListed ? ", …" : "")
  }

  /// Where code says how large a view is. Several are told once for all variants of the bar, so at a place that these share:
  /// branches mostly differ in what comes first.
  private static func place(of targets: [Target], on bar: Toolbar) -> SourceLocation {
    let last = targets[targets.count - 1]
    let own = targets.count > 1 ? bar.location : last.item.location
    return last.isDeclared ? own : last.item.fixedWidthIsFrom ?? own
  }
}

/// An item that is smaller than its platform asks for.
private struct Target {
  let item: Item
  let size: Points
  /// Whether the definition says what reacts, and not only how large the view is, which may hold a larger button, or none.
  let isDeclared: Bool
  let platform: Platform
  let control: ControlSize

  init?(_ item: Item, on platforms: [Platform]) {
    let declared = [item.facts.targetWidth.value, item.facts.targetHeight.value].compactMap { $0 }
    // Of a side that nobody knows nothing is said. A label is as high as its line, and a view that may hold one is no control.
    let isControl = [.button, .menu, .pullDown, .toggle, .segmentedControl].contains(item.kind)
    let sides = [item.fixedWidth, isControl ? item.fixedHeight : nil].compactMap { $0 }
    guard let size = declared.min() ?? sides.min() else { return nil }
    let wanted = platforms.map { ($0, ControlSize(on: $0)) }.max { $0.1.least < $1.1.least }
    guard let (platform, control) = wanted, size < (declared.isEmpty ? control.least : control.usual) else { return nil }
    (self.item, self.size, isDeclared, self.platform, self.control) = (item, size, !declared.isEmpty, platform, control)
  }

  var isTooSmall: Bool { size < control.least }

  func isAlike(_ other: Target) -> Bool { isTooSmall == other.isTooSmall && isDeclared == other.isDeclared }
}

/// How large a control is by default and at least, in points each way, as the platform's guideline has it: Accessibility,
/// Mobility, "Offer sufficiently sized controls" (as of 2025). WCAG 2.2 asks for 24 CSS pixels, or room around.
private struct ControlSize {
  var usual: Points
  var least: Points

  init(on platform: Platform) {
    let size = BarGeneration.of(platform, OSLine.audited.last!).figure(.controlSize).stated
    (usual, least) = (size.best, size.low)
  }
}
