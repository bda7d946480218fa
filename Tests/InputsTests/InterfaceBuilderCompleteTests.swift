import LintelModel
import Testing

@testable import LintelInputs

@Suite("What an Interface Builder file says beside its items")
struct InterfaceBuilderCompleteTests {
  private func read(_ scenes: String) -> [Toolbar] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>\(scenes)</scenes></document>
      """
    return InterfaceBuilderReader.read(SourceFile(path: "Main.storyboard", bytes: Array(text.utf8)), sourceLocale: "en")
      .toolbars
  }

  /// A scene of one controller.
  private func scene(_ content: String, attributes: String = "", name: String = "viewController", id: String = "v") -> String
  {
    "<scene><objects><\(name) id=\"\(id)\" \(attributes) sceneMemberID=\"viewController\">\(content)</\(name)></objects></scene>"
  }

  private func item(_ attributes: String, _ content: String = "", outlet: Bool = false) throws -> Item {
    let bars = read(
      scene(
        """
        <navigationItem key="navigationItem" title="Notes" id="n">
          <barButtonItem key="rightBarButtonItem" \(attributes) id="i">\(content)</barButtonItem></navigationItem>
        <connections>\(outlet ? "<outlet property=\"p\" destination=\"i\" id=\"o\"/>" : "")</connections>
        """))
    return try #require(bars.first?.items.first)
  }

  @Test("A text in braces, and the editor's own word in an item that code holds, only hold a place")
  func placeholders() throws {
    let braces = try item("title=\"{Create Database}\"").label
    #expect(braces.state == .unresolved)
    #expect(braces.expression == "{Create Database}")
    #expect(try item("title=\"Item\"", outlet: true).label.state == .unresolved)
    // Only the file sets it: this is what people see.
    #expect(try item("title=\"Item\"").label.source == "Item")
    #expect(try item("title=\"Items\"", outlet: true).label.source == "Items")
    let bars = read(
      scene("<navigationItem key=\"navigationItem\" title=\"Title\" id=\"n\"/>", attributes: "customClass=\"A\""))
    #expect(bars.first?.title.state == .unresolved)
  }

  @Test("A prompt stands above the title")
  func prompt() {
    let bars = read(scene("<navigationItem key=\"navigationItem\" title=\"A\" prompt=\"Choose one\" id=\"n\"/>"))
    #expect(bars.first?.prompt.key == "n.prompt")
    #expect(bars.first?.prompt.source == "Choose one")
  }

  @Test(
    "A runtime attribute that names a key is looked up in the app's own tables",
    arguments: ["localizableString", "localizedTitle", "locKey", "xibLocKey", "titleLocalizationKey"])
  func keys(name: String) throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <navigationItem title="Notes" id="n"><barButtonItem key="rightBarButtonItem" title="Item" id="i">
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\(name)" value="notes.save"/>
      </userDefinedRuntimeAttributes></barButtonItem></navigationItem></document>
      """
    let project = ProjectReader.read(
      ProjectFiles(texts: [
        "App/Base.lproj/Main.storyboard": storyboard, "App/de.lproj/Main.strings": "\"n.title\" = \"Notizen\";",
        "App/de.lproj/Localizable.strings": "\"notes.save\" = \"Sichern\";",
      ]))
    let bar = try #require(project.toolbars.first)
    #expect(bar.title.values["de"]?.text == "Notizen")
    #expect(bar.items.first?.label.key == "notes.save")
    #expect(bar.items.first?.label.values["de"]?.text == "Sichern")
  }

  @Test(
    "A runtime attribute that has nothing to do with a text is none",
    arguments: ["location", "accessibilityLocKey", "local"])
  func otherAttributes(name: String) throws {
    let attribute = "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(name)\" value=\"x\"/>"
    let item = try item(
      "title=\"Save\"", "<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes>")
    #expect(item.label.key == "i.title")
  }

  @Test("A custom view of several controls is one item of unknown width; what it holds is said")
  func customView() throws {
    let item = try item(
      "",
      """
      <view key="customView" id="c"><subviews>
        <button id="b1"><state key="normal" title="Share"/></button>
        <stackView id="s"><subviews><label text="3 left" id="l"/><button hidden="YES" id="h"/></subviews></stackView>
      </subviews></view>
      """)
    #expect(item.kind == .customView)
    #expect(item.label.state == .unresolved)
    #expect(item.label.expression == "2 views: Share, 3 left")
  }

  @Test("What a view around a button is called is spoken where the file makes it an element", arguments: ["YES", "NO"])
  func holder(isElement: String) throws {
    let item = try item(
      "",
      """
      <view key="customView" id="c"><subviews>
        <button id="b1"><state key="normal" image="share"/>
        <accessibility key="accessibilityConfiguration" label="Share"/></button>
      </subviews><accessibility key="accessibilityConfiguration" label="Tools"><bool key="isElement" value="\(isElement)"/></accessibility></view>
      """)
    #expect(item.accessibilityLabel.source == (isElement == "YES" ? "Tools" : "Share"))
  }

  @Test("The height of a custom view is read as its width: of a constraint, and of a plain view's frame")
  func height() throws {
    let constrained = try item(
      "",
      """
      <button key="customView" id="b"><constraints>
        <constraint firstAttribute="height" constant="24" id="k"/></constraints></button>
      """)
    #expect(constrained.fixedHeight == 24 && constrained.fixedWidth == nil)
    let framed = try item("", "<view key=\"customView\" id=\"c\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"44\" height=\"30\"/></view>")
    #expect(framed.fixedWidth == 44 && framed.fixedHeight == 30)
    let button = try item("", "<button key=\"customView\" id=\"b\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"44\" height=\"30\"/></button>")
    #expect(button.fixedHeight == nil)
  }

  @Test("A width that differs by size class is no fixed width")
  func varyingWidth() throws {
    func width(_ variation: String) throws -> Points? {
      try item(
        "",
        """
        <button key="customView" id="b"><constraints>
          <constraint firstAttribute="width" constant="40" id="k">\(variation)</constraint></constraints></button>
        """
      ).fixedWidth
    }
    #expect(try width("") == 40)
    #expect(try width("<variation key=\"heightClass=regular-widthClass=regular\" constant=\"60\"/>") == nil)
  }

  @Test(
    "A constraint that is removed when the app is built is none, and of one that gives way the width is not known",
    arguments: [
      ("", 40, false), ("placeholder=\"YES\"", nil, false), ("priority=\"250\"", nil, true), ("priority=\"999\"", 40, false),
    ] as [(String, Points?, Bool)])
  func standing(attribute: String, width: Points?, isUnread: Bool) throws {
    let item = try item(
      "",
      """
      <button key="customView" id="b"><constraints>
        <constraint firstAttribute="width" constant="40" \(attribute) id="k"/></constraints></button>
      """)
    #expect(item.fixedWidth == width)
    #expect(item.hasUnreadWidth == isUnread)
  }

  @Test(
    "A bar that only some size classes install stands on their screens",
    arguments: [
      ("default", [Platform.ios, .ipados], false), ("widthClass=regular", [.ipados], true),
      ("widthClass=compact", [.ios], true), ("heightClass=regular-widthClass=regular", [.ipados], true),
    ])
  func sizeClasses(key: String, platforms: [Platform], isVaried: Bool) {
    func mask(_ name: String, _ key: String) -> String {
      "<variation key=\"\(key)\"><mask key=\"subviews\"><\(name) reference=\"t\"/></mask></variation>"
    }
    let bars = read(
      scene(
        """
        <view key="view" id="w"><subviews><toolbar id="t"><items><barButtonItem title="Add" id="i"/></items></toolbar></subviews>
        \(isVaried ? mask("exclude", "default") + mask("include", key) : "")</view>
        """))
    #expect(bars.map(\.platforms) == [platforms])
    // Installed nowhere, or only on a phone that is held sideways: no bar of a usual screen.
    let nowhere = scene(
      """
      <view key="view" id="w"><subviews><toolbar id="t"><items><barButtonItem title="Add" id="i"/></items></toolbar></subviews>
      \(mask("exclude", "default"))\(isVaried ? mask("include", "heightClass=compact") : "")</view>
      """)
    #expect(read(nowhere).isEmpty)
  }

  @Test("A bar above a tab bar says so; one that hides it says that too, and any other nothing")
  func tabBars() {
    func segue(_ relationship: String, to id: String, kind: String = "relationship") -> String {
      "<segue destination=\"\(id)\" kind=\"\(kind)\" relationship=\"\(relationship)\" id=\"\(relationship)\(id)\"/>"
    }
    let item = { (title: String) in "<navigationItem key=\"navigationItem\" title=\"\(title)\" id=\"n\(title)\"/>" }
    let bars = read(
      scene("<connections>\(segue("viewControllers", to: "nav"))</connections>", name: "tabBarController", id: "tabs")
        + scene(
          "<connections>\(segue("rootViewController", to: "a"))</connections>", name: "navigationController", id: "nav")
        + scene(
          item("A") + "<connections>\(segue("", to: "b", kind: "show"))\(segue("", to: "c", kind: "show"))</connections>",
          id: "a")
        + scene(item("B"), id: "b") + scene(item("C"), attributes: "hidesBottomBarWhenPushed=\"YES\"", id: "c")
        + scene(item("D"), id: "d")
        + scene(item("E") + "<view key=\"view\" id=\"w\"><subviews><tabBar id=\"t\"/></subviews></view>", id: "e"))
    #expect(bars.map(\.title.source) == ["A", "B", "C", "D", "E"])
    #expect(
      bars.map(\.hasTabBar) == [.declared(true), .declared(true), .declared(false), .unknown, .declared(true)])
  }

  @Test("An item as the editor made it, which no outlet leads to, is on no bar of any screen")
  func leftOver() {
    func loose(_ attributes: String, outlet: Bool = false) -> Int {
      let connections = outlet ? "<connections><outlet property=\"p\" destination=\"i\" id=\"o\"/></connections>" : ""
      return read(
        """
        <scene><objects><customObject id="-2" customClass="Window">\(connections)</customObject>
        <toolbarItem label="Toolbar Item" paletteLabel="Toolbar Item" tag="-1" \(attributes) id="i">
          <size key="minSize" width="24" height="25"/></toolbarItem></objects></scene>
        """).count
    }
    #expect(loose("") == 0)
    #expect(loose("image=\"power\"") == 1 && loose("", outlet: true) == 1)
  }

  @Test("Bars inside of cell prototypes, and items that stand on no bar, are not lost")
  func prototypesAndLooseItems() {
    let bars = read(
      """
      <scene><objects><tableViewController id="v" sceneMemberID="viewController"><tableView key="view" id="w"><prototypes>
        <tableViewCell id="c"><tableViewCellContentView key="contentView" id="cv"><subviews>
          <toolbar id="t"><items><barButtonItem title="Reply" id="r"/></items></toolbar></subviews></tableViewCellContentView>
        </tableViewCell></prototypes></tableView></tableViewController>
        <barButtonItem title="Later" id="loose"/></objects></scene>
      """)
    #expect(bars.flatMap(\.items).map(\.label.source) == ["Later", "Reply"])
    #expect(bars.first?.name == "item, placement unknown (Main.storyboard)")
    #expect(bars.first?.isFragment == true)
  }
}
