import Foundation
import LintelFindings
import LintelModel
import LintelReports
import LintelTables
import Testing

@Suite("Drawings in place of symbols")
struct SymbolGlyphTests {
  private static let outlines = SymbolOutlines.embedded

  private func name(_ symbol: String, isSystemItem: Bool = false) -> String? {
    SymbolGlyph(named: symbol, isSystemItem: isSystemItem)?.name
  }

  @Test("Every outline is path data within its square, a pen's width from the edge")
  func bounds() throws {
    #expect(Self.outlines.all.count >= 150)
    for outline in Self.outlines.all {
      let bounds = try #require(PathBounds(outline.path), "\(outline.names[0])")
      let (low, high) = (min(bounds.low.x, bounds.low.y), max(bounds.high.x, bounds.high.y))
      #expect(low >= 0.9 && high <= 23.1, "\(outline.names[0]) reaches from \(low) to \(high)")
    }
  }

  @Test("Bounds are those of what is drawn, and of path data only")
  func boundsOfPaths() throws {
    let circle = try #require(PathBounds("M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z"))
    #expect(abs(circle.low.y - 3) < 0.1 && abs(circle.high.y - 21) < 0.1)
    let quarter = try #require(PathBounds("M12 4a8 8 0 0 1 8 8"))
    #expect(
      quarter.low.x > 11.9 && quarter.low.y > 3.9 && abs(quarter.high.x - 20) < 0.001 && abs(quarter.high.y - 12) < 0.001)
    for bad in ["", "4 4h2", "M4", "M4 4x2", "M4 4h", "M4 4l2 2 2", "M4 4,5 5", "M4 4z3"] { #expect(PathBounds(bad) == nil) }
  }

  @Test("No two outlines are the same, and no two have a name in common")
  func unique() {
    let all = Self.outlines.all
    #expect(Set(all.map(\.path)).count == all.count)
    let names = all.flatMap(\.names) + Self.outlines.others.keys
    #expect(names.count == Set(names).count)
  }

