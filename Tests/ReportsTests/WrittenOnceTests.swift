import Testing

@testable import LintelReports

@Suite("Parts of a page that are written once")
struct WrittenOnceTests {
  private let parts: [Markup] = [
    tag("p", .class("hint")) {
      "By language"
      " "
      Markup.text("<&'\u{202E}")
      Markup.name("de")
    },
    .island([tag("td", .class("figure")) { Markup.number(1_200) }]), tag("rect", .init("x", "1")),
  ]

  @Test("A part has the bytes that it has within the whole, in every language", arguments: ["en", "de", "ar"])
  func sameBytes(language: String) {
    let words = Localizer(language: language)
    let once = WrittenOnce(in: words) { parts }
    func page(_ content: [Markup]) -> String { Markup.element("section", [.id("a")], content).page(in: words) }
    #expect(page([once.markup]) == page(parts))
    #expect(page([once.markup, once.markup]) == page(parts + parts))
  }

  @Test("It is made when it is asked for, and not again")
  func once() {
    var count = 0
    func content() -> [Markup] {
      count += 1
      return [.text("a")]
    }
    let once = WrittenOnce(in: .english) { content() }
    #expect(count == 0)
    for _ in 1...3 { _ = once.markup }
    #expect(count == 1)
  }

  @Test("The bars of a page are written once for each room, and are those that the room has")
  func bars() {
    let model = PageModel(SampleResult.result)
    let written = WrittenBars(model, words: .english)
    func text(_ room: Int) -> String {
      let bars = written.inRoom(room)
      return Markup.element("main", [], [bars.definitions, bars.toolbars, bars.footer]).page(in: .english)
    }
    let (all, none) = (text(.max), text(0))
    #expect(all.contains("<figure") && !none.contains("<figure") && text(.max) == all && text(0) == none)
  }
}
