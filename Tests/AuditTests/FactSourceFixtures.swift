import LintelModel

/// A project that shows facts of its bars, or whose words only look as if they did.
struct FactFixture: Sendable {
  /// What makes the bar, and shows the facts unless a catalogue does.
  let source: FactSource
  /// As a sketch declares them, parted by commas.
  let facts: String
  let files: [String: String]

  init(_ source: FactSource, _ facts: String, _ files: [String: String]) {
    (self.source, self.facts, self.files) = (source, facts, files)
  }

  /// A view whose content has these modifiers.
  static func view(_ facts: String, _ modifiers: String, of content: String = "List { }", members: String = "") -> FactFixture {
    FactFixture(
      .swiftUI, facts,
      ["A.swift": "struct Inbox: View {\n\(members)\nvar body: some View {\n\(content)\n\(modifiers)\n}\n}\n"])
  }

  /// A view with one item on its bar.
  static func item(_ facts: String, _ item: String) -> FactFixture {
    view(facts, ".toolbar {\n\(item)\n}")
  }

  /// A controller whose view has loaded.
  static func controller(_ facts: String, _ code: String, members: String = "", parent: String = "UIViewController")
    -> FactFixture
  {
    FactFixture(
      .uiKit, facts,
      [
        "A.swift":
          "import UIKit\nfinal class InboxController: \(parent) {\n\(members)\nfunc build() {\n\(code)\n}\n}\n"
      ])
  }

  static func window(_ facts: String, _ item: String, members: String = "") -> FactFixture {
    FactFixture(
      .appKit, facts,
      [
        "A.swift": """
        import AppKit
        final class Inbox: NSWindowController, NSToolbarDelegate {
          func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [.archive] }
          func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier,
            willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem? {
            let item = NSToolbarItem(itemIdentifier: .archive)
            item.label = "Archive"
            \(item)
            return item
          }
        \(members)
        }
        """
      ])
  }

  static func storyboard(_ facts: String, _ scenes: String, runtime: String = "iOS.CocoaTouch") -> FactFixture {
    FactFixture(.interfaceBuilder, facts, ["Main.storyboard": document(scenes, runtime)])
  }

