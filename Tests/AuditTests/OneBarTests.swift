import LintelAudit
import LintelModel
import Testing

/// What Interface Builder and code say of one controller is one bar.
@Suite("One bar is one bar")
struct OneBarTests {
  private func bars(_ code: String, items: String = "", view: String = "", outlets: String = "") -> [Toolbar] {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects>
          <viewController id="vc" customClass="FeedController" sceneMemberID="viewController">
            \(view)
            <navigationItem key="navigationItem" title="Feed of the File" id="nav">\(items)</navigationItem>
            <connections>\(outlets)</connections>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    return ProjectSource.read(texts: [
      "Main.storyboard": storyboard,
      "Feed.swift": "final class FeedController: UIViewController {\n\(code)\n}",
    ]).toolbars
  }

  private let cancel = "<barButtonItem key=\"leftBarButtonItem\" title=\"Cancel\" id=\"left\"/>"

  @Test("A toolbar at the bottom is known by the title at the top of its screen, where it has one alone")
  func bottom() {
    func titles(_ title: String) -> [String?] {
      let code = """
        final class LogController: UIViewController {
          override func viewDidLoad() {
            \(title)
            toolbarItems = [UIBarButtonItem(title: "Send", style: .plain, target: self, action: nil)]
          }
        }
        """
      return ProjectSource.read(texts: ["Log.swift": code]).toolbars.filter { $0.kind == .toolbar }.map(\.screenTitle)
    }
    #expect(titles("title = \"Day Log\"") == ["Day Log"])
    #expect(titles("title = name") == [nil])
    #expect(titles("title = isNew ? \"New\" : \"Old\"") == [nil])
  }

  @Test("A toolbar that code keeps in a variable is known by the title of its screen as well")
  func bottomInVariable() {
    let code = """
      final class LogController: UIViewController {
        private let bar = UIToolbar()
        override func viewDidLoad() {
          title = "Day Log"
          bar.items = [UIBarButtonItem(title: "Send", style: .plain, target: self, action: nil)]
          view.addSubview(bar)
        }
      }
      """
    let bars = ProjectSource.read(texts: ["Log.swift": code]).toolbars.filter { $0.kind == .toolbar }
    #expect(bars.map(\.screenTitle) == ["Day Log"])
  }

  @Test("A title that code sets replaces the file's")
  func title() {
    let bars = bars("override func viewDidLoad() { self.title = \"News\" }", items: cancel)
    #expect(bars.map(\.title.source) == ["News"])
    #expect(bars.first?.items.map(\.label.source) == ["Cancel"])
  }

