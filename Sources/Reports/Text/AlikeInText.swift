import LintelModel

/// Which variants of a bar have the items of one before them, where they are many: their titles are all there is to say of them.
struct AlikeInText {
  private let counts: [Toolbar: Int]
  private var told: Set<Toolbar> = []
  /// By their look, those of a bar that nobody who sees them tells apart, in their order.
  private let looks: [Toolbar: [Toolbar]]

  init(_ toolbars: [Toolbar]) {
    counts = Dictionary(toolbars.filter { $0.variant != nil }.map { ($0.besidesTitle, 1) }, uniquingKeysWith: +)
    looks = Dictionary(grouping: toolbars.filter { $0.variant != nil }, by: \.look)
  }

  /// The variants of its bar that look like it and stand behind it; nil of one that looks like one before it, which is told
  /// there.
  func likewise(_ toolbar: Toolbar) -> [Toolbar]? {
    guard toolbar.variant != nil, let all = looks[toolbar.look] else { return [] }
    return all.first?.id == toolbar.id ? Array(all.dropFirst()) : nil
  }

  /// How many looks these variants of one bar have.
  func count(ofLooksIn variants: [Toolbar]) -> Int { Set(variants.map(\.look)).count }

  /// Whether it is told whole. Asked once about each bar, in their order.
  mutating func isFirst(_ toolbar: Toolbar) -> Bool {
    guard toolbar.variant != nil else { return true }
    let face = toolbar.besidesTitle
    return told.insert(face).inserted || counts[face, default: 0] < Toolbar.fewestAlike
  }
}
