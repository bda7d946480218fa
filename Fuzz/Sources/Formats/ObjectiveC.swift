import LintelInputs
import LintelModel

extension FuzzFormat {
  static let objectiveC = FuzzFormat(
    name: "objc",
    seeds: [
      """
      #import "C.h"
      #define L(k) NSLocalizedString(k, nil)
      static NSString * const kShare = @"share";
      typedef NS_ENUM(NSInteger, Mode) { ModeA, ModeB };
      @interface C : UIViewController @end
      @implementation C
      - (void)viewDidLoad { [super viewDidLoad]; self.title = L(@"c.title");
        UIBarButtonItem *add = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:self
          action:@selector(add:)]; add.accessibilityLabel = @"Add";
        self.navigationItem.rightBarButtonItems = @[add, [self save]];
        if (self.mode == ModeA) { self.navigationItem.leftBarButtonItem = [self save]; } else if (x) { } else { [self f]; }
        switch (mode) { case ModeA: self.title = @"a"; break; default: self.title = [NSString stringWithFormat:@"%@ %d", a, 1]; } }
      - (UIBarButtonItem *)save { return [[UIBarButtonItem alloc] initWithTitle:(done ? @"Done" : L(@"save"))
        style:UIBarButtonItemStyleDone target:nil action:nil]; }
      @end
      """,
      """
      @implementation W
      - (NSArray<NSToolbarItemIdentifier> *)toolbarDefaultItemIdentifiers:(NSToolbar *)t { return @[kShare, NSToolbarSpaceItemIdentifier]; }
      - (NSToolbarItem *)toolbar:(NSToolbar *)t itemForItemIdentifier:(NSString *)i willBeInsertedIntoToolbar:(BOOL)f {
        NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:i];
        if ([i isEqualToString:kShare]) { [item setLabel:NSLocalizedString(@"Share", @"c")]; item.image = [NSImage imageNamed:@"s"]; }
        item.view = ^{ return [[NSButton alloc] initWithFrame:NSMakeRect(0, 0, 60, 30)]; }(); return item; }
      - (void)awakeFromNib { NSToolbar *toolbar = [[NSToolbar alloc] initWithIdentifier:@"t"]; [self.window setToolbar:toolbar]; }
      @end
      """,
    ].map { Array($0.utf8) },
    words: [
      "@implementation C\n", "@end\n", "@interface C : D\n", "- (void)f { ", "[self f]", "self.title = ", "self.a.b.c",
      "[[UIBarButtonItem alloc] initWithTitle:@\"a\" style:0 target:nil action:nil]",
      "self.navigationItem.rightBarButtonItem = ",
      "NSLocalizedString(@\"k\", nil)", "@[", "@{@\"a\": @\"b\"}", "@selector(a:)", "if (x) { ", " else if (x) { ",
      " else { ",
      "switch (x) { ", "case A: ", "default: ", "return ", "^{ ", "#define A B\n", "#if 0\n", "#endif\n", "@\"", "%@", "/*",
      "*/",
      " ? ", " : ", "(NSString *)", "static NSString * const k = @\"v\";\n", "typedef NS_ENUM(NSInteger, E) { A, B };\n",
      "initWithItemIdentifier:", "toolbarDefaultItemIdentifiers:", "[item setLabel:@\"l\"];", "@autoreleasepool { ",
    ],
    growth: .objectiveC
  ) { bytes in
    let file = SourceFile(path: "App/C.m", bytes: bytes)
    _ = ObjectiveCReader.mayDeclareBars(bytes)
    Invariants(path: file.path, bytes: bytes).check(ObjectiveCReader.read(file, sourceLocale: "en"))
  }
}
