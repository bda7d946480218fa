import LintelInputs
import LintelModel
import Testing

@Suite struct InterfaceBuilderOutlets {
  @Test("An item that an outlet leads to may get its face and name from code; another one may not")
  func outlets() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects>
          <viewController id="vc" customClass="FeedController" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="Feed" id="nav">
              <barButtonItem key="leftBarButtonItem" image="held" id="held-item"/>
              <barButtonItem key="rightBarButtonItem" image="free" id="free-item"/>
            </navigationItem>
            <connections><outlet property="button" destination="held-item" id="o"/></connections>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    let file = SourceFile(path: "Main.storyboard", bytes: Array(storyboard.utf8))
    let toolbar = try #require(InterfaceBuilderReader.read(file, sourceLocale: "en").toolbars.first)
    #expect(toolbar.items.first { $0.id == "held-item" }?.mayBeSetByCode == true)
    #expect(toolbar.items.first { $0.id == "free-item" }?.mayBeSetByCode == false)
  }

  @Test("A class of the project's own may give an item the name that the file does not; the platform's does not")
  func ownClass() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects>
          <viewController id="vc" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="Feed" id="nav">
              <barButtonItem key="leftBarButtonItem" image="own" id="own-item" customClass="BadgeItem"/>
              <barButtonItem key="rightBarButtonItem" image="plain" id="plain-item" customClass="UIBarButtonItem"/>
            </navigationItem>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    let file = SourceFile(path: "Main.storyboard", bytes: Array(storyboard.utf8))
    let toolbar = try #require(InterfaceBuilderReader.read(file, sourceLocale: "en").toolbars.first)
    #expect(toolbar.items.first { $0.id == "own-item" }?.mayBeSetByCode == true)
    #expect(toolbar.items.first { $0.id == "plain-item" }?.mayBeSetByCode == false)
  }
}
