import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

/// Reads the pictures of a page back, and holds what was drawn to what was measured.
@Suite("Pictures of bars")
struct BarPictureTests {
  private struct Picture {
    let locale: String
    let width: Double
    let body: Substring
    /// The numbers of an attribute of the texts of a class; without one, of those that are labels.
    func numbers(_ attribute: String, of name: String? = nil) -> [Double] {
      let texts = body.replacing("\"", with: "").split(separator: "<text ").dropFirst()
      let elements = texts.map { $0.prefix { $0 != ">" } }
      return elements.filter { element in
        name.map { element.contains("class=\($0)") } ?? !element.contains(/class=(title|menu|symbol)/)
      }.compactMap { element in
        element.split(separator: " ").first { $0.hasPrefix("\(attribute)=") }
          .flatMap { Double($0.dropFirst(attribute.count + 1)) }
      }
    }
  }

  private static func pictures(_ result: AuditResult) -> [Picture] {
    let quoted = /(?s)<svg class="bar [^>]*viewBox="0 0 ([0-9.]+) [^>]*><g lang="?([a-zA-Z-]+)"?>(.*?)<\/svg>/
    return HTMLReport.audit(result).matches(of: quoted).map {
      Picture(locale: String($0.2), width: Double($0.1)!, body: $0.3)
    }
  }

  private static func tenth(_ points: Points) -> Double { points.rounded.value }

  @Test("A title is drawn as wide as it was measured, or as wide as its room where it is cut")
  func titles() {
    let pictures = Self.pictures(SampleResult.result)
    var seen = 0
    for bar in SampleResult.bars where bar.toolbar == SampleProject.settings {
      for layout in bar.layouts {
        guard let title = layout.title, title.shown.count > 3 else { continue }
        let isCut = title.cut == .certain || title.cut == .likely
        let width = Self.tenth(isCut ? min(title.room.best, layout.titleFrame!.width) : title.needed.best)
        for picture in pictures where picture.locale == bar.locale.id && picture.width == layout.width.value {
          guard picture.body.contains(title.shown) else { continue }
          #expect(picture.numbers("textLength", of: "title") == [width], "\(bar.locale) \(layout.width)")
          seen += 1
        }
      }
    }
    #expect(seen >= 10)
  }

  @Test(
    "What stands on end is drawn in the strip at its side, each as long as it is, and nothing of it on the bar",
    arguments: [SideBar.Edge.left, .right])
  func strip(edge: SideBar.Edge) throws {
    var result = SampleResult.result
    let environment = Environment(
      platform: .ios, os: OSLine(27), device: "iPhone Duo outer", width: 466, isAssumed: true, safeAreas: 84,
      sideBar: SideBar(edge: edge, width: 84, top: 170, length: 484))
    var toolbar = SampleProject.mail
    toolbar.items = ["plus", "trash"].map {
      Item(id: $0, kind: .button, location: toolbar.location, symbol: $0, hasSystemName: true)
    }
    var layout = BarLayout(
      environment: environment, width: 382, direction: .leftToRight,
      items: [.init(item: 0, place: .onBar), .init(item: 1, place: .inOverflow(0), gone: .likely)])
    layout.items[0].sideFrame = .init(x: 170, width: 48)
    layout.sideOverflowButton = .init(x: 230, width: 48)
    result.project.toolbars = [toolbar]
    result.findings = []
    result.bars = [
      BarInLocale(
        toolbar: toolbar, locale: toolbar.sourceLocale, direction: .leftToRight, layouts: [layout], sourceLayouts: [layout])
    ]
    let page = HTMLReport.audit(result)
    let svg = try #require(page.firstMatch(of: /(?s)<svg class="bar .*?<\/svg>/)?.output).replacing("\"", with: "")
    #expect(svg.contains("viewBox=0 0 466 "))
    #expect(svg.contains(edge == .left ? "transform=translate(84)" : "transform=translate(382)"))
    let platters = svg.matches(of: /class=platter x=([0-9.]+) y=([0-9.]+) width=48 height=48/).map { Double($0.2) }
    #expect(platters == [12, 72])
    #expect(TextReport.layout(result.bars, colour: false, width: 100).contains("{plus}"))
  }

