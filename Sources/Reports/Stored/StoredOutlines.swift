import LintelModel

/// The glyphs that pictures are drawn with, each once, and then the texts that they stand in.
struct StoredOutlines: Stored {
  private struct Glyph {
    var id: Int
    var glyph: GlyphOutlines.GlyphID
    var path: String
  }

  private struct Line {
    var text: GlyphOutlines.Text
    var line: GlyphOutlines.Line
  }

  private var glyphs: [Glyph] = []
  private var lines: [Line] = []
  private var numbers: [GlyphOutlines.GlyphID: Int] = [:]
  private var byNumber: [Int: GlyphOutlines.GlyphID] = [:]

  static var blank: StoredOutlines { StoredOutlines(.none) }

  /// In thousandths of an em; no line is so long.
  private static let lengths = -10_000_000...10_000_000

  init(_ outlines: GlyphOutlines) {
    glyphs = outlines.glyphs.sorted { $0.key < $1.key }.enumerated().map { Glyph(id: $0, glyph: $1.key, path: $1.value) }
    lines = outlines.lines.sorted { $0.key < $1.key }.map { Line(text: $0.key, line: $0.value) }
    numbers = Dictionary(uniqueKeysWithValues: glyphs.map { ($0.glyph, $0.id) })
  }

  var outlines: GlyphOutlines {
    GlyphOutlines(
      glyphs: Dictionary(glyphs.map { ($0.glyph, $0.path) }, uniquingKeysWith: { $1 }),
      lines: Dictionary(lines.map { ($0.text, $0.line) }, uniquingKeysWith: { $1 }))
  }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    let glyph = Glyph(id: 0, glyph: .init(face: "", weight: .regular, number: 0), path: "")
    let before = glyphs.count
    try coder.elements("glyph", &glyphs, blank: glyph) { coder, glyph throws(StoredFault) in
      try coder.attribute("id", &glyph.id)
      try coder.attribute("face", &glyph.glyph.face)
      try coder.attribute("weight", &glyph.glyph.weight)
      try coder.attribute("number", &glyph.glyph.number)
      try coder.attribute("path", &glyph.path)
    }
    if Coder.isReading { for glyph in glyphs[before...] { byNumber[glyph.id] = glyph.glyph } }
    let line = Line(text: .init("", weight: .regular, locale: ""), line: .init(glyphs: [], width: 0))
    let (numbers, known) = (numbers, byNumber)
    try coder.elements("line", &lines, blank: line) { coder, line throws(StoredFault) in
      try coder.attribute("locale", &line.text.locale)
      try coder.attribute("weight", &line.text.weight)
      try coder.attribute("width", &line.line.width, in: 1...Self.lengths.upperBound)
      // Three numbers for each glyph: which one, and where.
      var words = line.line.glyphs.compactMap { placed in numbers[placed.glyph].map { "\($0) \(placed.x) \(placed.y)" } }
      try coder.list("glyphs", &words, isRequired: true)
      if Coder.isReading { line.line.glyphs = try Self.placed(words, known, coder) }
      try coder.text(&line.text.text)
    }
  }

  private static func placed<Coder: StoredCoder>(
    _ words: [String], _ known: [Int: GlyphOutlines.GlyphID], _ coder: Coder
  ) throws(StoredFault) -> [GlyphOutlines.PlacedGlyph] {
    guard words.count.isMultiple(of: 3) else {
      throw coder.fault("found \(words.count) numbers in glyphs of <line>, expected three for each glyph")
    }
    var placed: [GlyphOutlines.PlacedGlyph] = []
    for start in stride(from: 0, to: words.count, by: 3) {
      guard let glyph = Int(words[start]).flatMap({ known[$0] }) else {
        throw coder.fault("found the glyph \(words[start]) in <line>, expected the id of a <glyph> before it")
      }
      placed.append(
        try .init(
          glyph: glyph, x: coder.integer(words[start + 1], "glyphs", in: lengths),
          y: coder.integer(words[start + 2], "glyphs", in: lengths)))
    }
    return placed
  }
}
