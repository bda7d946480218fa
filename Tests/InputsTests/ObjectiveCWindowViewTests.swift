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
}
