import LintelModel

/// Which variants of a bar have the items of one before them, where they are many: their titles are all there is to say of them.
struct AlikeInText {
  private let counts: [Toolbar: Int]
  private var told: Set<Toolbar> = []

  init(_ toolbars: [Toolbar]) {
    counts = Dictionary(toolbars.filter { $0.variant != nil }.map { ($0.besidesTitle, 1) }, uniquingKeysWith: +)
  }

  /// Whether it is told whole. Asked once about each bar, in their order.
  mutating func isFirst(_ toolbar: Toolbar) -> Bool {
    guard toolbar.variant != nil else { return true }
    let face = toolbar.besidesTitle
    return told.insert(face).inserted || counts[face, default: 0] < Toolbar.fewestAlike
  }
}