  @Test("Every line of the table is a drawing, and every other name leads to one")
  func lines() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Reports/page/symbols.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count == Self.outlines.all.count + lines.count { $0.contains(" = ") })
    for outline in Self.outlines.all {
      for spelled in outline.names where !spelled.hasPrefix(".") { #expect(name(spelled) == outline.names[0]) }
    }
    for (other, known) in Self.outlines.others where !other.hasPrefix(".") {
      #expect(name(other) == name(known), "\(other)")
      #expect(name(known) != nil, "\(other)")
    }
  }

  @Test("A name is known as a whole, and never by a word in it")
  func exact() {
    #expect(name("arrow.up.arrow.down") == "arrow.up.arrow.down")
    #expect(name("square.and.arrow.up") == "square.and.arrow.up")
    #expect(name("square.and.pencil") == name("compose", isSystemItem: true))
    #expect(name("rectangle.portrait.and.arrow.right") == "rectangle.portrait.and.arrow.right")
    #expect(name("rectangle") == "rectangle")
    for unknown in [
      "", ".", "..", "plus.unheard", "unheard.plus", "unheard.fill", "plus.badge.unheard", "my plus", "plus-icon",
      "trashcan", "ic_navbar_add", "unheard.stop", "unheard.trash", "Assets.Images.refresh", "my.NSAddTemplate", "plus.",
      ".fill", "circle.badge.", "Assets.Images.refresh()",
      String(repeating: "plus.", count: 5000) + "plus",
    ] {
      #expect(name(unknown) == nil, "\(unknown.prefix(40))")
    }
  }

  @Test(
    "One symbol is known in all spellings of code and definitions",
    arguments: [
      ("chevron.backward", "chevron.left"), ("arrow.up.forward", "arrow.up.right"), ("list.bullet.rtl", "list.bullet"),
      ("squareGrid2x2Fill", "square.grid.2x2.fill"), ("line3Horizontal", "line.3.horizontal"), ("multiply", "xmark"),
      ("NSAddTemplate", "plus"), ("NSImageNameAddTemplate", "plus"), ("addTemplateName", "plus"), ("NSFolder", "folder"),
      ("NSImage.addTemplateName", "plus"),
      ("UIBarButtonItem.SystemItem.fastForward", "forward"), ("UIBarButtonSystemItemAdd", "plus"), ("add", "plus"),
      ("document.badge.plus", "doc.badge.plus"), ("battery75", "battery.75percent"),
      ("line.horizontal.3", "line.3.horizontal"), ("stop", "stop"),
    ])
  func spellings(symbol: String, known: String) { #expect(name(symbol) == known) }

  @Test("A system item is another thing than the symbol of its name")
  func systemItems() {
    #expect(name("stop", isSystemItem: true) == "xmark")
    #expect(name("Stop", isSystemItem: true) == "xmark")
    #expect(name("trash", isSystemItem: true) == "trash")
    #expect(name("action", isSystemItem: true) == "square.and.arrow.up")
    #expect(name("rewind", isSystemItem: true) == "backward")
  }

  @Test("Fills, strokes, badges and shapes around a sign are made of its drawing")
  func composed() throws {
    let plus = try #require(SymbolGlyph(named: "plus"))
    let framed = try #require(SymbolGlyph(named: "plus.circle"))
    #expect(framed.layers.map(\.path) == [try #require(SymbolGlyph(named: "circle")).layers[0].path, plus.layers[0].path])
    for symbol in [
      "folder.badge.plus", "bell.badge", "exclamationmark.triangle.fill", "person.crop.circle.fill.badge.xmark",
    ] {
      let glyph = try #require(SymbolGlyph(named: symbol))
      #expect(glyph.layers.count >= 2)
      for layer in glyph.layers {
        let bounds = try #require(PathBounds(layer.path))
        let (low, high) = (min(bounds.low.x, bounds.low.y), max(bounds.high.x, bounds.high.y))
        #expect(min(layer.x, layer.y) + low * layer.scale >= 0.9 && max(layer.x, layer.y) + high * layer.scale <= 23.1)
      }
    }
    #expect(SymbolGlyph(named: "star.fill") != SymbolGlyph(named: "star"))
    #expect(SymbolGlyph(named: "eye.slash")?.layers.count == 2)
  }

  /// The page of one bar with an item in a frame as wide as it says.
  private func page(_ item: Item, width: Points = 44) throws -> (page: String, picture: String) {
    var result = SampleResult.result
    var toolbar = SampleProject.settings
    toolbar.items = [item]
    let environment = try #require(SampleResult.bars.first { $0.toolbar == SampleProject.settings }?.layouts.first)
      .environment
    let layout = BarLayout(
      environment: environment, width: environment.width, direction: .leftToRight,
      items: [.init(item: 0, place: .onBar, frame: .init(x: 100, width: width))])
    result.project.toolbars = [toolbar]
    result.findings = []
    result.bars = [
      BarInLocale(
        toolbar: toolbar, locale: toolbar.sourceLocale, direction: .leftToRight, layouts: [layout], sourceLayouts: [layout])
    ]
    let page = HTMLReport.audit(result).replacing("\"", with: "")
    return (page, String(try #require(page.firstMatch(of: /(?s)<svg class=bar .*?<\/svg>/)?.output)))
  }

  private func item(_ kind: Item.Kind = .button, symbol: String? = nil, systemItem: String? = nil) -> Item {
    Item(
      id: "a", kind: kind, location: SampleProject.settings.location, symbol: symbol, hasSystemName: true,
      systemItem: systemItem)
  }

  @Test("A page has the outlines that its pictures use, and no others")
  func definitions() throws {
    let page = try page(item(symbol: "trash.fill")).page
    #expect(page.matches(of: /<symbol class=glyph id=(g-[a-z.]+)/).map { String($0.1) } == ["g-trash.fill"])
    #expect(page.contains("<title>trash.fill</title><use href=#g-trash.fill width=24 height=24"))
  }

  @Test("A symbol that is not known is written: as it is, in two lines, or without its middle")
  func written() throws {
    func lines(_ symbol: String) throws -> [String] {
      let page = try page(item(symbol: symbol)).page
      #expect(page.contains("<title>\(symbol)</title>"))
      #expect(!page.contains("<symbol"))
      return page.matches(of: /class=symbol-name [^>]*>([^<]*)</).map { String($0.1) }
    }
    #expect(try lines("unheard") == ["unheard"])
    #expect(try lines("sword.unheard") == ["sword", ".unheard"])
    #expect(try lines("a.very.long.name.of.something") == ["a.very.l…", "something"])
    #expect(try page(item(symbol: "unheard.of.it"), width: 80).page.contains(">unheard.of.it</text>"))
  }

  @Test("Where there is no room for a line, the name stands below the sign of an image")
  func narrow() throws {
    func written(_ symbol: String) throws -> [String] {
      let page = try page(item(symbol: symbol), width: 24).page
      #expect(page.contains("<path class=glyph d="), "\(symbol)")
      return page.matches(of: /class=symbol-name [^>]*>([^<]*)</).map { String($0.1) }
    }
    #expect(try written("unheard") == ["unheard"])
    #expect(try written("sword.unheard") == ["sword.u…"])
    #expect(try !page(item(symbol: "cog"), width: 24).page.contains("<path class=glyph d="))
  }

  @Test("What has neither image nor text is an empty frame; what everybody knows by its kind is")
  func kinds() throws {
    for kind in [Item.Kind.button, .menu, .pullDown, .toggle] {
      let drawn = try page(item(kind))
      #expect(!drawn.page.contains("<symbol") && !drawn.picture.contains("symbol-name"))
    }
    for (kind, glyph) in [
      (Item.Kind.searchField, "magnifyingglass"), (.moreMenu, "ellipsis"), (.sidebarToggle, "sidebar.left"),
    ] {
      #expect(try page(item(kind)).page.contains("id=g-\(glyph) "), "\(kind)")
    }
    #expect(try page(item(.back)).picture.contains("class=glyph chevron"))
  }
}
