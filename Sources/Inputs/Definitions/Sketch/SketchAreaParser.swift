import LintelModel

/// Reads one area of a bar line: back button, title, items, spaces and group boundaries.
struct SketchAreaParser {
  let line: SketchLine
  let area: SketchBar.Area
  /// The group of the item that was read last.
  private(set) var group: Int
  private(set) var title: SketchText?
  private(set) var hasLargeTitle = false
  private(set) var items: [SketchItem] = []
  private var index: Int
  private let end: Int

  init(line: SketchLine, range: Range<Int>, area: SketchBar.Area, group: Int) {
    self.line = line
    self.area = area
    self.group = group
    index = range.lowerBound
    end = range.upperBound
  }

  mutating func parse(bareTextKind: Item.Kind?) throws(SketchError) {
    while true {
      while index < end, line.marks[index].isSpace { index += 1 }
      guard index < end else { return }
      let mark = line.marks[index]
      if mark.is("<") {
        try parseBack()
      } else if mark.is("\"") || mark.is("(") {
        try parseNote()
      } else if let word = standaloneWord() {
        parseStandalone(word)
      } else if mark.is("[") || mark.is("{") || prefixLength() != nil {
        var parser = SketchItemParser(line: line, index: index, end: end, area: area)
        var item = try parser.parse()
        item.group = group
        items.append(item)
        index = parser.index
      } else {
        try parseBareText(bareTextKind)
      }
    }
  }

  /// The length of a lower-case word that touches a bracket: `menu[`.
  private func prefixLength(at start: Int? = nil) -> Int? {
    var cursor = start ?? index
    let first = cursor
    while cursor < end, !line.marks[cursor].isLiteral, ("a"..."z").contains(line.marks[cursor].scalar) { cursor += 1 }
    guard cursor > first, cursor < end, line.marks[cursor].is("[") || line.marks[cursor].is("{") else { return nil }
    return cursor - first
  }

  /// A mark that means something between spaces: `-`, `--`, `-12pt`, `…`, `&`.
  private func standaloneWord() -> String? {
    // The longest is a space of four digits with a fraction; looking no further keeps long lines linear.
    let word = line.marks[index..<min(end, index + 16)].prefix { !$0.isSpace }
    guard word.count < 16, !word.contains(where: \.isLiteral) else { return nil }
    let text = String(String.UnicodeScalarView(word.map(\.scalar)))
    if ["-", "--", "…", "&"].contains(text) { return text }
    return text.hasPrefix("-") && SketchNumber.points(text.dropFirst()) != nil ? text : nil
  }

  private mutating func parseStandalone(_ word: String) {
    let location = line.location(at: index)
    index += word.unicodeScalars.count
    guard word != "&" else {
      group += 1
      return
    }
    if word == "…" {
      var item = SketchItem(.moreMenu, area: area, location: location)
      item.group = group
      return items.append(item)
    }
    // A space parts groups, and is a group of its own.
    group += 1
    var space = SketchItem(word == "--" ? .flexibleSpace : .fixedSpace, area: area, location: location)
    space.fixedWidth = SketchNumber.points(word.dropFirst())
    space.group = group
    items.append(space)
    group += 1
  }

  private mutating func parseBack() throws(SketchError) {
    guard items.isEmpty, title == nil, area == .leading || area == .only else {
      throw line.error(at: index, "<", allowed: "a back button at the start of the line, or \\<")
    }
    var back = SketchItem(.back, area: area, location: line.location(at: index))
    index += 1
    back.label = line.text(takeBareText())
    back.group = group
    group += 1
    items.append(back)
  }

  /// `"tool tip"` or `(palette label)` of the item before it.
  private mutating func parseNote() throws(SketchError) {
    let start = index
    let isToolTip = line.marks[index].is("\"")
    let close: Unicode.Scalar = isToolTip ? "\"" : ")"
    guard let last = items.indices.last, !items[last].kind.isSpacer else {
      throw line.error(at: start, isToolTip ? "\"" : "(", allowed: "a \"tool tip\" or a (palette label) after an item")
    }
    guard let stop = line.marks[(index + 1)..<end].firstIndex(where: { $0.is(close) }) else {
      throw line.error(at: start, "\(isToolTip ? "\"" : "(") that is not closed", allowed: "\(close) before the area ends")
    }
    let text = line.text(line.marks[(index + 1)..<stop])
    if isToolTip { items[last].toolTip = text } else { items[last].paletteLabel = text }
    index = stop + 1
  }

  private mutating func parseBareText(_ kind: Item.Kind?) throws(SketchError) {
    let start = index
    let isLarge = line.marks[index].is("#") && index + 1 < end && line.marks[index + 1].isSpace
    if isLarge { index += 1 }
    guard let text = line.text(takeBareText()) else {
      throw line.error(at: start, "# without a title", allowed: "# Title")
    }
    if let kind {
      var item = SketchItem(kind, area: area, location: text.location)
      item.label = text
      item.group = group
      items.append(item)
    } else if title == nil {
      title = text
      hasLargeTitle = isLarge
    } else {
      throw line.error(at: start, "a second text '\(text.text)'", allowed: "one title; items stand in brackets")
    }
  }

  /// Everything up to the next item.
  private mutating func takeBareText() -> ArraySlice<SketchLine.Mark> {
    let start = index
    while index < end, !line.marks[index].is("["), !line.marks[index].is("{") {
      if index == start || line.marks[index - 1].isSpace, prefixLength(at: index) != nil { break }
      index += 1
    }
    return line.marks[start..<index]
  }
}
