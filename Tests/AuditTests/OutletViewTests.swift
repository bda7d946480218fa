import LintelAudit
import LintelModel
import Testing

/// Items with a view that Interface Builder makes and code puts into them.
@Suite("An item's view that an outlet holds is as wide as its file makes it")
struct OutletViewTests {
  private func nib(_ view: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
      <objects>
        <customObject id="-2" userLabel="File's Owner" customClass="BirdWindow">
          <connections><outlet property="statusView" destination="7" id="15"/></connections>
        </customObject>
        \(view)
      </objects>
    </document>
    """
  }

  private let plain = """
    <customView id="7"><rect key="frame" x="0" y="0" width="200" height="25"/></customView>
    """
  private let laidOut = """
    <customView id="7"><rect key="frame" x="0" y="0" width="200" height="25"/>
      <constraints>
        <constraint firstItem="8" firstAttribute="leading" secondItem="7" secondAttribute="leading" id="9"/>
      </constraints>
    </customView>
    """
  private let constrained = """
    <popUpButton translatesAutoresizingMaskIntoConstraints="NO" id="7">
      <rect key="frame" x="0" y="0" width="200" height="25"/>
      <constraints><constraint firstAttribute="width" constant="160" id="9"/></constraints>
    </popUpButton>
    """

  private func objectiveC(_ statements: String = "") -> String {
    """
    @implementation BirdWindow
    - (NSToolbarItem *)toolbar:(NSToolbar *)bar itemForItemIdentifier:(id)ident willBeInsertedIntoToolbar:(BOOL)flag {
      NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:ident];
      [item setLabel:@"Status"];
      \(statements)
      [item setView:statusView];
      return item;
    }
    - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)bar { return @[@"status"]; }
    @end
    """
  }

  private let swift = """
    import AppKit
    final class BirdWindow: NSWindowController, NSToolbarDelegate {
      @IBOutlet private var statusView: NSView!
      func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool
      ) -> NSToolbarItem? {
        let item = NSToolbarItem(itemIdentifier: id)
        item.label = "Status"
        item.view = statusView
        return item
      }
      func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [.status] }
    }
    """

  private func items(_ view: String, _ code: [String: String]) -> [Item] {
    ProjectSource.read(texts: code.merging(["Birds.xib": nib(view)]) { $1 }).toolbars.flatMap(\.items).filter {
      $0.label.source == "Status"
    }
  }

  @Test("By its frame, or by a constraint on its own width, and it is told where the file says so")
  func width() {
    for code in [["BirdWindow.m": objectiveC()], ["BirdWindow.swift": swift]] {
      let items = items(plain, code)
      #expect(items.map(\.fixedWidth) == [200])
      #expect(items.map(\.fixedWidthIsFrom?.file) == ["Birds.xib"])
      #expect(self.items(constrained, code).map(\.fixedWidth) == [160])
    }
  }

  @Test("Where other constraints lay it out, or code sizes it, its width is not known")
  func unknown() {
    #expect(items(laidOut, ["BirdWindow.m": objectiveC()]).map(\.fixedWidth) == [nil])
    #expect(items(laidOut, ["BirdWindow.swift": swift]).map(\.fixedWidth) == [nil])
    for statement in ["[statusView sizeToFit];", "[item setMinSize:NSMakeSize(90, 25)];", "statusView.frame = NSZeroRect;"] {
      #expect(items(plain, ["BirdWindow.m": objectiveC(statement)]).map(\.fixedWidth) == [nil], "\(statement)")
    }
  }

  @Test(
    "Where Objective-C lays it out by constraints, its width is not known",
    arguments: [
      "[statusView addConstraint:self.narrow];",
      "[statusView.widthAnchor constraintEqualToConstant:90].active = YES;",
      "NSLayoutConstraint *width = [[statusView widthAnchor] constraintEqualToConstant:90];",
      "[NSLayoutConstraint activateConstraints:@[[statusView.widthAnchor constraintEqualToConstant:90]]];",
      """
      [bar addConstraint:[NSLayoutConstraint constraintWithItem:statusView attribute:NSLayoutAttributeWidth
        relatedBy:NSLayoutRelationEqual toItem:nil attribute:0 multiplier:1 constant:90]];
      """,
      """
      [bar addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"[statusView(90)]" options:0 metrics:nil views:v]];
      """,
      "[statusView mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo(@90); }];",
      "statusView.translatesAutoresizingMaskIntoConstraints = NO;",
    ])
  func laidOutInObjectiveC(_ statement: String) {
    #expect(items(plain, ["BirdWindow.m": objectiveC(statement)]).map(\.fixedWidth) == [nil])
  }

  @Test(
    "Where Swift lays it out, in whichever file of the class, its width is not known",
    arguments: [
      "NSLayoutConstraint(item: statusView!, attribute: .width, relatedBy: .equal).isActive = true",
      "statusView.snp.makeConstraints { $0.width.equalTo(90) }",
      "statusView?.addConstraint(narrow)",
      "statusView.widthAnchor.constraint(equalToConstant: 90).isActive = true",
      "NSLayoutConstraint.constraints(withVisualFormat: \"[v(90)]\", views: [\"statusView\": statusView])",
      "statusView!.translatesAutoresizingMaskIntoConstraints = false",
    ])
  func laidOutInSwift(_ statement: String) {
    let other = "import AppKit\nextension BirdWindow { func narrow() { \(statement) } }"
    #expect(items(plain, ["BirdWindow.swift": swift, "Narrow.swift": other]).map(\.fixedWidth) == [nil])
  }

  @Test("What code lays out beside it leaves its width as it is")
  func others() {
    let other = "import AppKit\nextension BirdWindow { func narrow() { searchView.frame = .zero } }"
    #expect(items(plain, ["BirdWindow.swift": swift, "Narrow.swift": other]).map(\.fixedWidth) == [200])
    let statement = "[searchView.widthAnchor constraintEqualToConstant:90].active = YES;"
    #expect(items(plain, ["BirdWindow.m": objectiveC(statement)]).map(\.fixedWidth) == [200])
  }

  @Test("Where code holds the constraint on its width, the width is not known")
  func heldConstraint() {
    let held =
      constrained + """
        <customObject id="11" customClass="BirdPane">
          <connections><outlet property="statusWidth" destination="9" id="12"/></connections>
        </customObject>
        """
    for code in [["BirdWindow.m": objectiveC()], ["BirdWindow.swift": swift]] {
      #expect(items(held, code).map(\.fixedWidth) == [nil])
    }
  }
}
