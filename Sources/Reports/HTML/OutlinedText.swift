import LintelModel

/// A text drawn with the outlines of the glyphs that it was measured with.
struct OutlinedText {
  let line: GlyphOutlines.Line
  /// How the page refers to it.
  let href: String
  let weight: FontWeight

  /// The text around the middle of its room, as wide as it was measured.
  /// - Parameter width: In points; nil for what is left of a cut text, which was not measured and keeps its own width.
  func markup(middle: Double, baseline: Double, size: Points, width: Double?, isCut: Bool, isTitle: Bool) -> Markup {
    let em = size.value / 1000
    let across = width.map { $0 / Double(line.width) } ?? em
    let start = middle - Double(line.width) * across / 2
    let names = ["outline", isTitle ? "title" : "", isCut ? "cut" : "", weight == .regular ? "" : "bold"]
    return tag(
      "use", .class(names.filter { !$0.isEmpty }.joined(separator: " ")), .init("href", href),
      .init("transform", "translate(\(short(start)) \(short(baseline)))scale(\(fine(across)) \(fine(em)))"))
  }

  /// A scale with five decimals: over a line of some thousand units it is right to a hundredth of a point.
  private func fine(_ value: Double) -> String {
    let digits = String(Int((value * 100_000).rounded()))
    return "0." + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }
}
