import LintelMeasuring
import LintelModel
import Testing

@Suite struct TruncationTests {
  private let title = Font(size: 34, weight: .bold)

  @Test("A large title is cut where it was seen cut, on an iPhone of 375 points")
  func seen() {
    let measure = TextMeasure(locale: "de")
    #expect(measure.truncate("Überprüfe deinen Posteingang", font: title, room: 343) == "Überprüfe deinen Po…")
  }

  @Test("A text that fits stays whole, and where nothing fits the ellipsis stands alone")
  func ends() {
    let measure = TextMeasure(locale: "de")
    #expect(measure.truncate("Fertig", font: Font(size: 17), room: 60) == "Fertig")
    #expect(measure.truncate("Fertig", font: Font(size: 17), room: 3) == "…")
    #expect(measure.truncate("Fertig", font: Font(size: 17), room: -1) == "…")
    #expect(measure.truncate("", font: Font(size: 17), room: 0) == "")
  }

  @Test("No space stands before the ellipsis")
  func space() {
    let measure = TextMeasure(locale: "en")
    let font = Font(size: 17)
    let room = measure.measure("Save a …", font: font).width.best
    #expect(measure.truncate("Save a document", font: font, room: room) == "Save a…")
  }

  @Test("A character is never cut in two, and more room never shows less")
  func clusters() {
    let text = "Fami\u{301}lia 👩‍👩‍👧 นี้ก็ดี"
    let measure = TextMeasure(locale: "th")
    let beginnings = Set(text.indices.map { String(text[..<$0]) } + [text])
    var shown = 0
    for room in 0...200 {
      let cut = measure.truncate(text, font: Font(size: 17), room: Points(Double(room)))
      #expect(cut == text || beginnings.contains(String(cut.dropLast())))
      #expect(cut.count >= shown)
      shown = cut.count
    }
    #expect(shown == text.count)
  }

  @Test("A measure that has cut a text before cuts it as a new one does", arguments: CutPlace.allCases)
  func asked(place: CutPlace) {
    let used = TextMeasure(locale: "fr")
    // The same to Swift, but of other characters: each keeps its own.
    let texts = ["Re\u{301}pondre à tout le monde", "R\u{E9}pondre à tout le monde", "全員に返信する", "a b"]
    for room in [200, 0, 90, 40, 41, 90, 120, 12] {
      for (text, font) in texts.flatMap({ text in [Font(size: 17), title].map { (text, $0) } }) {
        let room = Points(Double(room))
        let cut = used.truncate(text, font: font, room: room, at: place)
        let new = TextMeasure(locale: "fr").truncate(text, font: font, room: room, at: place)
        #expect(Array(cut.utf8) == Array(new.utf8))
      }
    }
  }

  @Test("Fonts that are asked about in turn have their own widths")
  func fonts() {
    let measure = TextMeasure(locale: "en")
    let fonts = (10..<40).map { Font(size: Points(Double($0)), weight: $0 % 2 == 0 ? .bold : .regular) }
    for font in fonts + fonts.reversed() {
      let alone = TextMeasure(locale: "en").measure("Duplicate", font: font)
      #expect(measure.measure("Duplicate", font: font) == alone)
    }
  }

  @Test("The ruler answers as the measure does")
  func ruler() {
    let measure = TextMeasure(locale: "de")
    let ruler = measure.ruler
    #expect(ruler.measure("Sichern", Font(size: 17)) == measure.measure("Sichern", font: Font(size: 17)))
    #expect(ruler.truncate("Sichern", Font(size: 17), 40) == measure.truncate("Sichern", font: Font(size: 17), room: 40))
  }
}
