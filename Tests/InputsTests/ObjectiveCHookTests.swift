import LintelInputs
import LintelModel
import Testing

/// What an Objective-C base class makes of the answers of its subclasses, and what headers define.
@Suite struct ObjectiveCHookTests {
  private func read(_ files: [String: String]) -> [Toolbar] { ProjectReader.read(ProjectFiles(texts: files)).toolbars }

  private let base = #"""
    @interface BaseController : UIViewController
    @end
    @implementation BaseController
    - (void)setUpButtons {
      NSString *name = [self startButtonTitle];
      BOOL isLong = room < 50;
      UIButton *button = [[UIButton alloc] initWithFrame:CGRectMake(0, 0, room, 30)];
      [button setTitle:isLong ? nil : name forState:UIControlStateNormal];
      [button.widthAnchor constraintLessThanOrEqualToConstant:room].active = YES;
      _start = [[UIBarButtonItem alloc] initWithCustomView:button];
      [self.navigationItem setLeftBarButtonItem:_start animated:YES];
    }
    - (NSString *)startButtonTitle { return nil; }
    @end
    """#

  @Test("The text that a subclass answers its base class stands on the item that the base class makes")
  func textOfBaseClass() throws {
    let bars = read([
      "Base.m": base,
      "Trips.m": #"""
      @interface TripsController : BaseController
      @end
      @implementation TripsController
      - (NSString *)startButtonTitle { return NSLocalizedString(@"cancel", nil); }
      @end
      """#,
    ]).filter { $0.controller == "TripsController" }
    let bar = try #require(bars.first)
    #expect(bars.count == 1)
    #expect(bar.items.map(\.label.key) == ["cancel"])
    #expect(bar.items.map(\.placement) == [.leading])
    #expect(bar.items.map(\.mayShrink) == [true], "The base class limits how wide it may be.")
  }

  @Test("Where the answer is nothing, there is no item")
  func noText() throws {
    let bars = read([
      "Base.m": base,
      "Log.m": #"""
      @interface LogController : BaseController
      @end
      @implementation LogController
      - (void)viewDidLoad { self.title = NSLocalizedString(@"log", nil); }
      - (NSString *)startButtonTitle { return _isEditing ? NSLocalizedString(@"cancel", nil) : nil; }
      @end
      """#,
      "Plain.m": #"""
      @interface PlainController : BaseController
      @end
      @implementation PlainController
      - (void)viewDidLoad { self.title = NSLocalizedString(@"plain", nil); }
      - (NSString *)startButtonTitle { return nil; }
      @end
      """#,
      "Empty.m": #"""
      @interface EmptyController : BaseController
      @end
      @implementation EmptyController
      - (void)viewDidLoad { self.title = NSLocalizedString(@"empty", nil); }
      - (NSString *)startButtonTitle { return @""; }
      @end
      """#,
    ])
    let log = bars.filter { $0.controller == "LogController" }
    #expect(log.map { $0.items.map(\.label.key) } == [["cancel"]])
    #expect(bars.filter { $0.controller == "PlainController" }.map(\.items.count) == [0])
    #expect(bars.filter { $0.controller == "EmptyController" }.map(\.items.count) == [0])
  }

  @Test("A key that is one of two makes one text or the other")
  func twoKeys() throws {
    let bars = read([
      "Base.m": base,
      "Map.m": #"""
      @interface MapController : BaseController
      @end
      @implementation MapController
      - (NSString *)startButtonTitle { return NSLocalizedString(_isOpen ? @"close" : @"cancel", nil); }
      @end
      """#,
    ]).filter { $0.controller == "MapController" }
    let items = bars.flatMap(\.items)
    #expect(items.first?.label.key == "close")
    #expect(items.first?.otherLabel.key == "cancel")
    #expect(items.dropFirst().allSatisfy { $0.label.key == "cancel" })
  }

  @Test("A subclass that puts its own item there shows that one")
  func ownItem() throws {
    let bars = read([
      "Base.m": base,
      "Own.m": #"""
      @interface OwnController : BaseController
      @end
      @implementation OwnController
      - (void)viewDidLoad {
        self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:NSLocalizedString(@"done", nil)
          style:UIBarButtonItemStylePlain target:self action:@selector(done)];
      }
      - (NSString *)startButtonTitle { return NSLocalizedString(@"cancel", nil); }
      @end
      """#,
    ]).filter { $0.controller == "OwnController" }
    #expect(bars.map { $0.items.map(\.label.key) } == [["done"]])
  }

  @Test("An item that has one of three texts is seen with each of them")
  func threeTexts() throws {
    let bars = read([
      "History.m": #"""
      @implementation HistoryController
      - (void)update {
        NSString *title = @"";
        if (_editing) {
          title = [self isAll] ? NSLocalizedString(@"deselect", nil) : NSLocalizedString(@"select", nil);
        } else {
          title = NSLocalizedString(@"edit", nil);
        }
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:title
          style:UIBarButtonItemStylePlain target:self action:@selector(go)];
      }
      @end
      """#
    ])
    #expect(Set(bars.flatMap(\.items).compactMap(\.label.key)) == ["deselect", "select", "edit"])
    #expect(Set(bars.map(\.id)).count == bars.count)
  }

  private let request = #"""
    @implementation RequestWindowController
    - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSString *)name willBeInsertedIntoToolbar:(BOOL)now {
      NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:@"allow"];
      [item setLabel:ALLOW];
      [item setPaletteLabel:DENY];
      return item;
    }
    @end
    """#

  @Test("What a header defines is the text, at the place where it is used")
  func headerMacro() throws {
    let bars = read([
      "Request.h": "#define ALLOW  NSLocalizedString(@\"Allow\", nil)\n#define DENY  @\"Deny\"\n",
      "Request.m": request,
    ])
    let item = try #require(bars.first?.items.first)
    #expect(item.label.key == "Allow")
    #expect(item.label.location == SourceLocation(file: "Request.m", line: 4, column: 18))
    #expect(item.paletteLabel.source == "Deny")
  }

  @Test("What two headers define in different ways is not known, and is told without the bracket behind it")
  func doubtfulMacro() throws {
    let bars = read([
      "A.h": "#define ALLOW  NSLocalizedString(@\"Allow\", nil)\n",
      "B.h": "#define ALLOW  @\"Grant\"\n",
      "Request.m": request,
    ])
    let item = try #require(bars.first?.items.first)
    #expect(item.label.state == .unresolved)
    #expect(item.label.expression == "ALLOW")
  }
}
