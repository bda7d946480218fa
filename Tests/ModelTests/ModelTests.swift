import LintelModel
import Testing

@Suite struct Widths {
  private func width(_ low: Double, _ best: Double, _ high: Double) -> Width {
    Width(low: Points(low), best: Points(best), high: Points(high))
  }

  @Test("A text certainly does not fit if even its low end is above all the room there may be")
  func certainty() {
    let room = width(90, 100, 110)
    #expect(width(111, 120, 130).exceeds(room) == .certain)
    #expect(width(99, 101, 103).exceeds(room) == .likely)
    #expect(width(85, 95, 99).exceeds(room) == .possible)
    #expect(width(80, 85, 90).exceeds(room) == nil)
  }

  @Test("Differences of intervals are as wide as both together")
  func difference() { #expect(width(10, 20, 30) - width(1, 2, 3) == width(7, 18, 29)) }

  @Test("By how much a text is too wide is the difference of the figures that people read")
  func over() {
    let text = BarLayout.VisibleText(
      text: "Title", shown: "Ti…", needed: width(133.66, 133.66, 133.66), room: width(114.64, 114.64, 114.64),
      font: Font(size: 17), cut: .certain)
    #expect("\(text.needed.best) \(text.room.best) \(text.over)" == "133.7 114.6 19.1")
    #expect(text.over == Points(19.1))
  }

  @Test(
    "A title is large, and on a row of its own, at every text size of which the guidelines say how large that is",
    arguments: [(17, false), (20, false), (31, true), (34, true), (60, true)])
  func ownRow(size: Double, isLarge: Bool) {
    let text = BarLayout.VisibleText(
      text: "Title", shown: "Title", needed: width(40, 40, 40), room: width(90, 90, 90), font: Font(size: Points(size)), cut: nil)
    #expect(text.isOnRowOfItsOwn == isLarge)
  }

  @Test("Points are written with at most one decimal")
  func points() {
    #expect("\(Points(96))" == "96")
    #expect("\(Points(143.46))" == "143.5")
    #expect("\(Points(-0.54))" == "-0.5")
    #expect("\(Points(0.04))" == "0")
  }
}

@Suite struct Locales {
  @Test("Language, script and region are told apart")
  func parts() {
    let chinese = LocaleID("zh-Hant-HK")
    #expect((chinese.language, chinese.script, chinese.region) == ("zh", "Hant", "HK"))
    let spanish = LocaleID("es-419")
    #expect((spanish.language, spanish.script, spanish.region) == ("es", nil, "419"))
    #expect(LocaleID("de").region == nil)
  }
}
