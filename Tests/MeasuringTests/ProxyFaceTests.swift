import LintelMeasuring
import LintelModel
import Testing

@Suite struct ProxyFaceTests {
  /// A machine with one font file, whatever name is asked for among `names`.
  private func machine(_ names: String...) -> ProxyFaces {
    ProxyFaces { names.contains($0) ? FixtureFaces.path : nil }
  }

  private func measure(_ text: String, _ locale: LocaleID, _ faces: ProxyFaces, _ font: Font = Font(size: 10))
    -> MeasuredText
  {
    TextMeasure(locale: locale, faces: faces).measure(text, font: font)
  }

  @Test("A script is shaped with the face that stands in for the system's, times its factor, within 12 %")
  func shaped() {
    let measured = measure("ببب", "ar", machine("NotoSansArabic-Regular.ttf"))
    #expect(abs(measured.width.best.value - 9 * 0.991) < 0.001)
    #expect(abs((measured.width.high - measured.width.best).value - 9 * 0.991 * 0.12) < 0.001)
    #expect(measured.source == .face)
    #expect(measured.runs.map(\.face) == ["Lintel Fixture Regular"])
  }

  @Test("Spaces, digits and marks between its letters are the system font's")
  func common() {
    let faces = machine("NotoSansArabic-Regular.ttf")
    let letters = measure("ب", "ar", faces).width.best + measure("ب", "ar", faces).width.best
    let space =
      measure("x y", "en", .none).width.best - measure("x", "en", .none).width.best - measure("y", "en", .none).width.best
    #expect(abs((measure("ب ب", "ar", faces).width.best - letters - space).value) < 0.001)
  }

  @Test("Words are shaped once, and a label of them is as wide as when it is shaped whole")
  func words() {
    let measure = TextMeasure(locale: "ar", faces: machine("NotoSansArabic-Regular.ttf"))
    func em(_ text: String) -> Double { measure.measure(text, font: Font(size: 10)).runs.reduce(0) { $0 + $1.width.value } }
    let space = em("ب ب") - 2 * em("ب")
    // Alone 800; where letters join 300 + 400, and 300 + 200 + 400.
    for (text, units) in [
      ("ب بب ببب", 800 + 700 + 900), ("ببب بب ب", 2400), ("بب  ب", 1500), (" ب ", 800), ("ببببببببببببببببببب بب", 4800),
    ] as [(String, Double)] {
      let spaces = Double(text.count { $0 == " " })
      #expect(abs(em(text) - units / 100 * 0.991 - spaces * space) < 0.02, "\(text)")
    }
    // Next to letters of another run, which may join.
    #expect(abs(em("بxب") - 2 * em("ب") - em("x")) < 0.02)
  }

  @Test("A face that moves letters beside a space shapes labels whole")
  func spacedWords() {
    let faces = ProxyFaces { name in
      name == "NotoSansArabic-Regular.ttf" ? FixtureFaces.path.replacing("fixture.ttc", with: "spaced.ttf") : nil
    }
    let (two, one) = (measure("ب ب", "ar", faces), measure("ب", "ar", faces))
    let space =
      measure("x y", "en", .none).width.best - measure("x", "en", .none).width.best - measure("y", "en", .none).width.best
    // 100 units of 1000, at 10 points.
    #expect(abs((two.width.best - one.width.best * 2 - space).value + 0.991) < 0.001)
  }

  @Test("Without the face, a mean is taken, which is less sure; other scripts do not change")
  func without() {
    #expect(measure("ببب", "ar", .none).source == .estimate)
    #expect(measure("ببب", "ar", machine("NotoSansThai-Regular.ttf")) == measure("ببب", "ar", .none))
    for (text, locale) in [("Speichern", "de"), ("日本語", "ja"), ("저장", "ko"), ("Сохранить", "ru")] as [(String, LocaleID)] {
      #expect(measure(text, locale, machine("NotoSansArabic-Regular.ttf")) == measure(text, locale, .none))
    }
  }

  @Test("Of what only a mean measures the least is known, too: as many of the script's narrowest letters")
  func least() {
    let measured = measure("الخرائط", "ar", .none)
    // Seven alefs, and the error of the mean.
    #expect(abs(measured.leastGuessed.value - 7 * 2.33 * 0.88) < 0.001 && measured.leastGuessed < measured.width.low)
    #expect(measured.guessed == measured.width.best && measure("Speichern", "de", .none).leastGuessed == 0)
  }

  @Test("Letters that the face lacks are estimated, and the rest is not")
  func missing() {
    let measured = measure("بچ", "ar", machine("NotoSansArabic-Regular.ttf"))
    #expect(measured.source == .estimate)
    // The initial form, and the mean of an Arabic character.
    #expect(abs(measured.width.best.value - (3 * 0.991 + 4.55)) < 0.001)
  }

  @Test("Heavier text is wider, by the axis where the face has one")
  func weights() {
    let faces = machine("NotoSansArabic-Regular.ttf")
    let widths = FontWeight.allCases.map { measure("ب", "ar", faces, Font(size: 10, weight: $0)).width.best.value }
    // The isolated letter has 20 units more for each 100 of weight above 400.
    #expect(zip(widths, [8, 8.2, 8.4, 8.6]).allSatisfy { abs($0 - $1 * 0.991) < 0.001 })
  }

  @Test("The system's own face serves what it has, at the text's size, and is named as the source")
  func system() {
    let measure = TextMeasure(locale: "en", faces: machine("SFNS.ttf"))
    let small = measure.measure("ab", font: Font(size: 10))
    #expect(small.source == .systemFont)
    #expect(abs(small.width.best.value - 10) < 0.001)
    // The axis opsz takes 5 % off at 20 points.
    #expect(abs(measure.measure("ab", font: Font(size: 20)).width.best.value - 19) < 0.01)
    #expect(abs(measure.measure("ab", font: Font(size: 10)).width.best.value - 10) < 0.001)
    #expect(measure.measure("ab 日", font: Font(size: 10)).source == .systemFont)
  }

  @Test("What each script is measured with is told, and what would be better")
  func scripts() throws {
    let scripts = machine("NotoSansThai-Regular.ttf").scripts
    func font(_ script: String) throws -> ScriptFont { try #require(scripts.first { $0.script == script }) }
    #expect(try font("Latn").source == .embedded)
    #expect(try font("Thai").source == .face && font("Thai").factor == 1.044 && font("Thai").path == FixtureFaces.path)
    #expect(try font("Arab").source == .estimate && font("Arab").package == "fonts-noto-core")
    #expect(try font("Hang").source == .embedded && font("Hang").package == nil)
  }

  @Test("A file that is no font is as good as none")
  func damaged() {
    let faces = ProxyFaces { $0.hasPrefix("NotoSansThai") ? #filePath : nil }
    #expect(measure("นี้", "th", faces) == measure("นี้", "th", .none))
  }
}
