import LintelTables

/// A small drawing in place of a symbol. The system's own symbols may not be copied: these are plain signs of ours, for exactly
/// the names that `Reports/page/symbols.txt` has, and for what is made of these: a sign in a circle, filled, struck out, or with
/// a badge. The name itself is the picture's tooltip.
package struct SymbolGlyph: Sendable, Equatable {
  /// Its own name: what has the same one is the same drawing.
  package let name: String
  package private(set) var layers: [Layer]

  package struct Layer: Sendable, Equatable {
    /// SVG path data.
    package let path: String
    /// Where the path's square of 24 is on the drawing's.
    package var x = 0.0
    package var y = 0.0
    package var scale = 1.0
    var isFilled = false
  }

  /// The drawing for a symbol or system item; nil for a name that is not known: a wrong picture says more than none.
  package init?(named name: String, isSystemItem: Bool = false) {
    for spelling in SymbolSpelling.all(of: name, isSystemItem: isSystemItem) {
      if let glyph = SymbolGlyph(known: spelling) {
        self = glyph
        return
      }
    }
    return nil
  }

  private init(_ name: String, _ layers: [Layer]) {
    self.name = name
    self.layers = layers
  }

  private init?(known name: String) {
    let outlines = SymbolOutlines.embedded
    if let other = outlines.others[name] {
      self.init(known: other)
    } else if let outline = outlines[name] {
      self.init(outline.names[0], [Layer(path: outline.path)])
    } else {
      self.init(composed: name)
    }
  }

  /// `trash.slash` and `folder.badge.plus` are made of two drawings each, and `trash.circle.fill` of two and a colour.
  private init?(composed name: String) {
    let parts = name.split(separator: ".badge.", maxSplits: 1).map(String.init)
    if parts.count == 2, let base = SymbolGlyph(known: parts[0]), let badge = SymbolGlyph(known: parts[1]) {
      let small = badge.layers.map { $0.within(x: 18.2, y: 18.2, scale: 0.4) }
      self.init("\(base.name).badge.\(badge.name)", base.layers.map { $0.within(x: 9.2, y: 9.2, scale: 0.74) } + small)
      return
    }
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let (rest, end) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
    guard let base = SymbolGlyph(known: rest) else { return nil }
    switch end {
    case "fill":
      self.init(base.name + ".fill", base.layers)
      for index in layers.indices { layers[index].isFilled = true }
    case "slash": self.init(base.name + ".slash", base.layers + [Layer(path: "M3.5 3.5l17 17")])
    case "badge":
      guard var dot = SymbolGlyph(known: "circle")?.layers[0].within(x: 18.5, y: 5.5, scale: 0.33) else { return nil }
      dot.isFilled = true
      self.init(base.name + ".badge", base.layers.map { $0.within(x: 10.5, y: 13, scale: 0.85) } + [dot])
    default:
      guard let room = Self.rooms[end], let frame = SymbolGlyph(known: end == "bubble" ? "bubble.left" : end) else {
        return nil
      }
      let inner = base.layers.map { $0.within(x: room.x, y: room.y, scale: room.scale) }
      self.init("\(base.name).\(end)", frame.layers + inner)
    }
  }

  /// What shapes have room for: its middle, and its size as a share of the square's.
  private static let rooms: [String: (x: Double, y: Double, scale: Double)] = [
    "circle": (12, 12, 0.56), "square": (12, 12, 0.6), "rectangle": (12, 12, 0.48), "app": (12, 12, 0.6),
    "capsule": (12, 12, 0.36), "triangle": (12, 14.5, 0.42), "diamond": (12, 12, 0.44), "octagon": (12, 12, 0.52),
    "hexagon": (12, 12, 0.5), "seal": (12, 12, 0.5), "shield": (12, 11.8, 0.48), "bubble": (12, 10.5, 0.44),
    "message": (12, 11, 0.44), "viewfinder": (12, 12, 0.56),
  ]

  /// How the page refers to it.
  var id: String { "g-" + name }

  /// The drawing, for the pictures to refer to.
  var definition: Markup {
    tag("symbol", .class("glyph"), .id(id), .init("viewBox", "0 0 24 24")) {
      for layer in layers { layer.markup(isAlone: layers.count == 1) }
    }
  }
}

extension SymbolGlyph.Layer {
  fileprivate func within(x middleX: Double, y middleY: Double, scale share: Double) -> Self {
    var layer = self
    layer.x = middleX + (x - 12) * share
    layer.y = middleY + (y - 12) * share
    layer.scale = scale * share
    return layer
  }

  /// The parts of the outline that surround something.
  private var shapes: [Substring] { path.split(separator: "M").filter { $0.hasSuffix("z") } }

  /// - Parameter isAlone: Whether nothing else is drawn. What is filled is dark then, and otherwise only shaded, so that what
  ///   lies on it is seen.
  @MarkupBuilder fileprivate func markup(isAlone: Bool) -> [Markup] {
    // The pen stays as wide as in the other drawings, or nearly.
    let place: [Markup.Attribute] =
      scale == 1
      ? []
      : [
        .init("transform", "translate(\(short(x)) \(short(y)))scale(\(hundredths(scale)))"),
        .init("stroke-width", short(1.6 / scale)),
      ]
    if isFilled && !shapes.isEmpty {
      let isWhole = path.count { $0 == "M" } == 1 && (isAlone || scale < 0.35)
      let shade: [Markup.Attribute] = isWhole ? [] : [.init("fill-opacity", "0.3")]
      Markup.element(
        "path",
        [.init("d", shapes.map { "M" + $0 }.joined()), .init("fill", "currentColor"), .init("stroke", "none")] + shade
          + place,
        [])
    }
    Markup.element("path", [.init("d", path)] + place, [])
  }

  private func hundredths(_ value: Double) -> String {
    let digits = Int((value * 100).rounded())
    return "0.\(digits < 10 ? "0" : "")\(digits)"
  }
}