  @Test("The title of a controller without a navigation item is on the bar that its code fills, and is on none without code")
  func titleOfController() {
    func titles(_ code: String, item: String = "") -> [String?] {
      let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <scenes><scene sceneID="s"><objects>
            <tableViewController title="Colours" id="vc" customClass="PaletteController" sceneMemberID="viewController">\(item)
            </tableViewController>
          </objects></scene></scenes>
        </document>
        """
      let add = "navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: nil)"
      let type = "final class PaletteController: UITableViewController {\noverride func viewDidLoad() { \(code) }\n}"
      let texts = ["Main.storyboard": storyboard, "Palette.swift": type.replacing("ADD", with: add)]
      return ProjectSource.read(texts: texts).toolbars.filter { $0.kind == .navigationBar }.map(\.title.source)
    }
    #expect(titles("ADD") == ["Colours"])
    #expect(titles("ADD; title = \"Hues\"") == ["Hues"])
    #expect(titles("ADD", item: "<navigationItem key=\"navigationItem\" title=\"Tints\" id=\"n\"/>") == ["Tints"])
    #expect(titles("view.alpha = 1").isEmpty)
  }

  @Test("The field of a search controller is beside the file's items, and takes the place of none")
  func searchController() {
    let code = """
      override func viewDidLoad() {
        title = "News"
        navigationItem.searchController = UISearchController(searchResultsController: nil)
      }
      """
    let right = "<barButtonItem key=\"rightBarButtonItem\" title=\"Sort\" id=\"right\"/>"
    let bars = bars(code, items: cancel + right)
    #expect(bars.allSatisfy { $0.items.prefix(2).map(\.label.source) == ["Cancel", "Sort"] })
    let wide = bars.filter { $0.widthClass == .regular }
    #expect(wide.map { $0.items.map(\.kind) } == [[.button, .button, .searchField]])
    #expect(wide.map(\.platforms) == [[.ipados]])
  }

  @Test("A title without a letter leaves nothing of the file's, where it is set before people see the view")
  func emptyTitle() {
    let emptied = bars("override func viewDidLoad() { title = \"\" }", items: cancel)
    #expect(emptied.map(\.title.isPresent) == [false])
    #expect(emptied.first?.items.map(\.label.source) == ["Cancel"])
    #expect(bars("override func viewDidLoad() { if isNew { title = \"\" } }").map(\.title.source) == ["Feed of the File"])
    #expect(bars("func reset() { title = \"\" }").map(\.title.source) == ["Feed of the File"])
    let code = "final class NoteController: UIViewController { override func viewDidLoad() { title = \"\" } }"
    #expect(ProjectSource.read(texts: ["Note.swift": code]).toolbars.isEmpty)
    // The platform's back button is no item of its own.
    let home = """
      final class HomeController: UIViewController {
        override func viewDidLoad() { title = "Home" }
        func open() { navigationController?.pushViewController(NoteController(), animated: true) }
      }
      """
    let pushed = ProjectSource.read(texts: ["Note.swift": code, "Home.swift": home]).toolbars
    #expect(pushed.map(\.title.source) == ["Home"])
  }

  @Test(
    "So does one that a function sets which the first ones surely call",
    arguments: [
      ("override func viewDidLoad() { super.viewDidLoad(); setUp() }", nil),
      ("override func viewDidLoad() { self.prepare() }\nfunc prepare() { setUp() }", nil),
      ("override func viewDidLoad() { if isNew { setUp() } }", "Feed of the File"),
      ("override func viewDidLoad() { guard isNew else { return }\nsetUp() }", "Feed of the File"),
      ("func reset() { setUp() }", "Feed of the File"),
    ] as [(String, String?)])
  func emptyTitleOfCalled(code: String, title: String?) {
    #expect(bars(code + "\nfunc setUp() { title = \"\" }", items: cancel).map(\.title.source) == [title])
  }

  @Test("How a storyboard's navigation bar looks is told of the bar of a controller that code alone titles")
  func looks() {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes><scene><objects>
          <navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar">
              <color key="barTintColor" name="Brand"/>
              <textAttributes key="titleTextAttributes">
                <fontDescription key="fontDescription" type="boldSystem" pointSize="19"/>
              </textAttributes>
            </navigationBar>
            <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="s"/></connections>
          </navigationController>
          <viewController id="vc" customClass="FeedController" sceneMemberID="viewController"/>
        </objects></scene></scenes>
      </document>
      """
    let code = "final class FeedController: UIViewController { override func viewDidLoad() { title = \"News\" } }"
    let bars = ProjectSource.read(texts: ["Main.storyboard": storyboard, "Feed.swift": code]).toolbars
    #expect(bars.map(\.title.source) == ["News"])
    #expect(bars.first?.titleFonts.inline == .system(ViewFont(size: 19, weight: .bold)))
    let look = "func look() { UINavigationBar.appearance().titleTextAttributes = [.font: UIFont.systemFont(ofSize: 12)] }"
    let ofApp = ProjectSource.read(texts: ["Main.storyboard": storyboard, "Feed.swift": code, "Look.swift": look]).toolbars
    #expect(ofApp.map(\.titleFonts) == bars.map(\.titleFonts), "what the file gives this bar is nearer")
    #expect(bars.first?.facts.hasOwnBackground == .declared(true))
    #expect(bars.first?.ownBackgroundIsFrom.map { "\($0.file):\($0.line)" } == "Main.storyboard:4")
    #expect(ProjectSource.read(texts: ["Main.storyboard": storyboard]).toolbars.isEmpty)
  }

  @Test(
    "What code only adds stands beside what the file has there",
    arguments: [
      ("right", "append(editButtonItem)", ["edit", "Add"]), ("right", "insert(editButtonItem, at: 0)", ["Add", "edit"]),
      ("left", "append(editButtonItem)", ["Add", "edit"]), ("left", "insert(editButtonItem, at: 0)", ["edit", "Add"]),
    ] as [(String, String, [String])])
  func added(side: String, change: String, shown: [String]) {
    let add = "<barButtonItem key=\"\(side)BarButtonItem\" title=\"Add\" id=\"add\"/>"
    let found = bars("override func viewDidLoad() { navigationItem.\(side)BarButtonItems?.\(change) }", items: add)
    #expect(found.map { $0.items.map { $0.label.source ?? $0.systemItem ?? "" } } == [shown])
    let replaced = bars("override func viewDidLoad() { navigationItem.\(side)BarButtonItems = [editButtonItem] }", items: add)
    #expect(replaced.map { $0.items.map(\.systemItem) } == [["edit"]])
  }

  @Test(
    "What code only adds to a toolbar stands beside what the file has there, on the systems where it does",
    arguments: [
      ("toolbarItems?.append(editButtonItem)", [": Settings, Sort, edit"]),
      (
        "if #available(iOS 26, *) { toolbarItems?.insert(editButtonItem, at: 0) }",
        ["18: Settings, Sort", "26: edit, Settings, Sort"]
      ),
      (
        "if #available(iOS 26, *) { toolbarItems?.append(editButtonItem) } else { toolbarItems = [editButtonItem] }",
        ["18: edit", "26: Settings, Sort, edit"]
      ),
      (
        "if #available(iOS 26, *) { toolbarItems = [editButtonItem] }", ["18: Settings, Sort", "26: edit"]
      ),
      ("toolbarItems = [editButtonItem]", [": Settings, Sort", ": edit"]),
    ])
  func addedAtBottom(change: String, shown: [String]) {
    let file = """
      <view key="view" id="v"/>
      <toolbarItems>
        <barButtonItem title="Settings" id="settings"/><barButtonItem title="Sort" id="sort"/>
      </toolbarItems>
      """
    let found = bars("override func viewDidLoad() { \(change) }", view: file).filter { $0.kind == .toolbar }
    let told = found.map { bar in
      let items = bar.items.map { $0.label.source ?? $0.systemItem ?? "" }
      return bar.osLines.map(\.description).joined() + ": " + items.joined(separator: ", ")
    }
    #expect(told.sorted() == shown)
    #expect(Set(found.map(\.id)).count == found.count)
  }

  @Test("Where the file has an item at the start, a controller that code pushes has that and no back button")
  func startOfPushed() {
    let code = """
      override func viewDidLoad() { title = "News" }
      }
      final class HomeController: UIViewController {
        override func viewDidLoad() { title = "Home" }
        func open() { navigationController?.pushViewController(FeedController(), animated: true) }
      """
    let taken = bars(code, items: cancel).first { $0.controller == "FeedController" }
    #expect(taken?.items.map(\.label.source) == ["Cancel"])
    let free = bars(code).first { $0.controller == "FeedController" }
    #expect(free?.items.map(\.kind) == [.back])
  }

  @Test("Items that code sets replace the file's in their place alone")
  func items() {
    let bars = bars(
      "func a() { navigationItem.leftBarButtonItem = UIBarButtonItem(title: \"Close\", style: .plain) }",
      items: cancel + "<barButtonItem key=\"rightBarButtonItem\" title=\"Add\" id=\"right\"/>")
    #expect(bars.count == 1)
    #expect(bars.first?.title.source == "Feed of the File")
    #expect(bars.first?.items.map(\.label.source) == ["Close", "Add"])
  }

  @Test("What code sets on an outlet's item is what the item shows")
  func outlet() {
    let bars = bars(
      "@IBOutlet weak var button: UIBarButtonItem!\nfunc a() { button.title = \"Share\" }",
      items: "<barButtonItem key=\"rightBarButtonItem\" title=\"Item\" id=\"right\"/>",
      outlets: "<outlet property=\"button\" destination=\"right\" id=\"o\"/>")
    #expect(bars.count == 1)
    #expect(bars.first?.items.map(\.label.source) == ["Share"])
  }

  @Test("What branches of the code set on an outlet's item is seen, each on a bar of its own")
  func outletWithBranches() {
    let bars = bars(
      """
      @IBOutlet weak var button: UIBarButtonItem!
      func a() {
        switch mode {
        case .move: button.title = "Move"
        case .copy: button.title = "Copy"
        }
      }
      """, items: "<barButtonItem key=\"rightBarButtonItem\" title=\"Item\" id=\"right\"/>",
      outlets: "<outlet property=\"button\" destination=\"right\" id=\"o\"/>")
    #expect(bars.map { $0.items.map(\.label.source) } == [["Move"], ["Copy"]])
    #expect(bars.map { $0.variant?.arms } == ["“Move”", "“Copy”"])
    #expect(Set(bars.map(\.barID)).count == 1)
    #expect(Set(bars.map(\.id)).count == 2)
  }

  @Test("Names that two methods give an outlet's item, and that are only spoken, are each on a bar of its own")
  func spokenNames() {
    let bars = bars(
      """
      @IBOutlet var button: UIBarButtonItem!
      func updateUI() { if model.isFiltered { setActive() } else { setInactive() } }
      func setActive() { button.accessibilityLabel = "Selected - Filter" }
      func setInactive() { button?.accessibilityLabel = "Filter" }
      """, items: "<barButtonItem key=\"rightBarButtonItem\" image=\"funnel\" catalog=\"system\" id=\"right\"/>",
      outlets: "<outlet property=\"button\" destination=\"right\" id=\"o\"/>")
    let spoken = bars.flatMap(\.items).map { $0.accessibilityLabel.source ?? "" }
    #expect(spoken.sorted() == ["Filter", "Selected - Filter"])
    let arms = bars.map { $0.variant?.arms ?? "" }
    #expect(arms.sorted() == ["“Filter”", "“Selected - Filter”"])
    #expect(Set(bars.map(\.barID)).count == 1)
  }

  @Test("A title of the file stays where only other code sets titles, of controllers that may be others")
  func titleOfOthers() {
    let read = ProjectSource.read(texts: [
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects>
          <viewController id="vc" customClass="PickerController" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="Choose Icon" id="nav"/>
          </viewController>
        </objects></scene></scenes>
      </document>
      """,
      "Picker.swift": """
      final class PickerController: UIViewController {
        func a() { navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .plain) }
      }
      """,
      "Other.swift": """
      final class Maker {
        func a() {
          let picker = PickerController.make()
          alertVC.title = "Other"
        }
      }
      """,
    ]).toolbars
    #expect(read.map(\.title.source) == ["Choose Icon"])
  }

  @Test("An outlet's item that code puts on the bar is the file's")
  func placedOutlet() {
    let bars = bars(
      "@IBOutlet var button: UIBarButtonItem!\nfunc a() { navigationItem.rightBarButtonItems = [button] }",
      items: "<barButtonItem key=\"rightBarButtonItem\" title=\"Share\" id=\"right\"/>",
      outlets: "<outlet property=\"button\" destination=\"right\" id=\"o\"/>")
    #expect(bars.count == 1)
    #expect(bars.first?.items.map(\.label.source) == ["Share"])
  }

  @Test("An outlet's item that code puts on a toolbar is the file's, in the group that the code puts it into")
  func placedOnToolbar() {
    let file = """
      <view key="view" id="v"/>
      <toolbarItems>
        <barButtonItem title="Share" id="share"/>
        <barButtonItem systemItem="flexibleSpace" id="space"/>
        <barButtonItem title="Item" image="archivebox" catalog="system" id="archive"/>
      </toolbarItems>
      """
    let bars = bars(
      """
      @IBOutlet var share: UIBarButtonItem!
      @IBOutlet var archive: UIBarButtonItem!
      func a() { toolbarItems = [archive, UIBarButtonItem(systemItem: .flexibleSpace), share] }
      """, view: file,
      outlets: "<outlet property=\"share\" destination=\"share\" id=\"o\"/>"
        + "<outlet property=\"archive\" destination=\"archive\" id=\"p\"/>")
    let coded = bars.first { $0.kind == .toolbar && !$0.location.file.hasSuffix(".storyboard") }
    #expect(coded?.items.map(\.symbol) == ["archivebox", nil, nil])
    #expect(coded?.items.last?.label.source == "Share")
    #expect(Set(coded?.items.map(\.id) ?? []).count == 3)
    #expect(coded?.items.map(\.group) == [0, 1, 2])
  }

  @Test("Segments that code gives images say nothing")
  func segments() {
    let view = """
      <view key="view" id="v"><subviews><toolbar id="bar"><items>
        <barButtonItem id="item"><segmentedControl key="customView" id="seg">
          <segments><segment title="General"/><segment title="Extra"/></segments>
        </segmentedControl></barButtonItem>
      </items></toolbar></subviews></view>
      """
    let bars = bars(
      "@IBOutlet var pages: UISegmentedControl!\n"
        + "func a() { pages.setImage(UIImage(systemName: \"key\"), forSegmentAt: 0) }",
      view: view, outlets: "<outlet property=\"pages\" destination=\"seg\" id=\"o\"/>")
    let item = bars.first { $0.kind == .toolbar }?.items.first
    #expect(item?.segments == [])
    #expect(item?.symbol == "key")
  }

  @Test("A controller of another class keeps its own bar")
  func others() {
    let bars = ProjectSource.read(texts: [
      "Other.swift": "final class OtherController: UIViewController {\nfunc a() { self.title = \"News\" }\n}"
    ]).toolbars
    #expect(bars.map(\.title.source) == ["News"])
  }
}
