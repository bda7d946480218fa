import LintelAudit
import LintelModel
import Testing

/// A base class whose items are on the bars of the classes that inherit from it.
@Suite("Bars of base classes")
struct BarsLeftToHeirsTests {
  private let code = """
    class BaseController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Help", style: .plain, target: self, action: #selector(help))
      }
    }
    final class InboxController: BaseController {}
    """

  private func controllers(_ more: [String: String] = [:]) -> Set<String> {
    let files = more.merging(["Base.swift": code]) { $1 }
    return Set(ProjectSource.read(texts: files).toolbars.compactMap(\.controller))
  }

  @Test("One that nobody makes has none, and one that a storyboard shows has its own")
  func drawn() {
    #expect(controllers() == ["InboxController"])
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects>
          <viewController id="base" customClass="BaseController" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="Start" id="bn"/>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    #expect(controllers(["Main.storyboard": storyboard]) == ["BaseController", "InboxController"])
  }
}
