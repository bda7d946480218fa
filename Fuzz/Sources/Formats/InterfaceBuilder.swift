import LintelInputs

extension FuzzFormat {
  static let interfaceBuilder = FuzzFormat(
    name: "storyboard",
    seeds: [
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="a"><objects>
      <navigationController id="n">
      <navigationBar key="navigationBar" largeTitles="YES" id="b"/><toolbar key="toolbar" id="t"/>
      <connections><segue destination="v" kind="relationship" relationship="rootViewController" id="s"/></connections>
      </navigationController>
      <viewController userLabel="List" id="v"><toolbarItems>
      <barButtonItem title="Save &amp; close" image="map" catalog="system" id="i1"/>
      <barButtonItem systemItem="flexibleSpace" id="i2"/>
      <barButtonItem width="12" systemItem="fixedSpace" id="i3"/></toolbarItems>
      <navigationItem key="navigationItem" title="Grüße" largeTitleDisplayMode="always" id="ni">
      <barButtonItem key="backBarButtonItem" title="Back" id="bb"/>
      <leftBarButtonItems><barButtonItem title="Sort" id="l"/></leftBarButtonItems>
      <barButtonItem key="rightBarButtonItem" style="done" systemItem="add" id="r">
      <accessibility key="accessibilityConfiguration" label="Add"/>
      <button key="customView" id="cv"><rect key="frame" x="0.0" y="0.0" width="60" height="30"/>
      <state key="normal" title="Tap"/></button>
      <menu key="menu" id="m"><children><action title="One" id="o"/></children></menu></barButtonItem>
      </navigationItem></viewController></objects></scene></scenes></document>
      """,
      """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
      <scenes><scene sceneID="w"><objects><windowController id="wc"><window key="window" title="Notes" toolbarStyle="unified"
      id="wi"><rect key="contentRect" x="1" y="2" width="480" height="270"/><value key="minSize" type="size" width="640"
      height="1e3"/><toolbar key="toolbar" displayMode="iconAndLabel" sizeMode="regular" id="tb"><allowedToolbarItems>
      <toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="a1"/>
      <toolbarItem implicitItemIdentifier="5" explicitItemIdentifier="x" label="Share" paletteLabel="Share note"
      tag="-1" toolTip="Shares" image="square.and.arrow.up" catalog="system" bordered="YES" sizingBehavior="auto" id="a2"/>
      <searchToolbarItem implicitItemIdentifier="6" label="Find" id="a3"><searchField key="view" id="sf">
      <searchFieldCell key="cell" placeholderString="Find" id="c"/></searchField></searchToolbarItem></allowedToolbarItems>
      <defaultToolbarItems><toolbarItem reference="a2"/><toolbarItem reference="a1"/><toolbarItem reference="none"/>
      </defaultToolbarItems></toolbar></window></windowController></objects></scene></scenes></document>
      """,
      """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0"><scenes><scene><objects><controller
      title="Run" id="q"><items><label text="x" id="z"/></items></controller><tabViewController tabStyle="toolbar" id="tv">
      <tabViewItems><tabViewItem label="General" image="gear" identifier="" id="t1"/></tabViewItems></tabViewController>
      </objects></scene></scenes></document>
      """,
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
      "<!DOCTYPE d [<!ENTITY a \"b\">]><document type=\"com.apple.InterfaceBuilder\">&a;<![CDATA[x]]><!-- y --></document>",
    ].map { Array($0.utf8) },
    words: [
      "<document type=\"com.apple.InterfaceBuilder\">", "</document>", "<barButtonItem ", "<navigationItem ",
      "<navigationBar ", "<toolbar key=\"toolbar\" ", "<toolbarItem ", "<toolbarItems>", "<defaultToolbarItems>",
      "<allowedToolbarItems>", "<tabViewItem ", "<viewController ", "<window ", "<value key=\"minSize\" ",
      "systemItem=\"add\"",
      "title=\"", "label=\"", "image=\"", "width=\"", "height=\"", "id=\"", "key=\"customView\"", "reference=\"", "nan",
      "inf",
      "1e308", "-1", "<!DOCTYPE", "<![CDATA[", "]]>", "<!--", "-->", "&amp;", "&#x10FFFF;", "&#0;", "/>", "<?xml",
      "encoding=\"UTF-16\"", "placeholderString=\"", "<segmentedControl ", "<segment ",
    ],
    growth: .interfaceBuilder
  ) { bytes in
    let file = SourceFile(path: "App/Base.lproj/Main.storyboard", bytes: bytes)
    Invariants(path: file.path, bytes: bytes).check(InterfaceBuilderReader.read(file, sourceLocale: "en"))
  }
}
