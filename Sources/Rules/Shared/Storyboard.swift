/// Small Interface Builder files for the examples of rules.
enum Storyboard {
  /// A navigation bar with a button on either side. With an outlet, code holds the right one.
  static func navigationBar(title: String = "Inbox", left: String, right: String, outlet: Bool = false) -> String {
    let connection =
      outlet
      ? "\n      <connections><outlet property=\"button\" destination=\"rig-aa-001\" id=\"out-aa-001\"/></connections>" : ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s1"><objects>
          <viewController id="vc1-aa-001" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="\(title)" id="nav-aa-001">
              <barButtonItem key="leftBarButtonItem" title="\(left)" id="lef-aa-001"/>
              <barButtonItem key="rightBarButtonItem" title="\(right)" id="rig-aa-001"/>
            </navigationItem>\(connection)
          </viewController>
        </objects></scene></scenes>
      </document>

      """
  }
}
