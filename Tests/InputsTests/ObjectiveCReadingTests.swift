import LintelInputs
import LintelModel
import Testing

/// What Objective-C reads from an item or from another object before it sets it on an item.
@Suite struct ObjectiveCReadingTests {
  private func bar(_ files: [String: String]) throws -> Toolbar {
    try #require(ProjectReader.read(ProjectFiles(texts: files)).toolbars.first)
  }

  private func delegate(_ body: String) -> [String: String] {
    [
      "Window.m": """
      @implementation Window
      - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSString *)ident willBeInsertedIntoToolbar:(BOOL)f {
        NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:ident];
      \(body)
        return item;
      }
      - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)toolbar { return @[Search, Log]; }
      @end
      """
    ]
  }

  @Test(
    "A bar whose controls get the system's own colour is not tinted, and a theme's colour is the app's whatever its name",
    arguments: [
      ("UIColor.labelColor", nil), ("[UIColor secondaryLabelColor]", nil), ("[UIColor tintColor]", nil), ("nil", nil),
      ("[UIColor redColor]", true), ("self.theme.tintColor", true), ("theme.labelColor", true),
    ] as [(String, Bool?)])
  func tint(color: String, tints: Bool?) throws {
    let code = """
      @implementation InboxController
      - (void)viewDidLoad {
        self.title = @"Inbox";
        self.navigationController.navigationBar.tintColor = \(color);
      }
      @end
      """
    #expect(try bar(["InboxController.m": code]).facts.hasTintedControls.value == tints)
  }

  @Test("A property that is read back is what was set on the item", arguments: ["[item label]", "item.label"])
  func readBack(_ label: String) throws {
    let items = try bar(
      delegate(
        """
        if ([ident isEqualToString:Search]) {
          [item setLabel:NSLocalizedString(@"Search", nil)];
          [item setPaletteLabel:\(label)];
        } else if ([ident isEqualToString:Log]) {
          item.label = @"Log";
          item.toolTip = \(label);
        }
        """)
    ).items
    #expect(items.map(\.label.source) == ["Search", "Log"])
    #expect(items.map(\.paletteLabel.key) == ["Search", nil])
    #expect(items.map(\.toolTip.source) == [nil, "Log"])
  }

  @Test(
    "A table's format says what its words are, whatever the app puts into it",
    arguments: ["[NSString stringWithFormat:", "[NSString localizedStringWithFormat:", "[[NSString alloc] initWithFormat:"])
  func format(_ message: String) throws {
    let items = try bar(
      delegate(
        """
        if ([ident isEqualToString:Search]) {
          item.label = \(message)NSLocalizedString(@"Search %@", nil), place];
          item.toolTip = \(message)@"%@ (%@)", place, key];
        } else if ([ident isEqualToString:Log]) {
          item.label = @"Log";
        }
        """)
    ).items
    #expect(items.map(\.label.key) == ["Search %@", nil])
    // Its value is no sign that people read.
    #expect(items.first?.label.isShownRaw == false)
    #expect(items.first?.toolTip.state == .unresolved)
  }

  @Test("What is read behind the branches is each item's own")
  func readBehindBranches() throws {
    let items = try bar(
      delegate(
        """
        if ([ident isEqualToString:Search]) { [item setLabel:@"Search"]; } else if ([ident isEqualToString:Log]) {
          [item setLabel:@"Log"];
        }
        [item setPaletteLabel:[item label]];
        """)
    ).items
    #expect(items.map(\.paletteLabel.source) == ["Search", "Log"])
  }

  @Test("What was never set is not known")
  func neverSet() throws {
    let items = try bar(delegate("[item setPaletteLabel:[item label]]; if ([ident isEqualToString:Log]) { item.tag = 1; }"))
      .items
    #expect(items.map(\.paletteLabel.source) == [nil, nil])
  }

