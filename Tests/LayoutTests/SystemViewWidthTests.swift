import LintelModel
import Testing

@Suite("How wide the system's own views are on a bar")
struct SystemViewWidthTests {
  private func bar(_ view: SystemView?, os: Int) -> BarLayout {
    var item = Item.text("", .trailing)
    (item.label, item.kind, item.systemView) = (.none, .customView, view)
    return Toolbar.test(.navigationBar, [item], title: "Inbox").layout(width: 375, os: os)
  }

  @Test("An indicator and a switch have their published width at least", arguments: [18, 26])
  func widths(os: Int) throws {
    func width(_ view: SystemView) throws -> Points { try #require(bar(view, os: os).items.first?.frame).width }
    let (small, large) = (try width(.activityIndicator), try width(.largeActivityIndicator))
    #expect(small >= 20 && small <= 48)
    #expect(large >= 37 && large <= 48)
    let published: Points = os == 18 ? 51 : 63
    #expect(try width(.switchControl) == published)
  }

  @Test("The room beside one is known far better than beside a view that may be anything", arguments: [18, 26])
  func room(os: Int) throws {
    let known = try #require(bar(.activityIndicator, os: os).title).room
    let unknown = try #require(bar(nil, os: os).title).room
    #expect(known.high - known.low < (unknown.high - unknown.low) / 2)
  }
}
