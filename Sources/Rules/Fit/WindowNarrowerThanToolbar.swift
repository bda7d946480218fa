import LintelFindings
import LintelModel

extension Rule {
  static let windowNarrowerThanToolbar = Rule(
    id: "window-narrower-than-toolbar",
    title: "A visionOS window is never narrower than its toolbar.",
    statements: ["hig-2025.41"],
    platforms: [.visionos],
    severity: .warning,
    why: "A toolbar that juts out beyond its window looks like part of another one, and covers what stands beside it.",
    examples: [
      .fails(
        "six buttons below a small window",
        sketch: "visionos26 en 1280pt\nmin-width: 300pt\n{plus} {trash} {folder} {gear} {star} {flag}",
        mended: "visionos26 en 1280pt\nmin-width: 700pt\n{plus} {trash} {folder} {gear} {star} {flag}"),
      .fails(
        "only the German labels are too wide",
        sketch: "visionos26 de 1280pt\nmin-width: 320pt\nsource en: [Copy] [Move] [Edit]\n"
          + "[Duplizieren] [In Ordner verschieben] [Bearbeiten]"),
      .needsReview(
        "how much room a text has around it is not published",
        sketch: "visionos26 en 1280pt\nmin-width: 320pt\n{plus} {trash} {folder} {gear} [Edit]"),
      .passes(
        "the same buttons below a wider one",
        sketch: "visionos26 en 1280pt\nmin-width: 500pt\n{plus} {trash} {folder} {gear} {star} {flag}"),
      .passes(
        "the bar in the window is as wide as the window",
        sketch: "visionos26 en 1280pt\nmin-width: 300pt\n{plus} {trash} {folder} | Inbox | {gear} {star} {flag}"),
    ],
    check: .bar { bar in
      guard [.toolbar, .ornament].contains(bar.toolbar.kind), let narrow = NarrowWindow(bar) else { return [] }
      return [
        narrow.remark(
          "wider-than-window", in: bar,
          "\(bar.toolbar.knownName) needs \(narrow.needed.best) pt and its window may be \(narrow.narrowest) pt wide: "
            + "\(narrow.over) pt too little",
          suggestion: "Give the window a minimum width of at least \(narrow.needed.high) pt, or the toolbar fewer items.")
      ]
    })
}
