import LintelModel
import Testing

@Suite("The source language's layouts")
struct SourceLayoutTests {
  private func environment(_ width: Points, _ device: String = "test") -> Environment {
    Environment(platform: .ios, os: OSLine(26), device: device, width: width)
  }

  private func layout(_ widths: [Points]) -> BarLayout {
    let environments = widths.map { environment($0) }
    var layout = BarLayout(environment: environments[0], width: widths[0], direction: .leftToRight)
    layout.alike = environments[1...]
    return layout
  }

  @Test("A place has the layout that begins there or is alike there, and none where the bar was not laid out")
  func found() {
    let bar = BarInLocale(
      toolbar: Toolbar.test(.toolbar, []), locale: "de", direction: .leftToRight, layouts: [layout([320, 375, 390, 402])],
      sourceLayouts: [layout([320]), layout([375, 390, 402])])
    #expect(bar.source(of: layout([390]))?.width == 375)
    #expect(bar.sourceNumber(in: environment(320)) == 0)
    #expect(bar.sourceNumber(in: environment(402)) == 1)
    #expect(bar.sourceNumber(in: environment(390, "another one as wide")) == nil)
    #expect(bar.sourceNumber(in: environment(440)) == nil)
  }
}
