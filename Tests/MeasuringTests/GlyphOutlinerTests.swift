import LintelMeasuring
import LintelModel
import Testing

@Suite("Outlines of texts") struct GlyphOutlinerTests {
  private func outlines(_ texts: String..., file: String = "NotoSansArabic-Regular.ttf", named: [String: String] = [:])
    -> GlyphOutlines
  {
    let outliner = GlyphOutliner(
      locale: "ar", faces: ProxyFaces(named: named) { $0 == file ? FixtureFaces.path : nil })
    for text in texts { outliner.add(text, weight: .regular) }
    return outliner.outlines
  }

  @Test("A text is the glyphs that it is shaped with, from left to right, each drawn once")
  func line() throws {
    let outlines = outlines("ببب", "ب")
    let line = try #require(outlines.lines[.init("ببب", weight: .regular, locale: "ar")])
    #expect(line.glyphs.count == 3 && line.glyphs.map(\.x) == line.glyphs.map(\.x).sorted())
    let measured = TextMeasure(
      locale: "ar", faces: ProxyFaces { $0 == "NotoSansArabic-Regular.ttf" ? FixtureFaces.path : nil }
    ).measure("ببب", font: Font(size: 10)).width.best.value
    // The same shaping: what was measured is it times the calibration.
    #expect(abs(Double(line.width) / 100 * 0.991 - measured) < 0.02)
    #expect(Set(outlines.lines.values.flatMap(\.glyphs).map(\.glyph)) == Set(outlines.glyphs.keys))
    #expect(outlines.glyphs.values.allSatisfy { $0.hasPrefix("M") && $0.hasSuffix("Z") })
    #expect(outlines.faces == ["Lintel Fixture Regular"])
  }

  @Test("What is measured without a face, even in part, has no outline", arguments: ["Save", "保存", "ب A", "", "…", "ฬ"])
  func none(text: String) { #expect(outlines(text) == .none) }

  @Test("Neither the system's own face nor a file that somebody names is passed on")
  func licences() {
    #expect(outlines("ب", file: "SFArabic.ttf") == .none)
    #expect(outlines("ب", file: "", named: ["Arab": FixtureFaces.path]) == .none)
  }
}
