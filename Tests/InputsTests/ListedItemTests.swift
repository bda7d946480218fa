import LintelInputs
import LintelModel
import Testing

/// Window toolbars whose delegate lists what other classes make.
@Suite struct ListedItemTests {
  private func toolbars(lists: String, made: [String], besides: String = "", project: String? = nil) -> [Toolbar] {
    var texts = [
      "Window.m": """
      \(besides)
      @implementation Window
      - (NSToolbarItem *)toolbar:(NSToolbar *)t itemForItemIdentifier:(NSString *)i willBeInsertedIntoToolbar:(BOOL)f {
        return [Utilities toolbarItemFromDictionary:items withIdentifier:i];
      }
      - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)t { return @[\(lists)]; }
      @end
      """
    ]
    for (number, identifier) in made.enumerated() {
      texts["Plugin\(number).m"] = """
        @implementation Plugin\(number)
        - (void)install {
          NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:\(identifier)];
          [item setLabel:@"Label \(number)"];
          [controller registerToolbarItem:item forToolbarType:@"Main"];
        }
        @end
        """
    }
    texts["App.xcodeproj/project.pbxproj"] = project
    return ProjectReader.read(ProjectFiles(texts: texts)).toolbars
  }

  @Test("What others make under the listed identifiers is on the list's bar, and is none of its own")
  func madeByOthers() throws {
    let toolbars = toolbars(lists: "@\"Icon\", @\"Link\"", made: ["@\"Link\"", "@\"Icon\""])
    #expect(toolbars.count == 1)
    let bar = try #require(toolbars.first)
    #expect(bar.controller == "Window")
    #expect(bar.items.map(\.label.source) == ["Label 1", "Label 0"])
    #expect(bar.items.allSatisfy { $0.isInDefaultSet })
  }

  @Test("A name that is defined as the identifier's text means the same")
  func defined() {
    let toolbars = toolbars(lists: "LINK", made: ["@\"Link\""], besides: "#define LINK @\"Link\"")
    #expect(toolbars.map { $0.items.map(\.label.source) } == [["Label 0"]])
  }

  @Test("One that nobody makes, or that two do, is on the bar and not known")
  func unknown() throws {
    let nobody = toolbars(lists: "@\"Icon\"", made: [])
    #expect(nobody.map { $0.items.map(\.label.state) } == [[.unresolved]])
    let two = toolbars(lists: "@\"Icon\"", made: ["@\"Icon\"", "@\"Icon\""])
    let bar = try #require(two.first { $0.controller == "Window" })
    #expect(bar.items.map(\.label.state) == [.unresolved])
    #expect(two.count == 3, "No text is lost.")
  }

