import LintelModel

/// The title of a window: centred in a row of its own, or between the window's buttons and the items of its toolbar. How much of
/// it there is room for is drawn and not judged: a window's title is a text of the window.
struct WindowTitle {
  let bar: BarInLocale
  let layout: BarLayout
  let style: BarStyle

  /// In points: a standard title bar's, and beside the items of a unified toolbar.
  private var size: Double { style.titleRow > 0 ? 13 : 15 }
  /// The window's three buttons, with what is around them.
  private static let controls = 78.0
  private static let gap = 8.0
  /// How wide most letters of a semibold text are, in ems.
  private static let letter = 0.58

  private var text: String? {
    bar.toolbar.shownTitle.shown(in: bar.locale).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What stands below the title in a toolbar's row, with usual values in place of its placeholders.
  private var subtitle: String? {
    style.titleRow > 0 ? nil : layout.subtitle.map(\.shown).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// In points: macOS has it in the small system font.
  private static let subtitleSize = 11.0

  @MarkupBuilder var markup: [Markup] {
    if let text, let span {
      let middle = style.titleMiddle - (subtitle == nil ? 0 : Self.subtitleSize * 0.6)
      line(text, in: span, size: size, weight: "600", baseline: middle + size * 0.36)
      if let subtitle {
        line(
          subtitle, in: span, size: Self.subtitleSize, weight: "400",
          baseline: style.titleMiddle + size * 0.6 + Self.subtitleSize * 0.36)
      }
    }
  }

  @MarkupBuilder private func line(
    _ text: String, in span: (start: Double, end: Double), size: Double, weight: String, baseline: Double
  ) -> [Markup] {
    let most = Int((span.end - span.start) / (size * Self.letter * (text.utf8.allSatisfy { $0 < 0x80 } ? 1 : 1.2)))
    if most > 1 {
      let shown = text.count <= most ? text : text.prefix(most - 1) + "…"
      tag(
        "text", .class(style.titleRow > 0 ? "window-title" : "window-title beside"),
        .init("x", short(style.titleRow > 0 ? layout.width.value / 2 : span.start)),
        .init("y", short(baseline)), .init("font-size", short(size)), .init("font-weight", weight)
      ) { Markup.drawn(String(shown)) }
    }
  }

  /// What is free for it, from left to right. Windows are laid out from the left in every language.
  private var span: (start: Double, end: Double)? {
    let width = layout.width.value
    if style.titleRow > 0 { return (Self.controls, width - Self.controls) }
    guard let frame = layout.titleFrame else { return nil }
    let (start, end) = (frame.x.value + Self.gap, frame.maxX.value - Self.gap)
    return end - start > 2 * size ? (start, end) : nil
  }
}
