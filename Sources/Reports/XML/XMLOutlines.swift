import LintelFindings
import LintelModel
import LintelXMLTree

extension XMLReport {
  /// How the audit compares with a baseline.
  static func write(_ trend: Trend?, to xml: borrowing XMLWriter) {
    guard let trend else { return }
    xml.element(
      "trend", ["new": "\(trend.new)", "worse": "\(trend.worse)", "known": "\(trend.known)", "gone": "\(trend.gone)"])
  }

  /// Where files and translations can be opened.
  static func write(_ links: LinkTemplates, to xml: borrowing XMLWriter) {
    guard links != .none else { return }
    xml.element("links", ["source": links.source, "translation": links.translation])
  }

  /// The glyphs that pictures are drawn with, each once, and then the texts they make.
  static func write(_ outlines: GlyphOutlines, to xml: borrowing XMLWriter) {
    guard outlines != .none else { return }
    let glyphs = outlines.glyphs.keys.sorted()
    let numbers = Dictionary(uniqueKeysWithValues: glyphs.enumerated().map { ($1, $0) })
    xml.element("outlines") {
      for (number, glyph) in glyphs.enumerated() {
        xml.element(
          "glyph",
          [
            "id": "\(number)", "face": glyph.face, "weight": glyph.weight.rawValue, "number": "\(glyph.number)",
            "path": outlines.glyphs[glyph],
          ])
      }
      for (text, line) in outlines.lines.sorted(by: { $0.key < $1.key }) {
        xml.element(
          "line",
          [
            "locale": text.locale.id, "weight": text.weight.rawValue, "width": "\(line.width)",
            "glyphs": line.glyphs.compactMap { placed in
              numbers[placed.glyph].map { "\($0) \(placed.x) \(placed.y)" }
            }.joined(separator: " "),
          ], text: text.text)
      }
    }
  }
}
