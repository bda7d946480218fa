import LintelFindings
import LintelModel

extension Rule {
  static let barEdge = Rule(
    id: "bar-edge",
    title: "A bar lies along the edge that its platform keeps for it.",
    statements: [
      "hig-2025.50", "hig-2025.51", "hig-2023.01", "hig-2023.02", "hig-2023.03", "hig-2023.29", "hig-ios11.01",
      "hig-2014.01",
      "fiori-ios.01",
    ],
    severity: .note,
    why: "People reach for a bar where every other app has it.",
    examples: [
      .fails(
        "a navigation bar at the bottom", in: .hig2025,
        sketch: "ios26 en 402pt\nkind: navigation\nfacts: edge bottom\n| Inbox | [Edit]",
        mended: "ios26 en 402pt\nkind: navigation\nfacts: edge top\n| Inbox | [Edit]"),
      .fails(
        "an iPhone's toolbar at the top", in: .hig2023, .higIOS11, .hig2014, .fioriIOS,
        sketch: "ios18 en 402pt\nkind: toolbar\nfacts: edge top\n[Edit] -- [Share]"),
      .fails(
        "an iPad has no bar at the bottom", in: .hig2023, sketch: "ipados18 en 820pt\nkind: toolbar\n[Edit] -- [Share]"),
      .fails("an ornament above its window", sketch: "visionos26 en 1280pt\nfacts: edge top\n{plus} {trash}"),
      .fails(
        "a toolbar along the side of the screen", in: .hig2025,
        sketch: "ipados26 en 834pt\nkind: toolbar\nfacts: edge trailing\n{plus} -- {trash}",
        mended: "ipados26 en 834pt\nkind: toolbar\nfacts: edge top\n{plus} -- {trash}"),
      .passes("an iPhone's toolbar", sketch: "ios18 en 402pt\nkind: toolbar\n[Edit] -- [Share]"),
      .passes(
        "an iPad's toolbar at the top", in: .hig2023, .hig2014,
        sketch: "ipados18 en 820pt\nkind: toolbar\nfacts: edge top\n[Edit] -- [Share]"),
      .passes("an ornament below its window", sketch: "visionos26 en 1280pt\n{plus} {trash}"),
      .passes("a window's toolbar", sketch: "macos26 en 800pt\nInbox | [Edit {pencil}]"),
      .passes(
        "what stands above the keyboard is at no edge", in: .hig2023,
        sketch: "ipados18 en 820pt\nkind: toolbar\nfacts: isAboveKeyboard yes\n-- [Done]"),
    ],
    check: .barByProfile { bar, profile in
      let toolbar = bar.toolbar
      guard bar.isSource, let edge = toolbar.knownEdge else { return [] }
      let wrong = toolbar.platforms.filter { platform in
        // A vertical bar on visionOS is reported by a rule of its own.
        if platform == .visionos, edge == .leading || edge == .trailing { return false }
        return toolbar.allowedEdges(on: platform, in: profile).map { !$0.contains(edge) } ?? false
      }
      guard let first = wrong.first, let allowed = toolbar.allowedEdges(on: first, in: profile) else { return [] }
      let names = wrong.map(\.name)
      let edges = allowed.sorted { $0.rawValue < $1.rawValue }
      let place = edges.dropFirst().reduce(edges[0].words) { "\($0) or \($1.words)" }
      return [
        Remark(
          .fails, "wrong-edge", "\(toolbar.knownName) lies along the \(edge.words) edge on \(names)", blame: .definition,
          evidence: [.text("edge", edge.rawValue), .text("allowed", place.english)],
          suggestion: "Put its buttons at the \(place).",
          environments: bar.layouts.flatMap(\.environments).filter { wrong.contains($0.platform) })
      ]
    })
}

extension Toolbar {
  /// The edge that the definition names, or the one at which UIKit puts its toolbars.
  fileprivate var knownEdge: BarFacts.Edge? {
    if facts.isAboveKeyboard.value == true { return nil }
    return facts.edge.value ?? (kind == .toolbar && platformOrigin != .assumed ? .bottom : nil)
  }

  /// Nil where the guideline says nothing about this kind of bar.
  fileprivate func allowedEdges(on platform: Platform, in profile: Profile) -> Set<BarFacts.Edge>? {
    switch (profile, platform, kind) {
    case (.hig2025, .visionos, .toolbar), (.hig2025, .visionos, .ornament): [.bottom]
    case (.hig2025, _, .navigationBar), (.hig2025, _, .windowToolbar): [.top]
    case (.hig2025, .ios, .toolbar), (.hig2025, .ipados, .toolbar): [.bottom, .top]
    case (.hig2023, .visionos, .toolbar), (.hig2023, .visionos, .ornament), (.hig2023, .ios, .toolbar): [.bottom]
    case (.hig2023, .ipados, .toolbar), (.hig2023, .macos, .windowToolbar): [.top]
    case (.higIOS11, _, .toolbar), (.hig2014, .ios, .toolbar): [.bottom]
    case (.hig2014, .ipados, .toolbar): [.bottom, .top]
    case (.fioriIOS, _, .toolbar), (.fioriIOS, _, .fioriToolbar): [.bottom]
    default: nil
    }
  }
}
