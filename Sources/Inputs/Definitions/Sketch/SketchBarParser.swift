import LintelModel

/// Reads a bar line: its areas, and what is in each.
struct SketchBarParser {
  /// Bare text becomes this item (a Fiori toolbar's helper text) instead of a title.
  var bareTextKind: Item.Kind?

  func parse(_ line: SketchLine) throws(SketchError) -> SketchBar {
    let areas = try split(line)
    var bar = SketchBar(areaCount: areas.count, location: line.location(at: line.marks.firstIndex { !$0.isSpace } ?? 0))
    let names = try names(of: areas, line)
    var group = 0
    for (range, area) in zip(areas, names) {
      var parser = SketchAreaParser(line: line, range: range, area: area, group: group)
      try parser.parse(bareTextKind: areas.count == 1 ? bareTextKind : nil)
      if let title = parser.title {
        if bar.title != nil { throw tooMuchText(title) }
        if areas.count == 1, parser.items.contains(where: { $0.kind != .back }) { throw tooMuchText(title) }
        bar.title = title
        bar.hasLargeTitle = parser.hasLargeTitle
      }
      bar.items += parser.items
      group = parser.group + 1
    }
    return bar
  }

  private func tooMuchText(_ text: SketchText) -> SketchError {
    SketchError(
      location: text.location, found: "the bare text '\(text.text)'",
      allowed: "items such as [\(text.text)], or one title in an area of its own, parted from items by |")
  }

  /// The areas between the bars of the line outside of brackets.
  private func split(_ line: SketchLine) throws(SketchError) -> [Range<Int>] {
    var areas: [Range<Int>] = []
    var start = 0
    var depth = 0
    for (index, mark) in line.marks.enumerated() {
      if mark.is("[") || mark.is("{") { depth += 1 }
      if mark.is("]") || mark.is("}") { depth = max(0, depth - 1) }
      guard depth == 0, mark.is("|") else { continue }
      if areas.count == 2 { throw line.error(at: index, "a third |", allowed: "leading | middle | trailing") }
      areas.append(start..<index)
      start = index + 1
    }
    return areas + [start..<line.marks.count]
  }

  /// Of two areas the one with bare text is the title's; with no bare text they are the two ends.
  private func names(of areas: [Range<Int>], _ line: SketchLine) throws(SketchError) -> [SketchBar.Area] {
    switch areas.count {
    case 1: return [.only]
    case 2:
      var first = SketchAreaParser(line: line, range: areas[0], area: .leading, group: 0)
      try first.parse(bareTextKind: nil)
      if first.title != nil { return [.center, .trailing] }
      var second = SketchAreaParser(line: line, range: areas[1], area: .trailing, group: 0)
      try second.parse(bareTextKind: nil)
      return second.title == nil ? [.leading, .trailing] : [.leading, .center]
    default: return [.leading, .center, .trailing]
    }
  }
}
