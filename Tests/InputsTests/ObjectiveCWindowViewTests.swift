import LintelInputs
import LintelModel
import Testing

@Suite("Views that Objective-C puts into a window's items")
struct ObjectiveCWindowViewTests {
  private func items(_ lines: String, helper: String = "") -> [Item] {
    let code = """
      @implementation Window
      \(helper)
      - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSString *)ident willBeInsertedIntoToolbar:(BOOL)flag {
        \(lines)
        return item;
      }
      @end
      """
    return ProjectReader.read(ProjectFiles(texts: ["Window.m": code])).toolbars.flatMap(\.items)
  }

  private func control(_ line: String) -> Item? {
    items(
      """
      NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:ident];
      NSSegmentedControl *control = [[NSSegmentedControl alloc] initWithFrame:NSZeroRect];
      \(line)
      item.label = @"Transfers";
      item.view = control;
      """
    ).first { $0.kind == .segmentedControl }
  }

  @Test("A control of images has as many segments as code says, and its width is known")
  func segmentCount() throws {
    let two = try #require(control("control.segmentCount = 2;"))
    #expect(two.segments.count == 2 && two.segments.allSatisfy { !$0.isPresent })
    #expect(!two.hasViewOfUnreadWidth)
    let unknown = try #require(control("control.segmentCount = self.names.count;"))
    #expect(unknown.segments.isEmpty && unknown.hasViewOfUnreadWidth)
  }

  @Test("A control that is made with its labels, or gets one for each segment, has them in their order")
  func segmentLabels() throws {
    let made = items(
      """
      NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:ident];
      NSArray *labels = @[NSLocalizedString(@"sort.date", nil), NSLocalizedString(@"sort.name", nil)];
      NSSegmentedControl *control = [NSSegmentedControl segmentedControlWithLabels:labels
        trackingMode:NSSegmentSwitchTrackingSelectOne target:self action:@selector(sort:)];
      item.label = @"Sort";
      item.view = control;
      """)
    #expect(made.first?.kind == .segmentedControl && made.first?.segments.map { $0.key } == ["sort.date", "sort.name"])
    #expect(made.first?.hasViewOfUnreadWidth == false)
    let set = control(
      """
      control.segmentCount = 2;
      [control setLabel:@"Up" forSegment:0];
      [control setLabel:@"Down" forSegment:1];
      """)
    #expect(set?.segments.map { $0.source } == ["Up", "Down"])
    // Which of the two has the label is not read.
    let one = control("control.segmentCount = 2; [control setLabel:@\"Up\" forSegment:1];")
    #expect(one?.segments.count == 2 && one?.segments.contains { $0.isPresent } == false)
  }

  @Test("A group that AppKit makes of titles or images has them as its parts, and is a segmented control where one is chosen")
  func groups() throws {
    func group(_ parts: String, _ mode: String) -> Item? {
      items(
        """
        NSToolbarItemGroup *item = [NSToolbarItemGroup groupWithItemIdentifier:@"view" \(parts)
          selectionMode:NSToolbarItemGroupSelectionMode\(mode) labels:@[@"List", @"Grid"] target:self action:@selector(show:)];
        item.label = NSLocalizedString(@"toolbar.view", nil);
        """
      ).first
    }
    let titles = try #require(group("titles:@[NSLocalizedString(@\"view.list\", nil), @\"Grid\"]", "SelectOne"))
    #expect(titles.id == "view" && titles.kind == .segmentedControl && titles.label.key == "toolbar.view")
    #expect(titles.segments.map { $0.key ?? $0.source } == ["view.list", "Grid"] && titles.segmentSymbols.isEmpty)
    let images = try #require(
      group("images:@[[NSImage imageNamed:@\"list\"], [NSImage imageNamed:@\"grid\"]]", "Momentary"))
    #expect(images.kind == .group && images.segments.map { $0.source } == ["List", "Grid"])
    #expect(images.segmentSymbols == ["list", "grid"])
  }

  @Test("An item that shows its image in a plain button is a button, and one with another view is not")
  func button() {
    func kind(_ view: String) -> Item.Kind? {
      items(
        """
        NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:ident];
        \(view) *face = [[\(view) alloc] init];
        item.view = face;
        item.label = @"Open";
        item.image = [NSImage imageWithSystemSymbolName:@"folder" accessibilityDescription:nil];
        """
      ).first?.kind
    }
    #expect(kind("NSButton") == .button)
    #expect(kind("NSSlider") == .customView)
  }

  @Test("A view of its own in a window's item keeps the room that the item's sizes give it, whatever image is in it")
  func sizes() throws {
    func item(_ sizes: String, of view: String = "FaceButton") throws -> Item {
      let found = items(
        """
        NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:ident];
        \(view) *face = [[\(view) alloc] initWithFrame:NSMakeRect(0, 0, 32, 32)];
        [face setImage:[NSImage imageNamed:@"face"]];
        [item setView:face];
        [item setLabel:@"Icon"];
        \(sizes)
        """)
      return try #require(found.first)
    }
    let fixed = try item("[item setMinSize:NSMakeSize(32,32)];\n[item setMaxSize:NSMakeSize(32,32)];")
    #expect(fixed.kind == .customView && fixed.fixedWidth == 32 && fixed.symbol == "face")
    #expect(!fixed.hasViewOfUnreadWidth)
    let growing = try item("[item setMinSize:NSMakeSize(32,32)];\n[item setMaxSize:NSMakeSize(90,32)];")
    #expect(growing.fixedWidth == nil)
    let plain = try item("item.minSize = NSMakeSize(40, 32);\nitem.maxSize = NSMakeSize(40, 32);", of: "NSButton")
    #expect(plain.kind == .button && plain.fixedWidth == 40)
    let open = try item("[item setMinSize:NSMakeSize(32,32)];\nif (isWide) { [item setMaxSize:NSMakeSize(32,32)]; }")
    #expect(open.fixedWidth == nil)
  }
}
