/// A small drawing in place of a symbol. The system's own symbols may not be copied: these are plain signs of ours, chosen
/// by the words in a symbol's name, so that a bar can be recognized; the name itself is the picture's tooltip.
struct SymbolGlyph: Sendable {
  let id: String
  /// What a symbol's or system item's name has in it: whole words, or several words with their dots.
  let words: Set<Substring>
  /// Outline on a square of 24, drawn with a round pen.
  let path: String

  /// The drawing for a symbol of this name: by its first word, which says what is drawn, or by several words with their dots.
  /// What is not known by it gets a plain sign; a wrong picture says more than none.
  static func named(_ name: String?) -> SymbolGlyph {
    let name = name ?? ""
    let first = name.split { !$0.isLetter && !$0.isNumber }.first ?? ""
    return all.first { glyph in glyph.words.contains { $0.contains(".") && name.contains($0) } }
      ?? all.first { $0.words.contains(first) || $0.words.contains(first.lowercased()[...]) } ?? any
  }

  /// Every drawing once, for the pictures to refer to.
  static var definitions: Markup {
    tag("svg", .class("definitions"), .init("width", "0"), .init("height", "0"), .decorative) {
      for glyph in all + [any] {
        tag("symbol", .class("glyph"), .id("g-" + glyph.id), .init("viewBox", "0 0 24 24")) {
          tag("path", .init("d", glyph.path))
        }
      }
    }
  }

  private init(_ id: String, _ words: Set<Substring>, _ path: String) {
    self.id = id
    self.words = words
    self.path = path
  }

  private static let any = SymbolGlyph(
    "any", [], "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 12h.01")

  private static let all: [SymbolGlyph] = [
    .init("trash", ["trash", "bin", "delete"], "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5"),
    .init("pencil", ["pencil", "compose", "edit", "note"], "M4 20l1-5L16 4l4 4L9 19zM13 7l4 4"),
    .init("search", ["magnifyingglass", "search"], "M10.5 4a6.5 6.5 0 1 0 .1 0zM15.5 15.500L21 21"),
    .init(
      "gear", ["gear", "gearshape", "settings", "slider"],
      "M12 8a4 4 0 1 0 .1 0zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3"),
    .init("send", ["paperplane", "send"], "M3 11L21 3l-7 18-4-8zM10 13l11-10"),
    .init("reply-all", ["arrowshape.turn.up.left.2"], "M8 6l-5 5 5 5M13 6l-5 5 5 5M8 11h6c4 0 6 2 7 6"),
    .init("forward-mail", ["turn.up.right", "turn.up.forward"], "M15 6l5 5-5 5M20 11h-9c-5 0-7 2-7 7"),
    .init("turn-left", ["arrowshape", "arrowshapes", "reply", "uturn", "undo"], "M9 6l-5 5 5 5M4 11h9c5 0 7 2 7 7"),
    .init(
      "reload", ["arrow.clockwise", "arrow.counterclockwise", "refresh", "circlepath"],
      "M19 12a7 7 0 1 1-2.5-5.500M18 3v4h-4"),
    .init("share", ["arrow.up", "action", "share", "export"], "M12 15V3M8 7l4-4 4 4M8 11H5v9h14v-9h-3"),
    .init("download", ["arrow.down", "download", "import"], "M12 3v12M8 11l4 4 4-4M4 16v4h16v-4"),
    .init("plus", ["plus", "add"], "M12 4v16M4 12h16"),
    .init("check", ["checkmark", "done", "save", "check"], "M4 13l5 5L20 6"),
    .init("close", ["xmark", "close", "cancel", "stop", "multiply"], "M6 6l12 12M18 6L6 18"),
    .init("back", ["chevron.left", "chevron.backward", "arrow.left", "arrow.backward", "rewind", "back"], "M15 4l-8 8 8 8"),
    .init(
      "forward", ["chevron.right", "chevron.forward", "arrow.right", "arrow.forward", "fastForward", "forward"],
      "M9 4l8 8-8 8"),
    .init("more", ["ellipsis", "more"], "M5 12h.01M12 12h.01M19 12h.01"),
    .init("sidebar", ["sidebar", "toggleSidebar", "squares", "rectangle"], "M3 5h18v14H3zM9 5v14"),
    .init("list", ["list", "line", "lines", "text", "doc", "filter"], "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01"),
    .init("archive", ["archivebox", "box", "shippingbox"], "M3 5h18v4H3zM5 9v11h14V9M10 13h4"),
    .init("folder", ["folder", "organize"], "M3 6h6l2 3h10v10H3z"),
    .init(
      "star", ["star", "bookmark", "bookmarks", "heart"],
      "M12 3l2.7 6 6.3.6-4.8 4.4 1.5 6.500L12 17l-5.7 3.500L7.8 14 3 9.6 9.3 9z"),
    .init("bell", ["bell"], "M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21h4"),
    .init("play", ["play"], "M7 4l13 8-13 8z"),
    .init("pause", ["pause"], "M8 5v14M16 5v14"),
    .init("person", ["person", "people", "contacts"], "M12 4a4 4 0 1 0 .1 0zM4 21c1-5 4-7 8-7s7 2 8 7"),
    .init("camera", ["camera", "photo", "image"], "M3 7h5l2-3h4l2 3h5v12H3zM12 10a3.5 3.5 0 1 0 .1 0z"),
    .init("info", ["info", "questionmark", "exclamationmark", "help"], "M12 3a9 9 0 1 0 .1 0zM12 11v6M12 7h.01"),
  ]
}
