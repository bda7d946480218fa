import LintelInputs
import LintelModel
import Testing

/// What Objective-C names elsewhere than where it makes an item, and the toolbars that it makes itself.
@Suite struct ObjectiveCOwnToolbarTests {
  private func bars(_ methods: String, constants: String = "", of header: String = "UIViewController") -> [Toolbar] {
    ProjectReader.read(
      ProjectFiles(texts: [
        "Place.h": "@interface Place : \(header)\n@end\n",
        "Place.m": "\(constants)\n@implementation Place\n\(methods)\n@end\n",
      ])
    ).toolbars
  }

  @Test("A file's constant texts are read where they are named", arguments: [
    "static NSString * const Word = @\"Send\";", "NSString *const Word = @\"Send\";", "static NSString *const Word = @\"Send\"; // now",
  ])
  func constants(_ line: String) {
    let found = bars(
      """
      - (void)viewDidLoad {
        self.title = Word;
        self.navigationItem.rightBarButtonItem = [self itemWithTitle:Word];
      }
      - (UIBarButtonItem *)itemWithTitle:(NSString *)title {
        return [[UIBarButtonItem alloc] initWithTitle:title style:UIBarButtonItemStylePlain target:self action:nil];
      }
      """, constants: line)
    #expect(found.map(\.title.source) == ["Send"])
    #expect(found.first?.items.map(\.label.source) == ["Send"])
  }

  @Test("A text that may change is no constant")
  func variable() {
    let found = bars("- (void)viewDidLoad { self.navigationItem.title = word; }", constants: "static NSString *word = @\"Send\";")
    #expect(found.map(\.title.state) == [.unresolved] && found.first?.title.source == nil)
  }

  @Test("The controller's own Edit button stands where it is put", arguments: ["self.editButtonItem", "[self editButtonItem]"])
  func editButton(_ edit: String) {
    let found = bars(
      """
      - (void)viewDidLoad {
        self.title = @"Places";
        self.navigationItem.rightBarButtonItems = @[\(edit)];
      }
      - (void)log { NSLog(@"%@", \(edit)); }
      """)
    #expect(found.map { $0.items.map(\.systemItem) } == [["edit"]])
  }

  @Test("A toolbar that code makes is one whatever it is called, with its frame's height and the edge that it is fixed to")
  func ownToolbar() {
    let bar = bars(
      """
      - (void)viewDidLoad {
        UIToolbar *tools = [UIToolbar new];
        tools.frame = CGRectMake(0, 0, 320, 72);
        tools.items = @[self.editButtonItem];
        [self.view addSubview:tools];
        [NSLayoutConstraint activateConstraints:@[[tools.topAnchor constraintEqualToAnchor:self.view.topAnchor]]];
      }
      """
    ).first
    #expect(bar?.kind == .toolbar)
    #expect(bar?.facts.height == .declared(72))
    #expect(bar?.facts.edge == .declared(.top))
  }

  @Test("A window's toolbar that code makes cannot be customized until code says so", arguments: [
    ("", false), ("toolbar.allowsUserCustomization = YES;", true), ("toolbar.allowsUserCustomization = self.isOpen;", nil),
  ])
  func customizable(_ line: String, _ answer: Bool?) {
    let bar = bars(
      """
      - (void)windowDidLoad {
        NSToolbar *toolbar = [[NSToolbar alloc] initWithIdentifier:@"places"];
        \(line)
        self.window.toolbar = toolbar;
      }
      - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)toolbar { return @[@"add"]; }
      - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSString *)name willBeInsertedIntoToolbar:(BOOL)flag {
        NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:@"add"];
        item.label = @"Add";
        return item;
      }
      """, of: "NSWindowController"
    ).first
    #expect(bar?.kind == .windowToolbar)
    #expect(bar?.customizable.value == answer)
  }
}
