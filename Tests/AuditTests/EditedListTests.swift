import LintelAudit
import LintelModel
import Testing

/// Items that Interface Builder has, and code that changes the list of them.
@Suite("Lists of items that code changes")
struct EditedListTests {
  /// A controller with three items at its bottom: Read, a space and Share.
  private func bars(_ code: String, outlets: String = "") -> [Toolbar] {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects>
          <viewController id="vc" customClass="NoteController" sceneMemberID="viewController">
            <toolbarItems>
              <barButtonItem title="Read" id="read"/>
              <barButtonItem systemItem="flexibleSpace" id="space"/>
              <barButtonItem title="Share" id="share"/>
            </toolbarItems>
            <navigationItem key="navigationItem" title="Note" id="nav">
              <rightBarButtonItems>
                <barButtonItem title="Edge" id="edge"/>
                <barButtonItem title="Inner" id="inner"/>
              </rightBarButtonItems>
            </navigationItem>
            <connections>\(outlets)</connections>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    return ProjectSource.read(texts: [
      "Main.storyboard": storyboard,
      "Note.swift": "final class NoteController: UIViewController {\n\(code)\n}",
    ]).toolbars
  }

  private func item(_ title: String) -> String {
    "UIBarButtonItem(title: \"\(title)\", style: .plain, target: self, action: nil)"
  }

  /// Of each bar at the bottom what its items say, spaces as dashes.
  private func bottoms(_ bars: [Toolbar]) -> [[String]] {
    bars.filter { $0.kind == .toolbar }.map { bar in
      bar.items.map { $0.kind.isSpacer ? "-" : $0.label.source ?? "" }
    }
  }

  @Test(
    "An edit of the file's list leaves the others where they are",
    arguments: [
      ("toolbarItems?.insert(ADD, at: 1)", ["Read", "Add", "-", "Share"]),
      ("let first = 0\ntoolbarItems?.insert(ADD, at: first + 1)", ["Read", "Add", "-", "Share"]),
      ("toolbarItems?.append(ADD)", ["Read", "-", "Share", "Add"]),
      ("toolbarItems?.insert(ADD, at: 0)", ["Add", "Read", "-", "Share"]),
      ("toolbarItems? += [ADD]", ["Read", "-", "Share", "Add"]),
      ("toolbarItems?[2] = ADD", ["Read", "-", "Add"]), ("toolbarItems?.removeLast()", ["Read", "-"]),
      ("toolbarItems?.remove(at: 0)", ["-", "Share"]),
      ("var items = toolbarItems ?? []\nitems.insert(ADD, at: 1)\ntoolbarItems = items", ["Read", "Add", "-", "Share"]),
      ("var items = toolbarItems!\nitems[1] = ADD\nsetToolbarItems(items, animated: false)", ["Read", "Add", "Share"]),
      ("if let first = toolbarItems?.first { toolbarItems = [first, ADD] }", ["Read", "Add"]),
      ("toolbarItems = [toolbarItems![2], ADD]", ["Share", "Add"]),
      ("toolbarItems?.insert(ADD, at: 1)\ntoolbarItems?.removeLast()", ["Read", "Add", "-"]),
    ])
  func edited(statements: String, shown: [String]) {
    let found = bars("override func viewDidLoad() {\n\(statements.replacing("ADD", with: item("Add")))\n}")
    let edited = found.filter { $0.kind == .toolbar && !$0.location.file.hasSuffix(".storyboard") }
    #expect(bottoms(edited) == [shown])
    #expect(edited.first?.isJudgedForFit == true)
    #expect(edited.first?.controller == "NoteController")
  }

  @Test("The file's own bar is told where code leaves something of it out, and where it shows all of it only there")
  func file() {
    #expect(bottoms(bars("override func viewDidLoad() { toolbarItems?.insert(\(item("Add")), at: 1) }")).count == 1)
    let less = bottoms(bars("override func viewDidLoad() { toolbarItems?.removeLast() }"))
    #expect(less.count == 2)
    #expect(less.contains(["Read", "-", "Share"]))
  }

  @Test(
    "Nothing of the file's list is left where code empties it before it adds to it",
    arguments: [
      "LIST = nil\nLIST?.append(ADD)", "LIST = []\nfill() } func fill() { LIST?.append(ADD)",
      "LIST?.removeAll() } override func viewWillAppear(_ animated: Bool) { LIST?.append(ADD)",
      "LIST = nil\nvar items = LIST ?? []\nitems.append(ADD)\nLIST = items",
      "LIST = [] } func update() { var items = LIST ?? []\nitems.append(ADD)\nLIST = items",
      "LIST?.removeAll() } func update() { LIST?.insert(ADD, at: 1)",
      "empty()\nfill() } func empty() { LIST = nil } func fill() { LIST?.append(ADD)",
    ])
  func emptied(statements: String) {
    func code(_ list: String) -> String {
      let code = statements.replacing("LIST", with: list).replacing("ADD", with: item("Add"))
      return "override func viewDidLoad() { \(code) }"
    }
    let below = bars(code("toolbarItems")).filter { $0.kind == .toolbar && !$0.location.file.hasSuffix(".storyboard") }
    #expect(bottoms(below) == [["Add"]])
    #expect(below.first?.isJudgedForFit == true)
    let above = bars(code("navigationItem.rightBarButtonItems")).filter { $0.kind == .navigationBar }
    #expect(above.map { $0.items.map(\.label.source) } == [["Add"]])
  }

