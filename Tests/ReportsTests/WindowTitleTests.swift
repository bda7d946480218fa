import LintelModel
import Testing

@testable import LintelReports

@Suite("The title of a window")
struct WindowTitleTests {
  private func picture(_ kind: Toolbar.Kind, _ style: Toolbar.WindowStyle, frame: BarLayout.Frame?, below: String? = nil)
    -> (BarStyle, String)
  {
    let place = SourceLocation(file: "Main.storyboard", line: 1)
    let toolbar = Toolbar(
      id: "bar", name: "bar", kind: kind, platforms: [.macos], sourceLocale: "en", location: place,
      title: .literal("Accounts"),
      items: [Item(id: "a", kind: .button, location: place, label: .literal("General"))], windowStyle: .declared(style))
    let environment = SampleResult.bars.flatMap(\.layouts).map(\.environment).first { $0.platform == .macos }!
    var layout = BarLayout(environment: environment, width: 600, direction: .leftToRight, titleFrame: frame)
    let font = Font(size: 11, platform: .macos, os: environment.os)
    layout.subtitle = below.map {
      .init(
        text: "Updated %@", shown: $0, needed: Width(exactly: 60), room: Width(exactly: 60), font: font, cut: nil)
    }
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

  @Test("Its subtitle is below it where it shares the toolbar's row, with a value in the placeholder's place")
  func subtitle() {
    let frame = BarLayout.Frame(x: 90, width: 150)
    let (_, plain) = picture(.windowToolbar, .unified, frame: frame)
    let (_, both) = picture(.windowToolbar, .unified, frame: frame, below: "Updated today")
    #expect(both.contains("Accounts") && both.contains("Updated today") && !both.contains("%@"))
    #expect(both.split(separator: "x=\"98\"").count == 3 && plain.split(separator: "x=\"98\"").count == 2)
    #expect(!picture(.windowToolbar, .expanded, frame: nil, below: "Updated today").1.contains("Updated"))
  }
}
