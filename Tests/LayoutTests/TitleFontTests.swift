import LintelLayout
import LintelModel
import Testing

@Suite("Titles in a font of the app's own")
struct TitleFontTests {
  /// Each letter is half as wide as the font is large.
  private func title(_ font: TitleFont?, letters: Int) -> BarLayout.VisibleText? {
    let ruler = Ruler(
      measure: { text, font in
        MeasuredText(text: text, width: Width(exactly: font.size * 0.5 * Double(text.count)), source: .embedded)
      }, truncate: { text, _, _ in text }, spread: FontSpread(families: 0.7...1.33, sizes: 0.75...1.5))
    var bar = Toolbar.test(.navigationBar, [], title: String(repeating: "t", count: letters))
    bar.titleFonts = TitleFonts(inline: font)
    return bar.layout(width: 375, ruler: ruler).title
  }

  @Test("The system's font is measured in the size that the app names")
  func system() {
    let font = TitleFont.system(ViewFont(size: 34, weight: .bold))
    #expect(title(nil, letters: 30)?.cut == nil)
    #expect(title(font, letters: 30)?.cut == .certain)
    #expect(title(font, letters: 30)?.font.size == 34)
    #expect(title(font, letters: 10)?.needed == Width(exactly: 170))
  }

  @Test("In another family a title is as wide as in a narrow or a wide one")
  func other() throws {
    let needed = try #require(title(.other(size: 20), letters: 10)?.needed)
    #expect(needed.low < 100 && needed.best == 100 && needed.high > 100)
    #expect(title(.other(size: 20), letters: 40)?.cut == .likely)
    #expect(title(.other(size: 20), letters: 80)?.cut == .certain)
    let unknown = try #require(title(.other(size: nil), letters: 10)?.needed)
    #expect(unknown.low < needed.low * 0.8)
  }
}
