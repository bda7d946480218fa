import LintelMeasuring
import LintelModel
import Testing

@Suite struct TextMeasureTests {
  /// A width of the system font that was measured and published, in points.
  struct Published {
    var text: String
    var locale: LocaleID
    var font: Font
    var width: Double
    /// Who published it.
    var source: String
  }

  static let published = [
    Published(
      text: "Dispositions par défaut", locale: "fr", font: Font(size: 13, platform: .macos), width: 140.1,
      source: "KiwiDesk PR 695"),
    Published(
      text: "Сочетания клавиш", locale: "ru", font: Font(size: 13, platform: .macos), width: 117.6,
      source: "KiwiDesk PR 695"),
    Published(
      text: "レイアウト初期値", locale: "ja", font: Font(size: 13, platform: .macos), width: 96, source: "KiwiDesk PR 695"),
    Published(
      text: "ログイン時にKiwiDeskを起動", locale: "ja", font: Font(size: 13, platform: .macos), width: 166.5,
      source: "KiwiDesk issue 864"),
    Published(
      text: "Not supported on this Mac", locale: "en", font: Font(size: 12, platform: .macos), width: 150.6,
      source: "duo-updater, row-state-widths"),
    Published(
      text: "Checking", locale: "en", font: Font(size: 10, weight: .medium, platform: .macos), width: 46.2,
      source: "duo-updater, row-state-widths"),
    Published(
      text: "Compartir igualmente", locale: "es", font: Font(size: 17), width: 165, source: "onebusaway-ios PR 1362"),
    Published(
      text: "Settings", locale: "en", font: Font(size: 34, weight: .bold), width: 133,
      source: "view dump of a large title, iOS 26"),
    Published(text: "下一步", locale: "zh-Hans", font: Font(size: 17), width: 52, source: "view dump, iOS 13"),
  ]

  @Test("Widths agree with published ones to 1.5 %, and their intervals hold them", arguments: published)
  func agrees(truth: Published) {
    let width = TextMeasure(locale: truth.locale).measure(truth.text, font: truth.font).width
    #expect(abs(width.best.value / truth.width - 1) < 0.015)
    #expect(width.low.value <= truth.width && truth.width <= width.high.value)
  }

  @Test("A text measures the same however its letters with marks are spelled")
  func normalization() {
    let measure = TextMeasure(locale: "de")
    let composed = measure.measure("Überprüfe", font: Font(size: 17))
    let decomposed = measure.measure("U\u{308}berpru\u{308}fe", font: Font(size: 17))
    #expect(composed.width == decomposed.width)
    #expect(composed.graphemes == 9 && decomposed.graphemes == 9)
    #expect(decomposed.runs.map(\.length) == [11])
  }

  @Test("What cannot be seen has no width, and line breaks have a space's")
  func invisible() {
    let measure = TextMeasure(locale: "en")
    let plain = measure.measure("Save as", font: Font(size: 17)).width.best
    #expect(measure.measure("Sa\u{200B}ve\u{200E} as\u{FEFF}", font: Font(size: 17)).width.best == plain)
    #expect(measure.measure("Save\nas", font: Font(size: 17)).width.best == plain)
    #expect(measure.measure("Save\tas", font: Font(size: 17)).width.best == plain)
    #expect(measure.measure("", font: Font(size: 17)).width == .zero)
    #expect(measure.measure("\u{200B}", font: Font(size: 17)).width == .zero)
  }

  @Test(
    "The short way for plain text and the long one agree",
    arguments: [
      "Save as…", "Überprüfe deinen Posteingang", "Раскладки по умолчанию", "Ρυθμίσεις", "100 %", "ªº µ", "Œuvre — «été»",
    ])
  func plain(text: String) {
    for locale in ["en", "ar"] as [LocaleID] {
      let measure = TextMeasure(locale: locale)
      let short = measure.measure(text, font: Font(size: 17))
      // A character that is not seen makes it take the long way.
      let long = measure.measure(text + "\u{FEFF}", font: Font(size: 17))
      #expect(abs((short.width.best - long.width.best).value) < 0.001)
      #expect(short.runs.map(\.script) == long.runs.map(\.script))
      #expect(short.runs.map(\.direction) == long.runs.map(\.direction))
      #expect(short.graphemes + 1 == long.graphemes)
    }
  }

