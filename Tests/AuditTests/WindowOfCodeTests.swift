import LintelAudit
import LintelModel
import Testing

/// Toolbars that code makes for windows which another file makes.
@Suite("A toolbar of code has the size of the window that it is given to")
struct WindowOfCodeTests {
  /// - Parameter outlet: Of the file's owner, to the window.
  private func nib(owner: String, outlet: String = "window", width: Int = 1200, least: Int = 800) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
      <objects>
        <customObject id="-2" userLabel="File's Owner" customClass="\(owner)">
          <connections><outlet property="\(outlet)" destination="1" id="15"/></connections>
        </customObject>
        <window title="Window" id="1">
          <rect key="contentRect" x="0" y="0" width="\(width)" height="630"/>
          <value key="minSize" type="size" width="\(least)" height="400"/>
        </window>
      </objects>
    </document>
    """
  }

  private func widths(_ files: [String: String]) -> [Fact<Points>]? {
    let bars = ProjectSource.read(texts: files).toolbars
    guard bars.count == 1, let bar = bars.first else { return nil }
    return [bar.minimumWidth, bar.defaultWidth]
  }

  private func objectiveC(_ members: String, class name: String = "BirdWindow") -> String {
    """
    @implementation \(name)
    \(members)
    - (NSToolbarItem *)toolbar:(NSToolbar *)bar itemForItemIdentifier:(id)ident willBeInsertedIntoToolbar:(BOOL)flag {
      NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:ident];
      [item setLabel:@"Add"];
      return item;
    }
    - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)bar { return @[@"add"]; }
    @end
    """
  }

  private let known: [Fact<Points>] = [.declared(800), .declared(1200)]
  private let unknown: [Fact<Points>] = [.unknown, .unknown]
  private let onlyDefault: [Fact<Points>] = [.unknown, .declared(1200)]

  @Test(
    "A window controller's own window, or the one that an outlet holds",
    arguments: [("window", "[[self window] setToolbar:bar];"), ("birds", "self.birds.toolbar = bar;")])
  func own(_ outlet: String, _ statement: String) {
    let property = outlet == "window" ? outlet : "\(outlet)Window"
    let said = statement.replacing("birds", with: "birdsWindow")
    #expect(
      widths([
        "Birds.xib": nib(owner: "BirdWindow", outlet: property),
        "BirdWindow.m": objectiveC("- (void)windowDidLoad { NSToolbar *bar = [NSToolbar new]; \(said) }"),
      ]) == known)
  }

  @Test("The window of another controller that the class holds, also where a method of its own answers with it")
  func ofAnother() {
    let members = """
      - (NSWindow *)hostWindow { return [self.host window]; }
      - (void)show { [self.hostWindow setToolbar:self.bar]; }
      """
    let files = [
      "Main.xib": nib(owner: "HostController"),
      "BirdDocument.h": """
      @interface BirdDocument : NSObject
      @property (nonatomic, weak, readonly) HostController *host;
      @end
      """,
      "BirdDocument.m": objectiveC(members, class: "BirdDocument"),
    ]
    #expect(widths(files) == known)
  }

  @Test("A least size that code sets is not the file's, and neither is a window that code makes")
  func ofCode() {
    let nib = nib(owner: "BirdWindow")
    let sized =
      "- (void)windowDidLoad { [[self window] setToolbar:bar]; [[self window] setContentMinSize:NSMakeSize(300, 200)]; }"
    #expect(widths(["Birds.xib": nib, "BirdWindow.m": objectiveC(sized)]) == onlyDefault)
    let made = "- (void)show { NSWindow *window = [[NSWindow alloc] init]; [window setToolbar:bar]; }"
    #expect(widths(["Birds.xib": nib, "BirdWindow.m": objectiveC(made)]) == unknown)
  }

  @Test(
    "A window that a method is handed, or takes from elsewhere, is not the class's own",
    arguments: [
      "- (void)decorate:(NSWindow *)window { window.toolbar = self.bar; }",
      "- (void)show { NSWindow *window = self.panelController.window; window.toolbar = self.bar; }",
      "- (void)show { NSWindow *window = nil; window = [self.panelController window]; [window setToolbar:self.bar]; }",
      "- (void)show:(NSWindow *)other { NSWindow *window = other; window.toolbar = self.bar; }",
      "- (void)show:(NSWindow *)other { self.window = other; [[self window] setToolbar:self.bar]; }",
      "static void decorate(NSWindow *window, NSToolbar *bar) { window.toolbar = bar; }",
    ])
  func handed(_ method: String) {
    #expect(widths(["Birds.xib": nib(owner: "BirdWindow"), "BirdWindow.m": objectiveC(method)]) == unknown)
  }

  @Test(
    "A local name of the class's own window stands for it, and one that is something else says nothing of the property",
    arguments: [
      "- (void)show { NSWindow *window = [self window]; window.toolbar = self.bar; }",
      "- (void)show { NSWindow *mainWindow = nil; mainWindow = self.window; [mainWindow setToolbar:self.bar]; }",
      "- (void)show { NSWindow *window = self.panelController.window; [[self window] setToolbar:self.bar]; }",
    ])
  func local(_ method: String) {
    #expect(widths(["Birds.xib": nib(owner: "BirdWindow"), "BirdWindow.m": objectiveC(method)]) == known)
  }

  @Test("Of two files that differ, none")
  func several() {
    let code = objectiveC("- (void)windowDidLoad { [[self window] setToolbar:bar]; }")
    let files = ["A.xib": nib(owner: "BirdWindow"), "B.xib": nib(owner: "BirdWindow", width: 600), "BirdWindow.m": code]
    #expect(widths(files) == unknown)
    #expect(widths(["A.xib": nib(owner: "OtherWindow"), "BirdWindow.m": code]) == unknown)
  }

  @Test(
    "An initialiser names the file of its window wherever it calls its base class's",
    arguments: [
      "self = [super initWithWindowNibName:@\"Birds\"]; return self;",
      "if ((self = [super initWithWindowNibName:@\"Birds\"])) { count = 1; } return self;",
      "if (self = [super initWithWindowNibName:@\"Birds\" owner:self]) { count = 1; } return self;",
      "if (!(self = [super initWithWindowNibName:@\"Birds\"])) return nil; return self;",
      "return [super initWithWindowNibName:@\"Birds\"];",
    ])
  func named(_ body: String) {
    let shows = "- (void)windowDidLoad { [[self window] setToolbar:bar]; }"
    let files = [
      "Birds.xib": nib(owner: "NSWindowController"), "Fish.xib": nib(owner: "NSWindowController", width: 600),
      "BirdWindow.m": objectiveC("- (instancetype)init { \(body) }\n\(shows)"),
    ]
    #expect(widths(files) == known)
  }

  private func swift(_ members: String) -> String {
    """
    import AppKit
    final class BirdWindow: NSWindowController, NSToolbarDelegate {
      \(members)
      func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool
      ) -> NSToolbarItem? {
        let item = NSToolbarItem(itemIdentifier: id)
        item.label = "Add"
        return item
      }
      func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [.add] }
    }
    """
  }

  @Test("Swift's window controllers have the window of their file, by its owner's class or by its name")
  func swiftControllers() {
    let shows = "override func windowDidLoad() { window?.toolbar = NSToolbar() }"
    #expect(widths(["Birds.xib": nib(owner: "BirdWindow"), "BirdWindow.swift": swift(shows)]) == known)
    let named = "override var windowNibName: NSNib.Name? { \"Birds\" }\n\(shows)"
    #expect(widths(["Birds.xib": nib(owner: "NSWindowController"), "BirdWindow.swift": swift(named)]) == known)
    let made = "func show() { let window = NSWindow(contentViewController: list); window.toolbar = NSToolbar() }"
    #expect(widths(["Birds.xib": nib(owner: "BirdWindow"), "BirdWindow.swift": swift(made)]) == unknown)
  }

  @Test(
    "A window that code gives a size when it is loaded does not open as wide as its file says",
    arguments: [
      ("window?.setFrame(r, display: true)", false), ("window!.setSizeAdjustingForScreen(s)", false),
      ("window?.resizeToFit()", false), ("_ = window?.setFrameAutosaveName(\"Birds\")", true),
      ("list.setRowSize(s)", true), ("window?.center()", true),
    ])
  func sizedWhenLoaded(_ statement: String, _ opensAsDrawn: Bool) {
    let shows = "override func windowDidLoad() { window?.toolbar = NSToolbar(); \(statement) }"
    let least: [Fact<Points>] = [.declared(800), .unknown]
    #expect(
      widths(["Birds.xib": nib(owner: "BirdWindow"), "BirdWindow.swift": swift(shows)]) == (opensAsDrawn ? known : least))
  }

  @Test(
    "A window that Swift code makes and keeps is in no file",
    arguments: [
      "func setUp() { self.window = NSWindow(contentRect: r); window?.toolbar = NSToolbar() }",
      "func setUp() { window = makeWindow(); window?.toolbar = NSToolbar() }",
      "func setUp() { let mine = NSPanel.init(); self.window = mine; window?.toolbar = NSToolbar() }",
      "init() { super.init(window: NSWindow(contentRect: r)); window?.toolbar = NSToolbar() }",
      "convenience init() { self.init(window: .init()); window?.toolbar = NSToolbar() }",
    ])
  func madeInSwift(_ members: String) {
    #expect(widths(["Birds.xib": nib(owner: "BirdWindow"), "BirdWindow.swift": swift(members)]) == unknown)
  }

  @Test("An initializer that hands on what it is handed makes no window, and neither does another window that code makes")
  func keptInSwift() {
    let shows = "override func windowDidLoad() { window?.toolbar = NSToolbar() }"
    for members in [
      "override init(window: NSWindow?) { super.init(window: window) }\n\(shows)",
      "func help() { helpPanel = NSPanel(contentRect: r) }\n\(shows)",
    ] {
      #expect(
        widths(["Birds.xib": nib(owner: "BirdWindow"), "BirdWindow.swift": swift(members)]) == known, "\(members)")
    }
  }
}
