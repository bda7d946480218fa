import LintelAudit
import LintelModel
import Testing

@Suite("Fonts that an app gives the titles of all its bars")
struct AppTitleFontTests {
  private static let look = """
    import UIKit
    func setUpLook() { UINavigationBar.appearance().titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 19)] }
    """

  private func fonts(_ files: [String: String]) -> [TitleFonts] {
    ProjectSource.read(texts: files.merging(["Look.swift": Self.look]) { old, _ in old }).toolbars.map(\.titleFonts)
  }

  private let bold = TitleFonts(inline: .system(ViewFont(size: 19, weight: .bold)))

  @Test("They reach the bars that SwiftUI makes")
  func swiftUI() {
    let view = """
      import SwiftUI
      struct Inbox: View { var body: some View { List { }.navigationTitle("Inbox").toolbar { Button("Edit") { } } } }
      """
    let project = ProjectSource.read(texts: ["Inbox.swift": view, "Look.swift": Self.look])
    let bars = project.toolbars.filter { $0.kind == .navigationBar }
    #expect(!bars.isEmpty && bars.allSatisfy { $0.titleFonts == bold })
  }

  @Test("They reach those of Objective-C")
  func objectiveC() {
    let files = [
      "Feed.h": "@interface Feed : UIViewController\n@end\n",
      "Feed.m": "@implementation Feed\n- (void)viewDidLoad { self.title = @\"Feed\"; }\n@end\n",
    ]
    #expect(fonts(files) == [bold])
  }

  @Test("They reach those of Interface Builder, where the file has none of its own")
  func interfaceBuilder() {
    func storyboard(_ bar: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects>
          <navigationController id="nc" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar">\(bar)</navigationBar>
            <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections>
          </navigationController>
          <viewController id="vc" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="Feed" id="nav"/>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    }
    #expect(fonts(["Main.storyboard": storyboard("")]) == [bold])
    let own = """
      <textAttributes key="titleTextAttributes">
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
      </textAttributes>
      """
    let ofFile = TitleFonts(inline: .system(ViewFont(size: 15, weight: .regular)))
    #expect(fonts(["Main.storyboard": storyboard(own)]) == [ofFile])
  }
}
