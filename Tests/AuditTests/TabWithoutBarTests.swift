import LintelAudit
import LintelModel
import Testing

@Suite("Tabs without a navigation bar")
struct TabWithoutBarTests {
  /// The titles of bars of a controller that a storyboard's tab bar shows, by itself or in a navigation controller.
  private func titles(inNavigation: Bool, more: String = "", title: String = "NSLocalizedString(\"search\", comment: \"\")")
    -> [String?]
  {
    let root = #"<segue destination="vc" kind="relationship" relationship="rootViewController" id="b"/>"#
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects>
          <tabBarController id="tabs" sceneMemberID="viewController"><connections>
            <segue destination="\(inNavigation ? "nc" : "vc")" kind="relationship" relationship="viewControllers" id="a"/>
          </connections></tabBarController>
          <navigationController id="nc" sceneMemberID="viewController"><connections>
            \(inNavigation ? root : "")
          </connections></navigationController>
          <viewController id="vc" customClass="SearchController" sceneMemberID="viewController">
            <navigationItem key="navigationItem" id="nav"/>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    let code = """
      import UIKit
      final class SearchController: UIViewController {
        override func viewDidLoad() {
          title = \(title)
          \(more)
        }
      }
      """
    let texts = [
      "Main.storyboard": storyboard, "Search.swift": code, "en.lproj/Localizable.strings": "\"search\" = \"Search\";",
    ]
    return ProjectSource.read(texts: texts).toolbars.map(\.title.key)
  }

  @Test("The title of a controller that is a tab by itself is on no bar")
  func alone() {
    #expect(titles(inNavigation: false).isEmpty)
    #expect(titles(inNavigation: true) == ["search"])
  }

  @Test("Where code sets items, or a title that no table has, it is told of all the same")
  func kept() {
    let item = "navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)"
    #expect(titles(inNavigation: false, more: item) == ["search"])
    #expect(titles(inNavigation: false, title: "\"Search\"").count == 1)
  }
}
