internal import CHarfBuzz

/// Draws glyphs as the `d` attribute of an SVG path. One for each task.
package final class Outline {
  private let functions: OpaquePointer

  package init() {
    functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(functions, { _, pen, _, x, y, _ in Pen.of(pen).draw("M", (x, y)) }, nil, nil)
    hb_draw_funcs_set_line_to_func(functions, { _, pen, _, x, y, _ in Pen.of(pen).draw("L", (x, y)) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions, { _, pen, _, cx, cy, x, y, _ in Pen.of(pen).draw("Q", (cx, cy), (x, y)) }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions, { _, pen, _, ax, ay, bx, by, x, y, _ in Pen.of(pen).draw("C", (ax, ay), (bx, by), (x, y)) }, nil, nil)
    hb_draw_funcs_set_close_path_func(functions, { _, pen, _, _ in Pen.of(pen).path += "Z" }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
  }

  deinit { hb_draw_funcs_destroy(functions) }

  /// The outline of one glyph at the origin, by its number in the face; empty where it has none.
  package func path(_ id: UInt32, in instance: FaceInstance, size: Double) -> String {
    let glyph = Glyph(face: 0, id: id, cluster: 0, advance: 0, xOffset: 0, yOffset: 0)
    return path([glyph], faces: [instance], size: size)
  }

  /// The outlines of glyphs one after another, from `x` on, in points with two decimals; y grows downwards.
  /// Glyphs without an outline (spaces, colour pictures) leave their room.
  package func path(_ glyphs: [Glyph], faces: [FaceInstance], size: Double, x: Double = 0, baseline: Double = 0) -> String {
    let pen = Pen()
    var position = x
    for glyph in glyphs where faces.indices.contains(glyph.face) {
      let instance = faces[glyph.face]
      pen.scale = size / Double(instance.face.unitsPerEm * FaceInstance.fractions)
      pen.x = position + glyph.xOffset * size
      pen.y = baseline - glyph.yOffset * size
      cHarfBuzz_drawGlyph(instance.font, glyph.id, functions, Unmanaged.passUnretained(pen).toOpaque())
      position += glyph.advance * size
    }
    return pen.path
  }
}

/// Gathers what HarfBuzz draws.
private final class Pen {
  var path = ""
  var x = 0.0
  var y = 0.0
  /// Points a unit of the font.
  var scale = 1.0

  static func of(_ pointer: UnsafeMutableRawPointer?) -> Pen { Unmanaged<Pen>.fromOpaque(pointer!).takeUnretainedValue() }

  func draw(_ command: String, _ points: (Float, Float)...) {
    path += command
    for (index, point) in points.enumerated() {
      if index > 0 { path += " " }
      path += "\(hundredths(x + Double(point.0) * scale)) \(hundredths(y - Double(point.1) * scale))"
    }
  }

  private func hundredths(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    guard hundredths % 100 != 0 else { return "\(hundredths / 100)" }
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(hundredths < 0 ? "-" : "")\(whole).\(digits)"
  }
}
