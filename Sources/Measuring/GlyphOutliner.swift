internal import LintelGlyphShaping
package import LintelModel
internal import LintelUnicodeText

/// Draws texts with the faces that they are measured with. One for each task and locale; not to be shared between tasks.
///
/// Only faces that the table of faces knows and that replace the system's: those are under the SIL Open Font License,
/// which lets a document hold their outlines. The system's own may not be passed on, and of a file that was named nothing
/// is known.
package final class GlyphOutliner {
  /// All that was drawn.
  package private(set) var outlines = GlyphOutlines.none

  private let locale: LocaleID
  private let faces: ProxyFaces
  private let itemizer = Itemizer()
  private let isRightToLeft: Bool
  private lazy var shaper = Shaper(language: locale.id)
  private lazy var outline = Outline()
  private var scratch = UTF16Buffer()

  package init(locale: LocaleID, faces: ProxyFaces) {
    self.locale = locale
    self.faces = faces
    isRightToLeft = LocaleName.isRightToLeft(locale.id)
  }

  /// Draws a text, unless some of it is measured without a face, or its runs go different ways.
  package func add(_ text: String, weight: FontWeight) {
    let name = GlyphOutlines.Text(text, weight: weight, locale: locale)
    guard outlines.lines[name] == nil, PlainText(text) == nil, let line = line(text, weight) else { return }
    outlines.lines[name] = line
  }

  private func line(_ text: String, _ weight: FontWeight) -> GlyphOutlines.Line? {
    scratch.load(text)
    return scratch.withUnits { units in
      var runs: [Itemizer.Run] = []
      itemizer.forEachRun(units, isRightToLeft: isRightToLeft) { runs.append($0) }
      // Runs without a script of their own, such as a space, go with their neighbours.
      let scripts = Set(runs.map(\.script)).subtracting(["Zyyy"])
      guard let script = scripts.first, scripts.count == 1, Set(runs.map(\.isRightToLeft)).count == 1,
        let face = faces.face(for: script), face.row.origin == .proxy, face.row.package != nil
      else { return nil }
      return line(units, runs[0].isRightToLeft ? runs.reversed() : runs, face, weight)
    }
  }

  /// - Parameter runs: From left to right.
  private func line(
    _ units: UnsafeBufferPointer<UInt16>, _ runs: [Itemizer.Run], _ face: ProxyFace, _ weight: FontWeight
  ) -> GlyphOutlines.Line? {
    let instance = face.instance(for: Font(size: 17, weight: weight))
    var glyphs: [(glyph: Glyph, x: Double)] = []
    var pen = 0.0
    for run in runs {
      shaper.shape(units, ShapingRun(run), faces: [instance]) { glyph in
        glyphs.append((glyph, pen))
        pen += glyph.advance
      }
    }
    guard pen > 0, glyphs.allSatisfy({ $0.glyph.id != 0 }) else { return nil }
    let placed = glyphs.compactMap { glyph, x -> GlyphOutlines.PlacedGlyph? in
      let id = GlyphOutlines.GlyphID(face: face.name, weight: weight, number: Int(glyph.id))
      guard hasInk(id, instance) else { return nil }
      return .init(glyph: id, x: Int(((x + glyph.xOffset) * 1000).rounded()), y: Int((-glyph.yOffset * 1000).rounded()))
    }
    return GlyphOutlines.Line(glyphs: placed, width: Int((pen * 1000).rounded()))
  }

  private func hasInk(_ id: GlyphOutlines.GlyphID, _ instance: FaceInstance) -> Bool {
    if let path = outlines.glyphs[id] { return !path.isEmpty }
    let path = outline.path(UInt32(id.number), in: instance, size: 1000)
    if !path.isEmpty { outlines.glyphs[id] = path }
    return !path.isEmpty
  }
}
