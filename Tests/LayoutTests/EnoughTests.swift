import LintelLayout
import LintelModel
import Testing

@Suite("How much shorter one text alone has to be")
struct EnoughTests {
  private func layout(_ widths: [Double], title: Double) -> BarLayout {
    var bar = Toolbar.test(.navigationBar, [Item.text("", .leading), Item.text("", .trailing)])
    for index in bar.items.indices {
      bar.items[index].id = "item\(index)"
      bar.items[index].label = .literal("\(widths[index]) text")
    }
    bar.title = .literal("\(title) text")
    let environment = Environment(platform: .ios, os: OSLine(18), device: "test", width: 375)
    return BarLayouter.layOut(
      bar, locale: "en", direction: .leftToRight, environments: [environment], ruler: SmallestSets.ruler
    ).layouts[0]
  }

  @Test("Each text that alone makes everything fit says by how much; one that would lose more than half says nothing")
  func alone() throws {
    let before = layout([20, 150], title: 200)
    let enough = try #require(before.items[1].text?.enough)
    #expect(before.title?.enough == enough && before.items[0].text?.enough == nil)
    let after = layout([20, 150 - enough.value - 0.01], title: 200)
    #expect(after.title?.over == 0 && after.title?.enough == nil)
    #expect(layout([20, 150 - enough.value + 0.5], title: 200).title?.over != 0)
  }

  @Test("Nobody is asked for another word than the system has on its own buttons")
  func systemWord() {
    func layout(_ first: String) -> BarLayout {
      Toolbar.test(.navigationBar, [.text(first, .leading), .text("Publish it", .trailing)], title: "A new post")
        .layout(width: 300)
    }
    #expect(layout("Cancel").items[0].text?.enough == nil && layout("Depart").items[0].text?.enough != nil)
    #expect(layout("Cancel").items[1].text?.enough != nil)
    #expect(!layout("Cancel").shortening.contains { $0.text == .label(item: 0) })
  }
}
