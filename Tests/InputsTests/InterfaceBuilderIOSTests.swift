import LintelModel
import Testing

@testable import LintelInputs

@Suite("Interface Builder files of iOS")
struct InterfaceBuilderIOSTests {
  func read(_ scenes: String, path: String = "App/Base.lproj/Main.storyboard") -> DefinitionFile {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>
      \(scenes)
      </scenes></document>
      """
    return InterfaceBuilderReader.read(SourceFile(path: path, bytes: Array(text.utf8)), sourceLocale: "en")
  }

  @Test("A navigation item is a bar with its title and its items in the order they are seen in")
  func navigationItem() throws {
    let file = read(
      """
      <scene sceneID="s"><objects><viewController id="v" customClass="NotesViewController" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Notes" largeTitleDisplayMode="never" id="n">
          <barButtonItem key="leftBarButtonItem" title="Cancel" id="l"/>
          <rightBarButtonItems>
            <barButtonItem title="Save" style="done" id="r1"/>
            <barButtonItem image="star" catalog="system" id="r2"/>
          </rightBarButtonItems>
          <barButtonItem key="backBarButtonItem" title="All" id="b"/>
        </navigationItem>
      </viewController></objects></scene>
      """)
    let bar = try #require(file.toolbars.first)
    #expect(file.toolbars.count == 1)
    #expect(bar.id == "App/Base.lproj/Main.storyboard#v")
    #expect(bar.name == "Notes (Main.storyboard)")
    #expect(bar.kind == .navigationBar)
    #expect(bar.platforms == [.ios, .ipados])
    #expect(bar.title.key == "n.title")
    #expect(bar.title.table == "Main")
    #expect(bar.title.source == "Notes")
    #expect(bar.title.location == SourceLocation(file: "App/Base.lproj/Main.storyboard", line: 5, column: 3))
    #expect(bar.titleMayBeSetByCode)
    #expect(bar.largeTitle == .declared(false))
    #expect(bar.backTitle.key == "b.title")
    #expect(bar.items.map(\.id) == ["l", "r2", "r1"])
    #expect(bar.items.map(\.placement) == [.leading, .trailing, .trailing])
    #expect(bar.items[2].style == .prominent)
    #expect(bar.items[1].symbol == "star")
    #expect(bar.items[1].hasSystemName)
    #expect(!bar.items[0].hasSystemName)
    #expect(Set(bar.items.map(\.group)).count == 3)
  }

  @Test("A controller's own title stands in for its navigation item's, and an empty navigation item is no bar")
  func titles() {
    let file = read(
      """
      <scene><objects><viewController title="Inbox" id="v1" sceneMemberID="viewController">
        <navigationItem key="navigationItem" id="n1"/></viewController></objects></scene>
      <scene><objects><viewController id="v2" sceneMemberID="viewController">
        <navigationItem key="navigationItem" id="n2"/></viewController></objects></scene>
      """)
    #expect(file.toolbars.map(\.title.key) == ["v1.title"])
    #expect(file.toolbars.map(\.titleMayBeSetByCode) == [false])
  }

  @Test("A bar that is pushed has a back button that says what it leads back to")
  func backButton() {
    let file = read(
      """
      <scene><objects><viewController id="v1" sceneMemberID="viewController"><connections>
        <segue destination="v2" kind="show" id="s"/></connections>
        <navigationItem key="navigationItem" title="Mailboxes" id="n1"/></viewController></objects></scene>
      <scene><objects><viewController id="v2" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Inbox" id="n2"/></viewController></objects></scene>
      """)
    #expect(file.toolbars.last?.items.map(\.kind) == [.back])
    #expect(file.toolbars.last?.items.first?.label.key == "n1.title")
    #expect(file.toolbars.first?.items.isEmpty == true)
  }

  @Test("A controller without a navigation item shows its title where it is pushed or is a navigation controller's first")
  func titleOfController() throws {
    let file = read(
      """
      <scene><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
        <segue destination="v1" kind="relationship" relationship="rootViewController" id="s1"/></connections>
      </navigationController></objects></scene>
      <scene><objects><viewController title="Home" id="v1" sceneMemberID="viewController"/></objects></scene>
      <scene><objects><viewController id="v2" sceneMemberID="viewController"><connections>
        <segue destination="v3" kind="show" id="s2"/><segue destination="v4" kind="presentation" id="s3"/></connections>
        <navigationItem key="navigationItem" title="Status" id="n2"/></viewController></objects></scene>
      <scene><objects><tableViewController title="Forecast" id="v3" customClass="ForecastController"
        sceneMemberID="viewController"/></objects></scene>
      <scene><objects><viewController title="For the editor" id="v4" sceneMemberID="viewController"/></objects></scene>
      <scene><objects><navigationController navigationBarHidden="YES" id="nav2" sceneMemberID="viewController"><connections>
        <segue destination="v5" kind="relationship" relationship="rootViewController" id="s4"/></connections>
      </navigationController></objects></scene>
      <scene><objects><viewController title="Under no bar" id="v5" sceneMemberID="viewController"/></objects></scene>
      """)
    #expect(file.toolbars.map(\.title.key) == ["v1.title", "n2.title", "v3.title"])
    #expect(file.toolbars.map(\.titleMayBeSetByCode) == [false, false, true])
    let pushed = try #require(file.toolbars.last)
    #expect(pushed.controller == "ForecastController")
    #expect(pushed.items.map(\.kind) == [.back])
    #expect(pushed.items.first?.label.key == "n2.title")
  }

  @Test("So has one that is pushed by a controller without a navigation item, where that is under a navigation bar")
  func pushedByBareController() {
    func kinds(_ root: String) -> [[Item.Kind]] {
      read(
        """
        <scene><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
          <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="s1"/></connections>
        </navigationController></objects></scene>
        <scene><objects><viewController id="v1" sceneMemberID="viewController"><connections>
          <segue destination="v2" kind="show" id="s2"/></connections></viewController></objects></scene>
        <scene><objects><viewController id="v2" sceneMemberID="viewController">
          <navigationItem key="navigationItem" title="Inbox" id="n2"/></viewController></objects></scene>
        """
      ).toolbars.map { $0.items.map(\.kind) }
    }
    #expect(kinds("v1") == [[.back]])
    #expect(kinds("other") == [[]])
  }

  @Test("Large titles are known where the navigation bar of a root controller asks for them")
  func largeTitle() {
    let file = read(
      """
      <scene><objects><navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" largeTitles="YES" id="bar"/><connections>
        <segue destination="v" kind="relationship" relationship="rootViewController" id="s"/></connections>
      </navigationController></objects></scene>
      <scene><objects><viewController id="v" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Notes" id="n"/></viewController></objects></scene>
      """)
    #expect(file.toolbars.map(\.largeTitle) == [.declared(true)])
  }

  @Test("Toolbar items, a UIToolbar and a navigation bar of its own are bars; spaces part their groups")
  func toolbars() {
    let file = read(
      """
      <scene><objects><viewController id="v" sceneMemberID="viewController">
        <toolbarItems><barButtonItem systemItem="add" id="t1"/>
          <barButtonItem systemItem="flexibleSpace" id="t2"/><barButtonItem systemItem="fixedSpace" width="12" id="t3"/>
          <barButtonItem systemItem="done" id="t4"/></toolbarItems>
        <view key="view" id="w"><subviews>
          <toolbar id="tb"><items><barButtonItem title="Item" image="archive" id="u1"/></items></toolbar>
          <navigationBar id="nb"><items><navigationItem title="Pick" id="n9"/></items></navigationBar>
        </subviews></view>
      </viewController></objects></scene>
      """)
    #expect(file.toolbars.map(\.kind) == [.toolbar, .toolbar, .navigationBar])
    #expect(
      file.toolbars.map(\.id).map { $0.split(separator: "#").last } == ["v.toolbarItems", "tb", "n9"])
    let items = file.toolbars[0].items
    #expect(items.map(\.kind) == [.button, .flexibleSpace, .fixedSpace, .button])
    #expect(items.map(\.systemItem) == ["add", nil, nil, "done"])
    #expect(items[2].fixedWidth == 12)
    #expect(items[3].style == .prominent)
    #expect(items[0].group != items[3].group)
    #expect(file.toolbars[1].items[0].label.source == "Item")
    #expect(file.toolbars[1].items[0].symbol == "archive")
  }

  @Test("A custom view is read for what it holds: a button's title, segments, a search field, a fixed width")
  func customViews() {
    let file = read(
      """
      <scene><objects><viewController id="v" sceneMemberID="viewController">
        <navigationItem key="navigationItem" id="n"><leftBarButtonItems>
          <barButtonItem id="i1"><button key="customView" id="b1"><state key="normal" title="Filter"/>
            <constraints><constraint firstAttribute="width" constant="60" id="c"/></constraints></button></barButtonItem>
          <barButtonItem id="i2"><segmentedControl key="customView" id="g1"><segments><segment title="Day"/>
            <segment title="Week"/></segments></segmentedControl></barButtonItem>
          <barButtonItem id="i3"><view key="customView" id="w1"><rect key="frame" x="0" y="0" width="80" height="30"/>
            <subviews><label text="3 new" id="l1"/></subviews></view></barButtonItem>
          <barButtonItem id="i4"><searchBar key="customView" placeholder="Search" id="sb"/></barButtonItem>
        </leftBarButtonItems></navigationItem>
      </viewController></objects></scene>
      """)
    let items = file.toolbars.first?.items ?? []
    #expect(items.map(\.kind) == [.button, .segmentedControl, .customView, .searchField])
    #expect(items.map(\.label.key) == ["b1.normalTitle", nil, "l1.text", "sb.placeholder"])
    #expect(items.map(\.fixedWidth) == [60, nil, 80, nil])
    #expect(items[1].segments.map(\.key) == ["g1.segmentTitles[0]", "g1.segmentTitles[1]"])
    #expect(items[1].segments.map(\.source) == ["Day", "Week"])
  }

  @Test("A view of the system's own is known by its element, and an indicator by its style, too")
  func systemViews() {
    func view(_ element: String) -> [SystemView?] {
      read(
        """
        <scene><objects><viewController id="v" sceneMemberID="viewController">
          <navigationItem key="navigationItem" id="n"><leftBarButtonItems>
            <barButtonItem id="i1"><\(element) key="customView" id="b1"/></barButtonItem>
          </leftBarButtonItems></navigationItem>
        </viewController></objects></scene>
        """
      ).toolbars.flatMap(\.items).map(\.systemView)
    }
    #expect(view("activityIndicatorView style=\"medium\"") == [.activityIndicator])
    #expect(view("activityIndicatorView style=\"whiteLarge\"") == [.largeActivityIndicator])
    #expect(view("switch") == [.switchControl])
    #expect(view("switch customClass=\"Lever\"") == [nil] && view("view") == [nil])
  }

  @Test("A button in an item shows its title beside its image, if it has both")
  func titledImage() {
    func isBeside(_ state: String) -> [Bool] {
      let file = read(
        """
        <scene><objects><viewController id="v" sceneMemberID="viewController">
          <navigationItem key="navigationItem" id="n"><leftBarButtonItems>
            <barButtonItem id="i1"><button key="customView" id="b1"><state key="normal" \(state)/></button></barButtonItem>
          </leftBarButtonItems></navigationItem>
        </viewController></objects></scene>
        """)
      return file.toolbars.flatMap(\.items).map(\.showsLabelBesideSymbol)
    }
    #expect(isBeside("title=\"Filter\" image=\"funnel\"") == [true])
    #expect(isBeside("image=\"funnel\"") == [false])
    #expect(isBeside("title=\"Filter\"") == [false])
  }

  @Test("Accessibility labels come from the inspector or from runtime attributes")
  func accessibility() {
    let file = read(
      """
      <scene><objects><viewController id="v" sceneMemberID="viewController">
        <toolbarItems>
          <barButtonItem image="a" id="i1"><accessibility key="accessibilityConfiguration" label="Archive"/></barButtonItem>
          <barButtonItem image="b" id="i2"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accLabelText" value="Share"/>
          </userDefinedRuntimeAttributes></barButtonItem>
          <barButtonItem image="c" id="i3"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="localizedString" keyPath="accessibilityLabel" value="Trash"/>
          </userDefinedRuntimeAttributes></barButtonItem>
        </toolbarItems>
      </viewController></objects></scene>
      """)
    let labels = file.toolbars.first?.items.map(\.accessibilityLabel) ?? []
    #expect(labels.map(\.state) == [.localized, .literal, .localized])
    #expect(labels.map(\.source) == ["Archive", "Share", "Trash"])
    #expect(labels[0].key == "i1.accessibilityLabel")
    #expect(labels[2].key == "i3.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]")
  }

  @Test("A title with line breaks is read from its child element, and repeated ids are told apart")
  func multilineAndRepeatedIDs() {
    let file = read(
      """
      <scene><objects><viewController id="v" sceneMemberID="viewController"><toolbarItems>
        <barButtonItem id="x"><string key="title">Two
      lines</string></barButtonItem><barButtonItem title="B" id="x"/></toolbarItems></viewController></objects></scene>
      """)
    #expect(file.toolbars.first?.items.map(\.label.source) == ["Two\nlines", "B"])
    #expect(file.toolbars.first?.items.map(\.id) == ["x", "x#2"])
  }

  @Test("A file that is broken, archaic or something else costs that file, with line, found and expected")
  func broken() {
    func reason(_ text: String) -> String {
      let file = InterfaceBuilderReader.read(SourceFile(path: "a.xib", bytes: Array(text.utf8)), sourceLocale: "en")
      #expect(file.toolbars.isEmpty)
      return file.skipped.map(\.reason).joined()
    }
    #expect(reason("<document>\n<a></document>").contains("line 2"))
    #expect(reason("<plist/>").contains("line 1: found <plist>"))
    #expect(reason("<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>").contains("Xcode 5"))
    #expect(reason("").contains("expected"))
    #expect(reason("\u{0}\u{1}").contains("expected"))
  }
}