  /// An app that has the list, and another product that takes the maker.
  private func project(maker type: String, appTakesBoth: Bool = false) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      ROOT = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; projectDirPath = ""; targets = (T1, T2, ); };
      L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = macosx; }; };
      G = {isa = PBXGroup; children = (F1, F2, ); sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = Window.m; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = Plugin0.m; sourceTree = "<group>"; };
      T1 = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (P1, );
        productType = "com.apple.product-type.application"; };
      T2 = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (P2, );
        productType = "com.apple.product-type.\(type)"; };
      P1 = {isa = PBXSourcesBuildPhase; files = (B1, \(appTakesBoth ? "B3, " : "")); };
      P2 = {isa = PBXSourcesBuildPhase; files = (B2, ); };
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      B2 = {isa = PBXBuildFile; fileRef = F2; };
      B3 = {isa = PBXBuildFile; fileRef = F2; };
    }; rootObject = ROOT; }
    """
  }

  @Test("What another app of the project makes under the identifier is on none of this one's bars")
  func otherApp() throws {
    func items(_ project: String) throws -> [Item] {
      let found = toolbars(lists: "@\"Link\"", made: ["@\"Link\""], project: project)
      return try #require(found.first { $0.controller == "Window" }).items
    }
    #expect(try items(project(maker: "application")).map(\.label.state) == [.unresolved])
    #expect(try items(project(maker: "application", appTakesBoth: true)).map(\.label.source) == ["Label 0"])
    // What a bundle makes, the app may load.
    #expect(try items(project(maker: "bundle")).map(\.label.source) == ["Label 0"])
  }

  @Test("Without a list, what is handed on is a bar that somebody has")
  func unlisted() {
    let toolbars = toolbars(lists: "", made: ["@\"Link\""])
    #expect(toolbars.map(\.isFragment) == [true])
    // Its items are told of; the class has no toolbar.
    #expect(toolbars.map(\.name) == ["Plugin0 (placement unknown) (Objective-C, Plugin0.m)"])
    #expect(toolbars.first?.items.map(\.label.source) == ["Label 0"])
  }

  private func bars(_ texts: [String: String]) -> [Toolbar] { ProjectReader.read(ProjectFiles(texts: texts)).toolbars }

  private let twoWindows = [
    "Main.m": """
    @implementation MainController
    - (void)awakeFromNib {
      NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:@"share"];
      [item setLabel:@"Share"];
      [registry registerToolbarItem:item forToolbarType:@"Reader"];
      refreshItem = [[NSToolbarItem alloc] initWithItemIdentifier:@"refresh"];
      [refreshItem setLabel:@"Refresh"];
    }
    - (NSToolbarItem *)toolbar:(NSToolbar *)t itemForItemIdentifier:(NSString *)i willBeInsertedIntoToolbar:(BOOL)f {
      if ([i isEqualToString:@"refresh"]) return refreshItem;
      return nil;
    }
    - (NSToolbarItem *)helpItem {
      NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:@"help"];
      [item setLabel:@"Help"];
      return item;
    }
    - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)t { return @[@"refresh"]; }
    - (NSArray *)toolbarAllowedItemIdentifiers:(NSToolbar *)t { return ALLOWED; }
    @end
    """,
    "Reader.m": """
    @implementation ReaderController
    - (NSToolbarItem *)toolbar:(NSToolbar *)t itemForItemIdentifier:(NSString *)i willBeInsertedIntoToolbar:(BOOL)f {
      if ([i isEqualToString:@"help"]) return [self.main helpItem];
      return nil;
    }
    - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)t { return @[@"help", @"share"]; }
    @end
    """,
  ]

  private func labels(allowed: String) -> [String: [String?]] {
    let bars = bars(twoWindows.mapValues { $0.replacing("ALLOWED", with: allowed) })
    return bars.reduce(into: [:]) { $0[$1.controller ?? "", default: []] += $1.items.map(\.label.source) }
  }

  @Test(
    "What a class with a toolbar of its own makes for another one is on that one alone",
    arguments: ["@[@\"refresh\"]", "[NSArray arrayWithObjects:@\"refresh\", nil]", "[self toolbarDefaultItemIdentifiers:t]"])
  func madeForOthers(allowed: String) {
    #expect(labels(allowed: allowed) == ["MainController": ["Refresh"], "ReaderController": ["Help", "Share"]])
  }

  @Test(
    "It may be put on its own where the code allows it, or nobody can read what is allowed",
    arguments: ["@[@\"refresh\", @\"share\", @\"help\"]", "[items allKeys]", "@[@\"refresh\", [self shareIdentifier]]"])
  func allowed(allowed: String) {
    #expect(labels(allowed: allowed)["MainController"] == ["Refresh", "Share", "Help"])
  }

  @Test("Default identifiers that are all the allowed ones are on the bar in their order")
  func allAllowed() {
    let bars = bars([
      "Prefs.m": """
      @implementation PrefsController
      - (NSToolbarItem *)toolbar:(NSToolbar *)t itemForItemIdentifier:(NSString *)i willBeInsertedIntoToolbar:(BOOL)f {
        NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:i];
        if ([i isEqualToString:Network]) { item.label = @"Network"; }
        else if ([i isEqualToString:General]) { item.label = @"General"; }
        return item;
      }
      - (NSArray *)toolbarAllowedItemIdentifiers:(NSToolbar *)t { return @[General, Network]; }
      - (NSArray *)toolbarSelectableItemIdentifiers:(NSToolbar *)t { return [self toolbarAllowedItemIdentifiers:t]; }
      - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)t { return [self toolbarAllowedItemIdentifiers:t]; }
      @end
      """
    ])
    #expect(bars.map { $0.items.map(\.label.source) } == [["General", "Network"]])
    #expect(bars.first?.items.allSatisfy(\.isInDefaultSet) == true)
    #expect(bars.map(\.kind) == [.settingsTabs], "All of them stay selected.")
  }

  @Test("A class of items that copies itself puts nothing on a bar, unless the copy says a text of its own")
  func copies() {
    func labels(_ label: String) -> [String?] {
      bars([
        "BadgeToolbarItem.m": """
        @implementation BadgeToolbarItem
        - (id)copyWithZone:(NSZone *)zone {
          BadgeToolbarItem *newItem = [[BadgeToolbarItem alloc] initWithIdentifier:[self identifier]];
          [newItem setLabel:\(label)];
          [newItem setPaletteLabel:[self paletteLabel]];
          [newItem setView:[[[self view] copy] autorelease]];
          return newItem;
        }
        @end
        """
      ]).flatMap { $0.items.map(\.label.source) }
    }
    #expect(labels("[self label]").isEmpty)
    #expect(labels("@\"Copied\"") == ["Copied"])
  }

  @Test("A copy that no target takes of a file that one takes is not counted a second time")
  func leftover() {
    let plugin = """
      @implementation Plugin0
      - (void)install {
        NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:@"Link"];
        [item setLabel:@"Link"];
        [controller registerToolbarItem:item forToolbarType:@"Main"];
      }
      @end
      """
    var texts = ["Plugin0.m": plugin, "Old/Plugin0.m": plugin]
    #expect(bars(texts).count == 2, "Without a project nobody knows which one is built.")
    texts["App.xcodeproj/project.pbxproj"] = project(maker: "bundle")
    #expect(bars(texts).map(\.location.file) == ["Plugin0.m"])
    texts["Old/Plugin0.m"] = plugin.replacing("@\"Link\"];", with: "@\"Earlier\"];")
    #expect(bars(texts).count == 2, "What differs may be built otherwise.")
  }

  @Test("Nor is what it asks tables for")
  func leftoverTexts() {
    let asking = "NSString *title(void) { return NSLocalizedString(@\"link\", nil); }\n"
    var texts = ["Plugin0.m": asking, "Old/Plugin0.m": asking]
    func files() -> [String] { ProjectReader.read(ProjectFiles(texts: texts)).codeTexts.map(\.location.file) }
    #expect(files() == ["Old/Plugin0.m", "Plugin0.m"])
    texts["App.xcodeproj/project.pbxproj"] = project(maker: "bundle")
    #expect(files() == ["Plugin0.m"])
    texts["Old/Plugin0.m"] = asking.replacing("link", with: "earlier")
    #expect(files() == ["Old/Plugin0.m", "Plugin0.m"])
  }
}