  @Test("Runs are in logical order, cover the text and add up to its width")
  func runs() {
    let text = "حفظ باسم PDF 😀 日本"
    let measured = TextMeasure(locale: "ar").measure(text, font: Font(size: 17))
    #expect(measured.runs.map(\.script) == ["Arab", "Latn", "Hani"])
    #expect(measured.runs.map(\.direction) == [.rightToLeft, .leftToRight, .leftToRight])
    #expect(measured.runs.map(\.length).reduce(0, +) == text.utf16.count)
    #expect(abs(measured.runs.map(\.width.value).reduce(0, +) - measured.width.best.value) < 0.001)
    #expect(measured.source == .estimate)
  }

  @Test("The less is known, the wider the interval")
  func intervals() {
    func share(_ text: String, _ locale: LocaleID, _ font: Font = Font(size: 17)) -> Double {
      let width = TextMeasure(locale: locale).measure(text, font: font).width
      return (width.high.value - width.best.value) / width.best.value
    }
    #expect(abs(share("Einstellungen öffnen", "de") - 0.03) < 0.001)
    #expect(abs(share("Einstellungen öffnen", "de", Font(size: 34, weight: .bold)) - 0.05) < 0.001)
    #expect(abs(share("无线局域网", "zh-Hans") - 0.05) < 0.001)
    #expect(share("الإعدادات", "ar") > 0.12)
    #expect(share("حفظ", "ar") > share("الإعدادات المتقدمة", "ar"))
    #expect(share("ᏣᎳᎩ", "chr") > 0.4)
    #expect(share("i", "en") > 0.1)
  }

  @Test("An emoji of several characters is as wide as one of one")
  func emoji() {
    let measure = TextMeasure(locale: "en")
    let one = measure.measure("😀", font: Font(size: 17)).width
    #expect(one.low <= 20 && 20 <= one.high)
    for text in ["👩‍👩‍👧", "🇩🇪", "👍🏽", "❤️", "1️⃣"] {
      #expect(measure.measure(text, font: Font(size: 17)).width.best == one.best)
    }
    #expect(measure.measure("1", font: Font(size: 17)).width.best < one.best)
  }

  @Test("Heavier and larger is wider; the watch has its own tracking")
  func fonts() {
    let measure = TextMeasure(locale: "de")
    let weights = FontWeight.allCases.map { measure.measure("Einstellungen", font: Font(size: 17, weight: $0)).width.best }
    #expect(weights == weights.sorted())
    for weight in FontWeight.allCases {
      let sizes = (6...60).map {
        measure.measure("Einstellungen", font: Font(size: Points(Double($0)), weight: weight)).width.best
      }
      #expect(sizes == sizes.sorted())
    }
    let watch = measure.measure("Einstellungen", font: Font(size: 17, platform: .watchos)).width.best
    let phone = measure.measure("Einstellungen", font: Font(size: 17)).width.best
    #expect(abs((watch - phone).value - 13 * 0.36) < 0.001)
  }

  @Test("Japanese and Latin are set apart on macOS from 26 on")
  func spaceAtLatin() {
    let (font, older) = (Font(size: 16, platform: .macos), Font(size: 16, platform: .macos, os: OSLine(18)))
    let measure = TextMeasure(locale: "ja")
    #expect(measure.measure("新規Macで", font: font).width.best - measure.measure("新規Macで", font: older).width.best == 4)
    #expect(measure.measure("新規 Mac で", font: font).width == measure.measure("新規 Mac で", font: older).width)
  }

  @Test("Kana and kanji are 12 points at 13 on macOS, and what nobody measured at other sizes stays open")
  func kanaOnMac() {
    func width(_ text: String, _ size: Points, _ locale: LocaleID = "ja") -> Width {
      TextMeasure(locale: locale).measure(text, font: Font(size: size, platform: .macos)).width
    }
    for (text, published) in [("レイアウト初期値", 96.0), ("デフォルトのレイアウト", 132), ("標準レイアウト", 84)] {
      #expect(abs(width(text, 13).best.value - published) < 0.1)
    }
    let small = width("標準レイアウト", 11)
    #expect(small.low.value <= 7 * 11 * 12 / 13.0 && small.high.value >= 7 * 11 - 0.01)
    let chinese = width("标准布局", 13, "zh-Hans")
    #expect(chinese.low <= 48 && chinese.high >= 52)
  }
}
