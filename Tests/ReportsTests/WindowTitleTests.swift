import LintelModel
import Testing

@testable import LintelReports

@Suite("The title of a window")
struct WindowTitleTests {
  private func picture(_ kind: Toolbar.Kind, _ style: Toolbar.WindowStyle, frame: BarLayout.Frame?) -> (BarStyle, String) {
    let place = SourceLocation(file: "Main.storyboard", line: 1)
    let toolbar = Toolbar(
      id: "bar", name: "bar", kind: kind, platforms: [.macos], sourceLocale: "en", location: place,
      title: .literal("Accounts"),
      items: [Item(id: "a", kind: .button, location: place, label: .literal("General"))], windowStyle: .declared(style))
    let environment = SampleResult.bars.flatMap(\.layouts).map(\.environment).first { $0.platform == .macos }!
    let layout = BarLayout(environment: environment, width: 600, direction: .leftToRight, titleFrame: frame)
    let bar = BarInLocale(
      toolbar: toolbar, locale: "en", direction: .leftToRight, layouts: [layout], sourceLayouts: [])
    let barStyle = BarStyle(toolbar, layout: layout)
    let markup = WindowTitle(bar: bar, layout: layout, style: barStyle).markup
    return (barStyle, tag("g") { markup }.page(in: .english))
  }

  @Test("Settings have it centred in a row with the window's buttons, and their tabs below")
  func settings() {
    let (style, markup) = picture(.settingsTabs, .preference, frame: nil)
    #expect(markup.contains("x=\"300\"") && markup.contains("Accounts"))
    #expect(style.titleMiddle + 7 < style.top)
  }

  @Test("A unified toolbar has it where its layout has room, as far as there is")
  func unified() {
    let (style, markup) = picture(.windowToolbar, .unified, frame: .init(x: 90, width: 150))
    #expect(markup.contains("x=\"98\"") && markup.contains("Accounts"))
    #expect(style.titleRow == 0)
    #expect(picture(.windowToolbar, .unified, frame: .init(x: 90, width: 70)).1.contains("Accou…"))
    #expect(!picture(.windowToolbar, .unified, frame: nil).1.contains("Accounts"))
  }
}
