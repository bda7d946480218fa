import LintelInputs
import LintelModel
import Testing

/// Items of Objective-C that show an image alone: which one it is, and whether any code may name them.
@Suite struct ObjectiveCUnnamedItemTests {
  private func item(_ body: String, more: [String: String] = [:]) -> Item? {
    var files = ["Place.h": "@interface Place : UIViewController\n@end\n"].merging(more) { $1 }
    files["Place.m"] = "@implementation Place {\n  UIBarButtonItem *_more;\n}\n- (void)viewDidLoad {\n\(body)\n}\n@end\n"
    return ProjectReader.read(ProjectFiles(texts: files)).toolbars.first { !$0.items.isEmpty }?.items.first
  }

  private static let made = """
    UIBarButtonItem *help = [[UIBarButtonItem alloc] initWithImage:[UIImage imageNamed:@"ic_help"]
      style:UIBarButtonItemStylePlain target:self action:@selector(help)];
    """
  private static let placed = "self.navigationItem.rightBarButtonItem = help;"

  @Test("An item that is made in place and put on its bar is surely unnamed")
  func inPlace() {
    let item = item("\(Self.made)\n\(Self.placed)")
    #expect(item?.symbol == "ic_help")
    #expect(item?.isSurelyUnnamed == true)
  }

  @Test("So is one that a member of the class alone holds, and one whose plain button has no title")
  func heldInside() {
    let held = item(
      """
      _more = [[UIBarButtonItem alloc] initWithImage:[UIImage imageNamed:@"ic_more"] style:UIBarButtonItemStylePlain
        target:self action:nil];
      [self.navigationItem setRightBarButtonItem:_more animated:YES];
      """)
    #expect(held?.isSurelyUnnamed == true)
    let button = item(
      """
      UIButton *button = [[UIButton alloc] initWithFrame:CGRectMake(0., 0., 30., 30.)];
      [button setImage:[UIImage imageNamed:@"ic_help"] forState:UIControlStateNormal];
      [button addTarget:self action:@selector(help) forControlEvents:UIControlEventTouchUpInside];
      self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:button];
      """)
    #expect(button?.isSurelyUnnamed == true)
  }

  @Test(
    "One that other code has, too, or that is named, is not",
    arguments: [
      "[Theme style:help];", "[help applyTheme];", "self.delegate.helpItem = help;", "StyleItem(help);",
      "help.accessibilityLabel = name;", "if (isNew) { help.title = name; }",
      "self.navigationItem.rightBarButtonItem.accessibilityLabel = name;",
      "help.customView.accessibilityLabel = name;",
      "UIView *face = help.customView;\nface.accessibilityLabel = name;",
      "for (UIBarButtonItem *item in self.navigationItem.rightBarButtonItems) { item.accessibilityLabel = name; }",
    ])
  func escapes(statement: String) {
    #expect(item("\(Self.made)\n\(Self.placed)\n\(statement)")?.isSurelyUnnamed == false)
  }

  @Test(
    "One that is made where other code gets it, or is sent a message at once, is not",
    arguments: [
      ("[MADE applyTheme]", false), ("[MADE withAccessibilityLabel:name]", false), ("[MADE autorelease]", true),
      ("MADE", true),
    ])
  func sentInPlace(item expression: String, isUnnamed: Bool) {
    let made = """
      [[UIBarButtonItem alloc] initWithImage:[UIImage imageNamed:@"ic_help"] style:UIBarButtonItemStylePlain target:self
        action:nil]
      """
    let parts = expression.split(separator: "MADE", omittingEmptySubsequences: false)
    let item = item("self.navigationItem.rightBarButtonItem = \(parts.joined(separator: made));")
    #expect(item?.symbol == "ic_help")
    #expect(item?.isSurelyUnnamed == isUnnamed)
  }

  @Test(
    "A member that another file names is held by that, too",
    arguments: [
      ("place.more.accessibilityLabel = name;", false), ("[place.more setTitle:name];", false),
      ("[[place more] setAccessibilityLabel:name];", false), ("place->_more.title = name;", false),
      ("place.evenmore.title = name;", true), ("place.more.enabled = NO;", true),
    ])
  func namedElsewhere(statement: String, isUnnamed: Bool) {
    let other = "@implementation OtherController\n- (void)show { \(statement) }\n@end\n"
    let held = item(
      """
      _more = [[UIBarButtonItem alloc] initWithImage:[UIImage imageNamed:@"ic_more"] style:UIBarButtonItemStylePlain
        target:self action:nil];
      self.navigationItem.rightBarButtonItem = _more;
      """, more: ["Other.m": other])
    #expect(held?.isSurelyUnnamed == isUnnamed)
  }

