import LintelInputs
import LintelModel
import Testing

/// Items of Interface Builder that Objective-C holds by outlets and gives a text.
@Suite("Items that Objective-C holds by outlets")
struct ObjectiveCHeldItemTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s"><objects>
        <viewController id="vc" customClass="NoteController" sceneMemberID="viewController">
          <navigationItem key="navigationItem" title="Note" id="nav">
            <barButtonItem key="rightBarButtonItem" title="Drawn" id="item"/>
          </navigationItem>
          <connections><outlet property="saveItem" destination="item" id="o"/></connections>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  /// What the storyboard's item says, in each variant of its bar.
  private func labels(_ members: String, header: String = Self.property) -> Set<String> {
    Set(bars(members, header: header).flatMap(\.items).map { $0.label.key ?? $0.label.source ?? "" })
  }

  private static let property = "@property (weak) IBOutlet UIBarButtonItem *saveItem;"

  private func bars(_ members: String, header: String = Self.property) -> [Toolbar] {
    ProjectReader.read(
      ProjectFiles(texts: [
        "Main.storyboard": Self.storyboard,
        "NoteController.h": "@interface NoteController : UIViewController\n\(header)\n@end",
        "NoteController.m": "@implementation NoteController\n\(members)\n@end",
      ])
    ).toolbars
  }

  /// What the file says itself.
  private static let drawn = "Drawn"

  @Test(
    "What code gives an item before anybody sees it is its text, however the code calls the item",
    arguments: [
      "self.saveItem.title = NSLocalizedString(@\"save\", nil);", "_saveItem.title = NSLocalizedString(@\"save\", nil);",
      "[self.saveItem setTitle:NSLocalizedString(@\"save\", nil)];",
      "[[self saveItem] setTitle:NSLocalizedString(@\"save\", nil)];",
      "UIBarButtonItem *item = self.saveItem; item.title = NSLocalizedString(@\"save\", nil);",
    ])
  func loaded(_ statement: String) { #expect(labels("- (void)viewDidLoad { \(statement) }") == ["save"]) }

  @Test("An outlet that the class declares with its variables is one, too, and giving it up makes it no other item")
  func variable() {
    let code = """
      - (void)viewDidLoad { [saveItem setTitle:NSLocalizedString(@"save", nil)]; }
      - (void)viewDidUnload { saveItem = nil; }
      """
    #expect(labels(code, header: "{ IBOutlet UIBarButtonItem *saveItem; }") == ["save"])
  }

  @Test("What code gives it later, or on a condition, stands beside what the file says")
  func later() {
    let title = "self.saveItem.title = NSLocalizedString(@\"done\", nil);"
    #expect(labels("- (void)finish { \(title) }") == ["done", Self.drawn])
    #expect(labels("- (void)viewDidLoad { if (isNew) { \(title) } }") == ["done", Self.drawn])
  }

  @Test("Each of two texts that code chooses from is seen")
  func chosen() {
    let title = "self.saveItem.title = isNew ? NSLocalizedString(@\"add\", nil) : NSLocalizedString(@\"save\", nil);"
    #expect(labels("- (void)viewDidLoad { \(title) }") == ["add", "save"])
  }

  @Test("A bar whose item has more texts than are shown says how many are not")
  func many() {
    func left(_ count: Int) -> Set<Int> {
      let titles = (0..<count).map { "self.saveItem.title = NSLocalizedString(@\"text\($0)\", nil);" }
      return Set(bars("- (void)finish { \(titles.joined(separator: " ")) }").map(\.combinationsLeftOut))
    }
    #expect(left(8) == [0])
    #expect(left(11) == [3])
  }

  @Test("The title of anything else of that name is not the item's")
  func others() {
    let button = "- (void)viewDidLoad { UIButton *saveItem = [self button]; saveItem.title = @\"Other\"; }"
    #expect(labels(button) == [Self.drawn])
    #expect(labels("- (void)name:(UIBarButtonItem *)saveItem { saveItem.title = @\"Other\"; }") == [Self.drawn])
  }
}