  @Test("A picture says what each item is called, else its image, and of a name that nobody has read not that there is none")
  func names() {
    func called(_ label: LocalizedText, symbol: String? = nil, isSurelyUnnamed: Bool = false) -> String {
      var item = Item(id: "a", kind: .button, location: SampleProject.mail.location, label: label, symbol: symbol)
      item.isSurelyUnnamed = isSurelyUnnamed
      return BarFigure.called(item, in: "en").english
    }
    #expect(called(.literal("Open"), symbol: "star") == "Open")
    #expect(called(.none, symbol: "NestBox") == "image NestBox")
    #expect(called(.none, symbol: "NestBox", isSurelyUnnamed: true) == "image NestBox without a name")
    #expect(called(LocalizedText(state: .unresolved, expression: "name")) == "an item whose name is not known")
    #expect(called(.none, isSurelyUnnamed: true) == "an item without a name")
  }

  @Test("A system item is called by the system's English word, or as code calls it, where its word in a language is not known")
  func systemNames() {
    func called(_ system: String, label: LocalizedText = .none, in locale: LocaleID) -> String {
      var item = Item(id: "a", kind: .button, location: SampleProject.mail.location, label: label)
      item.systemItem = system
      return BarFigure.called(item, in: locale).english
    }
    #expect(called("done", in: "en") == "Done")
    #expect(called("done", in: "x-unknown") == "Done (named by the system)")
    #expect(called("toggleSidebar", in: "en") == "toggle sidebar (named by the system)")
    // Code may give it a name of its own, which nobody has read.
    let own = LocalizedText(state: .unresolved, expression: "name")
    #expect(called("toggleSidebar", label: own, in: "en") == "an item whose name is not known")
  }

