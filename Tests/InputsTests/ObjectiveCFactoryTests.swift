import LintelInputs
import LintelModel
import Testing

/// Items and titles that Objective-C makes in one place and names in another.
@Suite struct ObjectiveCFactoryTests {
  private func read(_ files: [String: String]) -> [Toolbar] { ProjectReader.read(ProjectFiles(texts: files)).toolbars }

  private let factory = #"""
    @implementation Bars
    + (NSToolbarItem *)itemWithIdentifier:(NSString *)name label:(NSString *)label paletteLabel:(NSString *)palette
                                  toolTip:(NSString *)tip setter:(SEL)setter content:(id)content {
      NSToolbarItem *item = [[[NSToolbarItem alloc] initWithItemIdentifier:name] autorelease];
      [item setLabel:label];
      [item setPaletteLabel:palette];
      [item setToolTip:tip];
      [item performSelector:setter withObject:content];
      return item;
    }
    + (void)addToolbarItemTo:(NSMutableDictionary *)items identifier:(NSString *)name label:(NSString *)label {
      NSToolbarItem *item = [self itemWithIdentifier:name label:label paletteLabel:label toolTip:nil setter:nil content:nil];
      [items setObject:item forKey:name];
    }
    @end
    """#

  @Test("A factory's item says what it is handed, where it is handed it")
  func factoryOfAnotherFile() throws {
    let bars = read([
      "Bars.m": factory,
      "Log.m": #"""
      #define LOG AILocalizedString(@"Transcripts", nil)
      @implementation LogPlugin
      - (void)install {
        NSToolbarItem *item = [Bars itemWithIdentifier:@"log" label:LOG paletteLabel:@"Show Transcripts" toolTip:@"Look back"
                                                setter:@selector(setImage:) content:[NSImage imageNamed:@"log-viewer"]];
        [controller register:item];
        [Bars addToolbarItemTo:items identifier:@"delete" label:@"Delete"];
      }
      @end
      """#,
    ])
    let bar = try #require(bars.first)
    #expect(bars.count == 1, "The factory's own body is no bar.")
    #expect(bar.isFragment)
    #expect(bar.items.map(\.id) == ["log", "delete"])
    #expect(bar.items.map { $0.label.key ?? $0.label.source } == ["Transcripts", "Delete"])
    #expect(bar.items[0].paletteLabel.source == "Show Transcripts")
    #expect(bar.items[0].toolTip.source == "Look back")
    #expect(bar.items[0].symbol == "log-viewer")
    #expect(bar.items.map(\.location.line) == [4, 7])
    #expect(bar.items.map(makingPlace) == ["Bars.m:4", "Bars.m:4"], "It is made where the innermost method makes it.")
  }

  private func makingPlace(of item: Item) -> String? { item.madeAt.map { "\($0.file):\($0.line)" } }

  @Test("An item of a method of the class's own is where the method is called, and is made where the method makes it")
  func ownMethod() throws {
    let items = read([
      "List.m": #"""
      @implementation ListController
      - (void)viewDidLoad {
        self.navigationItem.leftBarButtonItem = [self itemWithTitle:NSLocalizedString(@"save", nil)];
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Send" style:0 target:nil action:nil];
      }
      - (UIBarButtonItem *)itemWithTitle:(NSString *)title {
        return [[UIBarButtonItem alloc] initWithTitle:title style:0 target:self action:nil];
      }
      @end
      """#
    ]).flatMap(\.items)
    let save = try #require(items.first { $0.label.key == "save" })
    #expect(save.location.line == 3 && makingPlace(of: save) == "List.m:7")
    let send = try #require(items.first { $0.label.source == "Send" })
    #expect(send.location.line == 4 && send.madeAt == nil)
  }

  @Test("An item that is made before the code asks for identifiers has a face for each")
  func madeBeforeTheBranches() throws {
    let bar = try #require(
      read([
        "Window.m": #"""
        @implementation Window
        - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSString *)ident willBeInsertedIntoToolbar:(BOOL)f {
          NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:ident];
          if ([ident isEqualToString:General]) {
            item.image = [NSImage imageWithSystemSymbolName:@"gearshape" accessibilityDescription:nil];
            item.label = @"General";
          } else if (ident == Peers) {
            item.image = [NSImage imageWithSystemSymbolName:@"person.2" accessibilityDescription:nil];
            item.label = @"Peers";
          }
          return item;
        }
        - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)toolbar { return @[Peers, General]; }
        @end
        """#
      ]).first)
    #expect(bar.items.map(\.label.source) == ["Peers", "General"])
    #expect(bar.items.map(\.symbol) == ["person.2", "gearshape"])
    #expect(bar.items.allSatisfy { $0.isInDefaultSet })
  }

  @Test("What a delegate makes by a helper of its own stands under the identifier that it asks for")
  func helperOfTheDelegate() throws {
    let bar = try #require(
      read([
        "ButtonItem.h": "@interface ButtonToolbarItem : NSToolbarItem\n@end",
        "Window.mm": #"""
        @implementation Window
        - (ButtonToolbarItem*)buttonWithIdentifier:(NSString*)ident { return [self button:ident class:[ButtonToolbarItem class]]; }
        - (__kindof ButtonToolbarItem*)button:(NSString*)ident class:(Class)kind {
          ButtonToolbarItem* item = [[kind alloc] initWithItemIdentifier:ident];
          return item;
        }
        - (NSToolbarItem*)toolbar:(NSToolbar*)toolbar itemForItemIdentifier:(NSString*)ident willBeInsertedIntoToolbar:(BOOL)f {
          if ([ident isEqualToString:Create]) {
            ButtonToolbarItem* item = [self buttonWithIdentifier:ident];
            item.label = isOn ? @"Create" : @"Make";
            return item;
          } else if ([ident isEqualToString:Open]) {
            ButtonToolbarItem* item = [self buttonWithIdentifier:ident];
            item.label = @"Open";
            return item;
          }
          return nil;
        }
        - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)toolbar { return @[Open, Create]; }
        @end
        """#,
      ]).first)
    #expect(bar.items.map(\.id) == ["Open", "Create"])
    #expect(bar.items.map(\.label.source) == ["Open", "Create"])
    #expect(bar.items[1].otherLabel.source == "Make")
  }

  private let base = [
    "Base.h": "@interface BaseController : UIViewController\n@end",
    "Base.m": #"""
    @implementation BaseController
    - (void)viewDidLoad {
      self.title = [self getTitle];
      NSArray *buttons = [self rightButtons];
      NSMutableArray *spaced = [NSMutableArray array];
      for (NSInteger i = 0; i < buttons.count; i++) {
        UIBarButtonItem *button = buttons[i];
        [spaced addObject:button];
      }
      [self.navigationItem setRightBarButtonItems:spaced animated:YES];
    }
    - (NSString *)getTitle { return nil; }
    - (NSArray<UIBarButtonItem *> *)rightButtons { return nil; }
    - (UIBarButtonItem *)createButton:(NSString *)title iconName:(NSString *)name action:(SEL)action {
      UIButton *button = [[UIButton alloc] initWithFrame:CGRectZero];
      [button setTitle:title forState:UIControlStateNormal];
      [button setImage:[UIImage templateImageNamed:name] forState:UIControlStateNormal];
      UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithCustomView:button];
      if (title) item.accessibilityLabel = title;
      return item;
    }
    @end
    """#,
  ]

  @Test("A class that only says what its base class asks for has that bar")
  func overriddenParts() throws {
    let bars = read(
      base.merging([
        "Settings.h": "@interface SettingsController : BaseController\n@end",
        "Settings.m": #"""
        @implementation SettingsController
        - (NSString *)getTitle { return NSLocalizedString(@"settings", nil); }
        - (NSArray<UIBarButtonItem *> *)rightButtons {
          return @[[self createButton:nil iconName:@"ic_reset" action:@selector(reset)],
                   [self createButton:NSLocalizedString(@"save", nil) iconName:nil action:@selector(save)]];
        }
        @end
        """#,
        "Plain.h": "@interface PlainController : BaseController\n@end",
        "Plain.m": "@implementation PlainController\n- (NSString *)getTitle { return @\"Plain\"; }\n@end",
        "Other.m": "@implementation OtherController\n- (NSString *)getTitle { return @\"No bar\"; }\n@end",
      ]) { $1 })
    let settings = try #require(bars.first { $0.controller == "SettingsController" })
    #expect(settings.title.key == "settings")
    #expect(settings.items.map(\.label.key) == ["save", nil])
    #expect(settings.items.map(\.symbol) == [nil, "ic_reset"])
    #expect(settings.items[0].accessibilityLabel.key == "save")
    #expect(settings.items.map(\.location.line) == [5, 4])
    #expect(settings.items.map(makingPlace) == ["Base.m:18", "Base.m:18"])
    #expect(bars.first { $0.controller == "PlainController" }?.title.source == "Plain")
    #expect(!bars.contains { $0.controller == "OtherController" })
    #expect(bars.first { $0.controller == "BaseController" }?.hasTitleElsewhere != false)
  }

  @Test("Titles that branches set are variants of one bar")
  func titlesOfBranches() {
    let bars = read([
      "List.m": #"""
      @implementation ListController
      - (void)update { self.title = isEditing ? @"Select" : @"Places"; }
      @end
      """#
    ])
    #expect(bars.map(\.title.source) == ["Select", "Places"])
    #expect(Set(bars.map(\.barID)).count == 1)
  }

  @Test("AppKit's controllers have no navigation bar")
  func appKit() {
    func bars(_ superclass: String) -> [Toolbar] {
      read([
        "Pane.h": "@interface PaneViewController : \(superclass)\n@end",
        "Pane.m": "@implementation PaneViewController\n- (void)viewDidLoad { self.title = @\"Pane\"; }\n@end",
      ])
    }
    #expect(bars("NSViewController").isEmpty && bars("UIViewController").count == 1)
  }

  @Test("Methods that call each other for ever are read to the end")
  func circle() {
    let methods = (0..<40).map { number in
      "- (UIBarButtonItem *)make\(number):(NSString *)t {\n"
        + (0..<40).map { "[self make\($0):t];" }.joined() + "\nreturn [self make\((number + 1) % 40):t]; }"
    }
    let bars = read([
      "A.m": "@implementation AController\n- (void)f { [self make0:@\"A\"]; }\n\(methods.joined(separator: "\n"))\n@end"
    ])
    #expect(bars.isEmpty)
  }

  @Test("A category's class method makes the items of those that call it, whether it is handed anything or not")
  func categoryOfItem() throws {
    let bars = read([
      "UIBarButtonItem+App.m": #"""
      @implementation UIBarButtonItem (App)
      + (instancetype)app_itemWithTitle:(NSString *)title target:(id)target action:(SEL)action {
        return [[self alloc] initWithTitle:title style:UIBarButtonItemStylePlain target:target action:action];
      }
      + (instancetype)app_itemWithImageNamed:(NSString *)name label:(NSString *)label {
        UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithImage:[UIImage imageNamed:name] style:0 target:nil action:nil];
        item.accessibilityLabel = label;
        return item;
      }
      + (instancetype)app_space {
        return [[self alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemFlexibleSpace target:nil action:nil];
      }
      @end
      """#,
      "Routes.m": #"""
      @implementation RoutesController
      - (void)viewDidLoad {
        UIBarButtonItem *clear = [UIBarButtonItem app_itemWithTitle:NSLocalizedString(@"clear", nil) target:self
          action:@selector(clear)];
        self.share = [UIBarButtonItem app_itemWithImageNamed:@"share" label:NSLocalizedString(@"share", nil)];
        self.navigationItem.rightBarButtonItems = @[self.share, clear];
        self.toolbarItems = @[
          [UIBarButtonItem app_itemWithTitle:NSLocalizedString(@"start", nil) target:self action:@selector(start)],
          [UIBarButtonItem app_space],
          [UIBarButtonItem app_itemWithTitle:NSLocalizedString(@"stop", nil) target:self action:@selector(stop)],
        ];
      }
      @end
      """#,
    ])
    let navigation = try #require(bars.first { $0.kind == .navigationBar })
    #expect(navigation.items.map { $0.label.key ?? $0.accessibilityLabel.key } == ["clear", "share"])
    #expect(navigation.items.last?.symbol == "share")
    let toolbar = try #require(bars.first { $0.kind == .toolbar })
    #expect(toolbar.items.map(\.label.key) == ["start", nil, "stop"])
    #expect(toolbar.items.map(\.kind) == [.button, .flexibleSpace, .button])
    #expect(bars.count == 2, "What is read where it is called is no bar of its own.")
  }
}
