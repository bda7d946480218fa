import LintelInputs
import LintelModel
import Testing

@Suite("Buttons of Interface Builder outside bars")
struct ButtonsOutsideBarsTests {
  private func places(_ view: String, navigationItem: String = "") -> [String] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects>
          <viewController id="c" sceneMemberID="viewController">
            <view key="view" id="v"><subviews>\(view)</subviews></view>
            <navigationItem key="navigationItem" id="n">\(navigationItem)</navigationItem>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
    return InterfaceBuilderReader.read(file, sourceLocale: "en").namelessButtons
  }

  private func count(_ view: String, navigationItem: String = "") -> Int { places(view, navigationItem: navigationItem).count }

  @Test("Each is told by its line and its object's id")
  func objects() {
    let buttons = """
      <button id="a"><state key="normal" image="cart"/></button>
      <button id="b-c"><state key="normal" image="bin"/></button>
      """
    #expect(places(buttons) == ["5 (a)", "6 (b-c)"])
    var left: [LeftOut] = []
    left.count(buttons: places(buttons), ofDocument: "Main.storyboard")
    #expect(left == [
      LeftOut(reason: .outsideBars, files: 1, places: ["Main.storyboard:5 (a)", "Main.storyboard:6 (b-c)"], buttons: 2)
    ])
  }

  @Test("Those with an image alone are counted")
  func images() {
    #expect(count("<button id=\"a\"><state key=\"normal\" image=\"cart\"/></button>") == 1)
    #expect(count("<button id=\"a\"><buttonConfiguration key=\"configuration\" style=\"plain\" image=\"cart\"/></button>") == 1)
  }

  @Test("Those with a title or a label are not", arguments: [
    "<state key=\"normal\" title=\"Cart\" image=\"cart\"/>",
    "<state key=\"normal\" image=\"cart\"/><accessibility key=\"accessibilityConfiguration\" label=\"Cart\"/>",
    "<state key=\"normal\" title=\"Cart\"/>",
  ])
  func named(_ face: String) {
    #expect(count("<button id=\"a\">\(face)</button>") == 0)
  }

  @Test("A button on a bar is the bar's")
  func onBar() {
    let item = """
      <barButtonItem key="rightBarButtonItem" id="i">
        <button key="customView" id="a"><state key="normal" image="cart"/></button>
      </barButtonItem>
      """
    #expect(count("", navigationItem: item) == 0)
  }
}