  @Test(
    "A symbol beside a text is drawn before it, or behind it where code says so, each whole and both inside their item",
    arguments: [LayoutDirection.leftToRight, .rightToLeft], [false, true])
  func besideText(direction: LayoutDirection, isTrailing: Bool) throws {
    var result = SampleResult.result
    var toolbar = SampleProject.mail
    toolbar.kind = .toolbar
    var item = Item(
      id: "archive", kind: .button, location: toolbar.location, label: .literal("Archive"), symbol: "trash",
      hasSystemName: true)
    item.showsLabelBesideSymbol = true
    item.isSymbolTrailing = isTrailing
    toolbar.items = [item]
    let environment = Environment(platform: .ios, os: OSLine(18), device: "phone", width: 402, isAssumed: true)
    let width = Width(exactly: 60)
    let text = BarLayout.VisibleText(
      text: "Archive", shown: "Archive", needed: width, room: width, font: Font(size: 17), cut: nil)
    let layout = BarLayout(
      environment: environment, width: 402, direction: direction,
      items: [.init(item: 0, place: .onBar, frame: .init(x: 100, width: 90), text: text)])
    result.project.toolbars = [toolbar]
    result.findings = []
    result.bars = [
      BarInLocale(
        toolbar: toolbar, locale: toolbar.sourceLocale, direction: direction, layouts: [layout], sourceLayouts: [layout])
    ]
    let page = HTMLReport.audit(result)
    let svg = try #require(page.firstMatch(of: /(?s)<svg class="bar .*?<\/svg>/)?.output).replacing("\"", with: "")
    // 24 points of the symbol, 6 between, and 60 of the text, in the middle of 90.
    let middle = try #require(svg.firstMatch(of: /<text [^>]*x=([0-9.]+)[^>]*>Archive/)?.output.1)
    let isSymbolLeft = (direction == .leftToRight) != isTrailing
    #expect(String(middle) == (isSymbolLeft ? "160" : "130"))
    let symbols = svg.matches(of: /<use href=#d[0-9]+ x=([0-9.]+)/).map { String($0.1) }
    #expect(symbols.contains(isSymbolLeft ? "100" : "166"))
  }

  @Test("A group shows the symbols of its parts, and what nobody knows the look of is a dashed box")
  func unknownLook() throws {
    var result = SampleResult.result
    var toolbar = SampleProject.mail
    toolbar.kind = .toolbar
    var group = Item(
      id: "history", kind: .group, location: toolbar.location, segments: [.literal("Before"), .literal("After")])
    group.segmentSymbols = ["chevron.backward", "chevron.forward"]
    toolbar.items = [group, Item(id: "menu", kind: .menu, location: toolbar.location)]
    let layout = BarLayout(
      environment: Environment(platform: .ios, os: OSLine(26), device: "phone", width: 402, isAssumed: true), width: 402,
      direction: .leftToRight,
      items: [
        .init(item: 0, place: .onBar, frame: .init(x: 100, width: 88)),
        .init(item: 1, place: .onBar, frame: .init(x: 200, width: 44)),
      ])
    result.project.toolbars = [toolbar]
    result.findings = []
    result.bars = [
      BarInLocale(
        toolbar: toolbar, locale: toolbar.sourceLocale, direction: .leftToRight, layouts: [layout], sourceLayouts: [layout])
    ]
    let page = HTMLReport.audit(result)
    let svg = try #require(page.firstMatch(of: /(?s)<svg class="bar .*?<\/svg>/)?.output).replacing("\"", with: "")
    #expect(!svg.contains(">Before<") && !svg.contains(">After<"))
    #expect(svg.matches(of: /<rect class=custom x=203[ ]/).count == 1 && svg.matches(of: /class=custom/).count == 1)
  }

  @Test(
    "In a window with labels, a view that nobody knows the look of is a dashed box above its label",
    arguments: [Item.Kind.customView, .group, .segmentedControl])
  func unknownAboveLabel(kind: Item.Kind) throws {
    var result = SampleResult.result
    var toolbar = SampleProject.mail
    toolbar.kind = .windowToolbar
    toolbar.displayMode = .declared(.iconAndLabel)
    toolbar.items = [Item(id: "view", kind: kind, location: toolbar.location, label: .literal("Filter"))]
    var label = SampleBars.visible("Filter", room: 60, size: 11, weight: .regular)
    (label.shown, label.cut) = ("Filter", nil)
    let layout = BarLayout(
      environment: Environment(platform: .macos, os: OSLine(26), device: "window", width: 800, isAssumed: true), width: 800,
      direction: .leftToRight, items: [.init(item: 0, place: .onBar, frame: .init(x: 200, width: 60), text: label)])
    result.project.toolbars = [toolbar]
    result.findings = []
    result.bars = [
      BarInLocale(
        toolbar: toolbar, locale: toolbar.sourceLocale, direction: .leftToRight, layouts: [layout], sourceLayouts: [layout])
    ]
    let page = HTMLReport.audit(result)
    let svg = try #require(page.firstMatch(of: /(?s)<svg class="bar .*?<\/svg>/)?.output).replacing("\"", with: "")
    // From 4 points below the picture's top, 13 above and below the middle of the icons; the label is on the line below.
    #expect(svg.contains("<rect class=custom x=203 y=12 "))
    #expect(svg.contains(/y=52[ >]/))
  }

  @Test("A view in a window's toolbar of which the image is known shows it, and is no dashed box")
  func viewWithImage() throws {
    var result = SampleResult.result
    var toolbar = SampleProject.mail
    toolbar.kind = .windowToolbar
    toolbar.displayMode = .declared(.iconOnly)
    toolbar.items = [Item(id: "view", kind: .customView, location: toolbar.location, symbol: "folder")]
    let layout = BarLayout(
      environment: Environment(platform: .macos, os: OSLine(26), device: "window", width: 800, isAssumed: true), width: 800,
      direction: .leftToRight, items: [.init(item: 0, place: .onBar, frame: .init(x: 200, width: 38))])
    result.project.toolbars = [toolbar]
    result.findings = []
    result.bars = [
      BarInLocale(
        toolbar: toolbar, locale: toolbar.sourceLocale, direction: .leftToRight, layouts: [layout], sourceLayouts: [layout])
    ]
    let page = HTMLReport.audit(result)
    let svg = try #require(page.firstMatch(of: /(?s)<svg class="bar .*?<\/svg>/)?.output)
    #expect(!svg.contains("class=\"custom\""))
  }

  @Test("Labels are drawn as wide as they were measured, each in the middle of its frame")
  func labels() throws {
    let pictures = Self.pictures(SampleResult.result)
    var seen = 0
    for bar in SampleResult.bars where bar.toolbar == SampleProject.mail {
      for layout in bar.layouts {
        let placed = layout.items.filter { $0.place == .onBar && $0.text != nil }
        let picture = pictures.first {
          $0.locale == bar.locale.id && $0.width == layout.width.value && $0.numbers("x").count == placed.count
        }
        guard let picture else { continue }
        let middles = placed.map { Self.tenth($0.frame!.x + $0.frame!.width / 2) }
        #expect(picture.numbers("x") == middles)
        let widths = placed.filter { $0.text!.shown.count > 3 && $0.text!.cut == nil }.map {
          Self.tenth($0.text!.needed.best)
        }
        #expect(picture.numbers("textLength") == widths)
        seen += 1
      }
    }
    #expect(seen >= 5)
  }

  /// A text of no control that its frame is too narrow for, drawn on a bar of a kind.
  private static func picture(ofWideTextOn kind: Toolbar.Kind, cut: Bool) throws -> String {
    var result = SampleResult.result
    let text = "Global timeline"
    let label = LocalizedText.literal(text, at: SampleProject.settings.location)
    var toolbar = SampleProject.settings
    toolbar.kind = kind
    toolbar.title = .none
    toolbar.items = [
      Item(id: "text", kind: .helperText, location: toolbar.location, label: label, placement: .principal)
    ]
    var visible = SampleBars.visible(text, room: 100, size: 17, weight: .semibold)
    if !cut { (visible.shown, visible.cut) = (text, nil) }
    let environment = Environment(platform: .ios, os: OSLine(18), device: "iPhone", width: 375)
    let layout = BarLayout(
      environment: environment, width: 375, direction: .leftToRight,
      items: [.init(item: 0, place: .onBar, frame: .init(x: 70, width: 100), text: visible)])
    result.project.toolbars = [toolbar]
    result.findings = []
    result.bars = [
      BarInLocale(
        toolbar: toolbar, locale: toolbar.sourceLocale, direction: .leftToRight, layouts: [layout], sourceLayouts: [layout])
    ]
    let page = HTMLReport.audit(result)
    return String(try #require(page.firstMatch(of: /(?s)<svg class="bar .*?<\/svg>/)?.output).replacing("\"", with: ""))
  }

  @Test("A text in a title's place that is cut is one line, as it is measured")
  func titleOfOneLine() throws {
    let shown = SampleBars.visible("Global timeline", room: 100, size: 17, weight: .semibold).shown
    let svg = try Self.picture(ofWideTextOn: .navigationBar, cut: true)
    #expect(shown.hasSuffix("…") && svg.contains(">\(shown)</text>"))
    #expect(svg.split(separator: "<text ").count == 2 && svg.matches(of: /class=cut-line/).count == 1)
  }

  @Test("Of a text of two lines no line is stretched to the width of the whole")
  func linesOfTheirOwn() throws {
    let svg = try Self.picture(ofWideTextOn: .fioriToolbar, cut: false)
    #expect(svg.contains(">Global</text>") && svg.contains(">timeline</text>") && !svg.contains("textLength"))
  }

  @Test("At widths next to each other at which everything stands in full one picture serves")
  func wholeBars() throws {
    var result = SampleResult.result
    result.project.toolbars = [SampleProject.tabs]
    result.bars = result.bars.filter { $0.toolbar == SampleProject.tabs && $0.locale == "en" }
    #expect(result.bars[0].layouts.count == 3)
    let page = HTMLReport.audit(result)
    let places = page.matches(of: /<figure data-at="?([^">]+)/).map { String($0.1) }
    #expect(Set(places) == ["0 320 402", "1 375"])
  }
}
