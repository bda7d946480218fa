import LintelModel
import Testing

@testable import LintelInputs

@Suite("Interface Builder files of macOS and watchOS")
struct InterfaceBuilderMacTests {
  func read(_ objects: String, runtime: String = "MacOSX.Cocoa", path: String = "Window.xib") -> [Toolbar] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="\(runtime)"><objects>
      \(objects)
      </objects></document>
      """
    return InterfaceBuilderReader.read(SourceFile(path: path, bytes: Array(text.utf8)), sourceLocale: "en").toolbars
  }

  @Test("A window's toolbar has its default items first, resolved by reference, then those that are only allowed")
  func windowToolbar() throws {
    let bars = read(
      """
      <window title="Player" toolbarStyle="compact" id="w"><rect key="contentRect" x="0" y="0" width="900" height="600"/>
        <value key="minSize" type="size" width="640" height="400"/>
        <toolbar key="toolbar" displayMode="iconOnly" allowsUserCustomization="NO" id="t"><allowedToolbarItems>
          <toolbarItem implicitItemIdentifier="A" label="Play" paletteLabel="Play or Pause" toolTip="Plays the song"
            image="play.fill" catalog="system" visibilityPriority="1000" id="i1"/>
          <toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="i2"/>
          <toolbarItem implicitItemIdentifier="NSToolbarToggleSidebarItem" id="i3"/>
          <toolbarItem implicitItemIdentifier="B" label="Extra" image="NSAddTemplate" id="i4"/>
        </allowedToolbarItems><defaultToolbarItems><toolbarItem reference="i3"/><toolbarItem reference="i2"/>
          <toolbarItem reference="i1"/><toolbarItem reference="i2"/></defaultToolbarItems></toolbar></window>
      """)
    let bar = try #require(bars.first)
    #expect(bar.kind == .windowToolbar)
    #expect(bar.platforms == [.macos])
    #expect(bar.id == "Window.xib#w")
    #expect(bar.title.key == "w.title")
    #expect(bar.displayMode == .declared(.iconOnly))
    #expect(bar.windowStyle == .declared(.unifiedCompact))
    #expect(bar.customizable == .declared(false))
    #expect(bar.minimumWidth == .declared(640))
    #expect(bar.defaultWidth == .declared(900))
    #expect(bar.items.map(\.id) == ["i3", "i2", "i1", "i2#2", "i4"])
    #expect(bar.items.map(\.kind) == [.sidebarToggle, .flexibleSpace, .button, .flexibleSpace, .button])
    #expect(bar.items.map(\.isInDefaultSet) == [true, true, true, true, false])
    let play = bar.items[2]
    #expect(play.label.key == "i1.label")
    #expect(play.paletteLabel.key == "i1.paletteLabel")
    #expect(play.toolTip.key == "i1.toolTip")
    #expect(play.toolTip.source == "Plays the song")
    #expect(play.label.table == "Window")
    #expect(play.priority == .high)
    #expect(play.location.line == 5)
    #expect(bar.items[0].systemItem == "toggleSidebar")
    #expect(bar.items[4].hasSystemName)
  }

  @Test("Views in toolbar items say what they are: pull-down, segments, search field, accessibility description")
  func views() throws {
    let items = read(
      """
      <window title="W" titleVisibility="hidden" id="w"><toolbar key="toolbar" id="t"><allowedToolbarItems>
        <toolbarItem label="Sort" id="i1"><popUpButton key="view" id="v1">
          <popUpButtonCell key="cell" pullsDown="YES" id="c1"/>
        </popUpButton></toolbarItem>
        <toolbarItem label="View" id="i2"><segmentedControl key="view" id="v2"><segmentedCell key="cell" id="c2"><segments>
          <segment label="List"/><segment image="grid"/></segments></segmentedCell></segmentedControl></toolbarItem>
        <searchToolbarItem label="Search" id="i3"/>
        <toolbarItem label="Go" id="i4"><button key="view" toolTip="Goes there" id="v4">
          <buttonCell key="cell" image="go" catalog="system" id="c4"><accessibility description="Go there"/></buttonCell>
        </button></toolbarItem>
      </allowedToolbarItems></toolbar></window>
      """
    )
    let bar = try #require(items.first)
    #expect(bar.items.map(\.kind) == [.pullDown, .segmentedControl, .searchField, .button])
    #expect(bar.items[1].segments.map(\.key) == ["c2.ibShadowedLabels[0]", nil])
    #expect(bar.items[3].symbol == "go")
    #expect(bar.items[3].toolTip.key == "v4.ibShadowedToolTip")
    #expect(bar.items[3].accessibilityLabel.key == "c4.ibExternalAccessibilityDescription")
    #expect(bar.customizable == .declared(true))
    #expect(bar.title == .none)
    #expect(bar.titleMayBeSetByCode)
  }

  @Test("Settings tabs take a missing label from their pane's title, and the window's width from the narrowest pane")
  func settingsTabs() throws {
    let bars = read(
      """
      <windowController id="wc" sceneMemberID="viewController"><window key="window" title="Settings" id="w">
        <rect key="contentRect" x="0" y="0" width="480" height="270"/></window><connections>
        <segue destination="tabs" kind="relationship" relationship="window.shadowedContentViewController" id="s0"/>
      </connections></windowController>
      <tabViewController tabStyle="toolbar" id="tabs" sceneMemberID="viewController"><tabViewItems>
        <tabViewItem label="General" image="gearshape" catalog="system" id="t1"/><tabViewItem image="NSNetwork" id="t2"/>
      </tabViewItems><connections>
        <segue destination="p1" kind="relationship" relationship="tabItems" id="s1"/>
        <segue destination="p2" kind="relationship" relationship="tabItems" id="s2"/></connections></tabViewController>
      <viewController title="First" id="p1" sceneMemberID="viewController">
        <view key="view" id="x1"><rect key="frame" x="0" y="0" width="500" height="10"/></view></viewController>
      <viewController title="Network" id="p2" sceneMemberID="viewController">
        <view key="view" id="x2"><rect key="frame" x="0" y="0" width="460" height="10"/></view></viewController>
      """, path: "Settings.storyboard")
    let bar = try #require(bars.first)
    #expect(bars.count == 1)
    #expect(bar.kind == .settingsTabs)
    #expect(bar.items.map(\.label.key) == ["t1.label", "p2.title"])
    #expect(bar.items.map(\.label.source) == ["General", "Network"])
    #expect(bar.items.map(\.hasSystemName) == [true, true])
    #expect(bar.minimumWidth == .declared(460))
    #expect(bar.defaultWidth == .declared(500))
    #expect(bar.windowStyle == .declared(.preference))
  }

  @Test("A watch's controller is a bar with a title")
  func watch() {
    let bars = read("<controller title=\"Timer\" id=\"c\" sceneMemberID=\"viewController\"/>", runtime: "watchKit")
    #expect(bars.map(\.kind) == [.watchToolbar])
    #expect(bars.first?.platforms == [.watchos])
    #expect(bars.first?.title.key == "c.title")
  }
}