  private let settings = [
    "Settings.h": """
    @interface Settings : NSWindowController <NSToolbarDelegate> {
      IBOutlet GeneralPane <PaneProtocol> *generalPane;
      NSToolbarItem *generalItem, *filesItem;
    }
    @property (nonatomic, strong) FilesPane *filesPane;
    @end
    """,
    "Settings.m": """
    @implementation Settings
    - (void)setUp {
      generalItem = [[NSToolbarItem alloc] initWithItemIdentifier:[generalPane paneIdentifier]];
      [generalItem setLabel:[generalPane paneName]];
      [generalItem setImage:[generalPane paneIcon]];
      filesItem = [[NSToolbarItem alloc] initWithItemIdentifier:self.filesPane.paneIdentifier];
      filesItem.label = self.filesPane.paneName;
      filesItem.toolTip = [_filesPane paneToolTip];
    }
    - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)toolbar { return @[FilesIdentifier, GeneralIdentifier]; }
    @end
    """,
    "GeneralPane.h": "@interface GeneralPane : Pane\n@end",
    "GeneralPane.m": """
    @implementation GeneralPane
    - (NSString *)paneName { return NSLocalizedString(@"General", @"name"); }
    - (NSString *)paneIdentifier { return GeneralIdentifier; }
    - (NSImage *)paneIcon {
      if (@available(macOS 11.0, *)) {
        return [NSImage imageWithSystemSymbolName:@"gear" accessibilityDescription:nil];
      } else {
        return [NSImage imageNamed:NSImageNamePreferencesGeneral];
      }
    }
    @end
    """,
    "FilesPane.h": "@interface FilesPane : Pane\n@end",
    "FilesPane.m": """
    static NSString * const Name = @"Files";
    @implementation FilesPane
    - (NSString *)paneName { NSString *name = NSLocalizedString(Name, nil); return name; }
    - (NSString *)paneIdentifier { return FilesIdentifier; }
    - (NSString *)paneToolTip { if (_isLocked) { return @"Locked"; } return @"Files"; }
    @end
    """,
  ]

  @Test("What a member of a known class answers is read where its method is")
  func getters() throws {
    let bar = try bar(settings)
    #expect(bar.items.map(\.id) == ["FilesIdentifier", "GeneralIdentifier"])
    #expect(bar.items.map(\.label.key) == ["Files", "General"])
    #expect(bar.items.map(\.symbol) == [nil, "gear"])
    #expect(bar.items.allSatisfy { $0.label.location?.file == "Settings.m" }, "It is where it is asked for.")
  }

  @Test("A method with several answers is not read, and the page says what was asked")
  func severalAnswers() throws {
    let toolTip = try bar(settings).items[0].toolTip
    #expect(toolTip.state == .unresolved)
    #expect(toolTip.expression == "[_filesPane paneToolTip]")
  }

  @Test("Where a class that inherits from it answers something else, nobody knows which of them it is")
  func overridden() throws {
    var files = settings
    files["OwnPane.h"] = "@interface OwnPane : GeneralPane\n@end"
    files["OwnPane.m"] = "@implementation OwnPane\n- (NSString *)paneName { return @\"Own\"; }\n@end"
    let bar = try bar(files)
    #expect(bar.items.map(\.label.key) == ["Files", nil])
  }

  @Test("An inherited method answers for a class that has none of its own")
  func inherited() throws {
    var files = settings
    files["GeneralPane.h"] = "@interface GeneralPane : FilesPane\n@end"
    files["GeneralPane.m"] = """
      @implementation GeneralPane
      - (NSString *)paneIdentifier { return GeneralIdentifier; }
      - (NSImage *)paneIcon { return [NSImage imageNamed:@"general"]; }
      @end
      """
    let bar = try bar(files)
    #expect(bar.items.first { $0.id == "GeneralIdentifier" }?.label.key == "Files")
  }

  @Test("A class that is asked itself answers by its own method")
  func classMethod() throws {
    var files = delegate("item.label = [Names searchName];")
    files["Names.m"] = "@implementation Names\n+ (NSString *)searchName { return NSLocalizedString(@\"Find\", nil); }\n@end"
    files["Window.m"] = files["Window.m"]?.replacing("initWithItemIdentifier:ident", with: "initWithItemIdentifier:Search")
    #expect(try bar(files).items.first?.label.key == "Find")
  }
}