  @Test("Where code empties the list on a condition alone, the file's items are there without it")
  func maybeEmptied() {
    let list = "navigationItem.rightBarButtonItems"
    let found = bars("override func viewDidLoad() { if isPro { \(list) = [] }\n\(list)?.append(\(item("Add"))) }")
    #expect(found.contains { $0.items.map(\.label.source) == ["Add", "Inner", "Edge"] })
  }

  @Test("An edit for one system leaves the file's items on the others, and each starts from the file's")
  func availability() {
    let code = """
      override func viewDidLoad() {
        if #available(iOS 26, *) {
          toolbarItems?.insert(\(item("Activity")), at: 1)
        }
      }
      func center() {
        guard var items = toolbarItems, items.count == 3, #unavailable(iOS 26) else { return }
        let middle = 1
        items[middle] = UIBarButtonItem.flexibleSpace()
        items.insert(\(item("Progress")), at: middle + 1)
        items.insert(UIBarButtonItem.flexibleSpace(), at: middle + 2)
        toolbarItems = items
      }
      """
    let found = bars(code).filter { $0.kind == .toolbar }
    let new = found.filter { $0.osLines.contains(OSLine(26)) || $0.osLines.isEmpty }
    let old = found.filter { $0.osLines.contains(OSLine(18)) }
    #expect(bottoms(new) == [["Read", "Activity", "-", "Share"]])
    #expect(bottoms(old) == [["Read", "-", "Progress", "-", "Share"]])
    // Its spaces are on the bar, and on no bar of their own.
    #expect(!bars(code).contains { $0.name.contains("placement unknown") })
  }

  @Test("Where code puts items on phones alone, the file's stay on iPad")
  func phones() {
    let code = """
      override func viewDidLoad() {
        if traitCollection.userInterfaceIdiom == .phone {
          if let first = toolbarItems?.first { toolbarItems = [first, .flexibleSpace(), \(item("Next"))] }
        }
      }
      """
    let found = bars(code).filter { $0.kind == .toolbar }
    #expect(bottoms(found.filter { $0.platforms.contains(.ipados) }) == [["Read", "-", "Share"]])
    #expect(bottoms(found.filter { $0.platforms.contains(.ios) }) == [["Read", "-", "Next"]])
    let emptied = bars("override func viewDidLoad() { if traitCollection.userInterfaceIdiom == .phone { toolbarItems = nil } }")
    #expect(bottoms(emptied) == [["Read", "-", "Share"]])
  }

  @Test("The list of the right side begins at the edge")
  func right() {
    let found = bars("override func viewDidLoad() { navigationItem.rightBarButtonItems?.insert(\(item("Add")), at: 1) }")
    let bar = found.first { $0.kind == .navigationBar }
    #expect(bar?.items.map(\.label.source) == ["Inner", "Add", "Edge"])
    let less = bars("override func viewDidLoad() { navigationItem.rightBarButtonItems?.removeFirst() }")
    #expect(less.first { $0.kind == .navigationBar }?.items.map(\.label.source) == ["Inner"])
  }

  @Test("A place that the file's list has not leaves open what is on the bar")
  func beyond() {
    let found = bars("override func viewDidLoad() { toolbarItems?.insert(\(item("Add")), at: 7) }")
    let bar = found.first { $0.kind == .toolbar && $0.controller != nil }
    #expect(bar?.isJudgedForFit == false)
    #expect(bar?.unreadItems.map(\.reason).first == .before)
  }

  @Test("A toolbar that code fills on one system alone is none on the others where no file has items for it")
  func oneSystem() {
    let code = """
      final class LoneController: UIViewController {
        override func viewDidLoad() { if #available(iOS 26, *) { toolbarItems = [\(item("Add"))] } }
      }
      """
    let found = ProjectSource.read(texts: ["Lone.swift": code]).toolbars
    #expect(found.map(\.osLines) == [[OSLine(26)]])
  }

  @Test("A list that no file and no code has is unread, with place and reason")
  func nobody() {
    let code = """
      final class LoneController: UIViewController {
        override func viewDidLoad() { toolbarItems?.insert(\(item("Add")), at: 2) }
      }
      """
    let bar = ProjectSource.read(texts: ["Lone.swift": code]).toolbars.first
    #expect(bar?.items.map(\.label.source) == ["Add"])
    #expect(bar?.unreadTexts.map(\.isOfItems) == [true])
    #expect(bar?.unreadItems.first?.location.line == 2)
    #expect(bar?.unreadItems.first?.expression == "toolbarItems")
  }
}
