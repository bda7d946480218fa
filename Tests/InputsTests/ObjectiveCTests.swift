import LintelInputs
import LintelModel
import Testing

@Suite("Objective-C source")
struct ObjectiveCTests {
  private func read(_ source: String) -> [Toolbar] {
    ObjectiveCReader.read(SourceFile(path: "App/Mail.m", bytes: Array(source.utf8)), sourceLocale: "en").toolbars
  }

  @Test("A navigation bar has the items that its controller puts there, with what is set on them later")
  func navigationBar() throws {
    let bars = read(
      #"""
      #import "Mail.h"
      @implementation MailController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = NSLocalizedString(@"Inbox", @"title of the list");
        // [[UIBarButtonItem alloc] initWithTitle:@"Not here" style:0 target:self action:nil]
        NSString *title = NSLocalizedStringFromTable(@"Edit \"it\"", @"Mail", nil);
        UIBarButtonItem *edit = [[UIBarButtonItem alloc] initWithTitle:title
                                                                 style:UIBarButtonItemStyleDone
                                                                target:self
                                                                action:@selector(edit:)];
        edit.accessibilityLabel = @"Edit mail";
        self.navigationItem.leftBarButtonItem =
          [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:nil];
        UIImage *plus = [UIImage systemImageNamed:@"plus"];
        [[self navigationItem] setRightBarButtonItems:@[
          edit, [[UIBarButtonItem alloc] initWithImage:plus style:UIBarButtonItemStylePlain target:nil action:nil]
        ] animated:YES];
      }
      @end
      """#)
    let bar = try #require(bars.first)
    #expect(bars.count == 1)
    #expect(bar.id == "App/Mail.m#Objective-C.MailController.navigationBar")
    #expect(bar.name.contains("Objective-C"))
    #expect(bar.title.key == "Inbox")
    #expect(bar.items.map(\.placement) == [.leading, .trailing, .trailing])
    #expect(bar.items[0].systemItem == "cancel")
    #expect(bar.items[1].symbol == "plus")
    #expect(bar.items[1].hasSystemName)
    #expect(bar.items[2].label.key == "Edit \"it\"")
    #expect(bar.items[2].label.table == "Mail")
    #expect(bar.items[2].style == .prominent)
    #expect(bar.items[2].accessibilityLabel.source == "Edit mail")
    #expect(bar.items[2].location.line == 8)
  }

  @Test("A window's toolbar has its delegate's items in the default order; the others can only be added")
  func windowToolbar() throws {
    let bars = read(
      #"""
      @implementation Window
      - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar
           itemForItemIdentifier:(NSString *)itemIdentifier
       willBeInsertedIntoToolbar:(BOOL)flag {
        if ([itemIdentifier isEqualToString:PrintIdentifier]) {
          NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:PrintIdentifier];
          [item setLabel:NSLocalizedStringWithDefaultValue(@"print", nil, nil, @"Print", nil)];
          [item setPaletteLabel:@"Print Page"];
          item.toolTip = [NSString stringWithFormat:@"%@", name];
          item.image = [NSImage imageNamed:NSImageNameAdvanced];
          return item;
        }
        NSToolbarItem *other = [[NSToolbarItem alloc] initWithItemIdentifier:@"other"];
        NSString *text = @"Other";
        other.label = text;
        return other;
      }
      - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)toolbar {
        return @[NSToolbarFlexibleSpaceItemIdentifier, PrintIdentifier];
      }
      @end
      """#)
    let bar = try #require(bars.first)
    #expect(bar.kind == .windowToolbar)
    #expect(bar.platforms == [.macos])
    #expect(bar.items.map(\.kind) == [.flexibleSpace, .button, .button])
    #expect(bar.items.map(\.isInDefaultSet) == [true, true, false])
    #expect(bar.items[1].label.key == "print")
    #expect(bar.items[1].label.source == "Print")
    #expect(bar.items[1].paletteLabel.source == "Print Page")
    #expect(bar.items[1].toolTip.state == .unresolved)
    #expect(bar.items[1].toolTip.expression?.hasPrefix("[NSString stringWithFormat:") == true)
    #expect(bar.items[1].symbol == "NSImageNameAdvanced")
    #expect(bar.items[2].label.source == "Other")
  }

  @Test(
    "An identifier of the default set that nothing is made for is an item nobody knows, so that what fits is not known either"
  )
  func unknownDefaults() throws {
    let bars = read(
      #"""
      @implementation Document
      - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSString *)itemIdentifier
       willBeInsertedIntoToolbar:(BOOL)flag {
        NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:History];
        item.label = @"History";
        return item;
      }
      - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)toolbar { return @[History, Structure]; }
      @end
      """#)
    let bar = try #require(bars.first)
    #expect(bar.items.map(\.id) == ["History", "Structure"])
    // Where the items are listed, and not where they are made.
    #expect(bar.location.line == 8 && bar.items.map(\.location.line) == [4, 8])
    #expect(bar.items[1].label.state == .unresolved && bar.items[1].isInDefaultSet)
    #expect(!bar.isJudgedForFit)
  }

  @Test("Where the default set is not known, labels that could not be read leave open what fits beside their symbols")
  func unreadLabels() throws {
    let code = #"""
      @implementation Preferences
      - (void)setUp {
        general = [[NSToolbarItem alloc] initWithItemIdentifier:[pane identifier]];
        [general setLabel:LABEL];
        [general setImage:[NSImage imageNamed:@"general"]];
      }
      @end
      """#
    let unread = try #require(read(code.replacing("LABEL", with: "[pane name]")).first)
    #expect(unread.items.map(\.label.state) == [.unresolved] && !unread.isJudgedForFit)
    #expect(try #require(read(code.replacing("LABEL", with: "@\"General\"")).first).isJudgedForFit)
  }

  @Test("What a delegate answers for identifiers that nobody asks for is no item")
  func fallback() {
    let bars = read(
      #"""
      @implementation Settings
      - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSString *)itemIdentifier
       willBeInsertedIntoToolbar:(BOOL)flag {
        NSToolbarItem *general = [[NSToolbarItem alloc] initWithItemIdentifier:GeneralTab];
        general.label = @"General";
        if ([itemIdentifier isEqualToString:GeneralTab]) { return general; }
        return [[NSToolbarItem alloc] initWithItemIdentifier:itemIdentifier];
      }
      @end
      """#)
    #expect(bars.map { $0.items.map(\.label.source) } == [["General"]])
  }

  @Test("Items that the delegate calls selectable stay selected, as the tabs of a settings window do")
  func selectable() throws {
    func bar(_ selectable: String) -> Toolbar? {
      read(
        #"""
        @implementation Settings
        - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSString *)itemIdentifier
         willBeInsertedIntoToolbar:(BOOL)flag {
          NSToolbarItem *general = [[NSToolbarItem alloc] initWithItemIdentifier:GeneralTab];
          general.label = @"General";
          NSToolbarItem *help = [[NSToolbarItem alloc] initWithItemIdentifier:Help];
          help.label = @"Help";
          return general;
        }
        - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)toolbar { return @[GeneralTab, Help]; }
        - (NSArray *)toolbarSelectableItemIdentifiers:(NSToolbar *)toolbar { return SELECTABLE; }
        @end
        """#.replacing("SELECTABLE", with: selectable)
      ).first
    }
    #expect(bar("@[GeneralTab]")?.items.map(\.facts.staysSelected) == [.declared(true), .unknown])
    #expect(
      bar("[self toolbarAllowedItemIdentifiers:toolbar]")?.items.map(\.facts.staysSelected)
        == [.declared(true), .declared(true)])
    #expect(bar("@[]")?.items.map(\.facts.staysSelected) == [.unknown, .unknown])
  }

  @Test("Items of two branches stand on two bars, and those of another controller on a bar of its own")
  func alternatives() {
    let bars = read(
      #"""
      @implementation List
      - (void)update {
        if (editing) {
          self.navigationItem.rightBarButtonItem =
            [[UIBarButtonItem alloc] initWithTitle:@"Done" style:0 target:nil action:nil];
        } else {
          self.navigationItem.rightBarButtonItem = self.addButton;
        }
        other.navigationItem.rightBarButtonItem = done ? [self closeItem] : nil;
      }
      - (UIBarButtonItem *)closeItem {
        UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithTitle:@"Close" style:0 target:nil action:nil];
        return [item autorelease];
      }
      - (void)make {
        self.addButton = [[UIBarButtonItem alloc] initWithTitle:title style:0 target:nil action:nil];
        NSMutableArray *items = [NSMutableArray array];
        [items addObject:[[UIBarButtonItem alloc] initWithTitle:@"A" style:0 target:nil action:nil]];
        [items addObject:[[UIBarButtonItem alloc] initWithTitle:@"B" style:0 target:nil action:nil]];
        [self setToolbarItems:items animated:NO];
      }
      @end
      """#)
    let shown = bars.map { bar in
      "\(bar.kind.rawValue) " + bar.items.map { $0.label.source ?? "?\($0.label.expression ?? "")" }.joined(separator: "|")
    }
    #expect(shown.filter { $0.hasPrefix("navigationBar") }.count == 3)
    #expect(shown.contains("navigationBar Done"))
    #expect(shown.contains { $0.hasPrefix("navigationBar ?title") })
    #expect(shown.contains("navigationBar Close"))
    #expect(shown.contains("toolbar A|B"))
    #expect(Set(bars.map(\.id)).count == bars.count)
  }

  @Test("An item that is never put anywhere is still there")
  func unplaced() throws {
    let bar = try #require(
      read(
        #"""
        void f(void) { use([[UIBarButtonItem alloc] initWithTitle:@"Lost" style:0 target:nil action:nil]); }
        """#
      ).first)
    #expect(bar.name.contains("placement unknown"))
    #expect(bar.titleMayBeSetByCode)
    #expect(bar.items.first?.label.source == "Lost")
  }

  @Test("A file without bar words, and words in comments and strings, make no bar")
  func none() {
    #expect(read("int main() { return 0; }").isEmpty)
    #expect(read("/* [[UIBarButtonItem alloc] init] */ void f() { log(@\"[[UIBarButtonItem alloc] init]\"); }").isEmpty)
    #expect(
      read("@implementation X\n- (void)f { NSToolbar *bar = window.toolbar; bar.items; }\n@end // ToolbarItem")
        .isEmpty)
  }

  @Test(
    "Broken source is read to its end",
    arguments: [
      "@implementation X - (void)f { [[[[UIBarButtonItem alloc] initWith", "UIBarButtonItem @\"", "/* UIBarButtonItem",
      "UIBarButtonItem '\\",
      "@implementation UIBarButtonItem", "- ( UIBarButtonItem : : { self.x = ", "UIBarButtonItem @", "#UIBarButtonItem \\",
    ])
  func broken(source: String) { #expect(read(source).flatMap(\.items).allSatisfy { $0.label.state == .none }) }

  @Test("Ten thousand open brackets and braces cost no time")
  func deep() {
    for open in ["[", "{", "(", "@[", "^{[x y:", "a ? ", "!"] {
      let bars = read(
        "@implementation UIBarButtonItem - (void)f { self.toolbarItems = " + String(repeating: open, count: 10_000))
      #expect(bars.flatMap(\.items).isEmpty, "\(open)")
    }
  }

  @Test("Objective-C files of a project are read with its tables, and their bars say where they come from")
  func project() throws {
    let source = """
      @implementation Editor
      - (void)viewDidLoad {
        UIBarButtonItem *save = [[UIBarButtonItem alloc] initWithTitle:NSLocalizedString(@"save", nil) style:0 target:nil action:nil];
        self.navigationItem.rightBarButtonItem = save;
      }
      @end
      """
    let project = ProjectReader.read(
      ProjectFiles(texts: [
        "App/Editor.mm": source, "App/Model.m": "@implementation Model @end",
        "App/de.lproj/Localizable.strings": "\"save\" = \"Sichern\";",
      ]))
    let bar = try #require(project.toolbars.first)
    #expect(project.toolbars.count == 1)
    #expect(bar.id == "App/Editor.mm#Objective-C.Editor.navigationBar")
    #expect(bar.items.map { $0.label.values["de"]?.text } == ["Sichern"])
    #expect(project.skipped == [])
  }

  @Test("A function that the project names takes a key; one that nobody names is not guessed at")
  func namedFunction() {
    let source = """
      @implementation Editor
      - (void)viewDidLoad {
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:Tr(@"save") style:0 target:nil action:nil];
      }
      @end
      """
    let file = SourceFile(path: "Editor.m", bytes: Array(source.utf8))
    func label(_ names: SourceNames) -> LocalizedText? {
      ObjectiveCReader.read(file, sourceLocale: "en", names: names).toolbars.first?.items.first?.label
    }
    #expect(label(SourceNames(localizingFunctions: [.init(name: "Tr")]))?.key == "save")
    #expect(label(SourceNames())?.state == .unresolved)
  }
}

/// What Objective-C asks tables for.
@Suite struct ObjectiveCCodeTextTests {
  private func read(_ source: String) -> [CodeText] {
    ProjectReader.read(ProjectFiles(texts: ["A.m": source])).codeTexts
  }

  @Test("Key, table, default and comment of every function and message of the platform")
  func platform() {
    let texts = read(
      """
      @implementation A
      - (void)a {
        self.a = NSLocalizedString(@"one", @"First");
        self.b = NSLocalizedStringFromTable(@"two", @"Menu", nil);
        self.c = NSLocalizedStringWithDefaultValue(@"three", @"Menu", NSBundle.mainBundle, @"Three " @"words", @"");
        self.d = [[NSBundle mainBundle] localizedStringForKey:@"four" value:@"Four" table:@"Menu"];
        // NSLocalizedString(@"five", @"");
        self.f = MYLocalizedString(isOn ? @"six" : @"seven");
      }
      @end
      """)
    #expect(texts.map(\.key) == ["one", "two", "three", "four", "six", "seven"])
    #expect(texts.map(\.table) == [nil, "Menu", "Menu", "Menu", nil, nil])
    #expect(texts.map(\.defaultValue) == [nil, nil, "Three words", "Four", nil, nil])
    #expect(texts.map(\.comment) == ["First", nil, nil, nil, nil, nil])
    #expect(texts.map(\.isAssumed) == [false, false, false, false, true, true])
    #expect(texts.first?.location == SourceLocation(file: "A.m", line: 3, column: 30))
  }

  @Test("What only builds for those who write the app ask for is noted")
  func ofDebugBuilds() {
    let texts = read(
      """
      #ifdef DEBUG
      NSString *a = NSLocalizedString(@"one", nil);
      #else
      NSString *a = NSLocalizedString(@"two", nil);
      #endif
      """)
    #expect(texts.map(\.isOfDebugBuild) == [true, false])
  }

  @Test("Where code reads a text as a number is noted: in the message around it, or in one to the variable that holds it")
  func readAsNumber() {
    let texts = read(
      """
      @implementation A
      - (void)a {
        NSString* size = NSLocalizedString(@"size", nil);
        if ([size isEqualToString:@"size"]) {
          size = @"640";
        }
        frame.width = [size floatValue];
      }
      - (void)b {
        NSString *other = NSLocalizedString(@"other", nil);
        CGFloat height = [NSLocalizedString(@"height", nil) doubleValue];
      }
      - (void)c { [other intValue]; }
      @end
      """)
    #expect(texts.map(\.key) == ["size", "other", "height"])
    #expect(texts.map(\.readAsNumberAt?.line) == [7, nil, 11])
  }

  @Test(
    "A function that looks again for a text that it found empty is noted, in a header, too",
    arguments: [
      "text.length == 0", "[text length] == 0", "!text.length", "[text isEqualToString:@\"\"]",
    ])
  func emptyFallback(test: String) {
    func places(_ second: String) -> [LintelModel.SourceLocation] {
      let source = """
        static inline NSString *Localized(NSString *key) {
          NSString *text = [bundle localizedStringForKey:key value:@"none" table:nil];
          if ([text isEqualToString:@"none"] || \(test)) text = [english localizedStringForKey:\(second) value:@"" table:nil];
          return text;
        }
        """
      return ProjectReader.read(ProjectFiles(texts: ["Localization.h": source])).emptyFallbacks
    }
    #expect(places("key").map(\.line) == [3])
    #expect(places("other").isEmpty)
  }

  @Test("The values of a format, as far as their types are certain")
  func formats() {
    let texts = read(
      """
      - (NSString *)a {
        return [NSString stringWithFormat:NSLocalizedString(@"one", @""), @"x", [error localizedDescription], count];
      }
      """)
    #expect(texts.first?.arguments == [.object, .object, nil])
  }

  @Test("A value behind a cast is counted, and so is what follows it")
  func castValues() {
    let texts = read("[NSString stringWithFormat:NSLocalizedString(@\"one\", @\"\"), (long)[a count], (long)[b count]];\n")
    #expect(texts.first?.arguments?.count == 2)
  }
}
