import LintelModel
import LintelTables
import Testing

@Suite struct AdvanceTableTests {
  @Test(
    "No table has a character of the scripts that it is said to lack",
    arguments: [AdvanceTable.interRegular, .interDisplayBold])
  func lacks(table: AdvanceTable) {
    for value: UInt16 in 0...0xD7FF where AdvanceTable.lacks(value) { #expect(table.glyph(Unicode.Scalar(value)!) == nil) }
  }

  private func units(_ text: String, _ table: AdvanceTable) -> Int {
    var sum = 0
    var previous: AdvanceTable.Glyph?
    for scalar in text.unicodeScalars {
      guard let glyph = table.glyph(scalar) else { continue }
      if let previous { sum += table.kerning(previous, glyph, scalar) }
      sum += glyph.advance
      previous = glyph
    }
    return sum
  }

  @Test("The table gives the width that a shaper gives Inter: 81.918 px for «Einstellungen» at 13 px")
  func einstellungen() {
    let table = AdvanceTable.interRegular
    #expect(abs(Double(units("Einstellungen", table)) / Double(table.unitsPerEm) * 13 - 81.918) < 0.005)
  }

  @Test("Every character of Western, Greek and Cyrillic interfaces is there, in both faces")
  func coverage() {
    let text = "AZaz09ßÄéñçøłąćęžřőıİğşăîệơđ€£…—–«»“”„’·×→%&@#ΑΩάώϊΐЁЖяїґњџәқңөүұҳ\u{A0}\u{301}"
    for table in [AdvanceTable.interRegular, .interDisplayBold] {
      #expect(text.unicodeScalars.filter { table.glyph($0) == nil } == [])
    }
  }

  @Test("Characters that need shaping or another face are not")
  func others() {
    #expect("ءאกあ한漢।😀".unicodeScalars.allSatisfy { AdvanceTable.interRegular.glyph($0) == nil })
  }

  @Test("Marks and invisible characters have no advance; kerning pulls pairs together")
  func kerning() throws {
    let table = AdvanceTable.interRegular
    for scalar in ["\u{301}", "\u{200B}", "\u{AD}", "\u{200F}"] as [Unicode.Scalar] {
      #expect(table.glyph(scalar).map(\.advance) ?? 0 == 0)
    }
    let v = try #require(table.glyph("V"))
    let a = try #require(table.glyph("A"))
    #expect(table.kerning(v, a, "A") < 0)
    #expect(table.kerning(a, a, "A") >= 0)
  }
}

@Suite struct TrackingTests {
  @Test(
    "Tracking is the guideline's, and in proportion between its sizes",
    arguments: [
      (10, 0.12), (12, 0), (13, -0.08), (17, -0.43), (34, 0.4), (16.5, -0.37), (55, 0.31), (3, 0.24), (200, 0),
    ] as [(Double, Double)])
  func sfPro(size: Double, tracking: Double) {
    #expect(abs(Tracking.sfPro.at(Points(size)).value - tracking) < 0.001)
  }

  @Test("SF Compact has its own")
  func sfCompact() {
    #expect(Tracking.sfCompact.at(16) == 0)
    #expect(Tracking.sfCompact.at(12) == 0.23)
  }
}

@Suite struct TextStylesTests {
  @Test("A style's size follows the platform and the text size")
  func sizes() {
    #expect(TextStyles.font(.body, on: .ios)?.size == 17)
    #expect(TextStyles.font(.body, on: .ipados, at: .ax5)?.size == 53)
    #expect(TextStyles.font(.headline, on: .ios)?.weight == .semibold)
    #expect(TextStyles.font(.largeTitle, on: .ios)?.size == 34)
    #expect(TextStyles.font(.body, on: .macos, at: .ax5)?.size == 13)
    #expect(TextStyles.font(.body, on: .watchos)?.size == 16)
    #expect(TextStyles.font(.body, on: .watchos, at: .medium)?.size == 16)
    #expect(TextStyles.font(.subtitle1, on: .ios) == nil)
    #expect(TextStyles.font(.body, on: .ipados)?.platform == .ipados)
  }
}

@Suite struct ScriptWidthsTests {
  @Test("The most particular row counts, and every script has one")
  func rows() {
    func width(_ script: String, _ language: String, _ platform: Platform = .ios, _ size: Points = 13) -> ScriptWidth {
      ScriptWidths.width(script: script, language: language, font: Font(size: size, platform: platform))
    }
    #expect(width("Hani", "zh").em == 1.0196)
    #expect(width("Hani", "ja", .macos).em == 0.923)
    #expect(width("Hani", "ja", .macos).error < width("Hani", "ja", .macos, 11).error, "13 points were measured")
    #expect(width("Hani", "zh", .macos).em == 1)
    #expect(width("Thai", "th").error == 0.12)
    #expect(width("Cans", "iu").error == 0.4)
  }

  @Test("No text of a script is narrower than its narrowest letters, whatever its mean", arguments: ["Arab", "Hebr", "Thai", "Deva", "Cans"])
  func least(script: String) {
    let width = ScriptWidths.width(script: script, language: "", font: Font(size: 17))
    #expect(width.least > 0 && width.least < width.em * (1 - width.error))
  }
}
