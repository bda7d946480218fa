import LintelFindings
import LintelModel
import LintelReports
import Testing

@Suite("Outlines in pictures")
struct OutlineTests {
  private static let text = "الوارد"

  /// The Arabic title of the mail window in three glyphs, two of them the same.
  static let result: AuditResult = {
    func glyph(_ number: Int) -> GlyphOutlines.GlyphID {
      .init(face: "Noto Sans Arabic Regular", weight: .semibold, number: number)
    }
    var result = SampleResult.result
    result.outlines = GlyphOutlines(
      glyphs: [glyph(1): "M0 0L500 0L500 -700Z", glyph(2): "M0 0L300 -300L600 0Z"],
      lines: [
        .init(text, weight: .semibold, locale: "ar"): .init(
          glyphs: [
            .init(glyph: glyph(1), x: 0, y: 0), .init(glyph: glyph(2), x: 550, y: -20),
            .init(glyph: glyph(1), x: 1200, y: 0),
          ], width: 1750)
      ])
    return result
  }()

  @Test("A glyph is on the page once, however many texts and pictures it stands in")
  func shared() {
    let page = HTMLReport.audit(Self.result)
    #expect(page.ranges(of: "d=\"M0 0L500 0L500 -700Z\"").count == 1)
    let places = page.matches(of: /<use href="#d[0-9]+" x="(0|550|1200)"/).map { String($0.1) }
    #expect(places == ["0", "550", "1200"])
    #expect(page.contains(/<use href="#d[0-9]+" x="550" y="-20"/))
    #expect(!page.contains(">\(Self.text)</text>"))
  }

  @Test("A text in outlines is drawn as wide as it was measured")
  func widths() throws {
    let page = HTMLReport.audit(Self.result)
    let drawn = page.matches(
      of: /<use class="outline title bold" href=[^ ]+ transform="translate\([^)]*\)scale\(([0-9.]+) ([0-9.]+)\)"/)
    #expect(!drawn.isEmpty)
    let title = try #require(
      SampleResult.bars.first { $0.toolbar == SampleProject.mail && $0.locale == "ar" }?.layouts[0].title)
    for drawing in drawn {
      let width = try #require(Double(drawing.1)) * 1750
      #expect(abs(width - title.needed.best.value) < 0.05)
      #expect(try #require(Double(drawing.2)) == title.font.size.value / 1000)
    }
  }

  @Test("The licence of the faces is named where their outlines are on the page")
  func licence() {
    let note =
      "hold glyph outlines of Noto Sans Arabic Regular, which are licensed under the SIL Open Font License, Version 1.1."
    #expect(HTMLReport.audit(Self.result).contains(note))
    #expect(!HTMLReport.audit(SampleResult.result).contains("Open Font License"))
  }
}
