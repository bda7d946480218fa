import LintelInputs
import LintelModel
import Testing

/// Items of Objective-C whose label, spoken name, tool tip and image come from the same branch.
@Suite struct ObjectiveCBesideLabelTests {
  private func items(_ title: String, factory: String) -> [Item] {
    let source = """
      @implementation Notes
      - (UIBarButtonItem *)buttonWithTitle:(NSString *)title {
        UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithTitle:title style:0 target:self action:nil];
        \(factory)
        return item;
      }
      - (void)viewDidLoad {
        self.navigationItem.rightBarButtonItem = [self buttonWithTitle:\(title)];
      }
      @end
      """
    let files = ["Notes.h": "@interface Notes : UIViewController\n@end\n", "Notes.m": source]
    return ProjectReader.read(ProjectFiles(texts: files)).toolbars.flatMap(\.items)
  }

  @Test("What is seen and what is spoken are the same arm of one expression, on each variant of the bar")
  func oneExpression() {
    let found = items(
      "self.chosen.count > 0 ? @\"Deselect all\" : @\"Select all\"", factory: "if (title) item.accessibilityLabel = title;")
    #expect(Set(found.map(\.label.source)) == ["Deselect all", "Select all"])
    #expect(found.allSatisfy { $0.accessibilityLabel.source == $0.label.source })
  }

  private func windowItems(_ settings: String) -> [Item] {
    ProjectReader.read(
      ProjectFiles(texts: [
        "Window.m": """
        @implementation Window
        - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSString *)ident willBeInsertedIntoToolbar:(BOOL)f {
          NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:@"faces"];
          \(settings)
          return item;
        }
        - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)toolbar { return @[@"faces"]; }
        @end
        """
      ])
    ).toolbars.flatMap(\.items)
  }

  @Test("Two expressions on one condition take the same arm, also where one asks the other way round")
  func oneCondition() {
    let found = windowItems(
      """
      item.label = isShown ? @"Hide" : @"Show";
      item.toolTip = isShown ? @"Hide the faces" : @"Show the faces";
      item.image = [NSImage imageNamed:(!isShown ? @"show" : @"hide")];
      """)
    #expect(found.map(\.label.source) == ["Hide", "Show"])
    #expect(found.map(\.toolTip.source) == ["Hide the faces", "Show the faces"])
    #expect(found.map(\.symbol) == ["hide", "show"])
  }

  @Test("What no condition decides is said of both")
  func withoutCondition() {
    let found = windowItems(
      """
      item.label = isShown ? @"Hide" : @"Show";
      item.toolTip = @"Faces";
      item.image = [NSImage imageNamed:@"face"];
      """)
    #expect(found.map(\.toolTip.source) == ["Faces", "Faces"])
    #expect(found.map(\.symbol) == ["face", "face"])
  }
}
