import LintelModel
import Testing

@testable import LintelInputs

@Suite("Facts that Interface Builder files show")
struct InterfaceBuilderFactTests {
  private func read(_ scenes: String, runtime: String = "iOS.CocoaTouch", resources: String = "") -> [Toolbar] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Storyboard.XIB" version="3.0" targetRuntime="\(runtime)"><scenes>
      \(scenes)
      </scenes><resources>\(resources)</resources></document>
      """
    return InterfaceBuilderReader.read(SourceFile(path: "Main.storyboard", bytes: Array(text.utf8)), sourceLocale: "en")
      .toolbars
  }

  /// A navigation controller with a bar of its own, and the controller that it shows first.
  private func navigation(_ attributes: String = "", bar: String, toolbar: String = "") -> [Toolbar] {
    read(
      """
      <scene><objects><navigationController \(attributes) id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar">\(bar)</navigationBar>
        <toolbar key="toolbar" id="low">\(toolbar)</toolbar>
        <connections><segue destination="v" kind="relationship" relationship="rootViewController" id="s"/></connections>
      </navigationController></objects></scene>
      <scene><objects><viewController id="v" sceneMemberID="viewController">
        <toolbarItems><barButtonItem title="Sort" id="i1"/></toolbarItems>
        <navigationItem key="navigationItem" title="Notes" id="n"/>
      </viewController></objects></scene>
      """)
  }

  @Test(
    "A bar's background is the app's own where the file sets a colour that can be seen",
    arguments: [
      ("<color key=\"barTintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>", true),
      ("<color key=\"backgroundColor\" systemColor=\"systemTealColor\"/>", true),
      (
        "<navigationBarAppearance key=\"standardAppearance\"><color key=\"backgroundColor\" name=\"Brand\"/></navigationBarAppearance>",
        true
      ),
      ("<color key=\"backgroundColor\" white=\"0.0\" alpha=\"0.0\"/>", nil), ("", nil),
    ] as [(String, Bool?)])
  func background(color: String, answer: Bool?) throws {
    let bars = navigation(bar: color)
    let bar = try #require(bars.first { $0.kind == .navigationBar })
    #expect(bar.facts.hasOwnBackground.value == answer)
    #expect(bar.facts.hasTintedControls == .unknown)
    #expect(bars.first { $0.kind == .toolbar }?.facts.hasOwnBackground == .unknown)
  }

  @Test("A tint colour colours the controls of its bar, and of no other")
  func tint() {
    let bars = navigation(bar: "", toolbar: "<color key=\"tintColor\" name=\"Brand\"/>")
    #expect(bars.first { $0.kind == .toolbar }?.facts.hasTintedControls == .declared(true))
    #expect(bars.first { $0.kind == .navigationBar }?.facts.hasTintedControls == .unknown)
    let plain = navigation(bar: "", toolbar: "<color key=\"tintColor\" systemColor=\"labelColor\"/>")
    #expect(plain.first { $0.kind == .toolbar }?.facts.hasTintedControls == .unknown)
  }

  @Test("A navigation bar that lists its items itself has its own colours")
  func standaloneBar() {
    let bars = read(
      """
      <scene><objects><viewController id="v" sceneMemberID="viewController"><view key="view" id="w"><subviews>
        <navigationBar id="bar"><color key="barTintColor" name="Brand"/>
          <items><navigationItem title="Log" id="n"/></items></navigationBar>
        <navigationBar id="other"><items><navigationItem title="Chart" id="m"/></items></navigationBar>
      </subviews></view></viewController></objects></scene>
      """)
    #expect(bars.map(\.facts.hasOwnBackground) == [.declared(true), .unknown])
  }

  @Test("A navigation controller that hides its bars on a swipe or a tap brings them back itself")
  func hiding() {
    for bar in navigation("hidesBarsOnSwipe=\"YES\"", bar: "") {
      #expect(bar.facts.hidesItself == .declared(true))
      #expect(bar.facts.canBeBroughtBack == .declared(true))
      #expect(bar.facts.hidesForKeyboard == .unknown)
    }
    for bar in navigation("hidesBarsWhenKeyboardAppears=\"YES\"", bar: "") {
      #expect(bar.facts.hidesForKeyboard == .declared(true))
      #expect(bar.facts.hidesItself == .unknown)
    }
  }

  @Test(
    "A toolbar in a view has the edge that it is pinned to, and a height where one is set",
    arguments: [
      ("bottom", "firstItem=\"safe\"", BarFacts.Edge.bottom), ("top", "firstItem=\"safe\"", .top),
      ("top", "firstItem=\"w\"", .top),
      ("bottom", "", .bottom), ("top", "firstItem=\"table\"", nil),
    ] as [(String, String, BarFacts.Edge?)])
  func edge(attribute: String, anchor: String, edge: BarFacts.Edge?) throws {
    let bars = read(
      """
      <scene><objects><viewController id="v" sceneMemberID="viewController"><view key="view" id="w"><subviews>
        <tableView id="table"/>
        <toolbar id="t"><items><barButtonItem title="Sort" id="i1"/></items>
          <constraints><constraint firstAttribute="height" constant="60" id="c1"/></constraints></toolbar></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints><constraint \(anchor) firstAttribute="\(attribute)" secondItem="t"
          secondAttribute="\(attribute)" id="c2"/></constraints>
      </view></viewController></objects></scene>
      """)
    let bar = try #require(bars.first)
    #expect(bar.facts.edge.value == edge)
    #expect(bar.facts.height == .declared(60))
  }

  @Test("Items that a navigation controller shows stand at the bottom")
  func bottom() {
    #expect(navigation(bar: "").first { $0.kind == .toolbar }?.facts.edge == .declared(.bottom))
  }

  private func window(_ items: String, resources: String = "") -> [Item] {
    read(
      """
      <scene><objects><windowController id="wc" sceneMemberID="viewController"><window key="window" title="Log" id="w">
      <toolbar key="toolbar" id="t"><allowedToolbarItems/><defaultToolbarItems>\(items)</defaultToolbarItems></toolbar>
      </window></windowController></objects></scene>
      """, runtime: "MacOSX.Cocoa", resources: resources
    ).first?.items ?? []
  }

  @Test(
    "A push button has a bezel; AppKit's style for toolbars and a button without border have none",
    arguments: [
      ("bezelStyle=\"rounded\" borderStyle=\"border\"", true), ("bezelStyle=\"regularSquare\" borderStyle=\"border\"", true),
      ("bezelStyle=\"texturedRounded\" borderStyle=\"border\"", false), ("bezelStyle=\"regularSquare\"", false),
      ("bezelStyle=\"helpButton\" borderStyle=\"border\"", nil),
    ] as [(String, Bool?)])
  func bezel(cell: String, answer: Bool?) throws {
    let items = window(
      "<toolbarItem label=\"A\" id=\"i\"><button key=\"view\" id=\"b\"><buttonCell key=\"cell\" \(cell) id=\"c\"/></button></toolbarItem>"
    )
    #expect(try #require(items.first).facts.hasBezel.value == answer)
  }

  @Test("Control sizes, lasting selection, and which search fields become a button")
  func itemFacts() {
    let items = window(
      """
      <toolbarItem label="A" id="i1"><segmentedControl key="view" id="s"><segmentedCell key="cell" controlSize="small" id="c1"/>
        </segmentedControl></toolbarItem>
      <toolbarItem label="B" image="NSAdvanced" selectable="YES" id="i2"/>
      <toolbarItem label="C" id="i3"><searchField key="view" id="f1"/></toolbarItem>
      <searchToolbarItem label="D" id="i4"><searchField key="view" id="f2"/></searchToolbarItem>
      <toolbarItem label="E" customClass="FilterItem" id="i5"><searchField key="view" id="f3"/></toolbarItem>
      """)
    #expect(items.map(\.facts.controlSize) == [.declared(.small), .unknown, .unknown, .unknown, .unknown])
    #expect(items.map(\.facts.staysSelected) == [.unknown, .declared(true), .unknown, .unknown, .unknown])
    #expect(items.map(\.facts.canCollapse) == [.unknown, .unknown, .declared(false), .declared(true), .unknown])
  }

  @Test("The editor's list of images does not tell an icon's size")
  func imageList() {
    let items = window(
      "<toolbarItem label=\"A\" image=\"stamp\" id=\"i1\"/>", resources: "<image name=\"stamp\" width=\"28\" height=\"28\"/>"
    )
    #expect(items.map(\.facts.iconSize) == [.unknown])
  }
}