  @Test("A helper that names what it is handed leaves an item unnamed that it is handed no name for")
  func helper() {
    let base = """
      @implementation BaseController
      - (UIBarButtonItem *)createButton:(NSString *)title iconName:(NSString *)iconName {
        UIButton *button = [[UIButton alloc] initWithFrame:CGRectZero];
        [button setTitle:title forState:UIControlStateNormal];
        [button setImage:[UIImage imageNamed:iconName] forState:UIControlStateNormal];
        UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithCustomView:button];
        if (title)
          item.accessibilityLabel = title;
        return item;
      }
      @end
      """
    let item = item(
      "self.navigationItem.rightBarButtonItem = [self createButton:nil iconName:@\"ic_add\"];",
      more: [
        "Place.h": "@interface Place : BaseController\n@end\n", "Base.h": "@interface BaseController : UIViewController\n@end\n",
        "Base.m": base,
      ])
    #expect(item?.symbol == "ic_add")
    #expect(item?.isSurelyUnnamed == true)
  }

  @Test("Both images that a ternary chooses from are named, through a local variable, and turned ones by what is turned")
  func twoImages() {
    let item = item(
      """
      UIImage *icon = [UIImage templateImageNamed:_isOld ? IconNameReset : IconNameHelp];
      UIButton *button = [[UIButton alloc] initWithFrame:CGRectZero];
      [button setImage:icon forState:UIControlStateNormal];
      self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:button];
      """)
    #expect(item?.symbol == "IconNameReset")
    #expect(item?.facts.otherSymbol == .declared("IconNameHelp"))
    let turned = self.item(
      """
      UIImage *icon = [UIImage systemImageNamed:@"chevron.left"].imageFlippedForRightToLeftLayoutDirection;
      self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithImage:icon style:UIBarButtonItemStylePlain
        target:self action:nil];
      """)
    #expect(turned?.symbol == "chevron.left")
    #expect(turned?.turnsSymbol == .yes)
  }

  @Test("A variable is the name of no image, and may be one that the system names")
  func variable() {
    let item = item(
      """
      UIBarButtonItem *help = [[UIBarButtonItem alloc] initWithImage:[self iconFor:kind] style:UIBarButtonItemStylePlain
        target:self action:nil];
      \(Self.placed)
      """)
    #expect(item?.isImageUnread == true)
    #expect(item?.isSurelyUnnamed == false)
  }

  @Test("One whose image is a file of the app's in one state is unnamed there, whatever the other state shows")
  func variableInOneState() {
    let item = item(
      """
      UIBarButtonItem *help = [[UIBarButtonItem alloc] initWithImage:[UIImage imageNamed:_isOff ? @"ic_off" : mode.icon]
        style:UIBarButtonItemStylePlain target:self action:nil];
      \(Self.placed)
      """)
    #expect(item?.symbol == "ic_off")
    #expect(item?.isSurelyUnnamed == true)
  }

  @Test("Naming a member whose name ends like a place on the bar names that member's item alone")
  func memberNamedLikePlace() {
    let item = item(
      """
      [self nameItems];
      _more = [[UIBarButtonItem alloc] initWithImage:[UIImage imageNamed:@"ic_more"] style:UIBarButtonItemStylePlain
        target:self action:nil];
      self.navigationItem.rightBarButtonItem = _more;
      }
      - (void)nameItems {
        _languageBarButtonItem.accessibilityLabel = name;
      }
      - (void)makeLanguageItem:(BOOL)isNew {
        _languageBarButtonItem = [[UIBarButtonItem alloc] initWithImage:[UIImage imageNamed:@"ic_language"]
          style:UIBarButtonItemStylePlain target:self action:nil];
      """)
    #expect(item?.symbol == "ic_more")
    #expect(item?.isSurelyUnnamed == true)
  }
}
