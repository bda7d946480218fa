import LintelModel

/// Drawings of more than one picture, each written once for the pictures to refer to.
final class SharedDrawings {
  private var numbers: [AnyHashable: Int] = [:]
  private var drawings: [Markup] = []
  private let outlines: GlyphOutlines
  private var lines: [GlyphOutlines.Text: Int] = [:]
  private var glyphs: [GlyphOutlines.GlyphID: Int] = [:]

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
  func use(_ key: some Hashable, at place: (x: Double, y: Double)? = nil, drawing: () -> [Markup]) -> Markup {
    let key = AnyHashable(key)
    let number = numbers[key] ?? add(key, drawing())
    let moved: [Markup.Attribute] = place.map { [.init("x", short($0.x)), .init("y", short($0.y))] } ?? []
    return .element("use", [.init("href", "#d\(number)")] + moved, [])
  }

  /// The sign for a symbol at a place, with the symbol's own name as its tooltip.
  func glyph(_ name: String, title: String?, size: Double, at place: (x: Double, y: Double)) -> Markup {
    use(Sign(name: name, title: title, size: size), at: place) {
      let square = short(size)
      let href = "#g-" + SymbolGlyph.named(name).id
      if let title {
        return [
          tag("title") { Markup.text(title) },
          tag("use", .init("href", href), .init("width", square), .init("height", square)),
        ]
      }
      return [tag("use", .init("href", href), .init("width", square), .init("height", square))]
    }
  }

  private struct Sign: Hashable {
    let name: String
    let title: String?
    let size: Double
  }

  private func add(_ key: AnyHashable, _ markup: [Markup]) -> Int {
    let number = drawings.count
    numbers[key] = number
    drawings.append(.element("g", [.id("d\(number)")], markup))
    return number
  }

  /// All of them, in the order in which they were first asked for. To be written after the last picture was drawn.
  var definitions: Markup {
    tag("svg", .class("definitions"), .init("width", "0"), .init("height", "0"), .decorative) {
      tag("defs") { drawings }
    }
  }
}
