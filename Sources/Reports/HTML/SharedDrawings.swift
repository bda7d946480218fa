import LintelModel
import LintelTables

/// Drawings of more than one picture, each written once for the pictures to refer to.
final class SharedDrawings {
  private var numbers: [AnyHashable: Int] = [:]
  private var drawings: [Markup] = []
  private let outlines: GlyphOutlines
  private var lines: [GlyphOutlines.Text: Int] = [:]
  private var glyphs: [GlyphOutlines.GlyphID: Int] = [:]
  private var signs: [ItemFace: SymbolGlyph?] = [:]
  private var symbols: Set<String> = []

  init(outlines: GlyphOutlines) { self.outlines = outlines }

  /// The names of the faces of which outlines were drawn.
  var faces: [String] { Set(glyphs.keys.map(\.face)).sorted() }

  /// The text in outlines; nil where there is no face for it.
  func outlined(_ text: String, weight: FontWeight, locale: LocaleID) -> OutlinedText? {
    let name = GlyphOutlines.Text(text, weight: weight, locale: locale)
    guard let line = outlines.lines[name] else { return nil }
    let number = lines[name] ?? add(name, line)
    return OutlinedText(line: line, href: "#d\(number)", weight: weight)
  }

  private func add(_ name: GlyphOutlines.Text, _ line: GlyphOutlines.Line) -> Int {
    let uses = line.glyphs.map { placed -> Markup in
      let number = glyphs[placed.glyph] ?? add(placed.glyph)
      let y: [Markup.Attribute] = placed.y == 0 ? [] : [.init("y", String(placed.y))]
      return .element("use", [.init("href", "#d\(number)"), .init("x", String(placed.x))] + y, [])
    }
    lines[name] = drawings.count
    drawings.append(.element("g", [.id("d\(drawings.count)")], uses))
    return drawings.count - 1
  }

  private func add(_ glyph: GlyphOutlines.GlyphID) -> Int {
    glyphs[glyph] = drawings.count
    drawings.append(
      .element("path", [.id("d\(drawings.count)"), .init("d", outlines.glyphs[glyph] ?? "")], []))
    return drawings.count - 1
  }

  /// A reference to the drawing, which is drawn when it is asked for first.
  /// - Parameter key: Says all that the drawing depends on.
  func use(_ key: some Hashable, at place: (x: Double, y: Double)? = nil, @MarkupBuilder drawing: () -> [Markup]) -> Markup {
    let key = AnyHashable(key)
    let number = numbers[key] ?? add(key, drawing())
    let moved: [Markup.Attribute] = place.map { [.init("x", short($0.x)), .init("y", short($0.y))] } ?? []
    return .element("use", [.init("href", "#d\(number)")] + moved, [])
  }

  /// An item's image in the middle of its frame, with the symbol's own name as its tooltip.
  func face(_ face: ItemFace, size: Double, in frame: BarLayout.Frame, middle: Double) -> Markup {
    let glyph = glyph(of: face)
    let center = frame.x.value + frame.width.value / 2
    guard let glyph else {
      return use(Name(face: face, width: frame.width), at: (x: center, y: middle)) { written(face, width: frame.width) }
    }
    return use(Sign(face: face, size: size), at: (x: center - size / 2, y: middle - size / 2)) {
      if face.isNamed { tag("title") { Markup.text(face.name) } }
      tag("use", .init("href", "#" + glyph.id), .init("width", short(size)), .init("height", short(size)))
    }
  }

  @MarkupBuilder private func written(_ face: ItemFace, width: Points) -> [Markup] {
    let line = WrittenName.line(of: face.name, width: width.value)
    let lines = line.map { [$0] } ?? WrittenName.lines(of: face.name, width: width.value)
    if face.isNamed { tag("title") { Markup.text(face.name) } }
    // It is the image's name, and no text that the bar shows.
    tag(
      "rect", .class("custom"), .init("x", short(-width.value / 2)), .init("y", "-15"), .init("width", short(width.value)),
      .init("height", "30"), .init("rx", "6"))
    if line != nil, let outline = SymbolOutlines.embedded["photo"] {
      tag("path", .class("glyph"), .init("d", outline.path), .init("transform", "translate(-7 -14)scale(0.58)"))
    }
    for (index, text) in lines.enumerated() {
      let row = Double(index) - Double(lines.count - 1) / 2
      let baseline = line == nil ? (row + 0.3) * (WrittenName.size + 1) : 11
      tag("text", .class("symbol-name"), .init("y", short(baseline)), .init("direction", "ltr")) { Markup.text(text) }
    }
  }

  private func glyph(of face: ItemFace) -> SymbolGlyph? {
    if let known = signs[face] { return known }
    let glyph = face.glyph
    signs[face] = .some(glyph)
    if let glyph, symbols.insert(glyph.name).inserted { drawings.append(glyph.definition) }
    return glyph
  }

  private struct Sign: Hashable {
    let face: ItemFace
    let size: Double
  }

  private struct Name: Hashable {
    let face: ItemFace
    let width: Points
  }

  private func add(_ key: AnyHashable, _ markup: [Markup]) -> Int {
    let number = drawings.count
    numbers[key] = number
    drawings.append(.element("g", [.id("d\(number)")], markup))
    return number
  }

  /// All of them, for a picture that stands alone.
  var shared: [Markup] { drawings }

  /// All of them, in the order in which they were first asked for. To be written after the last picture was drawn.
  var definitions: Markup {
    tag("svg", .class("definitions"), .init("width", "0"), .init("height", "0"), .decorative) {
      tag("defs") { shared }
    }
  }
}
