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
