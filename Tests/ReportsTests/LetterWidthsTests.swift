import LintelModel
import Testing

@testable import LintelReports

@Suite("How many characters of a language a missing translation may have")
struct LetterWidthsTests {
  private typealias Sample = LetterWidths.Sample

  /// A bar whose title, of 17 points, needs 60 of 89 points.
  private func room() throws -> TextRoom {
    var bar = try #require(SampleResult.bars.first { $0.locale == "de" && $0.layouts.contains { $0.title != nil } })
    for index in bar.layouts.indices {
      bar.layouts[index].title?.text = "Select All"
      bar.layouts[index].title?.font.size = 17
      bar.layouts[index].title?.needed = Width(exactly: 60)
      bar.layouts[index].title?.room = Width(exactly: 89)
      bar.layouts[index].title?.cut = nil
      bar.layouts[index].title?.spare = 29
    }
    return try #require(TextRoom(of: nil, in: bar))
  }

  @Test("Signs that fill a square are counted as squares, also where nothing is translated yet")
  func squares() throws {
    let letters = try #require(LetterWidths([], in: "ja"))
    // 89 pt are 14 letters as wide as the source's, and 5 squares of 17 pt.
    #expect(try room().lengths(left: 29) == 14...14)
    #expect(try room().lengths(left: 29, of: letters) == 5...5)
  }

  @Test("A Latin name in a text makes no sign narrower than its square")
  func mixed() throws {
    let letters = try #require(LetterWidths([Sample(characters: 10, best: 6, high: 6.5)], in: "zh-Hans"))
    #expect(letters.mean == 1 && letters.widest == 1)
  }

  @Test("Other letters are as wide as the language's other texts have them, at the least as its widest text has")
  func alphabet() throws {
    let samples = [Sample(characters: 16, best: 8, high: 8), Sample(characters: 4, best: 4, high: 4)]
    let letters = try #require(LetterWidths(samples, in: "ru"))
    #expect(letters.mean == 0.6 && letters.widest == 1)
    #expect(try room().lengths(left: 29, of: letters) == 5...8)
  }

  @Test("Of a language with hardly a text nothing is said")
  func few() {
    #expect(LetterWidths([Sample(characters: 2, best: 1.5, high: 1.5)], in: "ru") == nil)
  }
}
