import LintelModel

/// Reads one item: its word, its brackets, and the marks that touch them.
struct SketchItemParser {
  static let words: [(word: String, kind: Item.Kind)] = [
    ("menu", .menu), ("pulldown", .pullDown), ("segments", .segmentedControl), ("search", .searchField), ("toggle", .toggle),
    ("view", .customView), ("group", .group), ("help", .helperText), ("system", .button), ("sidebar", .sidebarToggle),
    ("separator", .separator), ("more", .moreMenu), ("overflow", .overflow), ("image", .button),
  ]

  let line: SketchLine
  private(set) var index: Int
  let end: Int
  let area: SketchBar.Area

  init(line: SketchLine, index: Int, end: Int, area: SketchBar.Area) {
    self.line = line
    self.index = index
    self.end = end
    self.area = area
  }

  mutating func advance() { index += 1 }

  mutating func parse() throws(SketchError) -> SketchItem {
    let start = index
    while index < end, !line.marks[index].is("["), !line.marks[index].is("{") { index += 1 }
    let word = String(String.UnicodeScalarView(line.marks[start..<index].map(\.scalar)))
    let isSymbol = line.marks[index].is("{")
    let words = isSymbol ? ["image"] : Self.words.map(\.word).filter { $0 != "image" }
    guard word.isEmpty || words.contains(word) else {
      let bracket = isSymbol ? "{" : "["
      let allowed = words.map { $0 + bracket } + ["\\\(bracket) in a text"]
      throw line.error(at: start, word + bracket, allowed: allowed.joined(separator: ", "))
    }
    let kind = Self.words.first { $0.word == word }?.kind ?? .button
    var item = SketchItem(kind, area: area, location: line.location(at: start))
    if isSymbol {
      try takeSymbol(isSystem: word.isEmpty, into: &item)
    } else {
      try takeBrackets(word, into: &item)
    }
    if kind == .sidebarToggle { item.hasSystemSymbol = true }
    try takeSuffixes(into: &item)
    return item
  }

  /// `{name}` or `{name "Spoken Name"}`, from its opening brace.
  private mutating func takeSymbol(isSystem: Bool, into item: inout SketchItem) throws(SketchError) {
    let start = index
    guard let close = line.marks[index..<end].firstIndex(where: { $0.is("}") }) else {
      throw line.error(at: start, "{ that is not closed", allowed: "{symbol.name} or {symbol.name \"Spoken Name\"}")
    }
    var content = line.marks[(start + 1)..<close]
    item.spokenName = try takeQuoted(from: &content) ?? item.spokenName
    guard let name = line.text(content) else {
      throw line.error(at: start, "{} without a symbol", allowed: "{symbol.name}; [] is an item with no face")
    }
    item.symbol = name.text
    item.hasSystemSymbol = isSystem
    index = close + 1
  }

  /// `[…]` from its opening bracket: text, symbol, spoken name, and what the word makes of the text.
  private mutating func takeBrackets(_ word: String, into item: inout SketchItem) throws(SketchError) {
    let start = index
    var text: [SketchLine.Mark] = []
    index += 1
    while index < end, !line.marks[index].is("]") {
      let mark = line.marks[index]
      if mark.is("[") { throw line.error(at: index, "[ inside of [", allowed: "text, {symbol}, \"spoken name\", \\[") }
      if mark.is("{") {
        let isImage = text.suffix(5).map(\.scalar) == Array("image".unicodeScalars)
        if isImage { text.removeLast(5) }
        try takeSymbol(isSystem: !isImage, into: &item)
      } else {
        text.append(mark)
        index += 1
      }
    }
    guard index < end else {
      throw line.error(at: start, "[ that is not closed", allowed: "] before the area ends, or \\[ in a text")
    }
    index += 1
    var content = text[...]
    item.spokenName = try takeQuoted(from: &content) ?? item.spokenName
    try interpret(Array(content), word, at: start, into: &item)
  }

  private func interpret(
    _ content: [SketchLine.Mark], _ word: String, at start: Int, into item: inout SketchItem
  ) throws(SketchError) {
    var content = content
    while content.last?.isSpace == true { content.removeLast() }
    switch word {
    case "segments":
      item.segments = content.split(omittingEmptySubsequences: false) { $0.is("/") }.map { line.text($0) }
    case "toggle":
      let states = content.split(maxSplits: 1, omittingEmptySubsequences: false) { $0.is("/") }
      item.label = line.text(states[0])
      item.otherLabel = states.count > 1 ? line.text(states[1]) : nil
    case "menu", "pulldown":
      // The entries show what the menu is for; they are not laid out.
      item.label = line.text(content.prefix { !$0.is(":") })
    case "view":
      let token = content.suffix(from: (content.lastIndex(where: \.isSpace) ?? -1) + 1)
      item.fixedWidth = SketchNumber.points(String(String.UnicodeScalarView(token.map(\.scalar))))
      item.label = line.text(item.fixedWidth == nil ? content : content.dropLast(token.count))
    case "system":
      guard let name = line.text(content)?.text else {
        throw line.error(at: start, "system[] without a name", allowed: "system[done], system[add] …")
      }
      item.systemItem = name
      item.hasSystemSymbol = true
    default:
      if content.last?.is("▾") == true {
        content.removeLast()
        item.kind = .menu
      }
      item.label = line.text(content)
    }
  }

  /// Takes a `"quoted"` text out of some marks.
  private func takeQuoted(from content: inout ArraySlice<SketchLine.Mark>) throws(SketchError) -> SketchText? {
    guard let open = content.firstIndex(where: { $0.is("\"") }) else { return nil }
    guard let close = content[(open + 1)...].firstIndex(where: { $0.is("\"") }) else {
      throw SketchError(
        location: line.location(content[open].column), found: "\" that is not closed",
        allowed: "a \"spoken name\", or \\\" in a text")
    }
    let quoted = line.text(content[(open + 1)..<close])
    content = ArraySlice(content[..<open] + content[(close + 1)...])
    return quoted
  }
}
