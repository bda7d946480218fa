import LintelFindings
import LintelModel

extension Rule {
  static let itemsChangeOnResize = Rule(
    id: "items-change-on-resize",
    title: "A visionOS toolbar has the same controls at every size of its window.",
    statements: ["hig-2023.43"],
    platforms: [.visionos],
    severity: .note,
    why: "A control that goes or shrinks as the window is resized is not where people left it.",
    examples: [
      .fails(
        "buttons that a small window has no room for",
        sketch: "visionos26 en 300pt 1280pt\n{plus} {trash} {folder} {gear} {star} {flag}",
        mended: "visionos26 en 800pt 1280pt\n{plus} {trash} {folder} {gear} {star} {flag}"),
      .fails(
        "the declared least width is too little for the German labels",
        sketch: "visionos26 de 1280pt\nmin-width: 320pt\nsource en: [Copy] [Move] [Edit]\n"
          + "[Duplizieren] [In Ordner verschieben] [Bearbeiten]"),
      .passes("room for all of them", sketch: "visionos26 en 500pt 1280pt\n{plus} {trash} {folder} {gear} {star} {flag}"),
      .passes("a window of one size", sketch: "visionos26 en 300pt\n{plus} {trash} {folder} {gear} {star} {flag}"),
    ],
    check: .bar { bar in
      guard bar.toolbar.kind != .sheetButtons, let narrow = NarrowWindow(bar), narrow.needed.best <= narrow.widest else {
        return []
      }
      return [
        narrow.remark(
          "no-room-in-small-window", in: bar,
          "\(bar.toolbar.knownName) needs \(narrow.needed.best) pt: its controls change where the window is narrower, down to "
            + "\(narrow.narrowest) pt",
          suggestion: "Give the window a minimum width of at least \(narrow.needed.high) pt, or the toolbar fewer items.")
      ]
    })
}