  static func document(_ scenes: String, _ runtime: String = "iOS.CocoaTouch") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Storyboard.XIB" version="3.0" targetRuntime="\(runtime)"><scenes>
    \(scenes)
    </scenes></document>
    """
  }

  static let bottom = "ToolbarItem(placement: .bottomBar) { Button(\"Archive\") { } }"
  private static let edit =
    "navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"Edit\", style: .plain, target: self, action: nil)"
  private static let toolbar = """
    toolbar.items = [
      UIBarButtonItem(title: "Move", style: .plain, target: self, action: nil), .flexibleSpace(),
      UIBarButtonItem(title: "Flag", style: .plain, target: self, action: nil)]
    """
  private static let held = "let toolbar = UIToolbar()"

  /// Every fact with everything that is said to show it.
  static let all: [FactFixture] = swiftUI + uiKit + appKit + interfaceBuilder + others + ofObjectiveC

  private static let swiftUI: [FactFixture] = [
    view("hasOwnBackground yes", ".navigationTitle(\"A\").toolbarBackground(Color.red, for: .navigationBar)"),
    view("hasTintedControls yes", ".toolbar { Button(\"Archive\") { } }.tint(.orange)"),
    item("hasOwnTint yes", "Button(\"Archive\") { }.tint(Color(\"Brand\"))"),
    view(
      "hidesItself yes, canBeBroughtBack yes",
      ".navigationTitle(\"A\").toolbar(isReading ? .hidden : .visible, for: .navigationBar)\n"
        + ".onTapGesture { isReading.toggle() }", members: "@State private var isReading = false"),
    view(
      "hidesItself yes, canBeBroughtBack no",
      ".navigationTitle(\"A\").toolbarVisibility(visibility, for: .navigationBar)\n"
        + ".onAppear { visibility = .hidden }", members: "@State private var visibility: Visibility = .visible"),
    FactFixture(
      .swiftUI, "canBeHidden yes, hasHideCommand yes",
      [
        "A.swift": """
        @main struct Mail: App { var body: some Scene { WindowGroup { Inbox() }.commands { ToolbarCommands() } } }
        struct Inbox: View { var body: some View { List { }.toolbar { Button("Archive") { } } } }
        """
      ]),
    FactFixture(
      .swiftUI, "canBeHidden yes, hasHideCommand no, hasMenuCommand no",
      [
        "A.swift": """
        @main struct Mail: App { var body: some Scene {
          WindowGroup { Inbox() }.commands { CommandMenu("Message") { Button("Flag") { } } } } }
        struct Inbox: View {
          @State private var isWide = false
          var body: some View {
            List { }.toolbar { Button("Archive") { } }.toolbar(isWide ? .hidden : .visible, for: .windowToolbar)
              .onTapGesture { isWide.toggle() }
          }
        }
        """
      ]),
    view("isAboveScrollView yes", ".toolbar { Button(\"Archive\") { } }"),
    view("isAboveScrollView no", ".toolbar { Button(\"Archive\") { } }", of: "VStack { Text(\"A\"); Spacer() }"),
    FactFixture(
      .swiftUI, "isOfFirstView yes",
      [
        "A.swift": """
        struct Root: View { var body: some View { NavigationStack { Inbox() } } }
        struct Inbox: View { var body: some View {
          List { }.navigationTitle("Inbox").navigationBarTitleDisplayMode(.inline) } }
        """
      ]),
    view(
      "distribution spread",
      ".toolbar { ToolbarItemGroup(placement: .bottomBar) { Button(\"A\") { }; Spacer(); Button(\"B\") { } } }"),
    view("staying first", ".fioriToolbar(items: { Button(\"Reject\") { } })"),
    view("hasScrollEdgeEffect no", ".navigationTitle(\"A\").scrollEdgeEffectHidden(true, for: .top)"),
    view(
      "isRevealedInFullScreen yes", ".toolbar { Button(\"Archive\") { } }.windowToolbarFullScreenVisibility(.onHover)"),
    view("isAboveKeyboard yes", ".toolbar { ToolbarItem(placement: .keyboard) { Button(\"Done\") { } } }"),
    view(
      "documentCommands Rename / Insert Image",
      ".navigationTitle(\"A\").toolbarTitleMenu { RenameButton(); Button(\"Insert Image\") { } }"),
    view("textSizeCap Large", ".toolbar { Text(\"A\").dynamicTypeSize(...DynamicTypeSize.large) }"),
    view("fixedTextSize 14pt", ".toolbar { Text(\"A\").font(.system(size: 14, weight: .bold)) }"),
    item("hasBezel yes", "Button(\"Archive\") { }.buttonStyle(.bordered)"),
    item("hasBezel no", "Button(\"Archive\") { }.buttonStyle(.plain)"),
    item("isFullColor yes", "Button { } label: { Image(\"stamp\").renderingMode(.original) }"),
    item("controlSize small", "Button(\"Archive\") { }.controlSize(.small)"),
    item("isCustomizable yes", "ToolbarItem(id: \"a\") { Button(\"A\") { } }.customizationBehavior(.reorderable)"),
    item("respondsToTaps yes", "Text(\"A\").onTapGesture { }"),
    controller(
      "respondsToTaps yes",
      """
      let photo = UIImageView(image: UIImage(named: "stamp"))
      photo.isUserInteractionEnabled = true
      photo.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: photo)
      """),
    FactFixture(
      .swiftUI, "switches mode",
      [
        "A.swift": """
        struct Root: View {
          @State private var tab = 0
          var body: some View {
            TabView(selection: $tab) { Text("A").tag(0); Text("B").tag(1) }
              .toolbar { Picker("View", selection: $tab) { Text("A"); Text("B") }.pickerStyle(.segmented) }
          }
        }
        """
      ]),
    item("isInMoreMenu yes", "ToolbarItem(placement: .secondaryAction) { Button(\"Archive\") { } }"),
    view(
      "meaning negative",
      ".fioriToolbar(items: { Button(\"Reject\") { }.fioriButtonStyle(FioriSecondaryButtonStyle(colorStyle: .negative)) })"),
    item("commands Print / Export", "Menu(\"More\") { Button(\"Print\") { }; Divider(); Toggle(\"Export\", isOn: $x) }"),
    item(
      "foreground #FFFFFF, background #000000", "Button(\"A\") { }.foregroundStyle(.white).background(.black)"),
    item("showsLargeContent yes", "Text(\"A\").accessibilityShowsLargeContentViewer()"),
    item("shortcut cmd+n", "Button(\"A\") { }.keyboardShortcut(\"n\")"),
    item("hasConcentricCorners no", "Button(\"A\") { }.clipShape(RoundedRectangle(cornerRadius: 4))"),
    item("hasConcentricCorners yes", "Button(\"A\") { }.clipShape(Capsule())"),
    item("sharesBackground no", "ToolbarItem { Button(\"A\") { } }.sharedBackgroundVisibility(.hidden)"),
  ]

  private static let uiKit: [FactFixture] = [
    controller("edge top", toolbar + "\ntoolbar.topAnchor.constraint(equalTo: view.topAnchor).isActive = true", members: held),
    controller(
      "edge bottom", toolbar + "\ntoolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)",
      members: held),
    controller("hasOwnBackground yes", edit + "\nnavigationController?.navigationBar.barTintColor = .red"),
    controller(
      "hasOwnBackground yes",
      edit + "\nlet look = UINavigationBarAppearance()\nlook.backgroundColor = brand\nnavigationItem.standardAppearance = look"),
    controller("hasTintedControls yes", edit + "\nnavigationController?.navigationBar.tintColor = .systemRed"),
    controller("hasOwnTint yes", edit + "\nnavigationItem.rightBarButtonItem?.tintColor = .systemRed"),
    controller(
      "textSizeCap xLarge", edit + "\nnavigationController?.navigationBar.maximumContentSizeCategory = .extraLarge"),
    controller(
      "fixedTextSize 14pt",
      "let button = UIButton(type: .custom)\nbutton.setTitle(\"A\", for: .normal)\nbutton.titleLabel?.font = .systemFont(ofSize: 14)"
        + "\nnavigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)"),
    controller(
      "height 60pt", toolbar + "\ntoolbar.heightAnchor.constraint(equalToConstant: 60).isActive = true", members: held),
    controller("height 60pt", toolbar + "\ntoolbar.frame = CGRect(x: 0, y: 0, width: width, height: 60)", members: held),
    controller("scrollsAway yes", toolbar + "\ntableView.tableFooterView = toolbar", members: held),
    controller("scrollsAway yes", toolbar + "\nscrollView.addSubview(toolbar)", members: held),
    controller(
      "hidesItself yes, canBeBroughtBack yes, hidesForKeyboard yes",
      edit + "\nnavigationController?.hidesBarsOnSwipe = true\nnavigationController?.hidesBarsWhenKeyboardAppears = true"),
    controller(
      "hidesForKeyboard no",
      toolbar + "\ntoolbar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true",
      members: held),
    controller("isAboveScrollView yes", edit, parent: "UITableViewController"),
    FactFixture(
      .uiKit, "isOfFirstView yes",
      [
        "A.swift": """
        import UIKit
        final class InboxController: UITableViewController {
          override func viewDidLoad() { title = "Inbox"; navigationItem.largeTitleDisplayMode = .never }
        }
        func start() { window.rootViewController = UINavigationController(rootViewController: InboxController()) }
        """
      ]),
    controller("distribution spread", toolbar, members: held),
    controller(
      "spansWidth no", toolbar + "\ntoolbar.widthAnchor.constraint(equalToConstant: 320).isActive = true", members: held),
    controller("hasScrollEdgeEffect no", edit + "\ntableView.topEdgeEffect.isHidden = true"),
    controller("isAboveKeyboard yes", toolbar + "\nfield.inputAccessoryView = toolbar", members: held),
    controller(
      "documentCommands Insert Image",
      edit + "\nnavigationItem.titleMenuProvider = { UIMenu(children: $0 + [UIAction(title: \"Insert Image\") { _ in }]) }"),
    controller(
      "isFullColor yes",
      "navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(named: \"a\")?.withRenderingMode(.alwaysOriginal), "
        + "style: .plain, target: self, action: nil)"),
    controller(
      "isCustomizable no",
      "navigationItem.centerItemGroups = [UIBarButtonItem(title: \"A\", style: .plain, target: self, action: nil)"
        + ".creatingFixedGroup()]"),
    controller(
      "isCustomizable yes",
      "navigationItem.leadingItemGroups = [UIBarButtonItemGroup.optionalGroup(customizationIdentifier: \"a\", items: "
        + "[UIBarButtonItem(title: \"A\", style: .plain, target: self, action: nil)])]"),
    controller(
      "switches mode", "navigationItem.titleView = UISegmentedControl(items: [\"A\", \"B\"])",
      members: "func pick(_ sender: UISegmentedControl) { tabBarController?.selectedIndex = sender.selectedSegmentIndex }"),
    controller(
      "isInMoreMenu yes",
      "navigationItem.additionalOverflowItems = UIDeferredMenuElement()\n" + edit
        + "\nnavigationItem.additionalOverflowItems = [UIBarButtonItem(title: \"B\", style: .plain, target: self, action: nil)]"
    ),
    controller(
      "commands Print / Export",
      "navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"More\", image: nil, target: nil, action: nil, menu: "
        + "UIMenu(children: [UIAction(title: \"Print\") { _ in }, UIAction(title: \"Export\") { _ in }]))"),
    controller(
      "hasKnownPlace no",
      "navigationItem.rightBarButtonItems = [UIBarButtonItem(title: \"A\", style: .plain, target: self, action: nil), "
        + "UIBarButtonItem(title: \"B\", style: .plain, target: self, action: nil)].sorted { $0.tag < $1.tag }"),
    controller("sharesBackground no", edit + "\nnavigationItem.rightBarButtonItem?.hidesSharedBackground = true"),
  ]

  private static let appKit: [FactFixture] = [
    window("canBeHidden yes", "", members: "func flip() { window?.toolbar?.isVisible = isWide }"),
    window(
      "isRevealedInFullScreen no", "",
      members: "func windowDidEnterFullScreen(_ n: Notification) { window?.toolbar?.isVisible = false }"),
    window(
      "isRevealedInFullScreen yes", "",
      members: "func window(_ w: NSWindow, willUseFullScreenPresentationOptions o: Int) -> Int { [.autoHideToolbar] }"),
    window("hasBezel yes", "let button = NSButton(title: \"A\", target: self, action: nil)\nbutton.bezelStyle = .push\nitem.view = button"),
    window("hasBezel no", "let button = NSButton(title: \"A\", target: self, action: nil)\nbutton.isBordered = false\nitem.view = button"),
    window("controlSize small", "let button = NSButton(title: \"A\", target: self, action: nil)\nbutton.controlSize = .small\nitem.view = button"),
    window(
      "staysSelected yes", "",
      members: "func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [.archive] }"),
    window("canCollapse no", "item.view = NSSearchField()"),
  ]

  private static let interfaceBuilder: [FactFixture] = [
    storyboard(
      "hasOwnBackground yes, hidesItself yes, canBeBroughtBack yes, hidesForKeyboard yes, isAboveScrollView yes, "
        + "isOfFirstView yes, hasTintedControls yes, hasOwnTint yes",
      """
      <scene><objects><navigationController hidesBarsOnSwipe="YES" hidesBarsWhenKeyboardAppears="YES" id="nav"
        sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar"><color key="barTintColor" name="Brand"/>
        <color key="tintColor" name="Brand"/></navigationBar>
        <connections><segue destination="v" kind="relationship" relationship="rootViewController" id="s"/></connections>
      </navigationController></objects></scene>
      <scene><objects><tableViewController id="v" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Notes" id="n">
          <barButtonItem key="rightBarButtonItem" title="Edit" id="e"><color key="tintColor" name="Brand"/></barButtonItem>
        </navigationItem>
      </tableViewController></objects></scene>
      """),
    storyboard(
      "edge bottom, height 60pt, spansWidth no, distribution spread",
      """
      <scene><objects><viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <toolbar id="t"><items><barButtonItem title="A" id="i1"/><barButtonItem systemItem="flexibleSpace" id="i2"/>
          <barButtonItem title="B" id="i3"/></items>
          <constraints><constraint firstAttribute="height" constant="60" id="k1"/>
          <constraint firstAttribute="width" constant="320" id="k2"/></constraints></toolbar>
      </subviews><constraints><constraint firstItem="t" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="k3"/>
      </constraints></view></viewController></objects></scene>
      """),
    storyboard(
      "scrollsAway yes",
      """
      <scene><objects><tableViewController id="c" sceneMemberID="viewController"><tableView key="view" id="v">
        <toolbar key="tableFooterView" id="t"><items><barButtonItem title="A" id="i1"/></items></toolbar>
      </tableView></tableViewController></objects></scene>
      """),
    FactFixture(
      .interfaceBuilder,
      "canBeHidden yes, hasHideCommand yes, hasMenuCommand yes, hasBezel yes, controlSize small, staysSelected yes, canCollapse yes",
      ["MainMenu.xib": mainMenu]),
  ]

  private static let mainMenu = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
    <menu title="Main Menu" systemMenu="main" id="m"><items><menuItem title="View" id="m1"><menu key="submenu" id="m2"><items>
      <menuItem title="Show Toolbar" id="m3"><connections><action selector="toggleToolbarShown:" target="-1" id="m4"/>
      </connections></menuItem>
      <menuItem title="File Away" id="m5"><connections><action selector="archive:" target="-1" id="m6"/></connections></menuItem>
    </items></menu></menuItem></items></menu>
    <window title="Mail" id="w"><toolbar key="toolbar" id="t"><allowedToolbarItems>
      <toolbarItem label="Archive" paletteLabel="Archive" selectable="YES" id="i1"><button key="view" id="b">
        <buttonCell key="cell" type="push" title="A" bezelStyle="rounded" borderStyle="border" controlSize="small" id="c"/></button>
        <connections><action selector="archive:" target="-1" id="a"/></connections></toolbarItem>
      <searchToolbarItem label="Search" paletteLabel="Search" id="i2"/>
    </allowedToolbarItems><defaultToolbarItems><toolbarItem reference="i1"/><searchToolbarItem reference="i2"/>
    </defaultToolbarItems></toolbar></window>
    </objects></document>
    """

  private static let others: [FactFixture] = [
    FactFixture(
      .assetCatalogs, "iconSize 36pt, isFullColor yes, landscapeIconHeight 20pt",
      [
        "A.swift": """
        import UIKit
        final class InboxController: UIViewController { func build() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(named: "stamp"), landscapeImagePhone: UIImage(named: "low"), style: .plain, target: self, action: nil)
        } }
        """,
        "Assets.xcassets/Marks/stamp.imageset/Contents.json":
          #"{"images": [{"filename": "stamp.svg", "idiom": "universal"}], "properties": {"template-rendering-intent": "original"}}"#,
        "Assets.xcassets/Marks/stamp.imageset/stamp.svg": #"<svg xmlns="x" width="36" height="30"></svg>"#,
        "Assets.xcassets/low.imageset/Contents.json": #"{"images": [{"filename": "low.svg", "idiom": "universal"}]}"#,
        "Assets.xcassets/low.imageset/low.svg": #"<svg viewBox="0 0 20 20"></svg>"#,
      ]),
  ]
}
